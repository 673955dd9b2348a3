/** Where pirates go. Pure answers: legal lists, refusals, effects and bots ask the same ones. */
import type { Seat } from '@quayside/rules-kit'
import { GOAL, MOST_ABOARD, MOST_ON_SPACE, MOST_PIRATES, RUM, SHIP, START, SYMBOL_COUNT } from './content.ts'
import { aboard, type State } from './state.ts'

/** Nowhere: the move is not allowed. */
export const NOWHERE = -1

/** CTG-21, CTG-22: the nearest free space ahead with this symbol, else the end of the path. */
export function forwardTarget(state: State, seat: Seat, from: number, symbol: number): number {
  if (from === GOAL || (from === SHIP && state.shore === 0)) return NOWHERE
  const { next } = state.fixed
  let place = next[from * SYMBOL_COUNT + symbol] as number
  while (place !== 0 && state.stack[place] !== 0) place = next[place * SYMBOL_COUNT + symbol] as number
  if (place !== 0) return place
  return isOnFirstPath(state, from) && state.fixed.isStory ? shipFor(state, seat, 1) : GOAL
}

function isOnFirstPath(state: State, place: number): boolean {
  return place <= state.fixed.tunnel
}

/** CTG-W3, CTG-W9: the ship, if it lies at Cartagena with room for so many more of this colour. */
function shipFor(state: State, seat: Seat, many: number): number {
  return state.shore === 0 && aboard(state, seat) + many <= MOST_ABOARD ? SHIP : NOWHERE
}

/** CTG-B8, CTG-B9: where two pirates of a space go together. */
export function pairTarget(state: State, seat: Seat, from: number, symbol: number): number {
  const target = forwardTarget(state, seat, from, symbol)
  return target === SHIP ? shipFor(state, seat, 2) : target
}

function holdsOneOrTwo(state: State, place: number): boolean {
  const many = state.stack[place] as number
  return many > 0 && many < MOST_ON_SPACE
}

/** The last space of the path that a pirate here would go back along, and the first: 0 and 1 if it cannot. */
function pathBehind(state: State, from: number): number {
  const { tunnel, spaces } = state.fixed
  if (from === GOAL) return spaces
  if (from === SHIP) return state.shore === 0 ? tunnel : 0
  return from - 1
}

function pathFloor(state: State, from: number): number {
  const { tunnel, isStory } = state.fixed
  return isStory && from > tunnel && from !== SHIP ? tunnel + 1 : 1
}

/** CTG-30, CTG-33, CTG-34, CTG-W11: the nearest space behind with one or two pirates. */
export function backwardTarget(state: State, from: number): number {
  const floor = pathFloor(state, from)
  for (let place = pathBehind(state, from); place >= floor; place--)
    if (holdsOneOrTwo(state, place)) return place
  return NOWHERE
}

/** CTG-M2 to CTG-M5: the nearest space ahead with one or two pirates, else the end of the path. */
export function morganTarget(state: State, owner: Seat, from: number): number {
  const { tunnel, spaces, isStory, options } = state.fixed
  if (from === GOAL || (from === SHIP && state.shore === 0)) return NOWHERE
  const first = isOnFirstPath(state, from)
  const end = first ? tunnel : spaces
  for (let place = from === SHIP ? tunnel + 1 : from + 1; place <= end; place++)
    if (holdsOneOrTwo(state, place)) return place
  if (first && isStory) return shipFor(state, owner, 1)
  const isLimited = options.layout === 'escape' && options.morganShipLimitInBase
  return isLimited && (state.home[owner] as number) >= MOST_ABOARD ? NOWHERE : GOAL
}

/** CTG-31, CTG-M2, CTG-M3: what arriving there is worth; asked before the pirate moves. */
export function cardsFor(state: State, target: number): number {
  return target === GOAL || target === SHIP ? 2 : (state.stack[target] as number)
}

/** CTG-B12, CTG-B13: where the snake sends a pirate; NOWHERE if it stays. */
export function snakeTarget(state: State, seat: Seat, from: number): number {
  const floor = pathFloor(state, from)
  for (let place = from - 1; place >= floor; place--)
    if (state.fixed.symbols[place] === RUM && state.stack[place] === 0) return place
  if (floor === 1) return START
  return state.shore === 1 && aboard(state, seat) < MOST_ABOARD ? SHIP : NOWHERE
}

/** CTG-W6, CTG-W7. Why the ship may not sail, or null. */
export function sailingProblem(
  state: State,
  seat: Seat,
): 'shipEmpty' | 'shipNeedsOwn' | 'nobodyInCartagena' | null {
  if (state.shore === 1) return isInCartagena(state, seat) ? null : 'nobodyInCartagena'
  if (state.stack[SHIP] === 0) return 'shipEmpty'
  const needsOwn = state.fixed.options.shipDepartureNeedsOwnPirate
  return needsOwn && aboard(state, seat) === 0 ? 'shipNeedsOwn' : null
}

/** The rearmost pirate tells: places are kept in rising order. */
function isInCartagena(state: State, seat: Seat): boolean {
  return (state.where[seat * MOST_PIRATES] as number) <= state.fixed.tunnel
}

/** CTG-W8: at least one aboard, and nobody has more. */
export function isCaptain(state: State, seat: Seat): boolean {
  if (!state.fixed.isStory || state.stack[SHIP] === 0) return false
  const own = aboard(state, seat)
  if (own === 0) return false
  for (let other = 0; other < state.fixed.players; other++) if (aboard(state, other) > own) return false
  return true
}

/** How far along a place is, for results and bots: the ship counts as a step between the shores. */
export function progressOf(state: State, place: number): number {
  const { tunnel, spaces, isStory } = state.fixed
  if (place === SHIP) return tunnel + 1
  if (place === GOAL) return spaces + (isStory ? 2 : 1)
  return isStory && place > tunnel ? place + 1 : place
}
