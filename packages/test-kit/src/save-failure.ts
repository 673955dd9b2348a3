/** A failing position as a `.game` that can be opened: the way from a red test to the board. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameTypes } from '@quayside/rules-kit'
import { openTable, writeRecord } from '@quayside/table'
import type { Position } from './contract/walk.ts'

const FOLDER = '.reports'

/** In this repository the folder stands beside its package.json, wherever the tests were started; elsewhere where they were. */
const root = import.meta.dirname.includes('node_modules')
  ? process.cwd()
  : join(import.meta.dirname, '..', '..', '..')

export function saveFailure<G extends GameTypes>(position: Position<G>, says: string): string {
  const { game, options, players, setup, rules, seed } = position
  const others = { fails: says }
  const table = openTable({
    game,
    options,
    players,
    setup,
    header: { rules, seed, others },
    keepsDigests: false,
  })
  // The moves are written without being checked again: one of them may be what is wrong.
  const moves = position.next ? [...position.moves, position.next] : position.moves
  const log = moves.map((move) => ({ text: game.format(move) }))
  const name = `${game.id}-${says.replace(/\W+/g, '-').slice(0, 40)}-${seed}.game`
  mkdirSync(join(root, FOLDER), { recursive: true })
  writeFileSync(join(root, FOLDER, name), writeRecord({ ...table, log: log as never }))
  return join(FOLDER, name)
}
