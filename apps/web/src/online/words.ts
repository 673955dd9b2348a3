/** The words of online tables, in the same language as the rest of the page. */
import { wordBook } from '../texts/index.ts'
import type { OnlineWords } from './texts/words.ts'

const book = wordBook<OnlineWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

/** Before the first page that speaks them is drawn. */
export const loadOnlineWords = book.load
export const useOnlineWords = book.use
