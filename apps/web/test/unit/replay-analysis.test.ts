// What the replay's worker finds out about recorded games.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { advise, review } from '../../src/replay/advice.ts'
import { curvesOf, turningPoints } from '../../src/replay/curves.ts'
import { Luck, luckOf } from '../../src/replay/luck.ts'
import { moveUnder, PLOT, scaleOf, spread, stepPath } from '../../src/replay/plot-lines.ts'
import { openReplayLine, type ReplayLine } from '../../src/replay/replay-line.ts'

const games = join(import.meta.dirname, '../../../../games')

async function line(path: string): Promise<ReplayLine> {
  const opened = await openReplayLine(readFileSync(join(games, path), 'utf8'))
  if ('problem' in opened) throw new Error(opened.problem)
  return opened
}

const RECORDS = [
  'carthage/test/games/standard-3-mates.game',
  'cartagena/test/games/story-4-mates.game',
  'cargo-empire/test/games/3-none-families.game',
  'catan/test/games/beginner-3-points.game',
]

/** Where the views of the games say how many cards a hand has. */
interface Seen {
  readonly shown: {
    readonly seats?: readonly { readonly handSize: number }[]
    readonly participants?: readonly { readonly hand: Readonly<Record<string, number>> | null }[]
  }
}

function handOf({ shown }: Seen, seat: number): number | undefined {
  const cards = shown.participants?.[seat]?.hand
  return cards ? Object.values(cards).reduce((sum, many) => sum + many, 0) : shown.seats?.[seat]?.handSize
}

describe.each(RECORDS)('%s', (path) => {
  it('the lines of points end at the result, and prospects at the winner', async () => {
    const record = await line(path)
    const { scores, winProbabilities } = await curvesOf(record)
    const { result, count, seats } = record.opened()
    expect(scores.map((values) => values.at(-1))).toEqual(result?.scores.slice(0, seats.length))
    expect(scores.every((values) => values.length === count + 1)).toBe(true)
    for (const [seat, values] of winProbabilities.entries()) {
      expect(values.every((value) => value >= 0 && value <= 1)).toBe(true)
      expect(values.at(-1)).toBe(result?.winners.includes(seat) ? 1 / result.winners.length : 0)
    }
  })

  it('the lines of cards are the hands that seats see in front of them', async () => {
    const record = await line(path)
    const { cards } = await curvesOf(record)
    for (const at of [0, record.count >> 2, record.count >> 1]) {
      cards.forEach((values, seat) => {
        expect(values[at]).toBe(handOf(record.position(at, seat).view as unknown as Seen, seat))
      })
    }
  })

  it('every seat has felt some luck, between 0 and 100', async () => {
    for (const { percentile, draws } of await luckOf(await line(path))) {
      expect(draws).toBeGreaterThan(0)
      expect(percentile).toBeGreaterThanOrEqual(0)
      expect(percentile).toBeLessThanOrEqual(100)
    }
  }, 60_000)

  it('a seat sees no card of another, a watcher none, and open perspective follow who is to move', async () => {
    const record = await line(path)
    const middle = record.count >> 1
    for (let seat = 0; seat < record.table.players; seat++) {
      const seen = record.position(middle, seat)
      expect(seen.viewer).toBe(seat)
      expect(seen.view).toEqual({ ...record.game.view(record.stateAfter(middle), seat), known: null })
    }
    expect(record.position(middle, 'watcher').viewer).toBe('watcher')
    const open = record.position(middle, 'open')
    if (open.owe.length > 0) expect(open.viewer).toBe(open.owe[0])
    // The log of open perspective hides nothing; a watcher's hides what a hand keeps.
    expect(record.story('open')).toHaveLength(record.count)
    expect(record.story('watcher')).toHaveLength(record.count)
  })

  it('the captain weighs a decision, with what was played among its choices', async () => {
    const record = await line(path)
    const { by } = record.opened()
    const at = by.findIndex((who, i) => i > record.count / 2 && who !== 'chance') + 1
    const advice = await advise(record, at, 60, () => true)
    expect(advice?.at).toBe(at)
    expect(advice?.seat).toBe(by[at - 1])
    expect(advice?.choices.filter(({ isPlayed }) => isPlayed)).toHaveLength(1)
    expect(advice?.choices.length).toBeLessThanOrEqual(4)
    expect(await advise(record, at, 60_000, () => false)).toBeNull()
  })
})

it('the whole game is gone through: at most three costly choices a seat, worst first, and it can be stopped', async () => {
  const record = await line('cartagena/test/games/escape-2-mates.game')
  let told = 0
  const costly = await review(
    record,
    () => true,
    (done) => {
      told = done
    },
  )
  expect(told).toBe(record.count)
  for (const seat of [0, 1]) {
    const costs = (costly ?? []).filter((one) => one.seat === seat).map(({ cost }) => cost)
    expect(costs.length).toBeLessThanOrEqual(3)
    expect(costs).toEqual([...costs].sort((a, b) => b - a))
  }
  expect(
    await review(
      record,
      () => false,
      () => undefined,
    ),
  ).toBeNull()
}, 60_000)

it('a file that is no record is refused with its line', async () => {
  expect(await openReplayLine('nothing')).toMatchObject({ line: 1 })
  expect(await openReplayLine('format: 1\ngame: chess\nrules: 1\nseats: 2\n\n{}\n')).toMatchObject({
    line: 2,
  })
})

it('luck: as expected is 50, always the best is near 100, and sure draws do not count', () => {
  const even = new Luck()
  even.add(0.1, 0.01)
  even.add(-0.1, 0.01)
  expect(even.summary()).toMatchObject({ percentile: 50, draws: 2 })
  const blessed = new Luck()
  for (let i = 0; i < 9; i++) blessed.add(0.1, 0.01)
  expect(blessed.summary().percentile).toBeGreaterThan(98)
  const sure = new Luck()
  sure.add(0, 0)
  expect(sure.summary()).toMatchObject({ percentile: null, draws: 0 })
})

it('turning points stand apart, in order, and small changes are none', () => {
  const rises = Array.from({ length: 101 }, (_, at) => (at < 50 ? 0.3 : at < 52 ? 0.5 : 0.52))
  const jumps = turningPoints([rises, rises.map((value) => 1 - value)], 100)
  expect(jumps).toEqual([{ at: 50, seat: 0, change: expect.closeTo(0.2) }])
  // The mark of the last move stands before the end, so that one of a move shortly before would lie under it.
  const late = Array.from({ length: 101 }, (_, at) => (at < 80 ? 0.3 : at < 100 ? 0.5 : 1))
  expect(turningPoints([late], 100).map(({ at }) => at)).toEqual([100])
})

it('plots: round lines, changes only, names apart, and the move under the pointer', () => {
  const scale = scaleOf([[0, 0, 4, 9]], 3)
  expect(scale.ticks).toEqual([0, 2, 4, 6, 8, 10])
  expect(stepPath([0, 0, 4], scale, 0).match(/V/g)).toHaveLength(1)
  expect(spread([100, 100, 101], 18)).toEqual([100, 118, 136])
  expect(Math.max(...spread([230, 236, 238], 18))).toBeLessThanOrEqual(PLOT.bottom)
  expect(moveUnder(PLOT.left, { left: 0, width: PLOT.width }, 80)).toBe(0)
  expect(moveUnder(PLOT.right, { left: 0, width: PLOT.width }, 80)).toBe(80)
})
