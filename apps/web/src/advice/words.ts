import { wordBook } from '../texts/index.ts'
import type { HintWords } from './texts/words.ts'

const book = wordBook<HintWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadHintWords = book.load
export const useHintWords = book.use
