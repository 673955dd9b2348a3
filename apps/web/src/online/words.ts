/** The words of online tables, in the same language as the rest of the page. */
import { wordBook } from '../texts/index.ts'
import type { OnlineWords } from './texts/words.ts'

const book = wordBook<OnlineWords>({
  en: async () => (await import('./texts/en.ts')).en,
  ja: async () => (await import('./texts/ja.ts')).ja,
})

/** Before the first page that speaks them is drawn. */
export const loadOnlineWords = book.load
export const useOnlineWords = book.use
