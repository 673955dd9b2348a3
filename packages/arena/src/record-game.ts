/** Plays game 0 of a series again from its seed, through a table, and writes its record. */
import { type GameTypes, type Move, SeededRng, seriesSeed } from '@quayside/rules-kit'
import { act, applyOutcome, openTable, writeRecord } from '@quayside/table'
import { playGame, type Series } from './series.ts'

export function recordGame<G extends GameTypes>(series: Series<G>): string {
  const { game, options, players, seed } = series
  const setup = game.drawSetup(options, players, new SeededRng(seriesSeed(seed, 0)))
  const table = openTable({ game, options, players, setup, header: { seed }, keepsDigests: false })
  const repeat = (move: Move<G>) => {
    const plan =
      move.by === 'chance'
        ? applyOutcome(table, move.outcome)
        : act(table, { seat: move.by, action: move.action })
    if (plan.kind !== 'step') throw new Error(`${game.format(move)} was played and is refused`)
  }
  // A series reuses its two move objects; the log needs copies.
  playGame(series, 0, (move) => repeat({ ...move }))
  return writeRecord(table)
}
