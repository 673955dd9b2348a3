/** Random games over many options, move by move, as the tests of the board look at them. */
import { playGame } from '@quayside/arena'
import { type OptionValues, SeededRng, seriesSeed } from '@quayside/rules-kit'
import { heuristic } from '../../src/bot/heuristic.ts'
import { cargoEmpire } from '../../src/inspectable.ts'
import type { Options } from '../../src/options.ts'
import type { State } from '../../src/state.ts'
import type { CargoEmpire } from '../../src/types.ts'

export interface Mode {
  readonly players: number
  readonly given: OptionValues
}

/** Every mode, map, track and the families at least once. */
export const MODES: readonly Mode[] = [
  { players: 1, given: {} },
  { players: 1, given: { map: 'dior', families: true, tracks: 'advanced' } },
  { players: 2, given: { opponent: 'bot', tracks: 'free' } },
  { players: 2, given: { opponent: 'vassals', families: true } },
  { players: 2, given: { opponent: 'none', map: 'dior' } },
  { players: 3, given: { families: true } },
  { players: 3, given: { opponent: 'bot', map: 'dior', tracks: 'advanced' } },
  { players: 4, given: {} },
  { players: 4, given: { map: 'dior', families: true } },
  { players: 5, given: { map: 'dior', families: true, tracks: 'advanced' } },
  { players: 5, given: { families: true, tracks: 'free' } },
]

export type Move = Parameters<typeof cargoEmpire.apply>[1]

/** `look` sees each position with the move that is made there; both belong to the game. */
export function eachMove(
  { players, given }: Mode,
  seed: number,
  look: (state: State, move: Move) => void,
): void {
  const options = cargoEmpire.resolveOptions(players, given) as Options
  const ranks = Array.from({ length: players }, () => 'random' as const)
  const series = { game: cargoEmpire, heuristic, options, players, ranks, seed }
  playGame<CargoEmpire>(series, 0, (move, now) => look(now as State, move as Move))
}

/** An empty place for copies of the game's positions. */
export function spareState({ players, given }: Mode): State {
  const options = cargoEmpire.resolveOptions(players, given) as Options
  const rng = new SeededRng(seriesSeed(1, 1))
  return cargoEmpire.initialState(options, players, cargoEmpire.drawSetup(options, players, rng))
}
