/** A log that strangers cannot fill: the same failure is written once, then counted, and the count is written once a minute. */

const SUMMARY_MS = 60_000
/** So many kinds of failures are told apart; beyond that they are counted together. */
const MOST_KINDS = 200

export interface ErrorLog {
  error(facts: object, message: string): void
}

interface Kind {
  readonly error: unknown
  readonly since: number
  more: number
}

export class RepeatedLog {
  private readonly log: ErrorLog
  private readonly now: () => number
  private readonly kinds = new Map<string, Kind>()

  constructor(log: ErrorLog, now: () => number) {
    this.log = log
    this.now = now
  }

  error(error: unknown, doing: string): void {
    const { name = '', code = '' } = (error ?? {}) as { name?: string; code?: string }
    const exact = `${doing.replaceAll(/\b[a-z0-9]{8,16}\b/g, '#')} ${name} ${code}`
    const key = this.kinds.has(exact) || this.kinds.size < MOST_KINDS ? exact : ''
    const kind = this.kinds.get(key)
    if (kind && this.now() - kind.since < SUMMARY_MS) {
      kind.more++
      return
    }
    if (kind && kind.more > 0) this.log.error({ err: kind.error, times: kind.more }, `${doing}: again`)
    this.kinds.set(key, { error, since: this.now(), more: 0 })
    this.log.error({ err: error }, doing)
  }
}
