import { wordBook } from '../texts/index.ts'
import type { MailWords } from './texts/words.ts'

const book = wordBook<MailWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadMailWords = book.load
export const useMailWords = book.use
