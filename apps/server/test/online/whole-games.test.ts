// Every game is played to its end over sockets, and its record verifies.
import { loadGame } from '@quayside/all'
import { readRecord, verifyRecord } from '@quayside/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooser, playToEnd, startServer, startTable, type TestServer } from '../support/online.ts'

let site: TestServer
beforeAll(async () => {
  site = await startServer()
})
afterAll(() => site?.stop())

const WISHES = [
  { game: 'carthage', options: {}, seats: ['person', 'person', 'captain'] },
  { game: 'cartagena', options: { roundCap: 60 }, seats: ['person', 'person'] },
  { game: 'catan', options: { roundCap: 15 }, seats: ['person', 'person', 'random', 'mate'] },
  { game: 'cargo-empire', options: {}, seats: ['person', 'random', 'person'] },
]

describe('a whole game over the network', () => {
  it.each(WISHES)(
    'of $game ends the same for all, and its record verifies',
    async ({ game, options, seats }) => {
      const people = [await site.person('Ann'), await site.person('Bob')]
      const { id, room } = await startTable(people, { game, options, seats: seats.map((kind) => ({ kind })) })
      expect(room.status).toBe('playing')
      expect(room.secret).toBeNull()
      const ends = await Promise.all(
        people.map((person, i) => playToEnd(site.base, person, id, chooser(i + 1))),
      )
      expect(ends[0]?.seq).toBe(ends[1]?.seq)
      expect(ends.map((end) => end.refused)).toEqual([0, 0])
      const after = await people[0]?.api.table(id)
      expect(after?.room.status).toBe('over')
      const record = await people[1]?.api.record(id)
      expect(record?.complete).toBe(true)
      const read = readRecord(record?.record ?? '')
      if ('problem' in read) throw new Error(read.problem)
      const loaded = await loadGame(game)
      if (!loaded) throw new Error(`no ${game}`)
      expect(read.header.fairness?.commitment).toBe(room.commitment)
      expect(new Set(read.header.fairness?.contributions).size).toBeGreaterThan(1)
      expect(verifyRecord(loaded.game, read)).toMatchObject({ draws: expect.any(Number) })
    },
  )
})
