import type { AnyGame, GameTypes, Seat } from '@quayside/rules-kit'
import { moveCount, resultOf, type Table } from '@quayside/table'

/** What "my tables" says about a table. */
export function facts(table: Table<GameTypes>): { moves: number; over: boolean; owing: Seat | null } {
  const game: AnyGame = table.game
  const pending = game.pending(table.head.state)
  return {
    moves: moveCount(table),
    over: resultOf(table) !== null,
    owing: pending.by === 'seats' ? (pending.owe[0] ?? null) : null,
  }
}
