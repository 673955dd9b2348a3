import { makeBot } from '@quayside/bots'
import type { Json } from '@quayside/rules-kit'
import type { Entrant } from '../entrant.ts'
import type { Player, Seating } from '../player.ts'
import { reweighted } from '../weights.ts'
import { ProgramPlayer } from './program-player.ts'
import { threadTime } from './thread-time.ts'

/** A bot in this thread, or a program in a process of its own. */
export async function seatPlayer(entrant: Entrant, at: Seating): Promise<Player> {
  if (entrant.kind === 'program') return ProgramPlayer.start(entrant.command, at)
  const { game, heuristic } = at.rules
  const { rank, budget, weights } = entrant
  const timed = budget && { ...budget, now: threadTime }
  const plain = timed ? makeBot(rank, game, heuristic, at.rng, timed) : makeBot(rank, game, heuristic, at.rng)
  const bot = weights ? reweighted(plain, heuristic, weights) : plain
  return {
    readsAll: false,
    now: threadTime,
    choose: ({ view, must }) => bot.choose(view, must ? 'owe' : 'may') as unknown as Json | null,
    end: () => undefined,
  }
}
