/** Entry point of the worker that reads records one by one, so that the page stays free. */
import { answerWith } from '../host/worker-link.ts'
import { type Reading, readingOf } from './reading.ts'

export interface ReadingRequests {
  read: { sent: { text: string; seat: number }; back: Reading | null }
}

answerWith<ReadingRequests>({ read: ({ text, seat }) => readingOf(text, seat) })
