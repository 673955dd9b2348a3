// The client's end of a table: what it does when connections come and go.
import type { RoomInfo, ServerMessage } from '@quayside/protocol'
import { describe, expect, it, vi } from 'vitest'
import { type Link, Play, RefusedError } from '../src/index.ts'

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = []
  readonly sent: { id: string; do: string }[] = []
  readonly url: string
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  onerror: (() => void) | null = null

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
  }

  open(): this {
    this.readyState = 1
    this.onopen?.()
    return this
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  lose(code = 1006, reason = ''): void {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}

function started(askWhy: () => Promise<unknown> = async () => undefined) {
  FakeSocket.all = []
  const heard = {
    links: [] as Link[],
    seqs: [] as number[],
    views: [] as unknown[],
    ended: [] as string[],
    builds: [] as string[],
  }
  const play = new Play(
    { base: 'http://here', table: 'abc', askWhy, open: (url) => new FakeSocket(url) as unknown as WebSocket },
    {
      link: (link) => heard.links.push(link),
      update: ({ seq, view }) => {
        heard.seqs.push(seq)
        heard.views.push(view)
      },
      ended: ({ code }) => heard.ended.push(code),
      newBuild: (build) => heard.builds.push(build),
    },
  )
  return { play, heard, latest: () => FakeSocket.all.at(-1) as FakeSocket }
}

const hello = (build: string): ServerMessage => ({
  type: 'hello',
  build,
  you: { id: 'ann', name: 'Ann' },
  room: {} as RoomInfo,
  chat: [],
})
const update = (seq: number): ServerMessage => ({
  type: 'update',
  seq,
  viewer: 0,
  view: { viewer: 0, ask: 1, shown: { pile: 9 }, known: null },
  steps: [],
  fresh: true,
  owe: [],
  may: [],
  legal: [],
  undo: null,
  result: null,
  clock: null,
  fault: null,
})

describe('a table’s connection', () => {
  it('says what it has seen when it comes back', async () => {
    vi.useFakeTimers()
    const { heard, latest, play } = started()
    expect(latest().url).toBe('ws://here/api/tables/abc/socket?')
    latest().open().say(hello('a'))
    latest().say(update(7))
    latest().lose()
    expect(heard.links.at(-1)).toBe('lost')
    await vi.advanceTimersByTimeAsync(1000)
    expect(latest().url).toBe('ws://here/api/tables/abc/socket?seen=7')
    latest().open().say(hello('b'))
    expect(heard.links.at(-1)).toBe('open')
    expect(heard.builds).toEqual(['b'])
    play.close()
    vi.useRealTimers()
  })

  it('sends an unanswered action again under the same id, and answers it once', async () => {
    vi.useFakeTimers()
    const { play, latest } = started()
    latest().open()
    const answer = play.act({ type: 'take' }, { ask: 3 })
    const [first] = latest().sent
    latest().lose()
    await vi.advanceTimersByTimeAsync(1000)
    latest().open()
    expect(latest().sent[0]).toEqual(first)
    latest().say({ type: 'answer', id: first?.id ?? '', ok: { seq: 8 } })
    expect(await answer).toEqual({ ok: { seq: 8 } })
    latest().lose()
    await vi.advanceTimersByTimeAsync(1000)
    expect(latest().open().sent).toEqual([])
    play.close()
    vi.useRealTimers()
  })

  it('waits longer and longer, and not at all when the device is online again', async () => {
    vi.useFakeTimers()
    const { play, latest } = started()
    for (let i = 0; i < 12; i++) {
      latest().lose()
      await vi.advanceTimersByTimeAsync(13_000)
    }
    const tries = FakeSocket.all.length
    expect(tries).toBe(13)
    latest().lose()
    await vi.advanceTimersByTimeAsync(2000)
    expect(FakeSocket.all.length).toBe(tries)
    play.reconnect()
    expect(FakeSocket.all.length).toBe(tries + 1)
    play.close()
    vi.useRealTimers()
  })

  it('does not come back to a table that is gone or that it may not see', async () => {
    vi.useFakeTimers()
    for (const [code, reason] of [
      [4003, 'removed'],
      [4004, 'gone'],
    ] as const) {
      const { play, heard, latest } = started()
      const answer = play.act({ type: 'take' })
      latest().open().lose(code, reason)
      expect(heard.ended).toEqual([reason])
      expect(await answer).toMatchObject({ refusal: { code: 'ended' } })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(FakeSocket.all).toHaveLength(1)
    }
    vi.useRealTimers()
  })

  it('asks why no socket was opened, and comes back unless the server will not have it', async () => {
    vi.useFakeTimers()
    const refusal = { code: 'noTable', rule: null, message: { en: 'No.', ja: 'いいえ。' } }
    for (const [status, tries] of [
      [404, 1],
      [503, 2],
    ] as const) {
      const { play, heard, latest } = started(() => Promise.reject(new RefusedError(refusal, status)))
      latest().lose()
      await vi.advanceTimersByTimeAsync(600)
      expect(FakeSocket.all, `${status}`).toHaveLength(tries)
      expect(heard.ended).toEqual(status === 404 ? ['noTable'] : [])
      play.close()
    }
    vi.useRealTimers()
  })

  it('believes the device that there is no network, and keeps what was to be sent', async () => {
    vi.useFakeTimers()
    const { play, heard, latest } = started()
    latest().open().say(hello('a'))
    const answer = play.act({ type: 'take' })
    const [first] = latest().sent
    play.lose()
    expect(heard.links.at(-1)).toBe('lost')
    play.reconnect()
    expect(latest().open().sent).toEqual([first])
    latest().say({ type: 'answer', id: first?.id ?? '', ok: { seq: 1 } })
    expect(await answer).toEqual({ ok: { seq: 1 } })
    play.close()
    play.lose()
    expect(heard.links.at(-1)).toBe('ended')
    vi.useRealTimers()
  })

  it('puts news on top of the position, with the answer that came inside', async () => {
    const { play, heard, latest } = started()
    latest().open().say(hello('a'))
    latest().say(update(7))
    const answer = play.act({ type: 'take' })
    const id = latest().sent[0]?.id ?? ''
    const parts = { pile: 8 }
    latest().say({ type: 'news', from: 7, to: 9, viewer: 0, ask: 2, parts, answer: { id, ok: { seq: 8 } } })
    expect(heard.seqs).toEqual([7, 9])
    expect(heard.views.at(-1)).toEqual({ viewer: 0, ask: 2, shown: { pile: 8 }, known: null })
    expect(await answer).toEqual({ ok: { seq: 8 } })
    play.close()
  })

  it('comes back for the whole position when news do not belong on top of what it has', async () => {
    vi.useFakeTimers()
    for (const news of [
      { from: 8, to: 9, viewer: 0 },
      { from: 7, to: 7, viewer: 1 },
    ]) {
      const { play, heard, latest } = started()
      latest().open().say(hello('a'))
      latest().say(update(7))
      latest().say({ type: 'news', from: 5, to: 6, viewer: 0, ask: 1 })
      expect(FakeSocket.all).toHaveLength(1)
      latest().say({ type: 'news', ...news, ask: 2 })
      await vi.advanceTimersByTimeAsync(1000)
      expect(FakeSocket.all).toHaveLength(2)
      expect(latest().url).toContain('seen=7')
      expect(heard.seqs).toEqual([7])
      play.close()
    }
    vi.useRealTimers()
  })

  it('notices a connection that has gone silent', async () => {
    vi.useFakeTimers()
    const { play, heard, latest } = started()
    latest().open().say(hello('a'))
    await vi.advanceTimersByTimeAsync(35_000)
    expect(heard.links).toContain('lost')
    expect(FakeSocket.all.length).toBeGreaterThan(1)
    play.close()
    vi.useRealTimers()
  })
})
