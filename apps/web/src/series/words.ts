import { wordBook } from '../texts/index.ts'
import type { SeriesWords } from './texts/words.ts'

const book = wordBook<SeriesWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadSeriesWords = book.load
export const useSeriesWords = book.use
