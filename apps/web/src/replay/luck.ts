/** Luck of each seat: the value of each drawn outcome compared with the expected value over all outcomes. */
import { Evaluation, resolveChance } from '@quayside/bots'
import { ActionList, type GameTypes, SeededRng } from '@quayside/rules-kit'
import { percentileOf } from './percentile.ts'
import type { SeatLuck } from './protocol.ts'
import type { ReplayLine } from './replay-line.ts'
import { TimeSlices } from './time-slices.ts'

type State = GameTypes['State']

/** Long lists (payments) are cut: the first candidates are enough for an estimate. */
const MAX_USES = 24

/** Replays the game once and evaluates every draw. */
export async function luckOf(line: ReplayLine): Promise<SeatLuck[]> {
  const { game, heuristic, table } = line
  const evaluation = new Evaluation<GameTypes>(game, heuristic)
  const luck = Array.from({ length: table.players }, () => new Luck())
  const state = line.first()
  const trial = game.clone(state)
  const slices = new TimeSlices()
  for (let at = 1; at <= line.count; at++) {
    const move = line.move(at)
    if (move.by === 'chance') weighDraw({ line, evaluation, state, trial, luck, drawn: game.format(move) })
    game.apply(state, move, null)
    await slices.yieldIfDue()
  }
  return luck.map((seatLuck) => seatLuck.summary())
}

interface Draw {
  readonly line: ReplayLine
  readonly evaluation: Evaluation<GameTypes>
  readonly state: State
  /** Scratch state. */
  readonly trial: State
  readonly luck: readonly Luck[]
  /** The drawn outcome in notation. */
  readonly drawn: string
}

/** One possible outcome of a draw with its value (win probability) for each seat. */
interface OutcomeValues {
  readonly probability: number
  readonly wasDrawn: boolean
  readonly values: readonly number[]
}

/** Adds this draw to every seat's luck. Where the evaluation ignores the outcome (cards open to all), it is taken after the next seat's best action. */
function weighDraw(draw: Draw): void {
  const outcomes = draw.line.game.outcomes(draw.state)
  if (outcomes.length < 2) return
  const plain = weighted(draw, (trial) => winProbabilities(draw, trial))
  const hasEffect = plain.some(({ values }) =>
    values.some((value, seat) => differs(value, plain[0]?.values[seat])),
  )
  addAll(draw.luck, hasEffect ? plain : weighted(draw, (trial) => probabilitiesAfterUse(draw, trial)))
}

function differs(value: number, other = 0): boolean {
  return Math.abs(value - other) > 1e-6
}

function weighted(
  { line, state, trial, drawn }: Draw,
  value: (trial: State) => readonly number[],
): OutcomeValues[] {
  const { game } = line
  const outcomes = game.outcomes(state)
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  return outcomes.map(({ outcome, weight }) => {
    const move = { by: 'chance' as const, outcome }
    game.copyInto(trial, state)
    game.apply(trial, move, null)
    return { probability: weight / total, wasDrawn: game.format(move) === drawn, values: value(trial) }
  })
}

function winProbabilities({ evaluation, luck }: Draw, state: State): number[] {
  return luck.map((_, seat) => evaluation.winProbability(state, seat))
}

/** After the remaining draws, with the same seed for every outcome, and the best action of the seat to move. */
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
  for (let i = 0; i < Math.min(MAX_USES, list.length); i++) {
    game.copyInto(after, trial)
    game.apply(after, { by: seat, action: list.at(i) }, null)
    const value = draw.evaluation.winProbability(after, seat)
    if (value <= highest) continue
    highest = value
    game.copyInto(best, after)
  }
  return winProbabilities(draw, best)
}

function addAll(luck: readonly Luck[], outcomes: readonly OutcomeValues[]): void {
  luck.forEach((seatLuck, seat) => {
    const value = ({ values }: OutcomeValues) => values[seat] ?? 0
    const mean = outcomes.reduce((sum, each) => sum + each.probability * value(each), 0)
    const variance = outcomes.reduce((sum, each) => sum + each.probability * (value(each) - mean) ** 2, 0)
    const drawn = outcomes.find((each) => each.wasDrawn)
    if (drawn) seatLuck.add(value(drawn) - mean, variance)
  })
}

/** Sums surprises (value minus expectation) and their variances; the percentile follows from a normal approximation. */
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

  summary(): SeatLuck {
    const { surprise, variance, draws } = this
    return { percentile: percentileOf(surprise, variance), draws, surprise, variance }
  }
}
