/** The words of the replay page, in the same language as everything else. */
import { wordBook } from '../texts/index.ts'
import type { ReplayWords } from './texts/words.ts'

const book = wordBook<ReplayWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadReplayWords = book.load
export const useReplayWords = book.use
