/** Other weights than those in use: of the evaluation by hand in place while a bot chooses, of a learned one by a heuristic of its own. */
import { type Bot, type Budget, makeBot, type Rank } from '@quayside/bots'
import type { AnyHeuristic, GameTypes, GameWithHeuristic, Rng, WeightsByName } from '@quayside/rules-kit'

export type Weights = WeightsByName

/** Weights as `tune` and `learn` write them. */
export interface FoundWeights {
  /** Which evaluation they belong to; `tuned` where it is missing. */
  readonly evaluation?: 'tuned' | 'learned'
  readonly scale?: number
  readonly weights: Weights
}

/** The evaluation by hand, which `tune` finds weights for. */
export function tunedRules<R extends GameWithHeuristic>(rules: R): R {
  return { ...rules, heuristic: rules.learning?.tuned ?? rules.heuristic }
}

interface BotPlan extends GameWithHeuristic {
  readonly rank: Rank
  readonly budget: Budget | null
  readonly rng: Rng
}

/** A bot that evaluates with these weights. */
export function botWithWeights(plan: BotPlan, found: FoundWeights): Bot<GameTypes> {
  const { game, rank, budget, rng } = plan
  const make = (heuristic: AnyHeuristic) => makeBot(rank, game, heuristic, rng, budget ?? undefined)
  if (found.evaluation === 'learned') {
    const learned = plan.learning?.learned(found.weights)
    if (!learned) throw new Error(`${game.id} has no features to weigh`)
    return make(learned)
  }
  const { heuristic } = tunedRules(plan)
  const scale = found.scale ?? heuristic.scale
  return reweighted(make(scale === undefined ? heuristic : { ...heuristic, scale }), heuristic, found.weights)
}

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

/** The weights are in place only while it chooses, so that all seats share one heuristic. */
function reweighted<G extends GameTypes>(bot: Bot<G>, heuristic: AnyHeuristic, weights: Weights): Bot<G> {
  return {
    rank: bot.rank,
    choose: (view, duty) => withWeights(heuristic, weights, () => bot.choose(view, duty)),
  }
}
