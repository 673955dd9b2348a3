/** Fits the scale of the evaluation by maximum likelihood: win probabilities should predict the winners of played games. */
import { Evaluation } from '@quayside/bots'
import type { GameWithHeuristic } from '@quayside/rules-kit'
import type { Weights } from '../weights.ts'
import { withWeights } from '../weights.ts'
import type { Position } from './positions.ts'

const FIRST_STEP = 1.5
const LAST_STEP = 1.01
const BETTER_BY = 1e-6
/** Floor that keeps the loss finite for a winner with probability 0. */
const LEAST_PROBABILITY = 1e-6

export function fitScale(rules: GameWithHeuristic, weights: Weights, positions: readonly Position[]): number {
  const start = rules.heuristic.scale ?? 1
  return withWeights(rules.heuristic, weights, () =>
    minimize(start, (scale) => logLoss(rules, scale, positions)),
  )
}

/** Line search by a factor that shrinks towards 1. */
function minimize(start: number, lossOf: (scale: number) => number): number {
  let best = start
  let least = lossOf(start)
  for (let step = FIRST_STEP; step > LAST_STEP; ) {
    const tried = [best * step, best / step].map((scale) => ({ scale, loss: lossOf(scale) }))
    const better = tried.find(({ loss }) => loss < least - BETTER_BY)
    if (better) {
      best = better.scale
      least = better.loss
    } else step = Math.sqrt(step)
  }
  return Number(best.toPrecision(3))
}

/** Mean negative log likelihood of the winners. */
function logLoss(
  { game, heuristic }: GameWithHeuristic,
  scale: number,
  positions: readonly Position[],
): number {
  const evaluation = new Evaluation(game, { ...heuristic, scale })
  let sum = 0
  for (const { state, winners } of positions) {
    for (const seat of winners) {
      if (seat === 'auto') continue
      sum -= Math.log(Math.max(LEAST_PROBABILITY, evaluation.winProbability(state, seat))) / winners.length
    }
  }
  return sum / Math.max(1, positions.length)
}
