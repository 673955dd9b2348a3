// Running it: start, stop, logs, figures, backup and restore between the two stores, records out and in.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeApi } from '@quayside/client'
import { backupTo, restoreFrom } from '@quayside/store/backup'
import { freePort, freshDatabase } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsFromWords } from '../../src/main.ts'
import { settingsFrom } from '../../src/settings.ts'
import { becomePerson, chooser, type Person, playAt, playToEnd, startTable } from '../support/online.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'

const CLI = join(import.meta.dirname, '../../../cli/src/main.ts')

let folder: string
let data: string
let port: number
let server: ServerProcess
let ann: Person
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-running-'))
  data = join(folder, 'data')
  port = await freePort()
  server = await startProcess({ port, data, env: { LOG_LEVEL: 'trace' } })
  ann = await becomePerson(server.base, 'Ann')
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const withBots = { game: 'carthage', seats: [{ kind: 'person' }, { kind: 'random' }, { kind: 'random' }] }

describe('a running server', () => {
  it('says that it is alive and ready, and gives its figures', async () => {
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.base}/readyz`)).status).toBe(200)
    const { id } = await startTable([ann], withBots)
    await playToEnd(server.base, ann, id, chooser(3))
    const figures = await (await fetch(`${server.base}/metrics`)).text()
    for (const name of [
      'entries_total',
      'commits_total',
      'tables_in_memory',
      'connections',
      'requests_total',
    ]) {
      expect(figures).toContain(`quayside_${name}`)
    }
    expect(figures).not.toContain(id)
  })

  it('writes no key, no cookie and no secret of a link to its log', async () => {
    const { room, join: secret } = await ann.api.makeTable(withBots)
    await ann.api.join(room.id, secret)
    await fetch(`${server.base}/api/me`, { headers: { cookie: `quayside=${ann.token}` } })
    await fetch(`${server.base}/api/tables/${room.id}/join`, {
      method: 'POST',
      body: `{"secret":"${secret}"`,
    })
    for (const hidden of [ann.token, secret]) expect(server.output()).not.toContain(hidden)
  })

  it('can be backed up while it runs, into either store and back', async () => {
    const file = join(folder, 'backup.jsonl')
    const rows = await backupTo({ data }, file)
    const databaseUrl = await freshDatabase()
    expect(await restoreFrom({ data: '', databaseUrl }, file)).toBe(rows)
    await expect(restoreFrom({ data: '', databaseUrl }, file)).rejects.toThrow('there is data already')
    const second = join(folder, 'second.jsonl')
    expect(await backupTo({ data: '', databaseUrl }, second)).toBe(rows)
    const other = { data: join(folder, 'other') }
    expect(await restoreFrom(other, second)).toBe(rows)
    const lines = async (name: string) => (await readFile(name, 'utf8')).split('\n').sort()
    expect(await lines(second)).toEqual(await lines(file))
    const again = await startProcess({ port: await freePort(), data: other.data })
    const { guest } = await makeApi({ base: again.base, token: ann.token }).me()
    expect(guest?.name).toBe('Ann')
    expect(await again.stop()).toBe(0)
  })

  it('refuses a damaged backup and writes nothing of it', async () => {
    const file = join(folder, 'cut.jsonl')
    await backupTo({ data }, file)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.slice(0, text.length - 200))
    const place = { data: join(folder, 'cut') }
    await expect(restoreFrom(place, file)).rejects.toThrow(/does not read|not whole/)
    expect(existsSync(place.data)).toBe(false)
  })

  it('gives finished games as records that verify, and takes them in under a link', async () => {
    const out = join(folder, 'records')
    const run = (...words: string[]) =>
      execFileSync(process.execPath, [CLI, ...words], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: '' },
      })
    expect(JSON.parse(run('export', out, '--data', data, '--json'))).toMatchObject({ records: 1 })
    const [name = ''] = await readdir(out)
    const file = join(out, name)
    expect(JSON.parse(run('replay', file, '--verify', '--json'))).toMatchObject({
      ok: true,
      fairness: 'checked',
    })
    const [kept] = JSON.parse(run('import', file, '--data', data, '--json')).kept
    await ann.api.join(kept.id, kept.join)
    const { record, complete } = await ann.api.record(kept.id)
    expect(complete).toBe(true)
    const body = (text: string) => text.slice(text.indexOf('\n\n'))
    expect(body(record)).toBe(body(await readFile(file, 'utf8')))
  })

  it('tells everybody when it stops, and people are back when it starts again', async () => {
    const { id } = await startTable([ann], withBots)
    const links: string[] = []
    const play = playAt(server.base, ann, id, { link: (link) => links.push(link) })
    await expect.poll(() => links.at(-1)).toBe('open')
    expect(await server.stop()).toBe(0)
    await expect.poll(() => links.at(-1)).toBe('lost')
    server = await startProcess({ port, data })
    await expect.poll(() => links.at(-1), { timeout: 15_000 }).toBe('open')
    play.close()
  })
})

describe('settings', () => {
  it('come from a file too', async () => {
    const file = join(folder, 'quayside.env')
    await writeFile(file, 'QUAYSIDE_IDLE_MS=4321\n')
    expect(settingsFromWords(['--settings', file, '--port', '8081'])).toMatchObject({
      port: 8081,
      idleMs: 4321,
    })
    expect(settingsFromWords(['--settings', 'none'])).toEqual({ problem: 'There is no file "none".' })
    expect(settingsFromWords(['--nope'])).toHaveProperty('problem')
  })

  it('come from the environment, and a wrong one is one sentence', () => {
    expect(settingsFrom({ PORT: '8080', QUAYSIDE_DATA: '/tmp/x', TRUST_PROXY: '2' })).toMatchObject({
      port: 8080,
      data: '/tmp/x',
      proxies: 2,
    })
    expect(settingsFrom({ PORT: 'x' })).toEqual({
      problem: 'PORT must be a whole number up to 65535, not "x".',
    })
    expect(settingsFrom({ PUBLIC_URL: 'play' })).toHaveProperty('problem')
  })
})
