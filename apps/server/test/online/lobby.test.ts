// Guests and tables before play: coming in, sitting, changing, starting, and who may not.
import { makeApi } from '@quayside/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expire } from '../../src/online-server.ts'
import { REFUSALS } from '../../src/texts.ts'
import { type Person, playAt, startServer, startTable, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

let site: TestServer
let ann: Person
let bob: Person
beforeAll(async () => {
  site = await startServer()
  ann = await site.person('Ann')
  bob = await site.person('Bob')
})
afterAll(() => site?.stop())

const two = { game: 'carthage', seats: [{ kind: 'person' }, { kind: 'person' }] }

describe('a guest', () => {
  it('gets a cookie that scripts cannot read and other sites cannot send', async () => {
    const answer = await fetch(`${site.base}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Cat' }),
    })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^quayside=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
    expect(JSON.stringify(await answer.json())).not.toContain(cookie.slice(9, 52))
    const me = await fetch(`${site.base}/api/me`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(await me.json()).toMatchObject({ guest: { name: 'Cat' } })
  })

  it('has a clean, short name', async () => {
    const odd = await site.person(`  A\u202Eb\u0000c\n<b>${'x'.repeat(90)}`)
    const { guest } = await odd.api.me()
    expect(guest?.name).toBe(`Abc <b>${'x'.repeat(17)}`)
  })

  it('carries the identity to another device once', async () => {
    const { code } = await bob.api.makeCarryCode()
    expect(code).toMatch(/^([a-z0-9]{4}-){3}[a-z0-9]{4}$/)
    const other = makeApi({ base: site.base })
    const carried = await other.useCarryCode(code.toUpperCase().replaceAll('-', ' '), 'token')
    expect(carried.guest.id).toBe(bob.id)
    expect(await codeOf(other.useCarryCode(code))).toBe('badCode')
    const { guest } = await makeApi({ base: site.base, token: carried.token ?? '' }).me()
    expect(guest?.id).toBe(bob.id)
  })

  it('is deleted at once, with name and chat, and a bot plays on', async () => {
    const eve = await site.person('Eve')
    const { id } = await startTable([ann, eve], two)
    await eve.api.say(id, 'hello')
    await eve.api.deleteMe()
    expect((await eve.api.me()).guest).toBeNull()
    expect(await codeOf(eve.api.myTables())).toBe('noGuest')
    const { room } = await ann.api.table(id)
    expect(room.seats[1]).toMatchObject({ guest: null, name: '', resigned: true, standIn: 'mate' })
    expect((await ann.api.chat(id)).lines).toEqual([])
  })
})

describe('a table', () => {
  it('by link is found by nobody without the link', async () => {
    const { room, join } = await ann.api.makeTable(two)
    expect((await bob.api.openTables()).tables.map((table) => table.id)).not.toContain(room.id)
    expect(await codeOf(bob.api.table(room.id))).toBe('noTable')
    expect(await codeOf(bob.api.join(room.id))).toBe('noTable')
    expect(await codeOf(bob.api.join(room.id, 'wrong'))).toBe('badLink')
    expect(await codeOf(bob.api.join('abcdefghjkmn', 'wrong'))).toBe('badLink')
    await bob.api.join(room.id, join)
    expect((await bob.api.table(room.id)).room.id).toBe(room.id)
    expect((await bob.api.myTables()).tables[0]?.id).toBe(room.id)
  })

  it('that is open is listed while it is played too, with how many watch, until its host closes it', async () => {
    const { id } = await startTable([ann, bob], { ...two, open: true })
    const closed = await startTable([ann, bob], two)
    const listed = async () => (await makeApi({ base: site.base }).runningTables()).tables
    expect((await listed()).map((table) => table.id)).toContain(id)
    expect((await listed()).map((table) => table.id)).not.toContain(closed.id)
    const eve = await site.person('Eve')
    await eve.api.join(id)
    const watching = playAt(site.base, eve, id, {})
    const found = async () => (await listed()).find((table) => table.id === id)
    await expect.poll(async () => (await found())?.watchers).toBe(1)
    watching.close()
    await expect.poll(async () => (await found())?.watchers).toBe(0)
    expect(await codeOf(bob.api.changeTable(id, { open: false }))).toBe('notHost')
    expect(await codeOf(ann.api.changeTable(id, { open: false, order: 'drawn' }))).toBe('notInLobby')
    await ann.api.changeTable(id, { open: false })
    expect(await found()).toBeUndefined()
    await ann.api.changeTable(closed.id, { open: true })
    expect((await listed()).map((table) => table.id)).toContain(closed.id)
  })

  it('that is open is listed and lets anyone in', async () => {
    const { room } = await ann.api.makeTable({ ...two, open: true })
    expect((await bob.api.openTables()).tables.map((table) => table.id)).toContain(room.id)
    await bob.api.join(room.id)
    await bob.api.sit(room.id, 1)
  })

  it('shows the commitment before, the secret only after', async () => {
    const { id, room } = await startTable([ann, bob], two)
    expect(room.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(room.secret).toBeNull()
    await ann.api.proposeEnd(id)
    const { room: after } = await bob.api.answer(id, true).then(() => bob.api.table(id))
    expect(after).toMatchObject({
      status: 'stopped',
      reason: 'agreed',
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('keeps chairs apart: taken, a bot’s, none, changed', async () => {
    const { room, join } = await ann.api.makeTable({ ...two, seats: [...two.seats, { kind: 'mate' }] })
    await bob.api.join(room.id, join)
    await ann.api.sit(room.id, 0)
    expect(await codeOf(bob.api.sit(room.id, 0))).toBe('seatTaken')
    expect(await codeOf(bob.api.sit(room.id, 2))).toBe('botSeat')
    expect(await codeOf(bob.api.sit(room.id, 7))).toBe('noSeat')
    expect(await codeOf(ann.api.start(room.id))).toBe('seatsEmpty')
    await ann.api.sit(room.id, 1)
    const { room: after } = await bob.api.sit(room.id, 0)
    expect(after.seats.map((seat) => seat.name)).toEqual(['Bob', 'Ann', ''])
    expect(await codeOf(bob.api.start(room.id))).toBe('notHost')
    expect((await ann.api.start(room.id)).room.status).toBe('playing')
    expect(await codeOf(bob.api.stand(room.id))).toBe('notInLobby')
  })

  it('can be planned anew by its host, and says which options clash', async () => {
    const { room } = await ann.api.makeTable(two)
    const changed = await ann.api.changeTable(room.id, {
      seats: [{ kind: 'person' }, { kind: 'random' }, { kind: 'mate' }],
      clock: { kind: 'move', ms: 60_000 },
      first: 2,
    })
    expect(changed.room).toMatchObject({ first: 2, clock: { setting: { kind: 'move', ms: 60_000 } } })
    expect(changed.room.seats.map((seat) => seat.kind)).toEqual(['person', 'random', 'mate'])
    expect(await codeOf(ann.api.changeTable(room.id, { options: { mode: 'none' } }))).toBe('badOptions')
    expect(
      await codeOf(ann.api.changeTable(room.id, { seats: [{ kind: 'random' }, { kind: 'random' }] })),
    ).toBe('badSeats')
    expect(await codeOf(ann.api.makeTable({ ...two, game: 'chess' }))).toBe('noGame')
    expect(await codeOf(ann.api.makeTable({ ...two, seats: [{ kind: 'person' }] }))).toBe('badSeats')
  })

  it('gives chosen colours and the chosen first seat', async () => {
    const { games } = await ann.api.games()
    const colours = games.find((game) => game.id === 'carthage')?.colours ?? []
    const wish = {
      ...two,
      seats: [{ kind: 'person', colour: colours[3] ?? '' }, { kind: 'random' }],
      first: 1,
    }
    const { id, room } = await startTable([ann], wish)
    expect(room.seats[0]?.colour).toBe(colours[3])
    const { update } = await ann.api.position(id)
    // The bot has moved already, or is about to.
    expect(update?.steps[0]?.by ?? update?.owe[0]).toBe(1)
  })

  it('is laid by the code of a board, and a code that is none is refused in both languages', async () => {
    const boards = 'T1F,T2R,T3F,T4R,T5F,T6R'
    const wish = { ...two, game: 'cartagena', layout: boards }
    const { id, room } = await startTable([ann, bob], wish)
    expect(room.layout).toBe(boards)
    expect((await ann.api.position(id)).update?.view).toMatchObject({ shown: { boards: boards.split(',') } })
    await expect(ann.api.makeTable({ ...wish, layout: 'xyzzy' })).rejects.toMatchObject({
      refusal: {
        code: 'badOptions',
        message: {
          en: expect.stringMatching(/^No board can be laid by the code "xyzzy"/),
          ja: expect.stringMatching(/^コード「xyzzy」では/),
        },
      },
    })
    const { room: other } = await ann.api.makeTable(wish)
    expect(await codeOf(ann.api.changeTable(other.id, { layout: 'T1F' }))).toBe('badOptions')
    expect((await ann.api.changeTable(other.id, { layout: '' })).room.layout).toBe('')
  })

  it('can draw the order of seats', async () => {
    const orders = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const { room } = await startTable([ann, bob], { ...two, order: 'drawn' })
      orders.add(room.seats.map((seat) => seat.name).join())
    }
    expect(orders.size).toBe(2)
  })

  it('lets the host remove, mute, close and delete, and nobody else', async () => {
    const { id } = await startTable([ann, bob], two)
    expect(await codeOf(bob.api.mute(id, ann.id, true))).toBe('notHost')
    expect(await codeOf(bob.api.close(id))).toBe('notHost')
    expect(await codeOf(bob.api.deleteTable(id))).toBe('notHost')
    await ann.api.mute(id, bob.id, true)
    expect(await codeOf(bob.api.say(id, 'hm'))).toBe('muted')
    await ann.api.remove(id, bob.id)
    expect(await codeOf(bob.api.table(id))).toBe('banned')
    await ann.api.deleteTable(id)
    expect(await codeOf(ann.api.table(id))).toBe('noTable')
  })

  it('takes reports', async () => {
    const { id } = await startTable([ann, bob], two)
    await ann.api.report(id, bob.id, 'He eats the cards.')
    expect((await site.online.store.reports(1))[0]).toMatchObject({ guest: ann.id, about: bob.id })
    expect(await codeOf(ann.api.report(id, bob.id, ' \n '))).toBe('emptyText')
  })

  it('expires when nobody has touched it for long', async () => {
    const { room } = await ann.api.makeTable(two)
    await expire({ ...site.online, now: () => Date.now() + 86_400_000 })
    expect(await codeOf(ann.api.table(room.id))).toBe('accepted')
    await expire({ ...site.online, now: () => Date.now() + 3 * 86_400_000 })
    expect(await site.online.store.table(room.id)).toBeNull()
  })
})

describe('the API describes itself', () => {
  it('as OpenAPI 3.1 with every route and every game', async () => {
    const api = (await (await fetch(`${site.base}/api/openapi.json`)).json()) as {
      openapi: string
      paths: { [path: string]: { [method: string]: { operationId: string } } }
      components: { schemas: object }
    }
    expect(api.openapi).toBe('3.1.0')
    expect(Object.keys(api.paths)).toContain('/api/tables/{id}/act')
    expect(Object.keys(api.components.schemas)).toContain('catan.action')
    const names = Object.values(api.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('as a page without script', async () => {
    const page = await fetch(`${site.base}/api`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).not.toContain('<script')
  })

  it('answers unknown paths with a refusal', async () => {
    const answer = await fetch(`${site.base}/api/nothing`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'nothingHere' } })
  })

  it('says every refusal in both languages', () => {
    for (const { en, ja } of Object.values(REFUSALS)) {
      expect(en).toMatch(/[.]$/)
      expect(ja).toMatch(/。$/)
    }
  })
})
