/** The words of the first lessons, in the same language as everything else. */
import { wordBook } from '../texts/index.ts'
import type { LearnWords } from './texts/words.ts'

const book = wordBook<LearnWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadLearnWords = book.load
export const useLearnWords = book.use
