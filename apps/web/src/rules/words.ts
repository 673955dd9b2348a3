/** The words of the rule pages, in the same language as everything else. */
import { wordBook } from '../texts/index.ts'
import type { RulesWords } from './texts/words.ts'

const book = wordBook<RulesWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadRulesWords = book.load
export const useRulesWords = book.use
