import type { BothLanguages, GameTexts } from '@quayside/texts'
import type { Carthage } from '../types.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export const texts: BothLanguages<GameTexts<Carthage>> = { en, ja }
