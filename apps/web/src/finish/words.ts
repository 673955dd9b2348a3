import { wordBook } from '../texts/index.ts'
import type { FinishWords } from './texts/words.ts'

const book = wordBook<FinishWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadFinishWords = book.load
export const useFinishWords = book.use
