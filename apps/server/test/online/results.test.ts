// Finished games are remembered for those who played them, and for nobody else.
import { loadGame } from '@quayside/all'
import { readRecord, verifyRecord } from '@quayside/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  chooser,
  type Person,
  playToEnd,
  startServer,
  startTable,
  type TestServer,
} from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

let site: TestServer
let ann: Person
let bob: Person
beforeAll(async () => {
  site = await startServer()
  ann = await site.person('Ann')
  bob = await site.person('ボブ')
})
afterAll(() => site?.stop())

const wish = {
  game: 'cartagena',
  options: { roundCap: 20 },
  seats: ['person', 'person'].map((kind) => ({ kind })),
}

async function played(): Promise<string> {
  const { id } = await startTable([ann, bob], wish)
  await Promise.all([ann, bob].map((person, i) => playToEnd(site.base, person, id, chooser(i + 1))))
  await expect.poll(async () => (await ann.api.results()).results.some((one) => one.id === id)).toBe(true)
  return id
}

describe('history', () => {
  it('has every finished game with places, scores and times, after its table is deleted too', async () => {
    const id = await played()
    await ann.api.deleteTable(id)
    const { results, next } = await bob.api.results()
    expect([results.length, next]).toEqual([1, null])
    const [game] = results
    expect(game).toMatchObject({ id, game: 'cartagena', status: 'over', options: { roundCap: 20 } })
    expect(game?.seats.map(({ name, isYou }) => [name, isYou])).toEqual([
      ['Ann', false],
      ['ボブ', true],
    ])
    expect(game?.seats.every(({ choices, thinkMs }) => choices > 0 && thinkMs !== null)).toBe(true)
    expect(JSON.stringify(results)).not.toContain(ann.id)
    const { record } = await bob.api.resultRecord(id)
    const read = readRecord(record)
    if ('problem' in read) throw new Error(read.problem)
    expect(read.header.names).toEqual(['Ann', 'ボブ'])
    const loaded = await loadGame('cartagena')
    if (!loaded) throw new Error('no game')
    expect(verifyRecord(loaded.game, read)).toMatchObject({ draws: expect.any(Number) })
  })

  it('is read page by page', async () => {
    const latest = await played()
    const first = await ann.api.results(null, 1)
    expect(first.results.map(({ id }) => id)).toEqual([latest])
    const second = await ann.api.results(first.next, 1)
    expect(second.results).toHaveLength(1)
    expect((await ann.api.results(second.next, 1)).results).toEqual([])
  })

  it('keeps a game that was stopped without a result as such', async () => {
    const { id } = await startTable([ann, bob], wish)
    await ann.api.proposeEnd(id)
    await bob.api.answer(id, true)
    await expect.poll(async () => (await ann.api.results(null, 1)).results[0]?.id).toBe(id)
    const [game] = (await ann.api.results(null, 1)).results
    expect(game).toMatchObject({ status: 'stopped', reason: 'agreed' })
    expect(game?.seats[0]).toMatchObject({ place: null, score: null })
  })

  it('is deleted for the one who deletes it, and shown to nobody else', async () => {
    const id = await played()
    const eve = await site.person('Eve')
    expect((await eve.api.results()).results).toEqual([])
    expect(await codeOf(eve.api.resultRecord(id))).toBe('noResult')
    expect(await codeOf(eve.api.forgetResult(id))).toBe('noResult')
    await ann.api.forgetResult(id)
    expect(await codeOf(ann.api.resultRecord(id))).toBe('noResult')
    expect((await bob.api.resultRecord(id)).complete).toBe(true)
    await ann.api.forgetResults()
    expect((await ann.api.results()).results).toEqual([])
    await site.online.registry.onLook()
    expect((await ann.api.results()).results).toEqual([])
  })

  it('gains what a process that died did not count', async () => {
    const { id } = await startTable([ann, bob], wish)
    const { store, results } = site.online
    const keep = results.keep
    results.keep = async () => undefined
    await ann.api.resign(id)
    await bob.api.resign(id)
    results.keep = keep
    expect(await store.results.uncounted(9)).toContain(id)
    await site.online.registry.onLook()
    expect((await ann.api.results(null, 1)).results[0]).toMatchObject({ id, reason: 'resigned' })
  })
})
