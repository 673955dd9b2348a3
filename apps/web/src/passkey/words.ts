import { wordBook } from '../texts/index.ts'
import type { PasskeyWords } from './texts/words.ts'

const book = wordBook<PasskeyWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadPasskeyWords = book.load
export const usePasskeyWords = book.use
