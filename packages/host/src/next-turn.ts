/** What the automatic players of a table do next, and what they wait for. */
import { ActionList, type GameTypes, type Seat } from '@quayside/rules-kit'
import type { Table } from '@quayside/table'
import {
  type Heard,
  NO_SEAT,
  nextOptionalSeat,
  nextOwingSeat,
  type SeatMask,
  type SeatsPending,
} from './turn-taking.ts'

export type AnyTable = Table<GameTypes>

export type NextTurn =
  /** A person is awaited, or the game is over. */
  | { readonly kind: 'none' }
  /** This automatic player may act and has not been asked about this yet. */
  | { readonly kind: 'optional'; readonly seat: Seat }
  /** This automatic player owes an action. While `peopleAnswer`, a person may want to answer an open offer first. */
  | { readonly kind: 'owed'; readonly seat: Seat; readonly peopleAnswer: boolean }

const NONE: NextTurn = { kind: 'none' }

/** Optional questions come before the owed action: an offer is answered before its maker goes on. */
export function nextTurn({ game, head }: AnyTable, heard: Heard, automatic: SeatMask): NextTurn {
  const pending = game.pending(head.state)
  if (pending.by !== 'seats') return NONE
  const speaker = nextOptionalSeat(game, head.state, pending, heard, automatic)
  if (speaker !== NO_SEAT) return { kind: 'optional', seat: speaker }
  const mover = nextOwingSeat(pending, automatic)
  if (mover === NO_SEAT) return NONE
  return { kind: 'owed', seat: mover, peopleAnswer: hasPersonToAnswer({ game, head }, heard, automatic) }
}

function hasPersonToAnswer(
  { game, head }: Pick<AnyTable, 'game' | 'head'>,
  heard: Heard,
  automatic: SeatMask,
): boolean {
  const pending = game.pending(head.state) as SeatsPending
  return pending.may.some(
    (seat) =>
      (automatic & (1 << seat)) === 0 &&
      heard[seat] !== game.ask(head.state, seat) &&
      canAnswer({ game, head }, seat),
  )
}

/** Whether there is an offer that this seat can answer now. */
export function canAnswer({ game, head }: Pick<AnyTable, 'game' | 'head'>, seat: Seat): boolean {
  const list = new ActionList<GameTypes['Action']>()
  for (const kind of game.usable(head.state, seat)) if (kind.answer) kind.legal(head.state, seat, list)
  return list.length > 0
}

/** An owed action closes the answers: whoever was asked until now has let it pass. */
export function closeAnswers({ game, head }: Pick<AnyTable, 'game' | 'head'>, heard: Heard): void {
  const pending = game.pending(head.state)
  if (pending.by !== 'seats') return
  for (const seat of pending.may) heard[seat] = game.ask(head.state, seat)
}

export function seatMask(seats: number, isIn: (seat: Seat) => boolean): SeatMask {
  let mask = 0
  for (let seat = 0; seat < seats; seat++) if (isIn(seat)) mask |= 1 << seat
  return mask
}
