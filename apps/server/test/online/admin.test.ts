// Those who run the server: reports, a table's log, closing, banning, deleting a guest with all traces, and an audit of it all.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { type OnlineStore, openPostgres, openSqlite } from '@quayside/store'
import { freshDatabase } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsFrom } from '../../src/settings.ts'
import { type Person, playAt, startServer, startTable, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

const TOKEN = 'a-long-enough-admin-token'
const CLI = join(import.meta.dirname, '../../../cli/src/main.ts')
const pair = { game: 'cartagena', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }

function quayside(base: string, ...words: string[]): Promise<{ code: number; out: string }> {
  const env = { ...process.env, ADMIN_TOKEN: TOKEN }
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, 'admin', ...words, '--url', base], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: out + err }),
    )
  })
}

describe.each([
  ['SQLite', async () => openSqlite({ path: ':memory:' }) as OnlineStore],
  ['PostgreSQL', async () => (await openPostgres({ url: await freshDatabase() })) as OnlineStore],
])('those who run a server on %s', (_name, open) => {
  let site: TestServer
  let ann: Person
  let bob: Person
  beforeAll(async () => {
    site = await startServer({ store: await open(), settings: { adminToken: TOKEN } })
    ann = await site.person('Ann')
    bob = await site.person('Bob the rude')
  })
  afterAll(() => site?.stop())

  const admin = (path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${site.base}${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const act = (action: string, about: string, note = '') => admin('/api/admin', { action, about, note })

  it('prove themselves by the token, and nobody else is answered', async () => {
    for (const path of ['/admin', '/api/admin/reports', '/api/admin/audit', '/admin/tables/x']) {
      const wrong = [{}, { authorization: 'Bearer wrong' }, { authorization: `Bearer ${ann.token}` }]
      for (const headers of wrong) {
        const answer = await fetch(`${site.base}${path}`, { headers: headers as Record<string, string> })
        expect(answer.status, path).toBe(401)
      }
    }
    const forged = await admin(
      '/api/admin',
      { action: 'ban', about: ann.id },
      { origin: 'https://evil.example' },
    )
    expect(forged.status).toBe(403)
    const basic = `Basic ${Buffer.from(`eve:${TOKEN}`).toString('base64')}`
    const page = await fetch(`${site.base}/admin`, { headers: { authorization: basic } })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  })

  it('read reports and the log of the table, and close both', async () => {
    const { id } = await startTable([ann, bob], pair)
    await bob.api.say(id, 'something <b>rude</b>')
    await ann.api.report(id, bob.id, 'He is <script>rude</script>.')
    const { reports } = await (await admin('/api/admin/reports')).json()
    expect(reports[0]).toMatchObject({ table: id, guest: ann.id, about: bob.id, settled: null })
    const table = await (await admin(`/api/admin/tables/${id}`)).json()
    expect(table.chat[0].text).toContain('rude')
    expect(table).not.toHaveProperty('secret')
    const page = await (await admin('/admin')).text()
    expect(page).toContain('&lt;script&gt;rude')
    expect(await (await admin(`/admin/tables/${id}`)).text()).toContain('&lt;b&gt;rude')
    expect((await act('settle', `${id}/${reports[0].id}`)).status).toBe(200)
    expect((await act('settle', `${id}/none`)).status).toBe(404)
    expect((await act('close', id, 'rude')).status).toBe(200)
    expect((await ann.api.table(id)).room.status).toBe('stopped')
    const { audit } = await (await admin('/api/admin/audit')).json()
    expect(audit.map((line: { action: string }) => line.action).sort()).toEqual(['close', 'settle'])
  })

  it('shut a guest out, whose connections end, and let them in again', async () => {
    const { id } = await startTable([ann, bob], pair)
    const ended: string[] = []
    const links: string[] = []
    const play = playAt(site.base, bob, id, {
      link: (link) => links.push(link),
      ended: ({ code }) => ended.push(code),
    })
    await expect.poll(() => links.at(-1)).toBe('open')
    await act('ban', bob.id, 'rude again')
    await expect.poll(() => ended).toHaveLength(1)
    expect(await codeOf(bob.api.myTables())).toBe('shutOut')
    await act('unban', bob.id)
    expect(await codeOf(bob.api.myTables())).toBe('accepted')
    play.close()
  })

  it('delete a guest with all traces', async () => {
    const { id } = await startTable([ann, bob], pair)
    await bob.api.say(id, 'a last word')
    await ann.api.report(id, bob.id, 'Rude.')
    await ann.api.close(id)
    await act('forget', bob.id)
    expect(await codeOf(bob.api.myTables())).toBe('noGuest')
    const { store } = site.online
    const kept = JSON.stringify([
      await Promise.all((await store.tableIds('', 99)).map((one) => store.table(one))),
      await store.chat(id, 0, 99),
      await store.reports(99),
    ])
    expect(kept).not.toContain(bob.id)
    expect(kept).not.toContain('Bob the rude')
    expect((await ann.api.record(id)).record).not.toContain('Bob the rude')
  })
})

it('without a token there is no admin page, and a short token is refused', async () => {
  const site = await startServer()
  expect((await fetch(`${site.base}/api/admin/reports`)).status).toBe(404)
  expect(await quayside(site.base, 'reports')).toMatchObject({ code: 1 })
  await site.stop()
  expect(settingsFrom({ ADMIN_TOKEN: 'short' })).toHaveProperty('problem')
})

it('attempts at the token are counted by address', async () => {
  const { STANDARD } = await import('../../src/settings.ts')
  const site = await startServer({ settings: { adminToken: TOKEN, limits: STANDARD.limits } })
  const codes = []
  for (let i = 0; i < 12; i++)
    codes.push((await fetch(`${site.base}/admin`, { headers: { authorization: 'Bearer x' } })).status)
  expect(codes.at(-1)).toBe(429)
  await site.stop()
})

it('the same can be done from the command line', async () => {
  const site = await startServer({ settings: { adminToken: TOKEN } })
  const ann = await site.person('Ann')
  const { id } = await startTable([ann, await site.person('Cat')], pair)
  await ann.api.report(id, ann.id, 'Myself.')
  expect((await quayside(site.base, 'reports')).out).toContain('Myself.')
  expect((await quayside(site.base, 'table', id)).out).toContain(`table ${id}: playing`)
  expect(await quayside(site.base, 'close', id, '--why', 'test')).toMatchObject({ code: 0 })
  expect((await quayside(site.base, 'audit')).out).toContain(`close ${id}`)
  expect(await quayside(site.base, 'close', 'nothing1')).toMatchObject({ code: 1 })
  expect(await quayside(site.base, 'dance')).toMatchObject({ code: 2 })
  await site.stop()
})
