/** Small helpers of the rule tests: positions from data, moves from words. */
import { type Carthage, carthage } from '@quayside/carthage'
import type { JsonObject, Move, Seat } from '@quayside/rules-kit'
import { SeededRng } from '@quayside/rules-kit'

export type State = Carthage['State']

export function position(
  players: number,
  given: JsonObject,
  mode: 'standard' | 'classic' = 'standard',
): State {
  const state = carthage.fill({ mode, arrivals: 'together' }, players, given)
  if ('problem' in state) throw new Error(state.problem)
  return state
}

export function fresh(players: number, mode: 'standard' | 'classic' = 'standard', seed = 1): State {
  const rng = new SeededRng(seed)
  const options = { mode, arrivals: 'together' } as const
  return carthage.initialState(options, players, carthage.drawSetup(options, players, rng))
}

export function play(state: State, text: string): void {
  const move = carthage.parse(text) as Move<Carthage>
  const refused = move.by === 'chance' ? null : carthage.check(state, move.by, move.action)
  if (refused) throw new Error(`${text}: ${refused.code}`)
  carthage.apply(state, move, null)
}

/** Draws until somebody decides or the game is over. */
export function settle(state: State, rng = new SeededRng(1)): void {
  while (carthage.pending(state).by === 'chance') {
    carthage.apply(state, { by: 'chance', outcome: carthage.sample(state, rng) }, null)
  }
}

export function owing(state: State): Seat {
  const pending = carthage.pending(state)
  if (pending.by !== 'seats') throw new Error('nobody is asked')
  return pending.owe[0] as Seat
}
