import type { InEachLanguage } from '@quayside/texts'
import { en } from './texts/en.ts'
import { ja } from './texts/ja.ts'
import type { PlayWords } from './texts/words.ts'

export const playWords: InEachLanguage<PlayWords> = { en, ja }
