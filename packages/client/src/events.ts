/** Reads server-sent events from a response: for scripts, where there is no EventSource or none that sends headers. */
import type { StreamMessage } from '@quayside/protocol'

export interface EventsOptions {
  readonly base?: string
  readonly token?: string
  readonly table: string
  readonly seen?: number
  readonly known?: boolean
  /** After the first position only what has changed: put `news` on top of it with `mergeNews`. */
  readonly news?: boolean
  readonly signal?: AbortSignal
}

/** Yields messages until the server ends the stream; call again with the last `seq` to resume. */
export async function* tableEvents(options: EventsOptions): AsyncGenerator<StreamMessage> {
  const { base = '', token, table, seen, known, news, signal } = options
  const query = new URLSearchParams({
    ...(seen === undefined ? {} : { seen: String(seen) }),
    ...(known ? { known: '1' } : {}),
    ...(news ? { news: '1' } : {}),
  })
  const answer = await fetch(`${base}/api/tables/${encodeURIComponent(table)}/events?${query}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  })
  if (!answer.ok || !answer.body) throw new Error(`the stream was refused: ${await answer.text()}`)
  let rest = ''
  const decoder = new TextDecoder()
  const reader = answer.body.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true })
    const events = rest.split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = event.split('\n').find((line) => line.startsWith('data: '))
      if (data) yield JSON.parse(data.slice(6)) as StreamMessage
    }
  }
}
