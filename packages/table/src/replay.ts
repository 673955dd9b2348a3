/** Recomputes earlier states from the log. */
import type { GameTypes, Move } from '@quayside/rules-kit'
import type { LineNode, MoveEntry, Table } from './entry.ts'
import { firstState } from './table.ts'

/** The node at which the current line has `count` moves; null for the start. */
export function nodeAt<G extends GameTypes>(table: Table<G>, count: number): LineNode<G> | null {
  let node = table.head.last
  while (node && node.count > count) node = node.before
  return node
}

/** The entries of a line from its first move on. */
export function lineOf<G extends GameTypes>(last: LineNode<G> | null): MoveEntry<G>[] {
  const line: MoveEntry<G>[] = []
  for (let node = last; node; node = node.before) line.push(node.entry)
  return line.reverse()
}

export function movesOf<G extends GameTypes>(table: Table<G>): Move<G>[] {
  return lineOf(table.head.last).map((entry) => entry.move)
}

/** The state after the first `count` moves of the current line. */
export function stateAt<G extends GameTypes>(table: Table<G>, count: number): G['State'] {
  return fold(table, nodeAt(table, count))
}

export function fold<G extends GameTypes>(table: Table<G>, last: LineNode<G> | null): G['State'] {
  const { game } = table
  const state = firstState(table)
  for (const { move } of lineOf(last)) game.apply(state, move, null)
  return state
}

/** The line of play as it was after entry `seq`, before later undos. */
export function lineAtSeq<G extends GameTypes>(table: Table<G>, seq: number): MoveEntry<G>[] {
  const line: MoveEntry<G>[] = []
  for (const entry of table.log) {
    if (entry.seq > seq) break
    if (entry.kind === 'undo') line.length = entry.to
    else line.push(entry)
  }
  return line
}
