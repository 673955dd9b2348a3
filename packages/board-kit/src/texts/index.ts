import type { InEachLanguage } from '@quayside/texts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import type { KitWords } from './words.ts'

export const WORDS: InEachLanguage<KitWords> = { en, ja }
