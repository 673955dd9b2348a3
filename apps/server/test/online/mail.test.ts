// People who keep others waiting are written to where they want it: once a day, about all tables, by one of several processes.
import { makeMailApi, makePushApi } from '@quayside/client'
import { openPostgres, openSqlite } from '@quayside/store'
import { type MailServer, startMailServer } from '@quayside/test-kit/mail'
import { freshDatabase } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notePlans, planned, plansOf } from '../support/mail-plans.ts'
import { type Person, startServer, startTable, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SITE = 'https://play.example'
let post: MailServer
let first: TestServer
let second: TestServer
let time = Date.UTC(2026, 4, 1, 12)
const now = () => time
const settings = (url: string) => ({
  publicUrl: SITE,
  push: { isOn: false, hosts: [], afterMs: 0 },
  mail: { url, from: 'Quayside <quayside@play.example>', afterMs: HOUR },
})

beforeAll(async () => {
  post = await startMailServer()
  const url = await freshDatabase()
  const start = async () =>
    startServer({ store: await openPostgres({ url }), settings: settings(post.url), now })
  first = await start()
  second = await start()
  notePlans(first)
  notePlans(second)
})
afterAll(async () => {
  await first?.stop()
  await second?.stop()
  await post?.close()
})

const mailOf = ({ api }: Person) => makeMailApi(api)
const lettersTo = (address: string) => post.arrived.filter(({ to }) => to === address)
const tokenIn = (text = '', deed = 'confirm') =>
  new RegExp(`#mail-${deed}=([\\w-]{43})`).exec(text)?.[1] ?? ''
const wish = {
  game: 'cartagena',
  seats: [{ kind: 'person' }, { kind: 'person' }],
  first: 0,
  clock: { kind: 'move', ms: 48 * HOUR },
} as const
let people = 0

/** Somebody who has confirmed an address. */
async function reader(site: TestServer, name: string, language: 'en' | 'ja' = 'en') {
  const person = await site.person(name)
  const address = `reader-${++people}@post.example`
  await mailOf(person).put({ address, language })
  await mailOf(person).confirm(tokenIn(lettersTo(address)[0]?.text))
  return { ...person, address, letters: () => lettersTo(address).slice(1) }
}

const catchUp = () => Promise.all([first.online.mailer.catchUp(), second.online.mailer.catchUp()])

describe('an address', () => {
  it('is confirmed by a link, which works once; before, nobody is written to', async () => {
    const ann = await first.person('<b>Ann</b>')
    const address = 'ann@post.example'
    expect(await mailOf(ann).put({ address, language: 'en' })).toMatchObject({
      on: true,
      address,
      confirmed: false,
    })
    const [asking] = lettersTo(address)
    expect(asking?.subject).toBe('Quayside: is this your address?')
    expect(asking?.text).not.toContain('Ann')
    expect(asking?.headers.get('from')).toContain('quayside@play.example')
    const token = tokenIn(asking?.text)
    expect(asking?.text).toContain(`${SITE}/settings#mail-confirm=${token}`)
    expect(await codeOf(mailOf(ann).confirm('x'.repeat(43)))).toBe('oldLink')
    // Whoever opens it, on whatever device and at whatever process.
    const elsewhere = await second.person('Anybody')
    await mailOf(elsewhere).confirm(token)
    expect(await mailOf(ann).state()).toMatchObject({ on: true, address, confirmed: true })
    expect(await codeOf(mailOf(ann).confirm(token))).toBe('oldLink')
    expect((await mailOf(elsewhere).state()).address).toBe(null)
    expect(await mailOf(ann).put({ address, language: 'ja' })).toMatchObject({
      language: 'ja',
      confirmed: true,
    })
    expect(lettersTo(address)).toHaveLength(1)
    expect((await mailOf(ann).remove()).address).toBe(null)
  })

  it('is asked for once a day, and a guest asks once a day, whatever the process', async () => {
    const [eve, bob] = [await first.person('Eve'), await second.person('Bob')]
    await mailOf(eve).put({ address: 'victim@post.example', language: 'en' })
    expect(await codeOf(mailOf(bob).put({ address: 'Victim@post.example', language: 'en' }))).toBe(
      'askedToday',
    )
    expect(await codeOf(mailOf(eve).put({ address: 'other@post.example', language: 'en' }))).toBe(
      'askedToday',
    )
    // Who is gone cannot ask anew as somebody else.
    await eve.api.deleteMe()
    const again = await first.person('Eve')
    expect(await codeOf(mailOf(again).put({ address: 'victim@post.example', language: 'en' }))).toBe(
      'askedToday',
    )
    expect(lettersTo('victim@post.example')).toHaveLength(1)
    time += DAY + 1
    await mailOf(bob).put({ address: 'victim@post.example', language: 'ja' })
    expect(lettersTo('victim@post.example').at(-1)?.subject).toBe('Quayside：メールアドレスの確認')
    time += 3 * DAY
    const token = tokenIn(lettersTo('victim@post.example').at(-1)?.text)
    expect(await codeOf(mailOf(bob).confirm(token))).toBe('oldLink')
  })

  it('that the mail server refuses is said so, and one that it cannot take now may be tried again', async () => {
    const ann = await first.person('Ann')
    post.answer(451)
    expect(await codeOf(mailOf(ann).put({ address: 'new@post.example', language: 'en' }))).toBe('mailAway')
    post.answer(550)
    expect(await codeOf(mailOf(ann).put({ address: 'new@post.example', language: 'en' }))).toBe('badAddress')
    post.answer(250)
    expect((await mailOf(ann).state()).address).toBe(null)
    for (const address of [
      'no address',
      'a@b',
      'a@b.example\r\nBcc: c@d.example',
      `${'a'.repeat(250)}@b.example`,
    ])
      expect(await codeOf(mailOf(ann).put({ address, language: 'en' })), address).toBe('badRequest')
  })

  it('stays while a new one is not confirmed', async () => {
    const ann = await reader(first, 'Ann')
    time += DAY + 1
    const next = `new-${ann.address}`
    const asked = await mailOf(ann).put({ address: next, language: 'en' })
    expect(asked).toMatchObject({ address: ann.address, confirmed: true, next })
    await mailOf(ann).confirm(tokenIn(lettersTo(next)[0]?.text))
    expect(await mailOf(ann).state()).toMatchObject({ address: next, confirmed: true, next: null })
  })

  it('belongs to whoever confirmed it last', async () => {
    const before = await reader(first, 'Old phone')
    time += DAY + 1
    const person = await first.person('New phone')
    await mailOf(person).put({ address: before.address, language: 'en' })
    await mailOf(person).confirm(tokenIn(lettersTo(before.address).at(-1)?.text))
    expect((await mailOf(before).state()).address).toBe(null)
    expect((await mailOf(person).state()).address).toBe(before.address)
  })
})

describe('who keeps others waiting', () => {
  it('is written to once, in their language, about all tables that wait, those with the least time first', async () => {
    const bob = await reader(first, 'ボブ', 'ja')
    const ann = await first.person('Ann')
    const slow = await startTable([bob, ann], { ...wish, clock: { kind: 'none' } })
    const soon = await startTable([bob, ann], wish)
    const others = await startTable([ann, bob], wish)
    await planned(bob.id, 2)
    await catchUp()
    expect(bob.letters()).toEqual([])
    time += HOUR
    await catchUp()
    await expect.poll(() => bob.letters().length).toBe(1)
    const [letter] = bob.letters()
    expect(letter?.subject).toBe('Quayside：2卓であなたの手番です')
    expect(letter?.text).toContain(`カルタヘナ（相手：Ann）\n残り約47時間\n${SITE}/online/${soon.id}`)
    expect(letter?.text.indexOf(soon.id)).toBeLessThan(letter?.text.indexOf(slow.id) ?? 0)
    expect(letter?.text).not.toContain(others.id)
    expect(letter?.headers.get('content-language')).toBe('ja')
    // Another table the same day waits for tomorrow.
    const more = await startTable([bob, ann], wish)
    await planned(bob.id, 3)
    for (let hours = 0; hours < 24; hours += 4) {
      await catchUp()
      expect(bob.letters()).toHaveLength(1)
      time += 4 * HOUR
    }
    await catchUp()
    await expect.poll(() => bob.letters().length).toBe(2)
    expect(bob.letters()[1]?.text).toContain(more.id)
    // The same turns, still waiting, are not told again.
    time += DAY
    await catchUp()
    expect(bob.letters()).toHaveLength(2)
  })

  it('is not written to about what they have done meanwhile, at night, or do not want to hear of', async () => {
    const bob = await reader(first, 'Bob')
    const ann = await first.person('Ann')
    const { id } = await startTable([bob, ann], wish)
    await planned(bob.id, 1)
    await bob.api.proposeEnd(id)
    await ann.api.answer(id, true)
    time += HOUR
    await catchUp()
    expect(bob.letters()).toEqual([])
    const push = makePushApi(bob.api)
    const { wishes } = await push.state()
    const noon = new Date(time).getUTCHours() * 60
    await push.change({ ...wishes, quiet: { from: noon, to: (noon + 180) % 1440, zone: 'UTC' } })
    const next = await startTable([bob, ann], wish)
    await planned(bob.id, 2)
    time += HOUR
    await catchUp()
    expect(bob.letters()).toEqual([])
    time += 2 * HOUR
    await catchUp()
    await expect.poll(() => bob.letters().length).toBe(1)
    expect(bob.letters()[0]?.text).toContain(next.id)
    await push.change({ quiet: null, kinds: { ...wishes.kinds, turn: false } })
    time += DAY
    const heard = await reader(first, 'Cy')
    await startTable([bob, heard], { ...wish, clock: { kind: 'none' } })
    await startTable([heard, bob], { ...wish, clock: { kind: 'none' } })
    await planned(heard.id, 1)
    expect(plansOf(bob.id)).toHaveLength(2)
  })

  it('ends it with one click, and the link in the text leads to the same', async () => {
    const bob = await reader(first, 'Bob')
    await startTable([bob, await first.person('Ann')], wish)
    await planned(bob.id, 1)
    time += HOUR
    await catchUp()
    await expect.poll(() => bob.letters().length).toBe(1)
    const [letter] = bob.letters()
    expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = /^<(https:.*)>$/.exec(letter?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    expect(address).toBe(`${SITE}/api/mail/stop?token=${tokenIn(letter?.text, 'stop')}`)
    const path = address.slice(SITE.length)
    const page = await fetch(first.base + path, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      `/settings#mail-stop=${tokenIn(letter?.text, 'stop')}`,
    ])
    expect((await mailOf(bob).state()).confirmed).toBe(true)
    // As mail programs send it (RFC 8058): without a cookie, as a form.
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const click = () =>
      fetch(second.base + path, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' })
    expect((await click()).status).toBe(200)
    expect((await click()).status).toBe(404)
    expect(await mailOf(bob).state()).toMatchObject({ on: true, address: null, confirmed: false })
    // No other route takes forms.
    const other = await fetch(`${first.base}/api/guests`, { method: 'POST', headers: form, body: 'name=x' })
    expect(other.status).toBe(400)
  })
})

describe('with the file', () => {
  it('the same holds; what the mail server does not take is sent later, and an address that is gone is forgotten', async () => {
    const store = openSqlite({ path: ':memory:' })
    const site = await startServer({ store, settings: settings(post.url), now })
    notePlans(site)
    const bob = await reader(site, 'Bob')
    const ann = await site.person('Ann')
    const { id } = await startTable([bob, ann], wish)
    await planned(bob.id, 1)
    time += HOUR
    post.answer(451)
    await site.online.mailer.catchUp()
    post.answer(250)
    expect(bob.letters()).toEqual([])
    time += HOUR
    await site.online.mailer.catchUp()
    expect(bob.letters()[0]?.text).toContain(id)
    await site.online.mailer.catchUp()
    expect(bob.letters()).toHaveLength(1)
    await startTable([bob, ann], wish)
    await planned(bob.id, 2)
    time += DAY
    post.answer(550)
    await site.online.mailer.catchUp()
    post.answer(250)
    expect((await mailOf(bob).state()).address).toBe(null)
    await site.stop()
  })
})
