/** The features that `learn` predicts the winner from, for one seat at a time. */
import type { Feature, Seat } from '@quayside/rules-kit'
import { GOAL, KINDS, MOST_PIRATES, SYMBOL_COUNT, symbolOf } from '../content.ts'
import { forwardTarget, NOWHERE, progressOf } from '../moves.ts'
import { progress } from '../scoring.ts'
import { inHand, type State, sizeOfHand } from '../state.ts'

/** More cards than these say nothing more. */
const MANY_CARDS = 12
/** Pirates home that are told apart. */
const HOME = [1, 2, 3, 4, 5]

/** What features are told as when advice says why. */
export const REASONS = ['outlook', 'way', 'home', 'rear', 'cards', 'symbols', 'jumps'] as const
export type Reason = (typeof REASONS)[number]

const feature = (reason: Reason, name: string, unit: string, meaning: string): Feature => ({
  name,
  unit,
  meaning,
  reason,
})

export const FEATURES: readonly Feature[] = [
  feature('way', 'way', 'fraction', 'the part of the way that all pirates of the seat have made'),
  feature('way', 'waySquared', 'square of a fraction', 'the same, where the last part matters most'),
  ...HOME.map((many) => feature('home', `home${many}`, '0 or 1', `at least ${many} pirates are home`)),
  feature('rear', 'rear', 'fraction', 'the part of the way that the rearmost pirate still has to go'),
  feature('rear', 'second', 'fraction', 'the same for the pirate before it'),
  feature('cards', 'cards', 'cards', `cards in hand, up to ${MANY_CARDS}`),
  feature('cards', 'cardsRoot', 'square root of cards', 'the same, where the first ones matter most'),
  feature('cards', 'lateCards', 'cards', 'cards in hand times the part of the way that the leader has made'),
  feature('symbols', 'symbols', 'symbols', 'different symbols in hand'),
  feature('jumps', 'jump', 'fraction', 'the longest way that a card in hand moves a pirate'),
  feature('jumps', 'jumps', 'fraction', 'the longest ways of all symbols in hand together'),
  feature(
    'jumps',
    'lateJump',
    'fraction',
    'the longest way times the part of the way that the leader has made',
  ),
]

/** The part of the whole way that a seat has made. */
function wayOf(state: State, seat: Seat): number {
  return progress(state, seat) / (state.fixed.pirates * progressOf(state, GOAL))
}

function leaderWay(state: State): number {
  let most = 0
  for (let seat = 0; seat < state.fixed.players; seat++) most = Math.max(most, wayOf(state, seat))
  return most
}

/** The longest way that a symbol moves any pirate of the seat. */
function longestJump(state: State, seat: Seat, symbol: number): number {
  const first = seat * MOST_PIRATES
  let longest = 0
  for (let i = first; i < first + state.fixed.pirates; i++) {
    const place = state.where[i] as number
    if (place === GOAL || (i > first && state.where[i - 1] === place)) continue
    const to = forwardTarget(state, seat, place, symbol)
    if (to !== NOWHERE) longest = Math.max(longest, progressOf(state, to) - progressOf(state, place))
  }
  return longest
}

function putHand(state: State, seat: Seat, into: Float64Array, from: number): void {
  const goal = progressOf(state, GOAL)
  const size = Math.min(MANY_CARDS, sizeOfHand(state, seat))
  let held = 0
  for (let kind = 0; kind < KINDS; kind++) if (inHand(state, seat, kind) > 0) held |= 1 << symbolOf(kind)
  let symbols = 0
  let longest = 0
  let sum = 0
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    if ((held & (1 << symbol)) === 0) continue
    const jump = longestJump(state, seat, symbol)
    symbols++
    sum += jump
    longest = Math.max(longest, jump)
  }
  let at = from
  into[at++] = size
  into[at++] = Math.sqrt(size)
  into[at++] = size * late
  into[at++] = symbols
  into[at++] = longest / goal
  into[at++] = sum / goal
  into[at] = (late * longest) / goal
}

let late = 0

/** What the features of all seats share. */
export function prepare(state: State): void {
  late = leaderWay(state)
}

export function compute(state: State, seat: Seat, into: Float64Array): void {
  prepare(state)
  computeSeat(state, seat, into)
}

/** After `prepare` of the same position. */
export function computeSeat(state: State, seat: Seat, into: Float64Array): void {
  const goal = progressOf(state, GOAL)
  const way = wayOf(state, seat)
  const home = state.home[seat] as number
  const toGo = (pirate: number) =>
    1 - progressOf(state, state.where[seat * MOST_PIRATES + pirate] as number) / goal
  let at = 0
  into[at++] = way
  into[at++] = way * way
  for (const many of HOME) into[at++] = home >= many ? 1 : 0
  into[at++] = toGo(0)
  into[at++] = toGo(1)
  putHand(state, seat, into, at)
}
