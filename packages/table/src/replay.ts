/** States of earlier moves, computed again from the log: it is the only truth. */
import type { GameTypes, Move } from '@quayside/rules-kit'
import type { MoveEntry, Played, Table } from './entry.ts'

/** The last move standing after `count` of them; null at the beginning. */
export function playedAt<G extends GameTypes>(table: Table<G>, count: number): Played<G> | null {
  let played = table.head.last
  while (played && played.count > count) played = played.before
  return played
}

/** The moves that stand, in order. */
export function lineOf<G extends GameTypes>(last: Played<G> | null): MoveEntry<G>[] {
  const line: MoveEntry<G>[] = []
  for (let played = last; played; played = played.before) line.push(played.entry)
  return line.reverse()
}

export function movesOf<G extends GameTypes>(table: Table<G>): Move<G>[] {
  return lineOf(table.head.last).map((entry) => entry.move)
}

/** The state after the first `count` moves that stand. */
export function stateAt<G extends GameTypes>(table: Table<G>, count: number): G['State'] {
  return fold(table, playedAt(table, count))
}

export function fold<G extends GameTypes>(table: Table<G>, last: Played<G> | null): G['State'] {
  const { game, options, players, setup } = table
  const state = game.initialState(options, players, setup)
  for (const { move } of lineOf(last)) game.apply(state, move, null)
  return state
}

/** The line of play as it stood after entry `seq`, undone moves included in their time. */
export function lineAtSeq<G extends GameTypes>(table: Table<G>, seq: number): MoveEntry<G>[] {
  const line: MoveEntry<G>[] = []
  for (const entry of table.log) {
    if (entry.seq > seq) break
    if (entry.kind === 'undo') line.length = entry.to
    else line.push(entry)
  }
  return line
}
