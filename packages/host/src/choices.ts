/** What a seat is told that it may do. */
import { ActionList, type GameTypes, type Seat } from '@quayside/rules-kit'
import type { AnyTable } from './next-turn.ts'

/**
 * The legal actions of a seat without proposals (offers, counters): there are hundreds, nobody picks one from a list, and
 * `check` answers for the one that somebody composes. Whether a seat can propose at all, `explain` tells.
 */
export function listedChoices(
  { game, head }: Pick<AnyTable, 'game' | 'head'>,
  seat: Seat,
): GameTypes['Action'][] {
  const list = new ActionList<GameTypes['Action']>()
  for (const kind of game.usable(head.state, seat)) if (!kind.proposal) kind.legal(head.state, seat, list)
  return list.toArray()
}
