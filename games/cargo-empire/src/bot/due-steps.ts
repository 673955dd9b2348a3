/**
 * Steps that a delivery has earned and that are still to be taken. An evaluation in the middle of a turn counts them as if
 * they were: otherwise a payment that leaves a choice of steps looks like one that earns none.
 */
import { isDisplayed } from '../cities.ts'
import { TOP_POSITION, ZONE_START } from '../content.ts'
import { actor, type ReadonlyState } from '../state.ts'
import { positionOf } from '../track.ts'

/** Transport cards that a step on a tile brings on average; cities and objectives are counted as what cards are worth. */
const CARDS_A_STEP = 1.3

const ahead = new Float64Array(3)

/** Where the markers of an owner will stand; valid until the next call. */
export function positionsAhead(state: ReadonlyState, owner: number): Float64Array {
  for (let marker = 0; marker < 3; marker++) ahead[marker] = positionOf(state, owner, marker)
  if (!isDeveloping(state, owner)) return ahead
  for (let marker = 0; marker < 3; marker++)
    ahead[marker] = (ahead[marker] as number) + (state.steps[marker] as number)
  const extra = extraSteps(state, owner)
  if (extra > 0) {
    const marker = foremost(state.moved)
    ahead[marker] = (ahead[marker] as number) + extra
  }
  for (let marker = 0; marker < 3; marker++) ahead[marker] = Math.min(TOP_POSITION, ahead[marker] as number)
  return ahead
}

/** Cards that the due steps may be expected to bring. */
export function dueCards(state: ReadonlyState, owner: number): number {
  if (!isDeveloping(state, owner)) return 0
  const positions = positionsAhead(state, owner)
  let steps = 0
  for (let marker = 0; marker < 3; marker++) {
    const from = positionOf(state, owner, marker)
    steps += Math.max(0, Math.min(positions[marker] as number, ZONE_START - 1) - from)
  }
  return CARDS_A_STEP * steps
}

function isDeveloping(state: ReadonlyState, owner: number): boolean {
  return state.phase === 'develop' && actor(state) === owner
}

/** Before they are counted: what origin, destination and upgrade will pay. */
function extraSteps(state: ReadonlyState, owner: number): number {
  if (state.moved === 0) return 0
  if (state.stage === 'extra') return state.extra
  if (state.stage !== 'cards') return 0
  const pays = (city: number) =>
    isDisplayed(state, city) || ((state.cityCards[owner] as number) & (1 << city)) !== 0 ? 1 : 0
  return pays(state.from) + pays(state.to) + state.fullUpgrade + state.extra
}

/** The marker that is furthest, of those that moved by cards. */
function foremost(moved: number): number {
  let best = -1
  for (let marker = 0; marker < 3; marker++) {
    if ((moved & (1 << marker)) === 0) continue
    if (best < 0 || (ahead[marker] as number) > (ahead[best] as number)) best = marker
  }
  return best
}
