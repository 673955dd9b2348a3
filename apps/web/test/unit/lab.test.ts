// What the lab makes of a series: parts add up to the whole, intervals hold the share, and bars never lose a game.
import { games } from '@quayside/all'
import { addGame, addTotals, newTotals, playGame, quantile, spreadOf } from '@quayside/arena'
import { expect, it } from 'vitest'
import { binsOf, seatShares } from '../../src/lab/fairness.ts'

const GAMES = 60

async function seriesOf(id: string, players: number) {
  const loaded = await games[id]?.rules()
  if (!loaded) throw new Error(`there is no game ${id}`)
  const { game, heuristic } = loaded
  const options = game.resolveOptions(players, {})
  if ('problem' in options) throw new Error('bad options')
  const ranks = Array.from({ length: players }, () => 'random' as const)
  return { game, heuristic, options, players, ranks, seed: 7, wishes: { first: 0 } }
}

it('two workers add up to the same as one', async () => {
  const series = await seriesOf('carthage', 3)
  const whole = newTotals(3)
  const parts = [newTotals(3), newTotals(3)] as const
  for (let index = 0; index < GAMES; index++) {
    const played = playGame(series, index)
    addGame(whole, played)
    addGame(parts[index % 2 === 0 ? 0 : 1], played)
  }
  const sum = newTotals(3)
  for (const part of parts) addTotals(sum, part)
  expect({ ...sum, shares: [] }).toEqual({ ...whole, shares: [] })
  for (const [seat, share] of sum.shares.entries())
    expect(share).toBeCloseTo(whole.shares[seat] ?? Number.NaN)
  expect(whole.shares.reduce((total, share) => total + share, 0)).toBeCloseTo(GAMES)
})

it('the wished seat begins', async () => {
  const series = await seriesOf('catan', 4)
  for (let index = 0; index < 5; index++) {
    const { state } = playGame(series, index)
    expect((series.game.view(state, 'watcher').shown as { first: number }).first).toBe(0)
  }
})

it('an interval holds its share, and a seat that always wins is told apart', () => {
  const totals = {
    ...newTotals(2),
    games: 200,
    shares: [150, 50],
    wins: [150, 50],
    scores: [{ 10: 200 }, { 8: 100, 6: 100 }],
  }
  const [first, second] = seatShares(totals)
  expect(first?.against).toBe('more')
  expect(second?.against).toBe('less')
  for (const seat of seatShares(totals)) {
    expect(seat.interval.low).toBeLessThan(seat.share)
    expect(seat.interval.high).toBeGreaterThan(seat.share)
  }
  expect(second?.mean).toBe(7)
  const even = seatShares({ ...totals, shares: [103, 97] })
  expect(even.map(({ against }) => against)).toEqual(['equal', 'equal'])
})

it('bars and quantiles count every game once', () => {
  const counts = Object.fromEntries(Array.from({ length: 97 }, (_, i) => [String(i + 3), i + 1]))
  const bins = binsOf(counts, 24)
  expect(bins.length).toBeLessThanOrEqual(24)
  expect(bins.reduce((sum, { many }) => sum + many, 0)).toBe((97 * 98) / 2)
  expect(bins[0]?.from).toBe(3)
  expect(quantile({ 1: 1, 2: 1, 3: 2 }, 0.5)).toBe(3)
  expect(spreadOf({ 2: 2, 4: 2 })).toEqual({ mean: 3, deviation: 1, min: 2, max: 4 })
  expect(binsOf({})).toEqual([])
})
