/** How kind chance was: what fell, against everything that could have fallen. */
import { Evaluation, resolveChance } from '@quayside/bots'
import { ActionList, type GameTypes, SeededRng } from '@quayside/rules-kit'
import { Bits } from './pause.ts'
import type { SeatLuck } from './protocol.ts'
import type { RecordLine } from './record-line.ts'

type State = GameTypes['State']

/** Of long lists of payments the first ones tell enough. */
const MOST_USES = 24

/** One walk along the game, from draw to draw. */
export async function luckOf(line: RecordLine): Promise<SeatLuck[]> {
  const { game, heuristic, table } = line
  const evaluation = new Evaluation<GameTypes>(game, heuristic)
  const luck = Array.from({ length: table.players }, () => new Luck())
  const state = line.first()
  const trial = game.clone(state)
  const bits = new Bits()
  for (let at = 1; at <= line.count; at++) {
    const move = line.move(at)
    if (move.by === 'chance') weighDraw({ line, evaluation, state, trial, luck, played: game.format(move) })
    game.apply(state, move, null)
    await bits.rest()
  }
  return luck.map((one) => one.told())
}

interface Draw {
  readonly line: RecordLine
  readonly evaluation: Evaluation<GameTypes>
  readonly state: State
  /** A state to try things in. */
  readonly trial: State
  readonly luck: readonly Luck[]
  /** The outcome that fell, in notation. */
  readonly played: string
}

/** A fair share of all outcomes: how likely it was, whether it fell, and what it is worth to each seat. */
interface Fallen {
  readonly share: number
  readonly fell: boolean
  readonly values: readonly number[]
}

/** Adds this draw to every seat's luck. Where a draw means nothing by itself (cards that lie open for all), the best use the next seat makes of it counts. */
function weighDraw(draw: Draw): void {
  const outcomes = draw.line.game.outcomes(draw.state)
  if (outcomes.length < 2) return
  const plain = weighted(draw, (trial) => winProbabilities(draw, trial))
  const isFelt = plain.some(({ values }) =>
    values.some((value, seat) => differs(value, plain[0]?.values[seat])),
  )
  addAll(draw.luck, isFelt ? plain : weighted(draw, (trial) => probabilitiesAfterUse(draw, trial)))
}

function differs(value: number, other = 0): boolean {
  return Math.abs(value - other) > 1e-6
}

function weighted(
  { line, state, trial, played }: Draw,
  value: (trial: State) => readonly number[],
): Fallen[] {
  const { game } = line
  const outcomes = game.outcomes(state)
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  return outcomes.map(({ outcome, weight }) => {
    const move = { by: 'chance' as const, outcome }
    game.copyInto(trial, state)
    game.apply(trial, move, null)
    return { share: weight / total, fell: game.format(move) === played, values: value(trial) }
  })
}

function winProbabilities({ evaluation, luck }: Draw, state: State): number[] {
  return luck.map((_, seat) => evaluation.winProbability(state, seat))
}

/** What is still to be drawn falls the same way for every outcome; then the seat to move takes what is best for it. */
function probabilitiesAfterUse(draw: Draw, trial: State): readonly number[] {
  const { game, heuristic } = draw.line
  resolveChance<GameTypes>(game, trial, new SeededRng(1))
  const pending = game.pending(trial)
  const seat = pending.by === 'seats' ? pending.owe[0] : undefined
  if (seat === undefined) return winProbabilities(draw, trial)
  const list = new ActionList<GameTypes['Action']>()
  game.legal(trial, seat, list)
  heuristic.pruneCandidates?.(trial, seat, list)
  const after = game.clone(trial)
  const best = game.clone(trial)
  let highest = draw.evaluation.winProbability(trial, seat)
  for (let i = 0; i < Math.min(MOST_USES, list.length); i++) {
    game.copyInto(after, trial)
    game.apply(after, { by: seat, action: list.at(i) }, null)
    const value = draw.evaluation.winProbability(after, seat)
    if (value <= highest) continue
    highest = value
    game.copyInto(best, after)
  }
  return winProbabilities(draw, best)
}

function addAll(luck: readonly Luck[], fallen: readonly Fallen[]): void {
  luck.forEach((one, seat) => {
    const value = ({ values }: Fallen) => values[seat] ?? 0
    const mean = fallen.reduce((sum, each) => sum + each.share * value(each), 0)
    const variance = fallen.reduce((sum, each) => sum + each.share * (value(each) - mean) ** 2, 0)
    const fell = fallen.find((each) => each.fell)
    if (fell) one.add(value(fell) - mean, variance)
  })
}

/** Surprises add up, and so do their variances: the sum is then as likely as a normal one of that width. */
export class Luck {
  private surprise = 0
  private variance = 0
  private draws = 0

  add(surprise: number, variance: number): void {
    if (variance <= 1e-9) return
    this.surprise += surprise
    this.variance += variance
    this.draws++
  }

  told(): SeatLuck {
    const { surprise, variance, draws } = this
    if (draws === 0) return { percentile: null, draws }
    return { percentile: Math.round(100 * normalShare(surprise / Math.sqrt(variance))), draws }
  }
}

/** The part of a normal distribution below z (a logistic curve close to it: at most 1 % off). */
function normalShare(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z))
}
