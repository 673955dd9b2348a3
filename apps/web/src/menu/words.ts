import { wordBook } from '../texts/index.ts'
import type { MenuWords } from './texts/words.ts'

const book = wordBook<MenuWords>({
  en: async () => (await import('./texts/en.ts')).en,
  ja: async () => (await import('./texts/ja.ts')).ja,
})

export const loadMenuWords = book.load
export const useMenuWords = book.use
