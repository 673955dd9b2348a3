import type { BothLanguages } from '@quayside/texts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import type { BoardTexts } from './words.ts'

export const boardTexts: BothLanguages<BoardTexts> = { en, ja }
