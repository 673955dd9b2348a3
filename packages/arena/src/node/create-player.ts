import { makeBot } from '@quayside/bots'
import type { Json } from '@quayside/rules-kit'
import type { Entrant } from '../entrant.ts'
import type { Player, PlayerContext } from '../player.ts'
import { botWithWeights } from '../weights.ts'
import { ProgramPlayer } from './program-player.ts'
import { threadTime } from './thread-time.ts'

/** A bot in this thread, or a program in a process of its own. */
export async function createPlayer(entrant: Entrant, context: PlayerContext): Promise<Player> {
  if (entrant.kind === 'program') return ProgramPlayer.start(entrant.command, context)
  const { game, heuristic } = context.rules
  const { rank, budget, weights } = entrant
  const timed = budget && { ...budget, now: threadTime }
  const bot = weights
    ? botWithWeights({ ...context.rules, rank, budget: timed, rng: context.rng }, weights)
    : makeBot(rank, game, heuristic, context.rng, timed ?? undefined)
  return {
    needsLegalAndEvents: false,
    now: threadTime,
    choose: ({ view, must }) => bot.choose(view, must ? 'owe' : 'may') as unknown as Json | null,
    end: () => undefined,
  }
}
