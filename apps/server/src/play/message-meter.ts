/** Decides what becomes of a message before it is read: messages and bytes are counted, and whoever goes on is disconnected. */
import type { Online } from '../online.ts'

/** `refuse`: it is answered without having been read; `close`: the connection ends. */
export type Verdict = 'read' | 'refuse' | 'close'

export function weigh({ rateLimiters, metrics }: Online, guest: string, bytes: number): Verdict {
  const { messages, bytes: byteLimit } = rateLimiters
  if (messages.take(guest) && byteLimit.take(guest, bytes)) return 'read'
  metrics.refusals.inc({ reason: 'tooOften' })
  metrics.rateLimited.inc()
  return rateLimiters.abuse.take(guest) ? 'refuse' : 'close'
}

/** A message that does not read: a few may be a mistake. */
export function weighUnreadable({ rateLimiters, metrics }: Online, guest: string): Verdict {
  metrics.refusals.inc({ reason: 'badRequest' })
  return rateLimiters.abuse.take(guest) ? 'refuse' : 'close'
}

const LONGEST_HEAD = 200
const ID = /"id":"([\w-]{1,60})"/

/** The id of a message that is not worth reading, so that its sender knows which one was refused. */
export function idWithin(data: Buffer): string {
  return ID.exec(data.toString('latin1', 0, LONGEST_HEAD))?.[1] ?? ''
}
