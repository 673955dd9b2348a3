/** What the plots show: points, prospects and cards of each seat over a whole game. */
import { Evaluation } from '@quayside/bots'
import type { AnyGame, GameTypes, JsonObject, Seat } from '@quayside/rules-kit'
import { Bits } from './pause.ts'
import type { Curves, TurningPoint } from './protocol.ts'
import type { RecordLine } from './record-line.ts'

type State = GameTypes['State']

/** Everything in one walk along the game. The game is over: prospects are judged by the open position. */
export async function curvesOf(line: RecordLine): Promise<Curves> {
  const { game, heuristic, table } = line
  const evaluation = new Evaluation<GameTypes>(game, heuristic)
  const seats = Array.from({ length: table.players }, (_, seat) => seat)
  const scores: number[][] = seats.map(() => [])
  const chances: number[][] = seats.map(() => [])
  const cards: number[][] = seats.map(() => [])
  const state = line.first()
  const bits = new Bits()
  for (let at = 0; at <= line.count; at++) {
    for (const seat of seats) {
      scores[seat]?.push(scoreOf(game, state, seat))
      chances[seat]?.push(evaluation.winProbability(state, seat))
      cards[seat]?.push(cardsOf(game, state, seat))
    }
    if (at === line.count) break
    game.apply(state, line.move(at + 1), null)
    await bits.rest()
  }
  return { scores, chances, cards, turning: turningPoints(chances, line.count) }
}

/** Points as the game itself counts them in mid-play. */
export function scoreOf(game: AnyGame, state: State, seat: Seat): number {
  const asked = game.questions.points?.(state, { seat, who: seat })
  if (typeof asked === 'number') return asked
  const total = (asked as JsonObject | undefined)?.total
  if (typeof total === 'number') return total
  // A race: how many have arrived.
  const { seats } = game.toJson(state) as unknown as { seats?: readonly { home?: number }[] }
  return seats?.[seat]?.home ?? 0
}

/** What every game has: cards in hand. */
function cardsOf(game: AnyGame, state: State, seat: Seat): number {
  return Number(game.questions.cards?.(state, { seat, who: seat }) ?? 0)
}

const MOST_POINTS = 6
const LEAST_CHANGE = 0.04

/** The moves after which some seat's prospects rose most, far enough apart to be told apart. */
export function turningPoints(chances: readonly (readonly number[])[], count: number): TurningPoint[] {
  const all: TurningPoint[] = []
  for (let at = 1; at <= count; at++) {
    chances.forEach((line, seat) => {
      const change = (line[at] ?? 0) - (line[at - 1] ?? 0)
      if (change >= LEAST_CHANGE) all.push({ at, seat, change })
    })
  }
  all.sort((a, b) => b.change - a.change)
  const apart = count / 10
  const kept: TurningPoint[] = []
  for (const point of all) {
    if (kept.length === MOST_POINTS) break
    if (kept.every(({ at }) => Math.abs(at - point.at) >= apart)) kept.push(point)
  }
  return kept.sort((a, b) => a.at - b.at)
}
