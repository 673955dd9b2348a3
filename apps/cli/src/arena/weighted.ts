import type { Bot, Weights } from '@quayside/bots'
import type { AnyHeuristic, GameTypes } from '@quayside/rules-kit'

/** A bot that judges by other weights. They are put in only while it thinks, so that all seats can share one heuristic. */
export function weighted<G extends GameTypes>(
  bot: Bot<G>,
  heuristic: AnyHeuristic,
  weights: Weights,
): Bot<G> {
  const usual = { ...heuristic.weights }
  return {
    rank: bot.rank,
    choose(view, duty) {
      Object.assign(heuristic.weights ?? {}, weights)
      try {
        return bot.choose(view, duty)
      } finally {
        Object.assign(heuristic.weights ?? {}, usual)
      }
    },
  }
}
