import { wordBook } from '../texts/index.ts'
import type { MenuWords } from './texts/words.ts'

const book = wordBook<MenuWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadMenuWords = book.load
export const useMenuWords = book.use
