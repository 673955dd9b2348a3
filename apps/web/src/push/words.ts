import { wordBook } from '../texts/index.ts'
import type { PushWords } from './texts/words.ts'

const book = wordBook<PushWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadPushWords = book.load
export const usePushWords = book.use
