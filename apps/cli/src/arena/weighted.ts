import type { Bot, Weights } from '@quayside/bots'
import type { AnyBrain, GameTypes } from '@quayside/rules-kit'

/** A bot that judges by other weights. They are put in only while it thinks, so that all seats can share one brain. */
export function weighted<G extends GameTypes>(bot: Bot<G>, brain: AnyBrain, weights: Weights): Bot<G> {
  const usual = { ...brain.weights }
  return {
    rank: bot.rank,
    choose(view, must) {
      Object.assign(brain.weights ?? {}, weights)
      try {
        return bot.choose(view, must)
      } finally {
        Object.assign(brain.weights ?? {}, usual)
      }
    },
  }
}
