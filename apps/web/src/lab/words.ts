import { wordBook } from '../texts/index.ts'
import type { LabWords } from './texts/words.ts'

const book = wordBook<LabWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadLabWords = book.load
export const useLabWords = book.use
