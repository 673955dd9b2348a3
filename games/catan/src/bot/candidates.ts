/** Candidate actions: buildings before anything else, and of each kind those with the best rough values. */
import type { ActionList, Seat } from '@quayside/rules-kit'
import { edgeOf, HEXES, hexOf, NOWHERE, VERTEX_HEXES } from '../board.ts'
import { KINDS, kindOf, MOST_SEATS, RESOURCES } from '../content.ts'
import { pipsAt } from '../fallback.ts'
import { DESERT } from '../fixed.ts'
import { listed, of } from '../numbers.ts'
import { inHand, isOneOf, type State } from '../state.ts'
import type { Action } from '../types.ts'
import { edgeValue, handValue } from './building-features.ts'
import { roadGain, roadsAtHand, roadsToTheCard } from './road-race.ts'

/** How many of each kind are kept. */
const MAX_PER_KIND: { readonly [K in Action['type']]?: number } = {
  settle: 3,
  city: 3,
  road: 3,
  robber: 5,
  discard: 6,
  maritime: 3,
  playDiscovery: 3,
  playMonopoly: 2,
  offer: 3,
  counter: 2,
}

/** More than any site brings: the longest road counts before it. */
const MOST_PIPS = 16

/** Etiquette: a seat makes one offer a turn, and counters an offer once. */
const MAX_OFFERS = 1

export function pruneCandidates(state: State, seat: Seat, candidates: ActionList<Action>): void {
  const all = candidates.toArray().filter((action) => isPolite(state, seat, action))
  const buildings =
    state.phase === 'main' ? all.filter(({ type }) => type === 'settle' || type === 'city') : []
  const kept = buildings.length > 0 ? [...buildings, ...roadsForTheCard(state, seat, all)] : all
  candidates.clear()
  for (const type of new Set(kept.map((action) => action.type))) {
    const some = kept.filter((action) => action.type === type)
    for (const action of best(state, seat, some, MAX_PER_KIND[type] ?? 2)) candidates.push(action)
  }
}

/** A road that takes the longest road is worth as much as a building. */
function roadsForTheCard(state: State, seat: Seat, all: readonly Action[]): readonly Action[] {
  if (roadsToTheCard(state, seat) !== 1) return []
  return all.filter((action) => action.type === 'road' && roadGain(state, seat, edgeOf(action.edge)) > 0)
}

function isPolite(state: State, seat: Seat, action: Action): boolean {
  switch (action.type) {
    case 'offer':
      return seat === state.turn && state.offerTo === 0 && of(state.offersMade, seat) < MAX_OFFERS
    case 'counter':
      return of(state.offersMade, seat) === 0
    case 'withdraw':
      return false
    // A decline is a candidate too: it ends the wait for this seat's answer.
    default:
      return true
  }
}

function best(state: State, seat: Seat, some: readonly Action[], many: number): readonly Action[] {
  if (some.length <= many) return some
  const rated = some.map((action) => ({ action, value: roughValue(state, seat, action) }))
  rated.sort((a, b) => b.value - a.value)
  return rated.slice(0, many).map(({ action }) => action)
}

/** How good an action looks without being played; only actions of the same kind are compared. */
function roughValue(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'settle':
      return state.phase === 'openingSettle'
        ? openingValue(state, seat, action.vertex)
        : pipsAt(state, action.vertex)
    case 'city':
      return pipsAt(state, action.vertex)
    case 'road':
      return roadValue(state, seat, edgeOf(action.edge))
    case 'robber':
      return robberValue(state, seat, hexOf(action.hex), action.victim)
    case 'discard':
      return handValueAfter(state, seat, action.cards, -1)
    case 'playDiscovery':
      return handValueAfter(state, seat, action.cards, 1)
    case 'playMonopoly':
      return 19 - of(state.bank, kindOf(action.resource)) - inHand(state, seat, kindOf(action.resource))
    case 'maritime': {
      const give = kindOf(action.give)
      const swap = RESOURCES.map((name, kind) =>
        kind === give ? -of(state.rates, seat * KINDS + give) : name === action.get ? 1 : 0,
      )
      return handValueAfter(state, seat, swap, 1)
    }
    case 'offer':
    case 'counter':
      return handValueAfter(
        state,
        seat,
        action.get.map((many, kind) => many - (action.give[kind] ?? 0)),
        1,
      )
    default:
      return 0
  }
}

/** A site to come; before it, a longer trail where the longest road can be had in this turn. */
function roadValue(state: State, seat: Seat, edge: number): number {
  const missing = roadsToTheCard(state, seat)
  const isNear = missing > 0 && missing <= roadsAtHand(state, seat)
  return edgeValue(state, edge) + (isNear ? MOST_PIPS * roadGain(state, seat, edge) : 0)
}

/** The hand's value after a change; the hand itself stays as it is. */
function handValueAfter(state: State, seat: Seat, change: readonly number[], sign: number): number {
  const { hands, handSize } = state
  const before = of(handSize, seat)
  change.forEach((many, kind) => {
    hands[seat * KINDS + kind] = inHand(state, seat, kind) + sign * many
    handSize[seat] = of(handSize, seat) + sign * many
  })
  const value = handValue(state, seat)
  change.forEach((many, kind) => {
    hands[seat * KINDS + kind] = inHand(state, seat, kind) - sign * many
  })
  handSize[seat] = before
  return value
}

/** Many pips, and kinds that the first settlement does not bring. */
function openingValue(state: State, seat: Seat, vertex: number): number {
  let fresh = 0
  for (let hex = 0; hex < HEXES; hex++) {
    const kind = listed(state.fixed.kindOfHex, hex)
    if (kind !== DESERT && of(state.yields, hex * MOST_SEATS + seat) > 0) fresh |= 1 << kind
  }
  let value = pipsAt(state, vertex)
  for (const kind of kindsAt(state, vertex)) if (!isOneOf(fresh, kind)) value += 1
  return value
}

function kindsAt(state: State, vertex: number): Set<number> {
  const kinds = new Set<number>()
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = VERTEX_HEXES[i] as number
    const kind = hex === NOWHERE ? DESERT : listed(state.fixed.kindOfHex, hex)
    if (kind !== DESERT) kinds.add(kind)
  }
  return kinds
}

/** Blocks production of the strong, not the own one; a stolen card adds value. */
function robberValue(state: State, seat: Seat, hex: number, victim: Seat | null): number {
  const pips = listed(state.fixed.pips, hex)
  let value = victim === null ? 0 : 2 + 0.5 * of(state.points, victim)
  for (let other = 0; other < state.fixed.players; other++) {
    const many = of(state.yields, hex * MOST_SEATS + other) * pips
    value += other === seat ? -3 * many : many * (0.5 + 0.1 * of(state.points, other))
  }
  return value
}
