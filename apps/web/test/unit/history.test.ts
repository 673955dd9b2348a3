// Numbers of finished games against a plain count of the same records, and what leaves as files.
import type { GameResult } from '@quayside/protocol'
import { scaled } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { type Reading, readingOf } from '../../src/history/reading.ts'
import {
  type CountedGame,
  countedGames,
  grouped,
  luckOfGames,
  numbersOf,
  rivalsOf,
  variantOf,
} from '../../src/history/statistics.ts'
import { resultTable } from '../../src/history/take-along.ts'
import { resultFor } from '../../src/host/local-results.ts'
import { readTableFile } from '../../src/host/table-file.ts'
import { type MadeRecord, madeRecords, plainCount, strongest } from '../support/history.ts'

const replayed = new Map<string, ReturnType<typeof readTableFile>>()

/** A body that comes again is not replayed again: only the header says otherwise. */
function tableOf({ text }: MadeRecord): ReturnType<typeof readTableFile> {
  const body = text.slice(text.indexOf('\n\n'))
  const known = replayed.get(body) ?? readTableFile(text)
  replayed.set(body, known)
  return known
}

async function resultOf(record: MadeRecord): Promise<GameResult> {
  const { name, kinds, started } = record
  const read = await tableOf(record)
  if ('problem' in read) throw new Error(`${name}, line ${read.line}: ${read.problem}`)
  const table = { ...read.table, header: { ...read.table.header, started } }
  const seats = kinds.map((kind) => ({ kind, name: '' }))
  const row = { id: name, game: table.game.id, seats, colours: [], changed: 0 }
  const result = resultFor(row, table)
  if (!result) throw new Error(`${name} is not over`)
  return result
}

describe('500 imported records', async () => {
  const records = madeRecords(500)
  const games = countedGames(await Promise.all(records.map(resultOf)), '')

  const same = (some: readonly CountedGame[], made: readonly MadeRecord[]) => {
    const plain = plainCount(made)
    const numbers = numbersOf(some)
    expect(numbers).toMatchObject({
      games: plain.games,
      wins: plain.wins,
      best: plain.best,
      streak: plain.streak,
      longestStreak: plain.longest,
      thinkMs: null,
    })
    expect(numbers?.meanPlace).toBeCloseTo(plain.meanPlace, 12)
    if (plain.games < 3) {
      expect(numbers?.share).toBeNull()
      return
    }
    expect(numbers?.share?.value).toBeCloseTo(plain.share, 12)
    expect(numbers?.share?.low).toBeCloseTo(plain.low, 12)
    expect(numbers?.share?.high).toBeCloseTo(plain.high, 12)
    expect(numbers?.share?.even).toBeCloseTo(plain.even, 12)
  }

  it('have the numbers of a plain count, all together and by game', () => {
    same(games, records)
    for (const game of ['carthage', 'cartagena']) {
      same(
        games.filter(({ result }) => result.game === game),
        records.filter((one) => one.game === game),
      )
    }
  })

  it('by the strongest bot at the table', () => {
    const groups = grouped(games, rivalsOf)
    expect(groups.map(({ key }) => key).sort()).toEqual(
      ['captain', 'deckhand', 'mate', 'random'].filter((rank) =>
        records.some((one) => strongest(one) === rank),
      ),
    )
    for (const { key, games: some } of groups)
      same(
        some,
        records.filter((one) => strongest(one) === key),
      )
  })

  it('and by variant', () => {
    const groups = grouped(games, variantOf)
    expect(groups.length).toBeGreaterThan(5)
    expect(groups.reduce((sum, { games: some }) => sum + some.length, 0)).toBe(500)
    for (const { games: some } of groups) {
      const ids = new Set(some.map(({ result }) => result.id))
      const made = records.filter(({ name }) => ids.has(name))
      expect(new Set(made.map(({ game }) => game)).size).toBe(1)
      same(some, made)
    }
  })

  it('have the luck of all their draws together, by strength of the rivals and by variant too', async () => {
    const readings = new Map<string, Reading>()
    const known = new Map<string, Reading | null>()
    const many = scaled(60, 500)
    for (const { name, text, own } of records.slice(0, many)) {
      const key = `${own} ${text.slice(text.indexOf('\n\n'))}`
      const reading = known.get(key) ?? (await readingOf(text, own))
      known.set(key, reading)
      if (reading) readings.set(name, reading)
    }
    expect(readings.size).toBe(many)
    const parts = [rivalsOf, variantOf].flatMap((keyOf) => grouped(games, keyOf))
    for (const some of [games, ...parts.map((group) => group.games)]) {
      let surprise = 0
      let variance = 0
      for (const { result } of some) {
        surprise += readings.get(result.id)?.surprise ?? 0
        variance += readings.get(result.id)?.variance ?? 0
      }
      const z = surprise / variance ** 0.5
      const percentile = Math.round(100 / (1 + Math.E ** (-1.702 * z)))
      const read = some.filter(({ result }) => readings.has(result.id)).length
      expect(luckOfGames(some, readings)).toEqual({ percentile, games: read })
      expect(percentile).toBeGreaterThan(0)
      expect(percentile).toBeLessThan(100)
    }
    expect(luckOfGames(games, new Map())).toEqual({ percentile: null, games: 0 })
  })

  it('leave as a table with one line each', () => {
    const remembered = games.map(({ result }) => ({ result, where: 'device' as const }))
    const lines = resultTable(remembered, '').trimEnd().split('\r\n')
    expect(lines).toHaveLength(501)
    expect(lines[1]).toMatch(/^2025-01-01T00:00:00.000Z,/)
  })
})

describe('whose seat is one’s own', () => {
  const seat = {
    kind: 'person',
    name: '',
    colour: null,
    isYou: false,
    place: 1,
    score: 3,
    resigned: false,
    choices: 2,
    thinkMs: 500,
  }
  const game: GameResult = {
    id: 'a',
    game: 'x',
    options: {},
    started: null,
    ended: 1,
    moves: 2,
    status: 'over',
    reason: '',
    clock: { kind: 'none' },
    seats: [
      { ...seat, name: 'Aoi' },
      { ...seat, name: '=Ben,"', place: 2 },
    ],
  }

  it('is told by the name around one screen, and not guessed', () => {
    expect(countedGames([game], '')).toEqual([])
    expect(countedGames([game], 'Cleo')).toEqual([])
    expect(countedGames([game], '=Ben,"')).toMatchObject([{ seat: 1, place: 2 }])
  })

  it('a name of a stranger is no formula of a spreadsheet', () => {
    expect(resultTable([{ result: game, where: 'server' }], 'Aoi')).toContain(`"'=Ben,"""`)
  })

  it('time a choice is a mean over choices, and games that were stopped are not counted', () => {
    const slow = { ...game, id: 'b', seats: [{ ...seat, isYou: true, choices: 8, thinkMs: 9500 }, seat] }
    const stopped = { ...game, id: 'c', seats: [{ ...seat, isYou: true, place: null, score: null }, seat] }
    const counted = countedGames([game, slow, stopped], 'Aoi')
    expect(numbersOf(counted)).toMatchObject({ games: 2, thinkMs: 1000, share: null })
  })
})
