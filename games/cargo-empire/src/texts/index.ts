import type { BothLanguages, GameTexts } from '@quayside/texts'
import type { CargoEmpire } from '../types.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export const texts: BothLanguages<GameTexts<CargoEmpire>> = { en, ja }
