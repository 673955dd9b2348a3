/** The words of the replay page, in the same language as everything else. */
import { wordBook } from '../texts/index.ts'
import type { ReplayWords } from './texts/words.ts'

const book = wordBook<ReplayWords>({
  en: async () => (await import('./texts/en.ts')).en,
  ja: async () => (await import('./texts/ja.ts')).ja,
})

export const loadReplayWords = book.load
export const useReplayWords = book.use
