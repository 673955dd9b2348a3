import type { BothLanguages } from '@quayside/texts'
import { boardTexts } from './index.ts'
import { lazyEn } from './lazy-en.ts'
import { lazyJa } from './lazy-ja.ts'
import type { AllTexts } from './lazy-words.ts'

export const allTexts: BothLanguages<AllTexts> = {
  get en() {
    return { ...boardTexts.en, ...lazyEn }
  },
  get ja() {
    return { ...boardTexts.ja, ...lazyJa }
  },
}
