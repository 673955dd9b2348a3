/** Receives notices of other processes (LISTEN/NOTIFY). After a lost connection it reconnects and reports `missed`. */
import pg from 'pg'
import type { Message } from '../messages.ts'
import type { Notice } from '../port.ts'
import { HOUSE_CHANNEL } from './channels.ts'

const RETRY_MS = 500
/** Any number that nothing else in the database uses: every running server shares this lock. */
export const RUNNING_LOCK = 7_283_412

export class Listener {
  private readonly url: string
  private readonly hear: (notice: Notice) => void
  private client: pg.Client | null = null
  private isStopped = false
  private timer: NodeJS.Timeout | undefined
  private waiting: string[] = []
  private said: Promise<void> = Promise.resolve()
  /** How many tables in memory need each channel, and when it is heard. */
  private readonly wanted = new Map<string, { many: number; readonly heard: Promise<void> }>([
    [HOUSE_CHANNEL, { many: 1, heard: Promise.resolve() }],
  ])

  constructor(url: string, hear: (notice: Notice) => void) {
    this.url = url
    this.hear = hear
  }

  async start(): Promise<void> {
    await this.connect()
  }

  /** Resolves when notices of this channel are heard, or, while the database is away, at once: it is `missed` afterwards. */
  watch(channel: string): Promise<void> {
    const known = this.wanted.get(channel)
    const one = known ?? { many: 0, heard: this.say(`LISTEN ${pg.escapeIdentifier(channel)}`) }
    one.many++
    this.wanted.set(channel, one)
    return one.heard
  }

  unwatch(channel: string): void {
    const one = this.wanted.get(channel)
    if (!one || --one.many > 0) return
    this.wanted.delete(channel)
    void this.say(`UNLISTEN ${pg.escapeIdentifier(channel)}`)
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.client?.end().catch(() => undefined)
  }

  /** One query at a time; what is asked for meanwhile goes together into the next. */
  private say(sql: string): Promise<void> {
    this.waiting.push(sql)
    if (this.waiting.length === 1) this.said = this.said.then(() => this.sayWaiting())
    return this.said
  }

  /** A failure means that the connection is gone: whoever connects again listens to everything that is wanted then. */
  private async sayWaiting(): Promise<void> {
    const sql = this.waiting.join('; ')
    this.waiting = []
    await this.client?.query(sql).catch(() => undefined)
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    })
    client.on('error', () => undefined)
    client.on('end', () => this.lost(client))
    client.on('notification', ({ payload }) => {
      for (const notice of readNotices(payload ?? '')) this.hear(notice)
    })
    await client.connect()
    this.client = client
    await this.say(`SELECT pg_advisory_lock_shared(${RUNNING_LOCK})`)
    await Promise.all(
      [...this.wanted.keys()].map((channel) => this.say(`LISTEN ${pg.escapeIdentifier(channel)}`)),
    )
    if (this.client !== client) throw new Error('the connection was lost again')
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return
    this.client = null
    this.retryLater()
  }

  private retryLater(): void {
    if (this.isStopped) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.retry(), RETRY_MS)
  }

  private async retry(): Promise<void> {
    try {
      await this.connect()
      this.hear({ kind: 'missed' })
    } catch {
      const failed = this.client
      this.client = null
      await failed?.end().catch(() => undefined)
      this.retryLater()
    }
  }
}

/** Steps come many in one text, separated by blanks; a message of another process is one JSON document. */
function readNotices(payload: string): Notice[] {
  if (payload.startsWith('{')) {
    const { from, ...message } = JSON.parse(payload) as Message & { readonly from: string }
    return [{ kind: 'message', from, message: message as Message }]
  }
  return payload.split(' ').flatMap((word) => readNotice(word) ?? [])
}

function readNotice(word: string): Notice | null {
  const [kind, id = '', first = '', second = ''] = word.split(':')
  if (id === '') return null
  if (kind === 't') return { kind: 'table', id, seq: Number(first), version: Number(second) }
  if (kind === 'c') return { kind: 'chat', id, n: Number(first) }
  if (kind === 'x') return { kind: 'gone', id }
  return kind === 'g' ? { kind: 'guest', id } : null
}
