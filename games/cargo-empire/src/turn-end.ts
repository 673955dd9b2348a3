/** The end of a turn: it passes by itself unless an ability could still be used (CGE-27, CGE-F3). */
import { canActivate, colourOf } from './abilities.ts'
import { rulesOf } from './fixed.ts'
import { endTurn, isLastTurn } from './order.ts'
import { actor, type ReadonlyState, type State, VASSAL } from './state.ts'
import type { Emitter } from './types.ts'

/** Version 1 never asked: what was not used at another decision of the turn had to wait. */
export function mayStillUse(state: ReadonlyState): boolean {
  const seat = actor(state)
  if (rulesOf(state) < 2 || !canActivate(state, seat)) return false
  return !isLastTurn(state) || countsAtTheEnd(state, seat)
}

/** After the last turn only blue's emblem matters (CGE-F8), and a cube that lets a vassal deliver after all. */
function countsAtTheEnd(state: ReadonlyState, seat: number): boolean {
  const colour = colourOf(state, seat)
  return colour === 'blue' || (colour === 'green' && state.stage === 'idle')
}

/** The next participant's turn; a vassal that could not deliver has lost a post (CGE-V3). */
export function passTurn(state: State, emit: Emitter): void {
  if (state.stage === 'idle') {
    const seat = actor(state)
    state.postsLeft[VASSAL + seat] = (state.postsLeft[VASSAL + seat] as number) - 1
    emit?.({ type: 'vassalIdle', seat })
  }
  state.stage = 'extra'
  endTurn(state, emit)
}
