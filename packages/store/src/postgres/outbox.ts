/** Messages to other processes, gathered for a moment and sent together. */
import type pg from 'pg'
import type { Message } from '../messages.ts'
import { channelOf, HOUSE_CHANNEL } from './channels.ts'

const GATHER_MS = 20
const NOTIFY = 'SELECT pg_notify(m.channel, m.said) FROM unnest($1::text[], $2::text[]) AS m(channel, said)'

export class Outbox {
  private readonly pool: pg.Pool
  private readonly from: string
  private waiting: { readonly channel: string; readonly said: string }[] = []
  private timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool, from: string) {
    this.pool = pool
    this.from = from
  }

  put(message: Message): void {
    const channel = 'table' in message ? channelOf(message.table) : HOUSE_CHANNEL
    this.waiting.push({ channel, said: JSON.stringify({ ...message, from: this.from }) })
    this.timer ??= setTimeout(() => void this.send(), GATHER_MS).unref()
  }

  /** What cannot be sent is dropped: everybody asks anew when the database is back. */
  async send(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const all = this.waiting
    this.waiting = []
    if (all.length === 0) return
    const columns = [all.map((one) => one.channel), all.map((one) => one.said)]
    await this.pool.query(NOTIFY, columns).catch(() => undefined)
  }
}
