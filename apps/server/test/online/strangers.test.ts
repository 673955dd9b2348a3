// What somebody without a guest, or with one, can take from the others: memory, sockets, the time of the event loop, addresses.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scaled } from '@quayside/test-kit'
import { freePort } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { STANDARD } from '../../src/settings.ts'
import { type Person, startServer, startTable, type TestServer } from '../support/online.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'
import { figure, frame, rawConnection, upgradeRequest } from '../support/raw.ts'

const alone = { game: 'cartagena', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }

describe('sockets of strangers', () => {
  let folder: string
  let server: ServerProcess
  let port: number
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quayside-strangers-'))
    port = await freePort()
    server = await startProcess({ port, data: folder })
  })
  afterAll(async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('are refused before the upgrade, ended, and cost no memory', async () => {
    const before = await figure(server.base, 'process_resident_memory_bytes')
    const many = scaled(100, 300)
    const flood = Buffer.concat(Array.from({ length: 50 }, () => frame(60_000)))
    const all = Array.from({ length: many }, () => rawConnection(port))
    for (const { socket } of all) socket.write(upgradeRequest('/api/tables/aaaaaaaaaaaa/socket'))
    for (const { socket } of all) socket.write(flood)
    await Promise.all(all.map(({ closed }) => closed))
    expect(all.filter(({ heard }) => heard().includes(' 101 '))).toHaveLength(0)
    // Fifty messages of each, kept: 300 MB and more.
    expect((await figure(server.base, 'process_resident_memory_bytes')) - before).toBeLessThan(100e6)
    expect(await figure(server.base, 'quayside_connections')).toBe(0)
  })

  it('are refused on every other path too', async () => {
    for (const path of ['/', '/api/me', '/%ff', '/healthz', '/api/tables']) {
      const { socket, heard, closed } = rawConnection(port)
      socket.write(upgradeRequest(path))
      await closed
      expect(heard(), path).toMatch(/^HTTP\/1\.1 4\d\d /)
    }
  })
})

describe('connections', () => {
  it('are capped in total and by address, also for those who send slowly or nothing', async () => {
    for (const cap of ['connections', 'rawPerAddress'] as const) {
      const site = await startServer({ settings: { limits: { ...STANDARD.limits, [cap]: 20 } } })
      const all = Array.from({ length: 60 }, () => rawConnection(site.port))
      for (const { socket } of all) socket.write('GET /healthz HTTP/1.1\r\nhost: ')
      const ended = new Set<number>()
      all.forEach(({ closed }, i) => {
        void closed.then(() => ended.add(i))
      })
      await expect.poll(() => ended.size).toBe(40)
      for (const { socket } of all) socket.destroy()
      await expect.poll(() => fetch(`${site.base}/healthz`).then((one) => one.status)).toBe(200)
      expect(
        await figure(site.base, 'quayside_closed_connections_total', 'tooManyConnections'),
      ).toBeGreaterThan(39)
      await site.stop()
    }
  })

  it('of one who never ends a request are ended', async () => {
    const site = await startServer()
    const { socket, closed } = rawConnection(site.port)
    socket.write('GET /healthz HTTP/1.1\r\nhost: ')
    await closed
    expect((await fetch(`${site.base}/healthz`)).status).toBe(200)
    await site.stop()
  })
})

describe('messages', () => {
  let site: TestServer
  let table: string
  let ann: Person
  let bob: Person
  beforeAll(async () => {
    site = await startServer({ settings: { limits: STANDARD.limits } })
    ann = await site.person('Ann')
    bob = await site.person('Bob')
    table = (await startTable([ann, bob], alone)).id
  })
  afterAll(() => site?.stop())

  async function opened(person: Person) {
    const headers = { authorization: `Bearer ${person.token}` }
    const socket = new WebSocket(`${site.base.replace('http', 'ws')}/api/tables/${table}/socket`, { headers })
    const heard: string[] = []
    socket.on('message', (text) => heard.push(String(text)))
    socket.on('error', () => undefined)
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    await expect.poll(() => heard.length).toBeGreaterThan(1)
    return { socket, heard, closed }
  }

  it('that do not read, are too many or too large end the connection, and the figures say so', async () => {
    const floods: readonly [string, (i: number) => string][] = [
      ['unreadable', () => 'x'],
      ['large', () => `"${'x'.repeat(60_000)}"`],
      ['many', (i) => `{"do":"ping","id":"p${i}"}`],
    ]
    for (const [name, message] of floods) {
      const person = await site.person(name)
      await letIn(person)
      const { socket, heard, closed } = await opened(person)
      for (let i = 0; i < 1_000 && socket.readyState === socket.OPEN; i++) socket.send(message(i))
      expect(await closed, name).toBe(4029)
      expect(heard.length, name).toBeLessThan(120)
    }
    expect(await figure(site.base, 'quayside_closed_connections_total', 'tooMany"')).toBe(3)
    expect(await figure(site.base, 'quayside_refusals_total', 'badRequest')).toBeGreaterThan(19)
    expect(await figure(site.base, 'quayside_refusals_total', 'tooOften')).toBeGreaterThan(19)
  })

  /** Into the table of Ann and Bob, past its link. */
  async function letIn(person: Person): Promise<void> {
    await site.online.store.addMember(table, person.id, 0)
  }

  it('that come too often are refused by their own id, and play goes on afterwards', async () => {
    const { socket, heard } = await opened(ann)
    for (let i = 0; i < 70; i++) socket.send(`{"do":"ping","id":"q${i}"}`)
    // Not by the letter alone: a table's own id may begin with it.
    await expect.poll(() => heard.filter((text) => /"id":"q\d{1,2}"/.test(text)).length).toBe(70)
    const refused = heard.filter((text) => text.includes('tooOften'))
    expect(refused.length).toBeGreaterThan(0)
    expect(JSON.parse(refused[0] ?? '{}').id).toMatch(/^q\d+$/)
    socket.close()
  })
})

describe('behind a proxy', () => {
  it('an address is what our own proxy wrote, whatever else stands before it', async () => {
    const limits = { ...STANDARD.limits, newGuests: { perSecond: 0.001, burst: 40 } }
    const site = await startServer({ settings: { proxies: 1, limits } })
    const become = (forwarded: string) =>
      fetch(`${site.base}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: '{"name":"Mallory","keep":"token"}',
      }).then((answer) => answer.status)
    const forged = []
    for (let i = 0; i < 100; i++) forged.push(await become(`10.9.${i}.1, 203.0.113.7`))
    expect(forged.filter((status) => status === 200)).toHaveLength(40)
    expect(await become('203.0.113.8')).toBe(200)
    const net = []
    for (let i = 0; i < 50; i++) net.push(await become(`2001:db8:1:2::${i.toString(16)}`))
    expect(net.filter((status) => status === 200)).toHaveLength(40)
    expect(await become('2001:db8:1:3::1')).toBe(200)
    await site.stop()
  })
})

describe('every answer', () => {
  it('has our headers, also to an address or to bytes that do not read', async () => {
    const site = await startServer()
    for (const path of ['/%ff', '/api/tables/%E0%A4%A', `/api/tables/${'a'.repeat(300)}`]) {
      const answer = await fetch(`${site.base}${path}`)
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(await answer.json()).toMatchObject({ error: { message: { ja: expect.any(String) } } })
    }
    const { socket, heard, closed } = rawConnection(site.port)
    socket.write('\u0001\u0002 nothing\r\n\r\n')
    await closed
    expect(heard()).toContain('content-security-policy')
    await site.stop()
  })
})
