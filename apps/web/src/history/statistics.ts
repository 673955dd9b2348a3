/** Numbers of one's finished games. Pure: the same games, the same numbers, to the digit. */
import { wilson } from '@quayside/arena'
import { isRank, levelOf } from '@quayside/bots/ranks'
import { type GameResult, PERSON } from '@quayside/protocol'
import { percentileOf } from '../replay/percentile.ts'
import type { Readings } from './kept-readings.ts'

/** A game that counts: played to its end, and it is known which seat was one's own. */
export interface CountedGame {
  readonly result: GameResult
  readonly seat: number
  readonly place: number
  readonly score: number
  readonly players: number
}

/** Around one screen one's own seat is known by its name alone. */
export function ownSeat({ seats }: GameResult, ownName: string): number | null {
  const found = seats.findIndex(({ isYou }) => isYou)
  if (found >= 0) return found
  const named = seats.flatMap(({ kind, name }, i) => (kind === PERSON && name === ownName ? [i] : []))
  return ownName !== '' && named.length === 1 ? (named[0] ?? null) : null
}

/** In the order in which they ended. */
export function countedGames(results: readonly GameResult[], ownName: string): CountedGame[] {
  const counted = results.flatMap((result): CountedGame[] => {
    const seat = ownSeat(result, ownName)
    const own = seat === null ? undefined : result.seats[seat]
    if (seat === null || !own || own.place === null || own.score === null) return []
    return [{ result, seat, place: own.place, score: own.score, players: result.seats.length }]
  })
  return counted.sort((a, b) => a.result.ended - b.result.ended || (a.result.id < b.result.id ? -1 : 1))
}

/** People, or the strongest bot at the table; alone against the rulebook: nobody. */
export function rivalsOf({ result, seat }: CountedGame): string {
  const others = result.seats.filter((_, i) => i !== seat).map(({ kind }) => kind)
  if (others.includes(PERSON)) return PERSON
  const ranks = others.filter(isRank)
  return ranks.toSorted((a, b) => levelOf(a) - levelOf(b)).at(-1) ?? others[0] ?? 'alone'
}

/** The options as one text: games of the same variant have the same. */
export function variantOf({ result }: CountedGame): string {
  const sorted = Object.entries(result.options).sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([name, value]) => `${name}=${value}`).join(',')
}

export interface Share {
  readonly value: number
  /** Wilson's 95 % interval. */
  readonly low: number
  readonly high: number
  /** What would be won if all at the table were equal. */
  readonly even: number
}

export interface Numbers {
  readonly games: number
  /** First places; a shared one counts. */
  readonly wins: number
  /** Null under three games: a share of so few would say nothing. */
  readonly share: Share | null
  readonly meanPlace: number
  readonly best: number
  /** Games won (above 0) or not won (below) in a row, up to the latest. */
  readonly streak: number
  readonly longestStreak: number
  /** Milliseconds a choice; null where no game has times. */
  readonly thinkMs: number | null
}

const FEWEST = 3

/** Null without games. */
export function numbersOf(games: readonly CountedGame[]): Numbers | null {
  if (games.length === 0) return null
  const sum = (value: (game: CountedGame) => number) => games.reduce((all, game) => all + value(game), 0)
  const wins = games.filter(isWon).length
  return {
    games: games.length,
    wins,
    share:
      games.length < FEWEST
        ? null
        : {
            value: wins / games.length,
            ...wilson(wins, games.length),
            even: sum(({ players }) => 1 / players) / games.length,
          },
    meanPlace: sum(({ place }) => place) / games.length,
    best: Math.max(...games.map(({ score }) => score)),
    ...streaks(games),
    thinkMs: thinkingOf(games),
  }
}

export const isWon = ({ place }: CountedGame): boolean => place === 1

function streaks(games: readonly CountedGame[]): Pick<Numbers, 'streak' | 'longestStreak'> {
  let streak = 0
  let longestStreak = 0
  for (const game of games) {
    if (isWon(game)) streak = Math.max(0, streak) + 1
    else streak = Math.min(0, streak) - 1
    longestStreak = Math.max(longestStreak, streak)
  }
  return { streak, longestStreak }
}

function thinkingOf(games: readonly CountedGame[]): number | null {
  const timed = games.flatMap(({ result, seat }) => {
    const own = result.seats[seat]
    return own && own.thinkMs !== null && own.choices > 0 ? [{ ms: own.thinkMs, many: own.choices }] : []
  })
  if (timed.length === 0) return null
  return timed.reduce((sum, { ms }) => sum + ms, 0) / timed.reduce((sum, { many }) => sum + many, 0)
}

export interface Group {
  readonly key: string
  readonly games: readonly CountedGame[]
  readonly numbers: Numbers
}

/** Those with the most games first; of equals the one that comes first in the alphabet. */
export function grouped(games: readonly CountedGame[], keyOf: (game: CountedGame) => string): Group[] {
  const groups = [...Map.groupBy(games, keyOf)].flatMap(([key, some]): Group[] => {
    const numbers = numbersOf(some)
    return numbers ? [{ key, games: some, numbers }] : []
  })
  return groups.sort((a, b) => b.numbers.games - a.numbers.games || (a.key < b.key ? -1 : 1))
}

export interface LuckOfGames {
  /** All draws of all games together: 0 to 100, 50 is as expected; null where nothing was left to chance. */
  readonly percentile: number | null
  /** Those whose record was read. */
  readonly games: number
}

export function luckOfGames(games: readonly CountedGame[], readings: Readings): LuckOfGames {
  const read = games.flatMap(({ result }) => readings.get(result.id) ?? [])
  const surprise = read.reduce((sum, one) => sum + one.surprise, 0)
  const variance = read.reduce((sum, one) => sum + one.variance, 0)
  return { percentile: percentileOf(surprise, variance), games: read.length }
}
