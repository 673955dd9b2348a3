import { wordBook } from '../texts/index.ts'
import type { MeetWords } from './texts/words.ts'

const book = wordBook<MeetWords>({
  en: () => import('./texts/en.ts'),
  ja: () => import('./texts/ja.ts'),
})

export const loadMeetWords = book.load
export const useMeetWords = book.use
