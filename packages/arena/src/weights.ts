/** Temporary replacement of the weights of a game's evaluation. */
import type { Bot } from '@quayside/bots'
import type { AnyHeuristic, GameTypes } from '@quayside/rules-kit'

export type Weights = { readonly [name: string]: number }

/** Runs `run` with other weights in place and restores the original ones. */
export function withWeights<T>({ weights: live = {} }: AnyHeuristic, weights: Weights, run: () => T): T {
  const original = { ...live }
  Object.assign(live, weights)
  try {
    return run()
  } finally {
    Object.assign(live, original)
  }
}

/** A bot that evaluates with other weights. They are in place only while it chooses, so that all seats share one heuristic. */
export function reweighted<G extends GameTypes>(
  bot: Bot<G>,
  heuristic: AnyHeuristic,
  weights: Weights,
): Bot<G> {
  return {
    rank: bot.rank,
    choose: (view, duty) => withWeights(heuristic, weights, () => bot.choose(view, duty)),
  }
}
