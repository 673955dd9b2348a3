// People who are waited for and do not look are called: once, in their language, by whichever process sees it first.
import { createPublicKey, verify } from 'node:crypto'
import { makePushApi } from '@quayside/client'
import { pushPayload } from '@quayside/protocol/schemas'
import { openPostgres, openSqlite } from '@quayside/store'
import { freshDatabase } from '@quayside/test-kit/postgres'
import {
  makeDevice,
  type PushKeys,
  type PushService,
  readPush,
  startPushService,
} from '@quayside/test-kit/push'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STANDARD } from '../../src/settings.ts'
import { mustBeDescribed } from '../support/described.ts'
import { chooser, type Person, playAt, startServer, startTable, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

let service: PushService
let first: TestServer
let second: TestServer
let time = Date.UTC(2026, 4, 1, 12)
const HOUR = 3_600_000
const push = { isOn: true, hosts: ['localhost'], afterMs: 0 }

beforeAll(async () => {
  service = await startPushService()
  const url = await freshDatabase()
  const start = async () =>
    startServer({ store: await openPostgres({ url }), settings: { push }, now: () => time })
  first = await start()
  second = await start()
})
afterAll(async () => {
  await first?.stop()
  await second?.stop()
  await service?.close()
})

const pushOf = ({ api }: Person) => makePushApi(api)
let devices = 0

/** A device of this person, and all that it was told. */
async function deviceOf(person: Person, language: 'en' | 'ja' = 'en') {
  const keys = makeDevice()
  const path = `/device-${++devices}`
  const endpoint = `${service.address}${path}`
  await pushOf(person).add({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language })
  return { endpoint, path, told: () => toldOn(path, keys) }
}

function toldOn(path: string, keys: PushKeys) {
  return service.arrived
    .filter((one) => one.path === path)
    .map(({ body }) => {
      const payload = JSON.parse(readPush(body, keys))
      mustBeDescribed(pushPayload, payload, 'a message to a device')
      return payload as { kind: string; title: string; body: string; url: string }
    })
}

const clock = { kind: 'move', ms: 24 * HOUR } as const
const wish = { game: 'cartagena', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0, clock }

/** Plays a seat until it is somebody else's turn. */
async function moveOn(person: Person, id: string, seat: number): Promise<void> {
  const choose = chooser(1)
  for (;;) {
    const { update } = await person.api.position(id)
    if (update?.owe[0] !== seat) return
    await person.api.act(id, choose(update.legal))
  }
}

/** Whatever was set off before has been looked at, and is planned. */
async function quietened(table: string): Promise<void> {
  await (await first.online.registry.get(table))?.settled()
  // Timers of the same length run in their order, so those of the table are over.
  await new Promise((resolve) => setTimeout(resolve, push.afterMs))
  await Promise.all([first.online.caller.settled(), second.online.caller.settled()])
}

async function pair(names: readonly [string, string] = ['Ann', 'Bob']) {
  const [ann, bob] = [await first.person(names[0]), await first.person(names[1])]
  return { ann, bob }
}

describe('a turn', () => {
  it('is told once, encrypted and signed, in the language of the device, and opens the table', async () => {
    const { ann, bob } = await pair(['Ann', 'ボブ'])
    const phone = await deviceOf(bob, 'ja')
    const { id } = await startTable([ann, bob], wish)
    await second.online.registry.get(id)
    await moveOn(ann, id, 0)
    await expect.poll(() => phone.told().length).toBe(1)
    expect(phone.told()[0]).toMatchObject({ kind: 'turn', title: 'カルタヘナ', url: `/online/${id}` })
    expect(phone.told()[0]?.body).toBe('あなたの手番です。\n相手：Ann')
    const sent = service.arrived.find(({ path }) => path === phone.path)
    expect(sent?.headers['content-encoding']).toBe('aes128gcm')
    expect(sent?.body.toString('latin1')).not.toContain(id)
    const { key } = await pushOf(bob).state()
    expect(isSignedBy(String(sent?.headers.authorization), String(key))).toBe(true)
    // Whatever else happens at the table, it is the same turn.
    await ann.api.proposeEnd(id)
    await expect.poll(() => phone.told().length).toBe(2)
    expect(phone.told().map(({ kind }) => kind)).toEqual(['turn', 'proposal'])
    await bob.api.answer(id, false)
    await quietened(id)
    expect(phone.told()).toHaveLength(2)
  })

  it('is not told to whoever is at the table, in whatever process', async () => {
    const { ann, bob } = await pair()
    const phone = await deviceOf(bob)
    const { id } = await startTable([ann, bob], wish)
    let isThere = false
    const play = playAt(second.base, bob, id, {
      update() {
        isThere = true
      },
    })
    await expect.poll(() => isThere).toBe(true)
    await expect.poll(async () => (await first.online.registry.get(id))?.presence().has(bob.id)).toBe(true)
    await moveOn(ann, id, 0)
    await quietened(id)
    play.close()
    expect(phone.told()).toEqual([])
  })

  it('is told as its time runs out, once, without word of the turn itself before', async () => {
    const { ann, bob } = await pair()
    const { id } = await startTable([ann, bob], wish)
    await moveOn(ann, id, 0)
    await quietened(id)
    const phone = await deviceOf(bob)
    time += 19 * HOUR
    await second.online.caller.catchUp()
    await expect.poll(() => phone.told().map(({ kind }) => kind)).toEqual(['time'])
    expect(phone.told()[0]?.body).toContain('5 hours')
    await first.online.caller.catchUp()
    await quietened(id)
    expect(phone.told()).toHaveLength(1)
  })
})

describe('what somebody wants', () => {
  it('is told kind by kind, and after quiet hours what came in them', async () => {
    const { ann, bob } = await pair()
    const phone = await deviceOf(bob)
    const { wishes } = await pushOf(bob).state()
    const noon = new Date(time).getUTCHours() * 60
    const quiet = { from: noon, to: (noon + 120) % 1440, zone: 'UTC' }
    await pushOf(bob).change({ kinds: { ...wishes.kinds, proposal: false }, quiet })
    const { id } = await startTable([ann, bob], wish)
    await moveOn(ann, id, 0)
    await quietened(id)
    expect(phone.told()).toEqual([])
    time += 2 * HOUR
    await first.online.caller.catchUp()
    await expect.poll(() => phone.told().map(({ kind }) => kind)).toEqual(['turn'])
    await ann.api.proposeEnd(id)
    await bob.api.answer(id, true)
    await expect.poll(() => phone.told().map(({ kind }) => kind)).toEqual(['turn', 'end'])
    await ann.api.rematch(id)
    await expect.poll(() => phone.told().map(({ kind }) => kind)).toEqual(['turn', 'end', 'invitation'])
  })

  it('is told of chat once in some hours', async () => {
    const { ann, bob } = await pair()
    const phone = await deviceOf(bob)
    const { id } = await startTable([bob, ann], { ...wish, first: 1 })
    for (const text of ['one', 'two']) await ann.api.say(id, text)
    await expect.poll(() => phone.told().map(({ kind }) => kind)).toEqual(['chat'])
    expect(phone.told()[0]?.body).not.toContain('one')
    time += 5 * HOUR
    await ann.api.say(id, 'three')
    await expect.poll(() => phone.told().map(({ kind }) => kind)).toEqual(['chat', 'chat'])
  })
})

describe('devices', () => {
  it('are forgotten when their service no longer knows them, or when their guest says so', async () => {
    const { ann, bob } = await pair()
    const gone = await deviceOf(bob)
    const { id } = await startTable([ann, bob], wish)
    service.answer(410)
    await moveOn(ann, id, 0)
    await expect.poll(async () => (await pushOf(bob).state()).devices).toBe(0)
    service.answer(201)
    expect(gone.told()).toHaveLength(1)
    const { endpoint } = await deviceOf(bob)
    expect((await pushOf(ann).remove(endpoint)).devices).toBe(0)
    expect((await pushOf(bob).state()).devices).toBe(1)
    expect((await pushOf(bob).remove(endpoint)).devices).toBe(0)
  })

  it('lead nowhere else: a redirect is not followed', async () => {
    const { ann, bob } = await pair()
    const phone = await deviceOf(bob)
    const { id } = await startTable([ann, bob], wish)
    service.answer(307, `${service.address}/elsewhere`)
    await moveOn(ann, id, 0)
    await expect.poll(() => phone.told().length).toBe(1)
    service.answer(201)
    await quietened(id)
    expect(service.arrived.some(({ path }) => path === '/elsewhere')).toBe(false)
    expect((await pushOf(bob).state()).devices).toBe(1)
  })

  it('are eight at most for a guest: the oldest goes', async () => {
    const { bob } = await pair()
    for (let i = 0; i < 9; i++) {
      time++
      await deviceOf(bob)
    }
    expect((await pushOf(bob).state()).devices).toBe(8)
  })
})

describe('an address that a stranger gives', () => {
  it('is https, public and on the usual port, or it is refused', async () => {
    const site = await startServer({
      store: openSqlite({ path: ':memory:' }),
      settings: { limits: { ...STANDARD.limits, pushDevices: { perSecond: 0, burst: 30 } } },
    })
    const eve = await site.person('Eve')
    const { p256dh, auth } = makeDevice()
    const refusedWith = (endpoint: string, keys = { p256dh, auth }) =>
      codeOf(pushOf(eve).add({ endpoint, keys, language: 'en' }))
    const bad = [
      'http://push.example/x',
      'ftp://push.example/x',
      'not an address',
      'https://localhost/x',
      'https://127.0.0.1/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://10.1.2.3/x',
      'https://172.16.0.1/x',
      'https://192.168.1.1/x',
      'https://169.254.169.254/latest/meta-data',
      'https://100.64.0.1/x',
      'https://[::1]/x',
      'https://[fe80::1]/x',
      'https://[fd00::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://8.8.8.8:8443/x',
      'https://user:word@8.8.8.8/x',
    ]
    for (const endpoint of bad) expect(await refusedWith(endpoint), endpoint).toBe('badEndpoint')
    const noPoint = { p256dh: 'B'.repeat(87), auth }
    expect(await refusedWith('https://8.8.8.8/x', noPoint)).toBe('badEndpoint')
    expect((await pushOf(eve).state()).devices).toBe(0)
    const fine = { p256dh, auth }
    expect(
      (await pushOf(eve).add({ endpoint: 'https://8.8.8.8/x', keys: fine, language: 'en' })).devices,
    ).toBe(1)
    for (let i = 0; i < 10; i++) await refusedWith('https://localhost/x')
    expect(await refusedWith('https://8.8.8.8/y')).toBe('tooOften')
    await site.stop()
  })

  it('is refused where nobody is called, and hours without a time zone too', async () => {
    const site = await startServer({ settings: { push: { ...push, isOn: false } } })
    const eve = await site.person('Eve')
    const { p256dh, auth } = makeDevice()
    const { key, wishes } = await pushOf(eve).state()
    expect(key).toBe(null)
    const device = { endpoint: 'https://localhost/x', keys: { p256dh, auth }, language: 'en' } as const
    expect(await codeOf(pushOf(eve).add(device))).toBe('noPush')
    const quiet = { from: 0, to: 60, zone: 'Mars/Olympus' }
    expect(await codeOf(pushOf(eve).change({ ...wishes, quiet }))).toBe('badRequest')
    await site.stop()
  })
})

it('all processes have the same key, and it outlives them', async () => {
  const { bob } = await pair()
  expect(second.online.caller.publicKey).toBe(first.online.caller.publicKey)
  expect((await pushOf(bob).state()).key).toBe(first.online.caller.publicKey)
})

/** RFC 8292: the token is signed with the key that the browser was given. */
function isSignedBy(authorization: string, key: string): boolean {
  const [, token = '', given] = /^vapid t=(.+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }
  const isReal = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isReal && given === key && aud === service.address
}
