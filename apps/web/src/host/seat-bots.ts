/** The bots of a table. The one that searches is fetched only where it sits. */
import { makeQuickBot } from '@quayside/bots/quick'
import { isRank } from '@quayside/bots/ranks'
import { strengthOf } from '@quayside/bots/strength'
import type { SeatPlan } from '@quayside/protocol'
import { type GameWithHeuristic, SeededRng } from '@quayside/rules-kit'
import type { SeatBots } from './local-players.ts'

export async function seatBots(
  seats: readonly SeatPlan[],
  { game, heuristic }: GameWithHeuristic,
): Promise<SeatBots> {
  return Promise.all(
    seats.map(async ({ kind }) => {
      if (!isRank(kind)) return null
      // What a bot samples for itself needs no proof of fairness.
      const rng = new SeededRng(crypto.getRandomValues(new Uint32Array(1))[0] as number)
      if (strengthOf(kind).method !== 'captain') return makeQuickBot(kind, game, heuristic, rng)
      const { makeCaptain } = await import('@quayside/bots/captain')
      return makeCaptain(game, heuristic, rng, undefined, kind)
    }),
  )
}
