// Whatever strangers, watchers and rivals send: never an answer of 500 or above, never a change at somebody else's table.
import { connect } from 'node:net'
import { scaled } from '@quayside/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { routes } from '../../src/http/api.ts'
import { below, ODD, oddBody, oddText, oneOf } from '../support/odd-bodies.ts'
import { type Person, startServer, startTable, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

let site: TestServer
let ann: Person
let bob: Person
let stranger: Person
let watcher: Person
let table: string
beforeAll(async () => {
  site = await startServer()
  ann = await site.person('Ann')
  bob = await site.person('Bob')
  stranger = await site.person('Mallory')
  watcher = await site.person('Walter')
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const started = await startTable([ann, bob], { game: 'cartagena', seats, first: 0 })
  table = started.id
  await watcher.api.join(table, started.join)
})
afterAll(() => site?.stop())

/** Everything that is kept of the table under attack. */
async function kept(): Promise<string> {
  const { store } = site.online
  const row = await store.table(table)
  return JSON.stringify([row && { ...row, changed: 0 }, await store.entries(table, 0)])
}

function oddId(): string {
  const forged = ['aaaaaaaaaaaa', '', '%00', '..%2f..%2f', 'A'.repeat(300), "x';--", '%E0%A4%A', 'null']
  return below(3) > 0 ? table : oneOf(forged)
}

async function oddRequest(who: Person | null): Promise<number> {
  const one = oneOf(routes)
  const method = below(10) === 0 ? oneOf(['PUT', 'OPTIONS', 'HEAD', 'DELETE', 'PATCH', 'POST']) : one.method
  const path = below(30) === 0 ? `/${oddId()}` : one.path.replace('{id}', oddId())
  // Deleting oneself or going away is nobody's attack, and would end this one.
  if ((path === '/api/me' && method === 'DELETE') || path.endsWith('/leave')) return 0
  const query =
    below(5) === 0 ? `?seen=${encodeURIComponent(JSON.stringify(oneOf(ODD)))}&known=x&after=-1` : ''
  const headers: { [name: string]: string } = {
    'content-type': below(15) === 0 ? 'text/plain' : 'application/json',
  }
  if (who) headers.authorization = `Bearer ${below(20) === 0 ? 'forged' : who.token}`
  if (below(20) === 0) headers.origin = 'https://evil.example'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await fetch(`${site.base}${path}${query}`, {
    method,
    headers,
    ...(hasBody ? { body: oddText() } : {}),
  })
  const text = await answer.text()
  if (/\bat .*\.ts:\d+/.test(text)) throw new Error(`a stack trace: ${text}`)
  return answer.status
}

/** A connection to the table under attack, with what the server said and the code it was closed with. */
async function rawSocket(person: Person) {
  const socket = socketTo(person)
  const heard: string[] = []
  socket.on('message', (text) => heard.push(String(text)))
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.once('open', resolve))
  return { socket, heard, closed }
}

function socketTo(person: Person | null, more: object = {}): WebSocket {
  const headers = { ...(person ? { authorization: `Bearer ${person.token}` } : {}), ...more }
  return new WebSocket(`${site.base.replace('http', 'ws')}/api/tables/${table}/socket`, { headers })
}

function refusedWith(socket: WebSocket): Promise<number | undefined> {
  return new Promise((resolve) => {
    socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode))
    socket.once('open', () => resolve(101))
  })
}

function flood(socket: WebSocket): void {
  for (let i = 0; i < 400 && socket.readyState === socket.OPEN; i++) socket.send(oddMessage())
}

/** Bytes, odd text, or a message in the right form that a watcher has no right to. */
function oddMessage(): string | Buffer {
  const kind = below(10)
  if (kind === 0) return Buffer.from([0xff, below(256), 0])
  if (kind > 5) return oddText().slice(0, 60_000)
  return JSON.stringify({ do: oneOf(['act', 'undo', 'dance']), id: `m${below(50)}`, action: oddBody() })
}

describe('an attack', () => {
  it('by thousands of odd requests changes nothing and breaks nothing', async () => {
    const before = await kept()
    const statuses = new Map<number, number>()
    const attackers = [null, stranger, watcher]
    const each = Math.ceil(scaled(8_000, 40_000) / 8)
    await Promise.all(
      Array.from({ length: 8 }, async (_, lane) => {
        for (let i = 0; i < each; i++) {
          const status = await oddRequest(attackers[(lane + i) % 3] ?? null)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }),
    )
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    // Some requests were right and some were not: the attack got past the first door, and was stopped at others.
    for (const status of [200, 400, 401, 403, 404])
      expect(statuses.get(status), `${status}`).toBeGreaterThan(0)
    expect(await kept()).toBe(before)
  })

  it('from another’s seat, stale, repeated or out of order plays nothing', async () => {
    const before = await kept()
    const { update } = await ann.api.position(table)
    const action = update?.legal[0] ?? null
    for (const person of [bob, watcher, stranger]) {
      expect(await codeOf(person.api.act(table, action))).not.toBe('accepted')
      expect(await codeOf(person.api.undo(table))).not.toBe('accepted')
      expect(await codeOf(person.api.start(table))).not.toBe('accepted')
      expect(await codeOf(person.api.close(table))).not.toBe('accepted')
    }
    const { ask } = (update?.view ?? { ask: 0 }) as { ask: number }
    for (const stale of [ask - 1, ask + 1, -5]) {
      expect(await codeOf(ann.api.act(table, action, { ask: stale }))).toBe('staleAsk')
    }
    expect(await kept()).toBe(before)
  })

  it('with a forged request id cannot answer for another seat', async () => {
    const { update } = await ann.api.position(table)
    await ann.api.act(table, update?.legal[0] ?? null, { id: 'shared' })
    const before = await kept()
    expect(await codeOf(bob.api.act(table, { type: 'nonsense' }, { id: 'shared' }))).toBe('unreadable')
    expect(await kept()).toBe(before)
  })

  it('through the socket changes nothing and leaves the server standing', async () => {
    const before = await kept()
    for (const [person, status] of [
      [stranger, 404],
      [null, 401],
    ] as const) {
      expect(await refusedWith(socketTo(person))).toBe(status)
    }
    const { socket, closed, heard } = await rawSocket(watcher)
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    flood(socket)
    socket.send('{"do":"ping","id":"last"}')
    await expect.poll(() => heard.some((text) => text.includes('"id":"last"'))).toBe(true)
    expect(heard.filter((text) => text.includes('"error"')).length).toBeGreaterThan(300)
    socket.send('x'.repeat(100_000))
    await closed
    expect(await kept()).toBe(before)
    expect((await fetch(`${site.base}/healthz`)).status).toBe(200)
  })

  it('with a socket from another site is refused', async () => {
    expect(await refusedWith(socketTo(ann, { origin: 'https://evil.example' }))).toBe(403)
  })

  it('with a form from another site is refused', async () => {
    const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' }
    for (const more of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await fetch(`${site.base}/api/tables/${table}/resign`, {
        method: 'POST',
        headers: { ...headers, ...more } as Record<string, string>,
        body: '{}',
      })
      expect(answer.status).toBe(403)
    }
  })

  it('with bytes that are no HTTP leaves the server standing', async () => {
    for (const bytes of ['\u0000\u0001\u0002', 'GET', `GET / HTTP/1.1\r\nx: ${'y'.repeat(90_000)}\r\n\r\n`]) {
      await new Promise<void>((resolve) => {
        const raw = connect(site.port, '127.0.0.1', () => raw.end(bytes))
        raw.on('error', () => resolve())
        raw.on('close', () => resolve())
        raw.resume()
      })
    }
    expect((await fetch(`${site.base}/healthz`)).status).toBe(200)
  })
})

describe('limits', () => {
  it('stop a flood from one guest and one address, and many tables of one guest', async () => {
    const { STANDARD } = await import('../../src/settings.ts')
    const limits = {
      ...STANDARD.limits,
      tablesPerGuest: 2,
      newGuests: { perSecond: 0.001, burst: 2 },
      chat: { perSecond: 0.001, burst: 2 },
    }
    const strict = await startServer({ settings: { limits } })
    const guest = await strict.person('Ann')
    await strict.person('Bob')
    expect(await codeOf(strict.person('Cat'))).toBe('tooOften')
    const wish = { game: 'carthage', seats: [{ kind: 'person' }, { kind: 'random' }] }
    await guest.api.makeTable(wish)
    const { room } = await guest.api.makeTable(wish)
    const phrases = [1, 2, 3].map(() => codeOf(guest.api.sayPhrase(room.id, 'thanks')))
    expect((await Promise.all(phrases)).sort()).toEqual(['accepted', 'accepted', 'tooOften'])
    expect(await codeOf(guest.api.makeTable(wish))).toBe('tooManyTables')
    const codes = await Promise.all(Array.from({ length: 100 }, () => codeOf(guest.api.myTables())))
    expect(codes).toContain('tooOften')
    await strict.stop()
  })

  it('hold for sizes of bodies', async () => {
    const answer = await fetch(`${site.base}/api/tables`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'x'.repeat(80_000) }),
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: { code: 'tooLarge' } })
  })
})

describe('pages', () => {
  it('allow no inline script', async () => {
    const page = await fetch(`${site.base}/api`)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  })
})
