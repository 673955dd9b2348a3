/** Seat advantage: share of wins and mean score of each seat with confidence intervals, and histogram bins. */
import { type Interval, spreadOf, type Totals, wilson } from '@quayside/arena'

export interface SeatShare {
  readonly share: number
  readonly interval: Interval
  readonly mean: number
  readonly meanInterval: Interval
  /** More, less, or about as much as an equal share. */
  readonly against: 'more' | 'less' | 'equal'
}

const Z = 1.959964

export function seatShares(totals: Totals): SeatShare[] {
  const { games, shares, scores } = totals
  const fair = 1 / shares.length
  return shares.map((won, seat) => {
    const interval = wilson(won, games)
    const { mean, deviation } = games > 0 ? spreadOf(scores[seat] ?? {}) : { mean: 0, deviation: 0 }
    const reach = games > 0 ? (Z * deviation) / Math.sqrt(games) : 0
    return {
      share: games > 0 ? won / games : 0,
      interval,
      mean,
      meanInterval: { low: mean - reach, high: mean + reach },
      against: interval.low > fair ? 'more' : interval.high < fair ? 'less' : 'equal',
    }
  })
}

export interface Bin {
  readonly from: number
  readonly to: number
  readonly many: number
}

/** Groups neighbouring values into at most `most` bins. */
export function binsOf(counts: { readonly [value: string]: number }, most = 24): Bin[] {
  const values = Object.keys(counts).map(Number)
  if (values.length === 0) return []
  const low = values.reduce((least, value) => Math.min(least, value))
  const high = values.reduce((largest, value) => Math.max(largest, value))
  const width = Math.max(1, Math.ceil((high - low + 1) / most))
  const bins = Array.from({ length: Math.floor((high - low) / width) + 1 }, (_, i) => ({
    from: low + i * width,
    to: low + (i + 1) * width - 1,
    many: 0,
  }))
  for (const value of values) {
    const bin = bins[Math.floor((value - low) / width)]
    if (bin) bin.many += counts[value] ?? 0
  }
  return bins
}
