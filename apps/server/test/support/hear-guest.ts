/** The stream of a guest as a test hears it; every message is held against its description. */
import type { GuestMessage } from '@quayside/protocol'
import { guestMessage } from '@quayside/protocol/schemas'
import { expect } from 'vitest'
import { mustBeDescribed } from './described.ts'
import type { Person } from './online.ts'

export interface Heard {
  readonly messages: GuestMessage[]
  close(): void
}

export async function hearGuest(base: string, { token }: Person): Promise<Heard> {
  const stop = new AbortController()
  const answer = await fetch(`${base}/api/me/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  })
  const messages: GuestMessage[] = []
  const read = async () => {
    let rest = ''
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (rest + part).split('\n\n')
      rest = events.pop() ?? ''
      for (const [, data = '{}'] of events.join('\n').matchAll(/^data: (.*)$/gm)) {
        const message = JSON.parse(data) as GuestMessage
        mustBeDescribed(guestMessage, message, 'a message to a guest')
        messages.push(message)
      }
    }
  }
  read().catch(() => undefined)
  await expect.poll(() => messages.length).toBeGreaterThan(0)
  return { messages, close: () => stop.abort() }
}
