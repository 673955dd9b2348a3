import { wordBook } from '../texts/index.ts'
import type { SetupWords } from './texts/words.ts'

const book = wordBook<SetupWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadSetupWords = book.load
export const useSetupWords = book.use
