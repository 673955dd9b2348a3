import { wordBook } from '../texts/index.ts'
import type { SettingsWords } from './words.ts'

const book = wordBook<SettingsWords>({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
})

export const loadSettingsWords = book.load
export const useSettingsWords = book.use
