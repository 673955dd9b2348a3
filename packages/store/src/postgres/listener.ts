/** Receives notices of other processes (LISTEN/NOTIFY). After a lost connection it reconnects and reports `missed`. */
import pg from 'pg'
import type { Notice } from '../port.ts'

const RETRY_MS = 500

export async function listenTo(url: string, hear: (notice: Notice) => void): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    })
    fresh.on('error', () => undefined)
    fresh.on('end', () => later(fresh))
    fresh.on('notification', ({ payload }) => {
      for (const word of (payload ?? '').split(' ')) {
        const notice = readNotice(word)
        if (notice) hear(notice)
      }
    })
    client = fresh
    await fresh.connect()
    await fresh.query('LISTEN quayside')
  }
  const later = (lost: pg.Client) => {
    if (stopped || client !== lost) return
    client = null
    clearTimeout(timer)
    timer = setTimeout(retry, RETRY_MS)
  }
  const retry = () => {
    connect().then(
      () => hear({ kind: 'missed' }),
      () => {
        const failed = client
        client = null
        failed?.end().catch(() => undefined)
        if (!stopped) timer = setTimeout(retry, RETRY_MS)
      },
    )
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}

export function readNotice(word: string): Notice | null {
  const [kind, id = '', first = '', second = ''] = word.split(':')
  if (id === '') return null
  if (kind === 't') return { kind: 'table', id, seq: Number(first), version: Number(second) }
  if (kind === 'c') return { kind: 'chat', id, n: Number(first) }
  if (kind === 'x') return { kind: 'gone', id }
  return kind === 'g' ? { kind: 'guest', id } : null
}
