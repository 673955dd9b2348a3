/** Data of the plots: score, win probability and cards of each seat after every move. */
import { Evaluation } from '@quayside/bots'
import type { AnyInspectableGame, GameTypes, JsonObject, Seat } from '@quayside/rules-kit'
import type { Curves, TurningPoint } from './protocol.ts'
import type { ReplayLine } from './replay-line.ts'
import { TimeSlices } from './time-slices.ts'

type State = GameTypes['State']

/** Computed in one replay. The game is over, so win probabilities may be evaluated from the true state. */
export async function curvesOf(line: ReplayLine): Promise<Curves> {
  const { game, heuristic, table } = line
  const evaluation = new Evaluation<GameTypes>(game, heuristic)
  const seats = Array.from({ length: table.players }, (_, seat) => seat)
  const scores: number[][] = seats.map(() => [])
  const winProbabilities: number[][] = seats.map(() => [])
  const cards: number[][] = seats.map(() => [])
  const state = line.first()
  const slices = new TimeSlices()
  for (let at = 0; at <= line.count; at++) {
    for (const seat of seats) {
      scores[seat]?.push(scoreOf(game, state, seat))
      winProbabilities[seat]?.push(evaluation.winProbability(state, seat))
      cards[seat]?.push(cardsOf(game, state, seat))
    }
    if (at === line.count) break
    game.apply(state, line.move(at + 1), null)
    await slices.yieldIfDue()
  }
  return { scores, winProbabilities, cards, turning: turningPoints(winProbabilities, line.count) }
}

/** The score as the game counts it during play. */
export function scoreOf(game: AnyInspectableGame, state: State, seat: Seat): number {
  const asked = game.questions.points?.(state, { seat, who: seat })
  if (typeof asked === 'number') return asked
  const total = (asked as JsonObject | undefined)?.total
  if (typeof total === 'number') return total
  // A race: how many have arrived.
  const { seats } = game.toJson(state) as unknown as { seats?: readonly { home?: number }[] }
  return seats?.[seat]?.home ?? 0
}

/** What every game has: cards in hand. */
function cardsOf(game: AnyInspectableGame, state: State, seat: Seat): number {
  return Number(game.questions.cards?.(state, { seat, who: seat }) ?? 0)
}

const MAX_POINTS = 6
const MIN_CHANGE = 0.04

/** The moves with the largest rise of a win probability, with a minimum distance so that their marks do not overlap. */
export function turningPoints(
  winProbabilities: readonly (readonly number[])[],
  count: number,
): TurningPoint[] {
  const all: TurningPoint[] = []
  for (let at = 1; at <= count; at++) {
    winProbabilities.forEach((line, seat) => {
      const change = (line[at] ?? 0) - (line[at - 1] ?? 0)
      if (change >= MIN_CHANGE) all.push({ at, seat, change })
    })
  }
  all.sort((a, b) => b.change - a.change)
  const apart = count / 8
  // Marks of the last moves stand before the end of the time line, where there is room for them.
  const place = ({ at }: TurningPoint) => Math.min(at, 0.91 * count)
  const kept: TurningPoint[] = []
  for (const point of all) {
    if (kept.length === MAX_POINTS) break
    if (kept.every((other) => Math.abs(place(other) - place(point)) >= apart)) kept.push(point)
  }
  return kept.sort((a, b) => a.at - b.at)
}
