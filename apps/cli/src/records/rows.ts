/** A finished game as rows: one of the game, one for each seat, one for each move. The columns stand in docs/record-format.md. */
import type { GameTypes, Result } from '@quayside/rules-kit'
import { movesOf, resultOf, type Table } from '@quayside/table'

type Cell = string | number | boolean | null
export type Row = { readonly [column: string]: Cell }

export interface GameRows {
  readonly game: Row
  readonly results: readonly Row[]
  readonly moves: readonly Row[]
}

export function rowsOf(id: string, table: Table<GameTypes>): GameRows {
  const { game, players, header, options } = table
  const result = resultOf(table)
  const moves = movesOf(table)
  return {
    game: {
      id,
      game: game.id,
      rules: header.rules,
      players,
      options: JSON.stringify(options),
      started: header.started ?? null,
      seed: header.seed ?? null,
      moves: moves.length,
      rounds: game.rounds(table.head.state),
      reason: result?.reason ?? null,
      digest: game.digest(table.head.state),
    },
    results: Array.from({ length: players }, (_, seat) => resultRow(id, table, result, seat)),
    moves: moves.map((move, n) => {
      const text = game.format(move)
      const kind = move.by === 'chance' ? move.outcome.type : move.action.type
      return { id, n: n + 1, by: move.by, kind, text }
    }),
  }
}

function resultRow(id: string, { header }: Table<GameTypes>, result: Result | null, seat: number): Row {
  return {
    id,
    seat,
    name: header.names?.[seat] ?? null,
    place: result?.places[seat] ?? null,
    score: result?.scores[seat] ?? null,
    won: result?.winners.includes(seat) ?? false,
  }
}
