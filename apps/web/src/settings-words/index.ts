import { wordBook } from '../texts/index.ts'
import type { SettingsWords } from './texts/words.ts'

const book = wordBook<SettingsWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadSettingsWords = book.load
export const useSettingsWords = book.use
