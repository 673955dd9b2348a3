// Play: resuming, repeating, undo, proposals, clocks, stand-ins, watching, streams, rematch.
import { tableEvents } from '@quayside/client'
import type { RoomInfo, Update } from '@quayside/protocol'
import type { Json } from '@quayside/rules-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, playAt, startServer, startTable, type TestServer } from '../support/online.ts'
import { moveOnce, positionOf } from '../support/positions.ts'
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

const two = { game: 'cartagena', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }

/** Seat 0 is to move, or nobody any more. */
const isAskedOrOver = ({ result, owe }: Update) => result !== null || owe.includes(0)

describe('an action', () => {
  it('sent twice under one id is played once', async () => {
    const { id } = await startTable([ann, bob], two)
    const { legal } = await positionOf(ann, id)
    const first = await ann.api.act(id, legal[0] as Json, { id: 'same' })
    const again = await ann.api.act(id, legal[0] as Json, { id: 'same' })
    expect(first.repeated).toBe(false)
    expect(again).toEqual({ seq: first.seq, repeated: true })
  })

  it('is refused with the rule and a sentence of the game', async () => {
    const { id } = await startTable([ann, bob], two)
    const { legal } = await positionOf(ann, id)
    expect(await codeOf(bob.api.act(id, legal[0] as Json))).toBe('notYourTurn')
    expect(await codeOf(ann.api.act(id, legal[0] as Json, { ask: 999 }))).toBe('staleAsk')
    expect(await codeOf(ann.api.act(id, { type: 'nonsense' }))).toBe('unreadable')
    const { refusal } = await bob.api.check(id, legal[0] as Json)
    expect(refusal).toMatchObject({ code: 'notYourTurn', rule: expect.stringMatching(/^CTG-/) })
  })

  it('is explained before it is made: a part of it is enough', async () => {
    const { id } = await startTable([ann, bob], two)
    const { legal } = await positionOf(ann, id)
    const { type } = legal[0] as { type: string }
    const mine = playAt(site.base, ann, id, {})
    const his = playAt(site.base, bob, id, {})
    expect(await mine.explain({ type })).toEqual({ ok: { refusal: null } })
    expect(await his.explain({ type })).toMatchObject({ ok: { refusal: { code: 'notYourTurn' } } })
    expect(await mine.explain({ type, strange: 1 })).toMatchObject({
      ok: { refusal: { code: 'unreadable' } },
    })
    mine.close()
    his.close()
  })

  it('of a watcher is refused, and a watcher sees no hand', async () => {
    const { id, join } = await startTable([ann, bob], two)
    const cat = await site.person('Cat')
    await cat.api.join(id, join)
    const { viewer, legal } = await positionOf(cat, id)
    expect([viewer, legal]).toEqual(['watcher', []])
    expect(await codeOf(cat.api.act(id, { type: 'pass' }))).not.toBe('accepted')
  })
})

describe('a connection', () => {
  it('that comes back is sent exactly what it missed', async () => {
    const { id } = await startTable([ann, bob], two)
    const seqs: number[] = []
    const first = playAt(site.base, bob, id, { update: (update) => seqs.push(update.seq) })
    await expect.poll(() => seqs.length).toBe(1)
    first.close()
    await moveOnce(id, [ann, bob])
    await moveOnce(id, [ann, bob])
    const { update } = await bob.api.position(id, seqs[0])
    expect(update?.fresh).toBe(false)
    expect(update?.steps.map((step) => step.seq)).toEqual(
      Array.from({ length: (update?.seq ?? 0) - (seqs[0] ?? 0) }, (_, i) => (seqs[0] ?? 0) + i + 1),
    )
  })

  it('by events resumes after the last id', async () => {
    const { id } = await startTable([ann, bob], two)
    await moveOnce(id, [ann, bob])
    const stop = new AbortController()
    const heard: string[] = []
    const wishes = { base: site.base, token: ann.token, table: id, signal: stop.signal }
    const reading = (async () => {
      for await (const message of tableEvents({ ...wishes, seen: 1 })) {
        heard.push(message.type)
        if (message.type === 'update') {
          expect(message.steps.every((step) => step.seq > 1)).toBe(true)
          break
        }
      }
    })()
    await reading
    stop.abort()
    expect(heard).toEqual(['hello', 'update'])
  })

  it('tells who is there, and ends when the host removes somebody', async () => {
    const { id } = await startTable([ann, bob], two)
    let ended = ''
    let room: RoomInfo | null = null
    const mine = playAt(site.base, ann, id, { room: (now) => (room = now) })
    const his = playAt(site.base, bob, id, { ended: ({ code }) => (ended = code) })
    await expect.poll(() => room?.seats.map((seat) => seat.here)).toEqual([true, true])
    await ann.api.remove(id, bob.id)
    await expect.poll(() => ended).toBe('removed')
    await expect.poll(() => room?.seats[1]).toMatchObject({ here: false, standIn: 'mate', resigned: true })
    mine.close()
    his.close()
  })

  it('of somebody who never came in is refused for good', async () => {
    const { id } = await startTable([ann, bob], two)
    const cat = await site.person('Cat')
    const why = await new Promise((resolve) => playAt(site.base, cat, id, { ended: resolve }))
    expect(why).toMatchObject({ code: 'noTable', refusal: { message: { en: expect.any(String) } } })
  })
})

describe('undo', () => {
  it('asks everybody when something came to light or others moved', async () => {
    const { id } = await startTable([ann, bob], two)
    while ((await positionOf(ann, id)).owe[0] === 0) await moveOnce(id, [ann, bob])
    await moveOnce(id, [ann, bob])
    const before = await positionOf(ann, id)
    expect(before.undo).toMatchObject({ free: false })
    expect((await ann.api.undo(id)).asked).toEqual([1])
    expect((await bob.api.table(id)).room.proposal).toMatchObject({ kind: 'undo', by: 0, asked: [1] })
    await bob.api.answer(id, true)
    const after = await positionOf(ann, id)
    expect(after.seq).toBe(before.seq + 1)
    expect(after.steps.at(-1)?.undoTo).toBe(before.undo?.to)
    expect(after.owe).toEqual([0])
  })

  it('lapses when somebody says no, and when play goes on', async () => {
    const { id } = await startTable([ann, bob], two)
    while ((await positionOf(ann, id)).owe[0] === 0) await moveOnce(id, [ann, bob])
    await moveOnce(id, [ann, bob])
    const { seq } = await positionOf(ann, id)
    await ann.api.undo(id)
    expect(await codeOf(ann.api.undo(id))).toBe('proposalOpen')
    await bob.api.answer(id, false)
    expect((await ann.api.table(id)).room.proposal).toBeNull()
    await ann.api.undo(id)
    await moveOnce(id, [ann, bob])
    expect((await ann.api.table(id)).room.proposal).toBeNull()
    expect(await codeOf(bob.api.answer(id, true))).toBe('noProposal')
    expect((await positionOf(ann, id)).seq).toBeGreaterThan(seq)
  })

  it('is free while nothing was revealed and nobody else moved', async () => {
    const free = {
      game: 'catan',
      seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }],
      first: 0,
    }
    const cat = await site.person('Cat')
    const { id } = await startTable([ann, bob, cat], free)
    await moveOnce(id, [ann, bob, cat])
    const { undo, seq } = await positionOf(ann, id)
    expect(undo).toEqual({ to: 0, free: true })
    expect(await ann.api.undo(id)).toEqual({ asked: [] })
    expect((await positionOf(ann, id)).seq).toBe(seq + 1)
  })
})

describe('people who go', () => {
  it('resigning hands the seat to a bot, and the record says so', async () => {
    const { id } = await startTable([ann, bob], { ...two, options: { roundCap: 3 } })
    await bob.api.resign(id)
    expect(await codeOf(bob.api.resign(id))).toBe('resignedAlready')
    expect(await codeOf(bob.api.back(id))).toBe('resignedAlready')
    for (;;) {
      const { result, owe } = await positionOf(ann, id)
      if (result) break
      if (owe.includes(0)) await moveOnce(id, [ann, bob])
      else await expect.poll(() => positionOf(ann, id), { interval: 5 }).toSatisfy(isAskedOrOver)
    }
    const { room } = await ann.api.table(id)
    expect(room).toMatchObject({ status: 'over', seats: [{ resigned: false }, { resigned: true }] })
    expect((await ann.api.record(id)).record).toContain('\nquayside-resigned: 1\n')
  })

  it('the last one resigning stops the game', async () => {
    const { id } = await startTable([ann, bob], two)
    await ann.api.resign(id)
    await bob.api.resign(id)
    expect((await bob.api.table(id)).room).toMatchObject({ status: 'stopped', reason: 'resigned' })
  })

  it('absent ones are stood in for by vote, and come back', async () => {
    const { id } = await startTable([ann, bob], two)
    while ((await positionOf(ann, id)).owe[0] === 0) await moveOnce(id, [ann, bob])
    expect(await codeOf(bob.api.proposeStandIn(id, 0))).toBe('notAbsent')
    expect(await ann.api.proposeStandIn(id, 1)).toEqual({ asked: [1] })
    await bob.api.answer(id, true)
    expect(await codeOf(bob.api.act(id, { type: 'pass' }))).not.toBe('accepted')
    await expect.poll(async () => (await positionOf(ann, id)).owe).toEqual([0])
    await bob.api.back(id)
    expect((await bob.api.table(id)).room.seats[1]?.standIn).toBeNull()
  })

  it('with three at the table more than half of the others must agree', async () => {
    const cat = await site.person('Cat')
    const dan = await site.person('Dan')
    const people = [ann, bob, cat, dan]
    const { id } = await startTable(people, { ...two, seats: people.map(() => ({ kind: 'person' })) })
    expect((await bob.api.proposeStandIn(id, 0)).asked).toEqual([2, 3])
    expect(await cat.api.answer(id, false)).toMatchObject({ asked: [3] })
    expect(await dan.api.answer(id, true)).toEqual({ asked: [] })
    expect((await bob.api.table(id)).room.seats[0]?.standIn).toBe('mate')
  })
})

describe('a clock', () => {
  it('plays the least harmful move for who is out of time', async () => {
    const { id } = await startTable([ann, bob], { ...two, clock: { kind: 'move', ms: 3_000 } })
    const { clock } = await positionOf(ann, id)
    expect(clock).toMatchObject({ running: [0] })
    expect(clock?.left[0]).toBeLessThanOrEqual(3_000)
    expect(clock?.left[1]).toBe(3_000)
    await expect.poll(async () => (await positionOf(ann, id)).seq, { timeout: 8_000 }).toBeGreaterThan(0)
  })

  it('lets a bot take over where the table wants that, also when nobody has it in memory', async () => {
    const wish = { ...two, clock: { kind: 'move', ms: 3_000 }, outOfTime: 'standIn' } as const
    const { id } = await startTable([ann, bob], wish)
    const live = await site.online.registry.get(id)
    live?.stop('stopping')
    await site.online.registry.forget(id)
    await expect
      .poll(async () => (await site.online.store.table(id))?.room.seats.map((seat) => seat.standIn), {
        timeout: 12_000,
      })
      .toContain('mate')
  })
})

describe('after the end', () => {
  it('the same people play again at one new table', async () => {
    const { id } = await startTable([ann, bob], two)
    expect(await codeOf(ann.api.rematch(id))).toBe('notOver')
    await ann.api.proposeEnd(id)
    await bob.api.answer(id, true)
    const [mine, his] = await Promise.all([ann.api.rematch(id), bob.api.rematch(id)])
    expect(mine).toEqual(his)
    const { room } = await bob.api.table(mine.id)
    expect(room.seats.map((seat) => seat.name)).toEqual(['Ann', 'Bob'])
    expect((await ann.api.table(id)).room.rematch).toEqual(mine)
  })

  it('a record of a running game holds only what its reader has seen', async () => {
    const { id } = await startTable([ann, bob], two)
    const { record, complete } = await ann.api.record(id)
    expect(complete).toBe(false)
    expect(record).toContain('\nviewer: 0\n')
    expect(record).not.toContain('secret:')
  })
})

describe('a table that nobody looks at', () => {
  it('leaves memory and comes back as it was', async () => {
    const { id } = await startTable([ann, bob], two)
    for (let i = 0; i < 30; i++) await moveOnce(id, [ann, bob])
    const before = await positionOf(ann, id)
    await site.online.registry.forget(id)
    expect(await positionOf(ann, id)).toEqual(before)
  })
})
