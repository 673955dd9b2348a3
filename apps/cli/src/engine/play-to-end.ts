/** Bots play the position of an engine's table to its end; every move goes into its log. */
import type { LoadedGame } from '@quayside/all'
import { playOn } from '@quayside/arena'
import type { Rank } from '@quayside/bots'
import type { GameTypes, Json, Move, SeededRng } from '@quayside/rules-kit'
import { act, applyOutcome, moveCount, resultOf, type Table } from '@quayside/table'

export interface PlayOut {
  readonly table: Table<GameTypes>
  readonly loaded: LoadedGame
  readonly rank: Rank
  readonly rng: SeededRng
}

export function playToEnd({ table, loaded, rank, rng }: PlayOut): Json {
  const { heuristic } = loaded
  const { game, players } = table
  const ranks = Array.from({ length: players }, () => rank)
  const seed = table.header.seed ?? 1
  // The bots play on a copy, so that a fault of theirs leaves the table as it was up to the last move.
  playOn({ game, heuristic, players, ranks, seed }, game.clone(table.head.state), rng, (move) =>
    repeat(table, { ...move }),
  )
  return {
    seq: table.head.seq,
    moves: moveCount(table),
    digest: game.digest(table.head.state),
    result: resultOf(table) as unknown as Json,
  }
}

function repeat(table: Table<GameTypes>, move: Move<GameTypes>): void {
  const plan =
    move.by === 'chance'
      ? applyOutcome(table, move.outcome)
      : act(table, { seat: move.by, action: move.action })
  if (plan.kind !== 'step') throw new Error(`${table.game.format(move)} was played and is refused`)
}
