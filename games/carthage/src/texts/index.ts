import type { GameTexts, InEachLanguage } from '@quayside/texts'
import type { Carthage } from '../types.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export const texts: InEachLanguage<GameTexts<Carthage>> = { en, ja }
