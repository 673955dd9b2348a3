import { fetchedWords } from '@quayside/board-kit'
import type { BoardTexts } from './words.ts'

export const boardTexts = fetchedWords<BoardTexts>({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
})
