import { wordBook } from '../texts/index.ts'
import type { RatingWords } from './texts/words.ts'

const book = wordBook<RatingWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadRatingWords = book.load
export const useRatingWords = book.use
