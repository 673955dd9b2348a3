import { wordBook } from '../texts/index.ts'
import type { TextTableWords } from './texts/words.ts'

const book = wordBook<TextTableWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadTextTableWords = book.load
export const useTextTableWords = book.use
