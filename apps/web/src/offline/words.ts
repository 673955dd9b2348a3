import { wordBook } from '../texts/index.ts'
import type { OfflineWords } from './texts/words.ts'

export const offlineWords = wordBook<OfflineWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})
