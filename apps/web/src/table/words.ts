import { wordBook } from '../texts/index.ts'
import type { TableWords } from './texts/words.ts'

const book = wordBook<TableWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadTableWords = book.load
export const useTableWords = book.use
