// The disk is full, the file is locked or broken, a second server starts, a client does not say goodbye: real faults, real processes.
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '@quayside/test-kit/postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { becomePerson, type Person, startTable } from '../support/online.ts'
import { failedStart, type ServerProcess, startProcess } from '../support/process.ts'
import { figure, rawConnection, upgradeRequest } from '../support/raw.ts'
import { codeOf } from '../support/refused.ts'

let folder: string
let server: ServerProcess | null = null
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-faults-'))
  // A server of another user looks into it.
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(async () => {
  await server?.stop()
  server = null
})

const wish = { game: 'cartagena', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }

async function playing(name: string, env: { [name: string]: string } = {}) {
  const data = join(folder, name)
  const port = await freePort()
  server = await startProcess({ port, data, env })
  const ann = await becomePerson(server.base, 'Ann')
  const bob = await becomePerson(server.base, 'Bob')
  const { id } = await startTable([ann, bob], wish)
  return { server, ann, bob, id, port, data, file: join(data, 'quayside.sqlite') }
}

async function actOnce(person: Person, id: string): Promise<string> {
  const { update } = await person.api.position(id)
  return codeOf(person.api.act(id, update?.legal[0] ?? null))
}

const ready = (base: string) => fetch(`${base}/readyz`).then((answer) => answer.status)
const count = (text: string, part: string) => text.split(part).length - 1

describe('a store that cannot save', () => {
  it('because the disk is full: everybody is told at once, it is logged once, and it goes on by itself', async () => {
    const { server: running, ann, id, file } = await playing('full', { QUAYSIDE_MAX_MB: '1' })
    const { base } = running
    const other = new DatabaseSync(file, { timeout: 5000 })
    other.exec('CREATE TABLE junk (x blob)')
    for (let i = 0; i < 40; i++) other.exec('INSERT INTO junk VALUES (zeroblob(30000))')
    expect(await ready(base)).toBe(503)
    const codes = [await codeOf(ann.api.makeTable(wish)), await codeOf(ann.api.makeTable(wish))]
    for (let i = 0; i < 60 && !codes.includes('storeAway'); i++)
      codes.push(await codeOf(ann.api.say(id, 'x'.repeat(250))))
    expect(codes).toContain('storeAway')
    expect(codes).not.toContain('internal')
    // An action is refused at its first attempt; it is not tried for seconds.
    for (let tries = 0; tries < 300 && (await actOnce(ann, id)) === 'accepted'; tries++)
      await codeOf(ann.api.undo(id))
    const before = await figure(base, 'quayside_store_failures_total', 'full')
    expect(await actOnce(ann, id)).toBe('storeAway')
    expect((await figure(base, 'quayside_store_failures_total', 'full')) - before).toBeLessThan(4)
    expect(await figure(base, 'quayside_store_up')).toBe(0)
    expect(count(running.output(), 'the disk is full')).toBe(1)
    other.exec('DELETE FROM junk')
    other.close()
    await expect.poll(() => ready(base)).toBe(200)
    expect(await actOnce(ann, id)).toBe('accepted')
    expect(count(running.output(), 'the store saves again')).toBe(1)
  })

  it('because another program holds the file: the same, and it goes on by itself', async () => {
    const { server: running, ann, id, file } = await playing('locked')
    const other = new DatabaseSync(file, { timeout: 5000 })
    other.exec('BEGIN IMMEDIATE')
    expect(await actOnce(ann, id)).toBe('storeAway')
    expect(await codeOf(ann.api.makeTable(wish))).toBe('storeAway')
    expect(await ready(running.base)).toBe(503)
    expect(count(running.output(), 'another program holds the database')).toBe(1)
    other.exec('ROLLBACK')
    other.close()
    await expect.poll(() => ready(running.base)).toBe(200)
    expect(await actOnce(ann, id)).toBe('accepted')
  })

  it('because the file is damaged: nobody gets a 500', async () => {
    const { server: running, ann, id, file } = await playing('damaged')
    const other = new DatabaseSync(file)
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    other.close()
    const noise = Buffer.alloc(200_000, 0xa5)
    await writeFile(file, noise)
    const codes = []
    for (let i = 0; i < 10; i++)
      codes.push(await codeOf(ann.api.makeTable(wish)), await actOnce(ann, id).catch(() => 'storeAway'))
    expect(codes).toContain('storeAway')
    expect(codes).not.toContain('internal')
    await expect.poll(() => ready(running.base)).toBe(503)
  })
})

describe('a server that cannot start', () => {
  async function saysOneSentence(data: string, part: string, asUser?: number): Promise<void> {
    const { code, output } = await failedStart({
      port: await freePort(),
      data,
      ...(asUser ? { asUser } : {}),
    })
    expect(output.trim().split('\n'), output).toHaveLength(1)
    expect(output).toContain(part)
    expect(code).toBe(2)
  }

  it('says why in one sentence: folder, file, damage, lock, a later schema', async () => {
    const plain = join(folder, 'plain-file')
    await writeFile(plain, 'x')
    await saysOneSentence(plain, 'cannot be used')
    const inPlace = join(folder, 'in-place')
    await mkdir(join(inPlace, 'quayside.sqlite'), { recursive: true })
    await saysOneSentence(inPlace, 'cannot be opened')
    const damaged = join(folder, 'noise')
    await mkdir(damaged)
    await writeFile(join(damaged, 'quayside.sqlite'), Buffer.alloc(9_000, 7))
    await saysOneSentence(damaged, 'it is damaged')
    const held = join(folder, 'held')
    await mkdir(held)
    const other = new DatabaseSync(join(held, 'quayside.sqlite'))
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE x (y)')
    await saysOneSentence(held, 'another program holds it')
    other.close()
    const later = join(folder, 'later')
    await mkdir(later)
    const newer = new DatabaseSync(join(later, 'quayside.sqlite'))
    newer.exec('PRAGMA user_version = 999')
    newer.close()
    await saysOneSentence(later, 'a later version')
  })

  it('says so where it may not write', async () => {
    const data = join(folder, 'not-ours')
    await mkdir(data)
    await writeFile(join(data, 'quayside.sqlite'), '')
    await chmod(join(data, 'quayside.sqlite'), 0o444)
    await chmod(data, 0o555)
    // Modes mean nothing to root; nobody has to keep to them.
    await saysOneSentence(data, 'cannot be used', process.getuid?.() === 0 ? 65_534 : undefined)
    await chmod(data, 0o755)
  })

  it('says so when another server has the folder, and starts when that one was killed', async () => {
    const { server: first, data } = await playing('twice')
    await saysOneSentence(data, 'Another Quayside server uses the folder')
    expect(await ready(first.base)).toBe(200)
    await first.kill()
    server = await startProcess({ port: await freePort(), data })
    expect(await ready(server.base)).toBe(200)
  })
})

describe('a stop', () => {
  it('waits for nobody who does not answer, and closes the store', async () => {
    const { server: running, ann, bob, id, port, file } = await playing('stop')
    const token = `authorization: Bearer ${ann.token}`
    const mute = rawConnection(port)
    mute.socket.write(upgradeRequest(`/api/tables/${id}/socket`, [token]))
    await expect.poll(() => mute.heard()).toContain('101')
    const stream = rawConnection(port)
    stream.socket.write(
      `GET /api/tables/${id}/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${bob.token}\r\n\r\n`,
    )
    await expect.poll(() => stream.heard()).toContain('event: hello')
    for (const { socket } of [mute, stream]) socket.pause()
    const half = rawConnection(port)
    half.socket.write('POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{"na')
    expect(await running.stop()).toBe(0)
    // A store that was closed has put its log back into the file.
    const kept = new DatabaseSync(file, { readOnly: true })
    expect(kept.prepare('SELECT count(*) AS n FROM tables').get()).toEqual({ n: 1 })
    kept.close()
    for (const { socket } of [mute, stream, half]) socket.destroy()
  })
})
