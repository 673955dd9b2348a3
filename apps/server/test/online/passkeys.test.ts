// A passkey makes another device the same guest: at any process, for the site it was made for, each answer once.
import { makeApi, makePasskeyApi } from '@quayside/client'
import { type OnlineStore, openPostgres, openSqlite } from '@quayside/store'
import { freshDatabase } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteOf } from '../../src/passkeys/site.ts'
import { type Person, startServer, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'
import { softPasskey } from '../support/soft-passkey.ts'

const SITE = 'https://play.example'
const MINUTE = 60_000
const keysOf = ({ api }: Pick<Person, 'api'>) => makePasskeyApi(api)

const database = freshDatabase()

async function addedTo(person: Person, passkey = softPasskey(SITE)) {
  await keysOf(person).add(passkey.make(await keysOf(person).begin()))
  return passkey
}

describe.each([
  ['SQLite', async () => openSqlite({ path: ':memory:' }), false],
  ['PostgreSQL', async () => openPostgres({ url: await database }), true],
] as const)('passkeys on %s', (_name, open, areTwo) => {
  let first: TestServer
  let second: TestServer
  let time = Date.UTC(2026, 4, 1)
  const start = async () =>
    startServer({
      store: (await open()) as OnlineStore,
      settings: { publicUrl: SITE },
      now: () => time,
    })
  beforeAll(async () => {
    first = await start()
    second = areTwo ? await start() : first
  })
  afterAll(async () => {
    await first?.stop()
    if (areTwo) await second?.stop()
  })
  const stranger = (site: TestServer) => makePasskeyApi(makeApi({ base: site.base }))

  it('bring a guest to another device, at any process', async () => {
    const ann = await first.person('Ann')
    expect(await keysOf(ann).state()).toEqual({ on: true, passkeys: [] })
    const passkey = await addedTo(ann)
    time += MINUTE
    const anywhere = stranger(second)
    const { guest, token = '' } = await anywhere.enter(passkey.show(await anywhere.beginEntering()), 'token')
    expect(guest).toEqual({ id: ann.id, name: 'Ann' })
    const there = makeApi({ base: first.base, token })
    expect((await there.me()).guest?.id).toBe(ann.id)
    const [known] = (await makePasskeyApi(there).state()).passkeys
    expect(known).toEqual({ id: passkey.id, created: time - MINUTE, used: time })
  })

  it('are answered once, in time, by the right key, for the right site and guest', async () => {
    const [ann, eve] = [await first.person('Ann'), await second.person('Eve')]
    const passkey = await addedTo(ann)
    const door = stranger(second)
    const shown = passkey.show(await door.beginEntering())
    await door.enter(shown, 'token')
    expect(await codeOf(stranger(first).enter(shown, 'token'))).toBe('badPasskey')
    const late = passkey.show(await door.beginEntering())
    time += 6 * MINUTE
    const stolen = softPasskey(SITE).show(await door.beginEntering())
    const asked = await door.beginEntering()
    const bent = { ...passkey.show(asked), ...{ id: passkey.id.toUpperCase() } }
    const tries = [
      late,
      { ...stolen, id: passkey.id, rawId: passkey.id },
      stolen,
      bent,
      passkey.show({ challenge: Buffer.from('made up').toString('base64url') }),
      // What was asked for adding one is no way in.
      passkey.show(await keysOf(ann).begin()),
    ]
    for (const one of tries) expect(await codeOf(door.enter(one, 'token'))).toBe('badPasskey')
    const foreign = softPasskey('https://evil.example')
    expect(await codeOf(keysOf(eve).add(foreign.make(await keysOf(eve).begin())))).toBe('badPasskey')
    expect(await codeOf(keysOf(eve).add(softPasskey(SITE).make(await keysOf(ann).begin())))).toBe(
      'badPasskey',
    )
    // A passkey of somebody else cannot be taken over by adding it.
    expect(await codeOf(keysOf(eve).add(passkey.make(await keysOf(eve).begin())))).toBe('tooManyPasskeys')
    expect((await keysOf(eve).state()).passkeys).toEqual([])
  })

  it('are removed by their guest alone, go with them, and are ten at most', async () => {
    const [ann, eve] = [await first.person('Ann'), await first.person('Eve')]
    const passkey = await addedTo(ann)
    await keysOf(eve).remove(passkey.id)
    expect((await keysOf(ann).state()).passkeys).toHaveLength(1)
    for (let n = 1; n < 10; n++) await addedTo(ann)
    const more = softPasskey(SITE)
    expect(await codeOf(keysOf(ann).add(more.make(await keysOf(ann).begin())))).toBe('tooManyPasskeys')
    await keysOf(ann).remove(passkey.id)
    const door = stranger(second)
    expect(await codeOf(door.enter(passkey.show(await door.beginEntering())))).toBe('badPasskey')
    const last = await addedTo(ann)
    await ann.api.deleteMe()
    expect(await codeOf(door.enter(last.show(await door.beginEntering())))).toBe('badPasskey')
  })
})

describe('a site', () => {
  it('has a name and https, or is this machine itself', () => {
    expect(siteOf('https://play.example:8443', 'x')).toEqual({
      rpId: 'play.example',
      origin: 'https://play.example:8443',
    })
    expect(siteOf(undefined, 'localhost:8080')).toEqual({
      rpId: 'localhost',
      origin: 'http://localhost:8080',
    })
    for (const [url, host] of [
      ['http://play.example', 'play.example'],
      ['https://192.0.2.1', ''],
      ['https://[2001:db8::1]', ''],
      [undefined, 'play.example'],
      [undefined, '127.0.0.1:80'],
      [undefined, undefined],
    ] as const)
      expect(siteOf(url, host), `${url} ${host}`).toBeNull()
  })

  it('without them takes none and says so', async () => {
    const site = await startServer()
    const ann = await site.person('Ann')
    expect((await keysOf(ann).state()).on).toBe(false)
    expect(await codeOf(keysOf(ann).begin())).toBe('noPasskeys')
    expect(await codeOf(keysOf(ann).beginEntering())).toBe('noPasskeys')
    await site.stop()
  })
})
