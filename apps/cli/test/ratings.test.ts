// Ratings are computed again from what a server has stored; what was changed by hand is found.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type GameResult, openStore } from '@quayside/store'
import { afterAll, expect, it } from 'vitest'
import { quayside } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-ratings-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function playGames(data: string): Promise<void> {
  const store = await openStore({ data })
  for (const [i, standings] of [
    [1, 2, 3],
    [2, 1, 3],
    [1, 2, 2],
  ].entries()) {
    const table = `t${i}`
    const none = { kind: 'none' as const }
    const seats = ['ann', 'bob', 'cal'].map((guest) => ({
      ...{ kind: 'person', colour: null, place: 1, score: 1, resigned: false, choices: 1, thinkMs: null },
      ...{ guest, name: guest },
    }))
    const room = {
      ...{ game: 'catan', options: {}, status: 'over' as const, reason: null, seats: [], host: 'ann' },
      ...{ open: false, joinHash: '', clock: { setting: none, outOfTime: 'fallback' as const } },
      ...{ order: 'chosen' as const, first: 0, commitment: '', banned: [], muted: [], proposal: null },
      rematch: null,
    }
    await store.createTable({ id: table, room, secret: '', at: 1 })
    const facts = { game: 'catan', options: {}, started: 1, ended: 2, moves: 3, reason: 'points' }
    const result: GameResult = { table, ...facts, status: 'over', clock: none, seats }
    await store.results.keep(table, result, 'record', standings)
  }
  await store.close()
}

it('says so where they are the same, and fails where they are not', async () => {
  expect((await quayside(['ratings', '--data', join(folder, 'none')])).code).toBe(2)
  await playGames(folder)
  const good = await quayside(['ratings', '--data', folder])
  expect([good.code, good.out]).toEqual([0, 'catan: 3 rated games, 3 people, computed again\n'])
  const file = new DatabaseSync(join(folder, 'quayside.sqlite'))
  file.exec("UPDATE ratings SET mu = mu + 0.000000001 WHERE guest = 'bob'")
  file.close()
  const bad = await quayside(['ratings', '--data', folder])
  expect(bad.code).toBe(1)
  expect(bad.err).toContain('guest bob')
})
