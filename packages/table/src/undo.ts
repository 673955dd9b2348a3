/** Undo that knows information: free while nobody else moved and nothing came to light. */
import type { GameTypes, Seat } from '@quayside/rules-kit'
import { committed, noteOf, refused, stepOf } from './act.ts'
import type { MoveEntry, Note, Plan, Table, UndoEntry } from './entry.ts'
import { fold, playedAt } from './replay.ts'
import { answerKey, moveCount } from './table.ts'

export interface UndoRequest extends Note {
  readonly seat: Seat
  /** How many moves shall still stand. */
  readonly to: number
  /** Seats that agreed. */
  readonly consent?: readonly Seat[]
}

/** The seats to be asked before this seat may go back so far; none when it is free. */
export function consentNeeded<G extends GameTypes>(table: Table<G>, seat: Seat, to: number): readonly Seat[] {
  for (let played = table.head.last; played && played.count > to; played = played.before) {
    if (!isPrivateMove(table, seat, played.entry)) return othersThan(table, seat)
  }
  return []
}

function isPrivateMove<G extends GameTypes>(table: Table<G>, seat: Seat, entry: MoveEntry<G>): boolean {
  return entry.move.by === seat && !entry.events.some((event) => table.game.reveals(event))
}

function othersThan<G extends GameTypes>(table: Table<G>, seat: Seat): Seat[] {
  return Array.from({ length: table.players }, (_, other) => other).filter((other) => other !== seat)
}

/** The count to go back to so that this seat's latest choice is open again; null if it made none. */
export function beforeLastChoice<G extends GameTypes>(table: Table<G>, seat: Seat): number | null {
  for (let played = table.head.last; played; played = played.before) {
    if (played.entry.move.by === seat) return played.count - 1
  }
  return null
}

export function planUndo<G extends GameTypes>(table: Table<G>, request: UndoRequest): Plan<G> {
  const { seat, to, id, at } = request
  const answered = id === undefined ? undefined : table.answered.get(answerKey(seat, id))
  if (answered !== undefined) return { kind: 'repeat', seq: answered }
  if (table.fault) return { kind: 'refused', rejection: refused('readOnly') }
  // After the end the secret may already be known.
  if (table.game.pending(table.head.state).by === 'nobody') {
    return { kind: 'refused', rejection: refused('gameOver') }
  }
  if (!Number.isInteger(to) || to < 0 || to >= moveCount(table)) {
    return { kind: 'refused', rejection: refused('nothingToUndo') }
  }
  const missing = consentNeeded(table, seat, to).filter((other) => !request.consent?.includes(other))
  if (missing.length > 0) return { kind: 'needsConsent', seats: missing }
  return stepOf(goBack(table, seat, to, noteOf(id, at)))
}

export function goBack<G extends GameTypes>(table: Table<G>, seat: Seat | null, to: number, note: Note) {
  const last = playedAt(table, to)
  const state = fold(table, last)
  const seq = table.head.seq + 1
  const digest = table.keepsDigests ? table.game.digest(state) : null
  const entry: UndoEntry = { kind: 'undo', seq, by: seat, to, text: `undo to ${to}`, digest, ...note }
  return { entry, head: { seq, state, last } }
}

/** Takes moves back if it is free or agreed to. */
export function undo<G extends GameTypes>(table: Table<G>, request: UndoRequest): Plan<G> {
  return committed(table, planUndo(table, request))
}
