import type { GameTypes } from '@quayside/rules-kit'
import { act, applyOutcome, openTable, type Table } from '@quayside/table'
import { type Position, violated } from './walk.ts'

/** The position as a table that was played there. */
export function tableAt<G extends GameTypes>({
  game,
  options,
  players,
  setup,
  rules,
  moves,
}: Pick<Position<G>, 'game' | 'options' | 'players' | 'setup' | 'rules' | 'moves'>): Table<G> {
  const table = openTable({ game, options, players, setup, header: { rules }, keepsDigests: false })
  for (const move of moves) {
    const done =
      move.by === 'chance'
        ? applyOutcome(table, move.outcome)
        : act(table, { seat: move.by, action: move.action })
    if (done.kind !== 'step')
      violated(`the table does not take "${game.format(move)}": ${JSON.stringify(done)}`)
  }
  return table
}
