// Requests and messages, half of them well-formed but hostile: by strangers, by watchers and by people from their own seats. Nothing
// answers 5xx, nothing changes that its sender had no right to change, memory comes back, and another table goes on meanwhile.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@quayside/all'
import { openSqlite } from '@quayside/store'
import { loadTable } from '@quayside/table'
import { scaled } from '@quayside/test-kit'
import { freePort } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { becomePerson, type Person, playAt, startTable } from '../support/online.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'
import { figure } from '../support/raw.ts'

const MANY = scaled(4_000, 20_000)
const LANES = 8

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-hostile-'))
  // A name and https, so that passkeys are taken.
  const env = { PUBLIC_URL: 'https://hostile.example' }
  server = await startProcess({ port: await freePort(), data: folder, env })
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

let state = 777
function below(k: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 4_294_967_296) * k)
}
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T

interface Scene {
  readonly table: string
  readonly join: string
  readonly ids: readonly string[]
  readonly action: unknown
}

const WISH = { games: ['cartagena'], pace: 'live', players: [2] }

/** In the right form and with real ids, but none of the sender's business, or too much, or too late. */
function hostile({ table, join, ids, action }: Scene): { method: string; path: string; body?: unknown } {
  const at = `/api/tables/${table}`
  const big = 'ｗ'.repeat(below(3000))
  const post = (path: string, body: unknown = {}) => ({ method: 'POST', path, body })
  const all = [
    () => post(`${at}/act`, { id: `h${below(40)}`, action, ask: below(4) }),
    () =>
      post(`${at}/act`, { id: 'shared', action: { type: 'forward', card: 'gun', from: 'start' }, seen: 0 }),
    () => post(`${at}/check`, { action }),
    () => post(`${at}/undo`, { id: 'u' }),
    () => post(`${at}/sit`, { seat: below(3), contribution: big.slice(0, 60), colour: 'blue' }),
    () => post(`${at}/stand`),
    () => post(`${at}/start`),
    () => post(`${at}/remove`, { guest: oneOf(ids) }),
    () => post(`${at}/mute`, { guest: oneOf(ids), muted: true }),
    () => post(`${at}/propose`, { kind: 'standIn', seat: below(3) }),
    () => post(`${at}/propose`, { kind: 'end' }),
    () => post(`${at}/answer`, { agree: true }),
    () => post(`${at}/rematch`),
    () => post(`${at}/report`, { about: oneOf(ids), text: big }),
    () => post(`${at}/chat`, { text: `${big}\u202E` }),
    () => post(`${at}/phrase`, { phrase: oneOf(['thanks', '__proto__', 'constructor', big]) }),
    () => post(`${at}/join`, { secret: below(2) ? join.slice(1) : 'x' }),
    () => post(`${at}/invite`, { guest: oneOf(ids) }),
    () => post('/api/me/people', { guest: oneOf(ids), do: oneOf(['ask', 'decline', 'remove', 'unblock']) }),
    () => post('/api/me/people', { guest: oneOf([...ids, table, big.slice(0, 40)]), do: 'ask' }),
    () => ({ method: 'GET', path: '/api/me/people' }),
    () => ({ method: 'GET', path: '/api/running' }),
    () => ({ method: 'PATCH', path: at, body: { open: true } }),
    () => ({ method: 'DELETE', path: `/api/me/invitations/${oneOf([table, ...ids])}` }),
    () => post('/api/me/waiting', { ...WISH, players: [2 + below(7)], rated: below(2) === 0 }),
    () => post('/api/me/waiting', { ...WISH, span: 50, contribution: big.slice(0, 64) }),
    () => ({ method: 'GET', path: '/api/me/waiting' }),
    () => ({ method: 'DELETE', path: '/api/me/waiting', body: {} }),
    () => ({ method: 'PATCH', path: '/api/me/ratings', body: { listed: below(2) === 0 } }),
    () => ({ method: 'GET', path: `/api/ratings?game=${oneOf(['catan', 'go', '%00'])}` }),
    () => post('/api/carry', { code: 'aaaa-bbbb-cccc-dddd' }),
    () =>
      post('/api/tables', {
        game: 'catan',
        seats: [{ kind: 'person', colour: 'red' }, { kind: 'mate' }, { kind: 'mate' }],
      }),
    () => ({ method: 'PATCH', path: at, body: { open: true, seats: [{ kind: 'mate' }, { kind: 'mate' }] } }),
    () => ({ method: 'PATCH', path: '/api/me', body: { name: big || '\u200B' } }),
    () => ({ method: 'DELETE', path: at }),
    () => ({ method: 'GET', path: `${at}/position?seen=999999&known=1` }),
    () => ({ method: 'GET', path: `${at}/record` }),
    () => ({ method: 'GET', path: `${at}/chat?after=0` }),
    () => ({ method: 'GET', path: `/api/admin/tables/${table}` }),
    ...ofSelf(table, big),
  ]
  return oneOf(all)()
}

/** Routes about oneself: endpoints inside the house, addresses with headers in them, games and tokens of others. */
function ofSelf(table: string, big: string) {
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
  const inside = ['https://127.0.0.1/x', 'http://a.example', 'https://[::1]:1/', 'https://localhost/', big]
  const kinds = {
    turn: true,
    time: true,
    offer: true,
    proposal: true,
    invitation: true,
    end: true,
    chat: true,
  }
  const token = 'x'.repeat(43)
  const odd = { id: 'AAAA', rawId: oneOf(['AAAA', big]), type: 'public-key' }
  const said = oneOf(['null', '{"challenge":1}', `{"challenge":"${token}"}`, '{', '"x"'])
  const client = { clientDataJSON: Buffer.from(said).toString('base64url') }
  const to = (method: string, path: string, body?: unknown) => () => ({ method, path, body })
  return [
    to('POST', '/api/me/push', { endpoint: oneOf(inside), keys, language: 'en' }),
    to('DELETE', '/api/me/push', { endpoint: oneOf(inside) || 'x' }),
    to('PATCH', '/api/me/push', { kinds, quiet: { from: below(1600), to: 1, zone: big || 'No/Where' } }),
    to('GET', '/api/me/push'),
    to('POST', '/api/me/mail', { address: `a@b.example\r\nBcc: ${big}`, language: 'en' }),
    to('POST', '/api/me/mail', { address: 'a@b.example', language: 'en' }),
    to('DELETE', '/api/me/mail'),
    to('POST', '/api/mail/confirm', { token }),
    to('POST', `/api/mail/stop?token=${token}`),
    to('GET', '/api/mail/stop?token=%0d%0aLocation:%20x'),
    to('GET', `/api/me/results?before=${below(99)}-${table}&most=${below(900)}`),
    to('GET', `/api/me/results/${table}`),
    to('DELETE', `/api/me/results/${table}`),
    to('DELETE', '/api/me/results'),
    to('POST', '/api/me/passkeys/begin'),
    to('POST', '/api/passkey/begin'),
    to('POST', '/api/me/passkeys', { ...odd, response: { ...client, attestationObject: 'oA' } }),
    to('POST', '/api/passkey', {
      credential: { ...odd, response: { ...client, authenticatorData: 'AA', signature: 'AA' } },
    }),
    to('DELETE', '/api/me/passkeys', { id: oneOf(['AAAA', big, '__proto__']) }),
  ]
}

const NOISE = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"id":1}',
  '{"__proto__":{"a":1}}',
  `{"a":"${'x'.repeat(9_000)}"}`,
  '\u0000',
]

function noise({ table }: Scene): { method: string; path: string; text: string } {
  const path = oneOf([
    `/api/tables/${table}/${oneOf(['act', 'sit', 'chat', 'zzz'])}`,
    '/api/guests',
    '/%ff',
    '/api/tables/..%2f',
    '/api/me',
    '/api/me/push',
    '/api/me/mail',
    '/api/mail/stop',
  ])
  return { method: oneOf(['POST', 'PUT', 'PATCH', 'POST']), path, text: oneOf(NOISE) }
}

async function request(scene: Scene, who: Person | null): Promise<number> {
  const isNoise = below(2) === 0
  const { method, path, ...rest } = isNoise ? noise(scene) : hostile(scene)
  const text = 'text' in rest ? rest.text : rest.body === undefined ? undefined : JSON.stringify(rest.body)
  const answer = await fetch(server.base + path, {
    method,
    headers: {
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
    },
    ...(text === undefined ? {} : { body: text }),
  })
  await answer.text()
  return answer.status
}

/** The same through one socket of a watcher. */
async function messages(scene: Scene, who: Person, many: number): Promise<number> {
  const headers = { authorization: `Bearer ${who.token}` }
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/tables/${scene.table}/socket`, {
    headers,
  })
  let errors = 0
  socket.on('message', (text) => {
    if (String(text).includes('"internal"')) errors++
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const done = new Promise((resolve) => {
    socket.on('message', (text) => String(text).includes('"id":"last"') && resolve(null))
    socket.once('close', resolve)
  })
  for (let i = 0; i < many; i++) {
    const kind = oneOf(['act', 'check', 'explain', 'undo', 'ping'])
    const good = {
      do: kind,
      id: `s${i}`,
      ...(kind === 'explain' ? { part: scene.action } : {}),
      ...(kind === 'act' || kind === 'check' ? { action: scene.action } : {}),
    }
    socket.send(below(2) ? JSON.stringify(good) : oneOf(NOISE))
    if (i % 200 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  socket.send('{"do":"ping","id":"last"}')
  await done
  socket.terminate()
  return errors
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0

it('twenty thousand of them do no harm', async () => {
  const people = await Promise.all(
    ['Ann', 'Bob', 'Mallory', 'Walter', 'Eve', 'Ian'].map((name) => becomePerson(server.base, name)),
  )
  const [ann, bob, mallory, walter, eve, ian] = people as [Person, Person, Person, Person, Person, Person]
  const pair = { game: 'cartagena', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }
  const { id, join: secret } = await startTable([ann, bob], pair)
  await walter.api.join(id, secret)
  const calm = await startTable([eve, ian], pair)
  const play = playAt(server.base, eve, calm.id, {})
  const ping = async () => {
    const since = performance.now()
    await play.check({ type: 'nothing' })
    return performance.now() - since
  }
  const { update } = await ann.api.position(id)
  const scene: Scene = { table: id, join: secret, ids: people.map((one) => one.id), action: update?.legal[0] }
  const attackers = [null, mallory, walter]
  const kept = async () => {
    const store = openSqlite({ path: join(folder, 'quayside.sqlite') })
    const row = await store.table(id)
    const entries = await store.entries(id, 0)
    await store.close()
    return JSON.stringify([row && { ...row, changed: 0 }, entries])
  }
  const attack = async (many: number, senders: readonly (Person | null)[]) => {
    const statuses: number[] = []
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      for (let i = lane; i < many; i += LANES)
        statuses.push(await request(scene, senders[i % senders.length] ?? null))
    })
    const socket = messages(scene, walter, many)
    await Promise.all(lanes)
    expect(await socket).toBe(0)
    return statuses
  }
  // Once before, so that code and caches are loaded when memory is measured.
  await attack(MANY / 8, attackers)
  const before = await kept()
  const calmPings = []
  for (let i = 0; i < 30; i++) calmPings.push(await ping())
  const memory = await settledMemory()

  let isOver = false
  const pings: number[] = []
  const pinging = (async () => {
    while (!isOver) pings.push(await ping())
  })()
  const statuses = await attack((MANY * 3) / 8, attackers)
  isOver = true
  await pinging
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  for (const status of [200, 400, 401, 403, 404, 409]) expect(statuses, `${status}`).toContain(status)
  expect(await kept()).toBe(before)
  expect(median(pings) / Math.max(1, median(calmPings))).toBeLessThan(20)
  await expect.poll(settledMemory, { timeout: 60_000, interval: 1_000 }).toBeLessThan(memory * 1.1)

  // From their own seats: whatever was accepted, the log reads by the rules and nobody has moved for somebody else.
  await attack(MANY / 8, [ann, bob])
  const store = openSqlite({ path: join(folder, 'quayside.sqlite') })
  const row = await store.table(id)
  const loaded = await loadGame('cartagena')
  if (row?.head && loaded) {
    const table = loadTable(loaded.game, { ...row.head, entries: await store.entries(id, 0) })
    expect('problem' in table ? table.problem : table.fault).toBeNull()
  }
  await store.close()
  expect((await fetch(`${server.base}/readyz`)).status).toBe(200)
  play.close()
})

async function settledMemory(): Promise<number> {
  return figure(server.base, 'nodejs_heap_size_used_bytes')
}
