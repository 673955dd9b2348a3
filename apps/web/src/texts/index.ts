import type { BothLanguages, Language } from '@quayside/texts'
import { useSettings } from '../settings.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import type { Words } from './words.ts'

export const words: BothLanguages<Words> = { en, ja }

export function useWords(): { readonly t: Words; readonly language: Language } {
  const { language } = useSettings()
  return { t: words[language], language }
}
