import { wordBook } from '../texts/index.ts'
import type { PeopleWords } from './texts/words.ts'

const book = wordBook<PeopleWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadPeopleWords = book.load
export const usePeopleWords = book.use
