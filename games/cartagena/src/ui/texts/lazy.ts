import type { InEachLanguage, Language } from '@quayside/texts'
import { lazy as en } from './en/lazy.ts'
import { boardTexts } from './index.ts'
import { lazy as ja } from './ja/lazy.ts'
import type { AllTexts, LazyTexts } from './lazy-words.ts'

const lazy: InEachLanguage<LazyTexts> = { en, ja }

/** The board's words must have been fetched in this language. */
export const allTextsIn = (language: Language): AllTexts => ({ ...boardTexts[language], ...lazy[language] })
