/** Totals of a series of games. They are all counts, so that totals from several workers can be added. */
import type { Result } from '@quayside/rules-kit'

/** How often each value came up. */
export type Counts = { [value: string]: number }

export interface Totals {
  games: number
  actions: number
  moves: number
  /** By seat: games won; a shared win counts for each winner. The rulebook's own opponent comes last. */
  readonly wins: number[]
  /** By seat: games won; a shared win is split. */
  readonly shares: number[]
  /** Rounds a game lasted. */
  readonly lengths: Counts
  readonly scores: Counts[]
  readonly endings: Counts
}

export interface GameStats {
  readonly result: Result
  readonly actions: number
  readonly moves: number
  readonly rounds: number
}

export function newTotals(players: number): Totals {
  const zeros = () => Array.from({ length: players }, () => 0)
  const scores = Array.from({ length: players }, () => ({}))
  return { games: 0, actions: 0, moves: 0, wins: zeros(), shares: zeros(), lengths: {}, scores, endings: {} }
}

export function addGame(totals: Totals, { result, actions, moves, rounds }: GameStats): void {
  totals.games++
  totals.actions += actions
  totals.moves += moves
  count(totals.lengths, rounds)
  count(totals.endings, result.reason)
  result.scores.forEach((score, seat) => {
    totals.scores[seat] ??= {}
    count(totals.scores[seat] as Counts, score)
    totals.wins[seat] ??= 0
    totals.shares[seat] ??= 0
  })
  for (const winner of result.winners) {
    const place = winner === 'auto' ? result.scores.length - 1 : winner
    totals.wins[place] = (totals.wins[place] ?? 0) + 1
    totals.shares[place] = (totals.shares[place] ?? 0) + 1 / result.winners.length
  }
}

/** Adds the totals of another part of the same series. */
export function addTotals(totals: Totals, part: Totals): void {
  totals.games += part.games
  totals.actions += part.actions
  totals.moves += part.moves
  addCounts(totals.lengths, part.lengths)
  addCounts(totals.endings, part.endings)
  part.scores.forEach((scores, seat) => {
    totals.scores[seat] ??= {}
    addCounts(totals.scores[seat] as Counts, scores)
    totals.wins[seat] = (totals.wins[seat] ?? 0) + (part.wins[seat] ?? 0)
    totals.shares[seat] = (totals.shares[seat] ?? 0) + (part.shares[seat] ?? 0)
  })
}

function count(counts: Counts, value: number | string, times = 1): void {
  counts[value] = (counts[value] ?? 0) + times
}

function addCounts(counts: Counts, part: Counts): void {
  for (const [value, times] of Object.entries(part)) count(counts, value, times)
}

export interface Spread {
  readonly mean: number
  /** Standard deviation. */
  readonly deviation: number
  readonly min: number
  readonly max: number
}

export function spreadOf(counts: Counts): Spread {
  let games = 0
  let sum = 0
  let squares = 0
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const [text, times] of Object.entries(counts)) {
    const value = Number(text)
    games += times
    sum += value * times
    squares += value * value * times
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  const mean = sum / games
  return { mean, deviation: Math.sqrt(Math.max(0, squares / games - mean * mean)), min, max }
}

/** The value below which this share of the games lies. */
export function quantile(counts: Counts, share: number): number {
  const values = Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b)
  const games = values.reduce((sum, value) => sum + (counts[value] ?? 0), 0)
  const wanted = Math.min(games - 1, Math.floor(share * games))
  let passed = 0
  for (const value of values) {
    passed += counts[value] ?? 0
    if (passed > wanted) return value
  }
  return 0
}
