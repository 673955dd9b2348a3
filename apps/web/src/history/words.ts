import { wordBook } from '../texts/index.ts'
import type { HistoryWords } from './texts/words.ts'

const book = wordBook<HistoryWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadHistoryWords = book.load
export const useHistoryWords = book.use
