import { type Entrant, makeBot } from '@quayside/bots'
import type { Json } from '@quayside/rules-kit'
import { ownTime } from './own-time.ts'
import type { Player, Seating } from './player.ts'
import { ProgramPlayer } from './program-player.ts'
import { weighted } from './weighted.ts'

export async function seatPlayer(entrant: Entrant, at: Seating): Promise<Player> {
  if (entrant.kind === 'program') return ProgramPlayer.start(entrant.command, at)
  const { game, heuristic } = at.loaded
  const { rank, budget, weights } = entrant
  const timed = budget && { ...budget, now: ownTime }
  const plain = timed ? makeBot(rank, game, heuristic, at.rng, timed) : makeBot(rank, game, heuristic, at.rng)
  const bot = weights ? weighted(plain, heuristic, weights) : plain
  return {
    readsAll: false,
    now: ownTime,
    choose: ({ view, must }) => bot.choose(view, must ? 'owe' : 'may') as unknown as Json | null,
    end: () => undefined,
  }
}
