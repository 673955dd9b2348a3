/** Undo. It needs no consent while only the same seat has moved and nothing hidden was revealed. */
import type { GameTypes, Seat } from '@quayside/rules-kit'
import { committed, refused, stampOf, stepOf } from './act.ts'
import type { MoveEntry, Plan, RequestStamp, Table, UndoEntry } from './entry.ts'
import { fold, nodeAt } from './replay.ts'
import { answerKey, moveCount } from './table.ts'

export interface UndoRequest extends RequestStamp {
  readonly seat: Seat
  /** Length of the line of play afterwards. */
  readonly to: number
  /** Seats that agreed. */
  readonly consent?: readonly Seat[]
}

/** The seats that must agree to this undo; empty when none must. */
export function consentNeeded<G extends GameTypes>(table: Table<G>, seat: Seat, to: number): readonly Seat[] {
  return isFreeUndo(table, seat, to) ? [] : othersThan(table, seat)
}

/** Whether nobody need agree to this undo. */
export function isFreeUndo<G extends GameTypes>(table: Table<G>, seat: Seat, to: number): boolean {
  for (let node = table.head.last; node && node.count > to; node = node.before) {
    if (!isPrivateMove(table, seat, node.entry)) return false
  }
  return true
}

function isPrivateMove<G extends GameTypes>(table: Table<G>, seat: Seat, entry: MoveEntry<G>): boolean {
  return entry.move.by === seat && !entry.events.some((event) => table.game.reveals(event))
}

function othersThan<G extends GameTypes>(table: Table<G>, seat: Seat): Seat[] {
  return Array.from({ length: table.players }, (_, other) => other).filter((other) => other !== seat)
}

/** `to` of the undo that reopens this seat's latest decision; null if it made none. */
export function beforeLastChoice<G extends GameTypes>(table: Table<G>, seat: Seat): number | null {
  for (let node = table.head.last; node; node = node.before) {
    if (node.entry.move.by === seat) return node.count - 1
  }
  return null
}

export function planUndo<G extends GameTypes>(table: Table<G>, request: UndoRequest): Plan<G> {
  const { seat, to, id, at } = request
  const answered = id === undefined ? undefined : table.answered.get(answerKey(seat, id))
  if (answered !== undefined) return { kind: 'repeat', seq: answered }
  if (table.fault) return { kind: 'refused', rejection: refused('readOnly') }
  // After the end the secret may already be public.
  if (table.game.pending(table.head.state).by === 'nobody') {
    return { kind: 'refused', rejection: refused('gameOver') }
  }
  if (!Number.isInteger(to) || to < 0 || to >= moveCount(table)) {
    return { kind: 'refused', rejection: refused('nothingToUndo') }
  }
  const missing = consentNeeded(table, seat, to).filter((other) => !request.consent?.includes(other))
  if (missing.length > 0) return { kind: 'needsConsent', seats: missing }
  return stepOf(rewind(table, seat, to, stampOf(id, at)))
}

export function rewind<G extends GameTypes>(
  table: Table<G>,
  seat: Seat | null,
  to: number,
  stamp: RequestStamp,
) {
  const last = nodeAt(table, to)
  const state = fold(table, last)
  const seq = table.head.seq + 1
  const digest = table.keepsDigests ? table.game.digest(state) : null
  const entry: UndoEntry = { kind: 'undo', seq, by: seat, to, text: `undo to ${to}`, digest, ...stamp }
  return { entry, head: { seq, state, last } }
}

/** Plans and commits an undo. */
export function undo<G extends GameTypes>(table: Table<G>, request: UndoRequest): Plan<G> {
  return committed(table, planUndo(table, request))
}
