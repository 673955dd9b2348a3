/** How large a lead must be to win e times as often: the scale with which win probabilities fit the games best. */
import type { LoadedGame } from '@quayside/all'
import { Evaluation, type Weights } from '@quayside/bots'
import type { Position } from './positions.ts'

const FIRST_STEP = 1.5
const LAST_STEP = 1.01
const BETTER_BY = 1e-6
/** The surprise at somebody who was given no chance at all is large, not endless. */
const SUREST = 1e-6

export function fitScale(loaded: LoadedGame, weights: Weights, positions: readonly Position[]): number {
  // The heuristic evaluates with the weights that it holds.
  const live = loaded.heuristic.weights as { [name: string]: number }
  const usual = { ...live }
  Object.assign(live, weights)
  try {
    return leastSurprising(loaded.heuristic.scale ?? 1, (scale) => surprise(loaded, scale, positions))
  } finally {
    Object.assign(live, usual)
  }
}

function leastSurprising(start: number, felt: (scale: number) => number): number {
  let best = start
  let least = felt(start)
  for (let step = FIRST_STEP; step > LAST_STEP; ) {
    const tried = [best * step, best / step].map((scale) => ({ scale, surprise: felt(scale) }))
    const better = tried.find(({ surprise }) => surprise < least - BETTER_BY)
    if (better) {
      best = better.scale
      least = better.surprise
    } else step = Math.sqrt(step)
  }
  return Number(best.toPrecision(3))
}

/** Mean surprise at the winner. */
function surprise({ game, heuristic }: LoadedGame, scale: number, positions: readonly Position[]): number {
  const evaluation = new Evaluation(game, { ...heuristic, scale })
  let sum = 0
  for (const { state, winners } of positions)
    for (const seat of winners)
      if (seat !== 'auto')
        sum -= Math.log(Math.max(SUREST, evaluation.winProbability(state, seat))) / winners.length
  return sum / Math.max(1, positions.length)
}
