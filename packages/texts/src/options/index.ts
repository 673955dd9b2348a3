import type { InEachLanguage } from '../languages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import type { OptionWords } from './words.ts'

export const optionWords: InEachLanguage<OptionWords> = { en, ja }
