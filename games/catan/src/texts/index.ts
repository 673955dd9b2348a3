import type { GameTexts, InEachLanguage } from '@quayside/texts'
import type { Catan } from '../types.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export const texts: InEachLanguage<GameTexts<Catan>> = { en, ja }
