import type { BothLanguages } from '@quayside/texts'
import { boardTexts } from './index.ts'
import { laterEn } from './later-en.ts'
import { laterJa } from './later-ja.ts'
import type { AllTexts } from './later-words.ts'

export const allTexts: BothLanguages<AllTexts> = {
  get en() {
    return { ...boardTexts.en, ...laterEn }
  },
  get ja() {
    return { ...boardTexts.ja, ...laterJa }
  },
}
