import { catalogue } from '@quayside/texts'
import type { BoardTexts } from './words.ts'

export const boardTexts = catalogue<BoardTexts>({
  en: () => import('./en.ts'),
  ja: () => import('./ja.ts'),
})
