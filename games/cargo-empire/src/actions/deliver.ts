/** Plan, pay, deliver and place (CGE-5 to CGE-16). */
import { type ActionKind, type ActionList, BrokenRule } from '@quayside/rules-kit'
import { emblemStep, isBarred } from '../abilities.ts'
import { advance } from '../advance.ts'
import { hasCube, placePost, takeCube } from '../cities.ts'
import { CARGO, type Cargo } from '../content.ts'
import {
  canDeliver,
  canPay,
  countDeliveries,
  type Delivery,
  enhancedIn,
  hasTwoCardRight,
  meetNth,
  met,
  takes,
  tripOf,
  walkDeliveries,
} from '../deliveries.ts'
import { expressChoices, FREE_WALK, laidTiles } from '../express.ts'
import { rulesOf } from '../fixed.ts'
import { cityName, spaceName, spaceOf, transportName } from '../names.ts'
import { isFeasible, isLegalSet } from '../routes.ts'
import { gainCard, isPresent, lowestBit, NONE, type ReadonlyState, routesOf, type State } from '../state.ts'
import type { Action, CargoEmpire, Emitter } from '../types.ts'
import { cityHere, Interned, mapKey, type Refusal, refuse } from './shared.ts'

type Deliver = Extract<Action, { type: 'deliver' }>

const pool = new Interned<Deliver>()

/** The walk that fills a list. */
const search: { state: ReadonlyState | null; list: ActionList<Deliver> | null } = { state: null, list: null }

const visit = (): boolean => {
  search.list?.push(action(search.state as ReadonlyState, met))
  return false
}

function action(state: ReadonlyState, d: Delivery): Deliver {
  // Mixed radix: every part has room for all its values.
  let key = mapKey(state) * 24 + d.from
  key = (key * 24 + d.to) * 8 + d.cargo * 2 + d.space
  key = ((key * 16 + d.car) * 8 + d.train) * 4 + d.ship
  key = (key * 8 + d.express + 1) * 2 + d.emblem
  return pool.get(key, () => build(state, d))
}

function build(state: ReadonlyState, d: Delivery): Deliver {
  return {
    type: 'deliver',
    from: cityName(state, d.from),
    to: cityName(state, d.to),
    cargo: CARGO[d.cargo] as Cargo,
    space: spaceName(d.space),
    cards: Object.freeze({ car: d.car, train: d.train, ship: d.ship }),
    express: d.express === NONE ? null : (routesOf(state).map.express[d.express]?.id ?? null),
    emblem: d.emblem === 1,
  }
}

export const deliver: ActionKind<CargoEmpire, 'deliver'> = {
  type: 'deliver',

  possible: canDeliver,

  legal(state, seat, into) {
    search.state = state
    search.list = into
    walkDeliveries(state, seat, visit)
    search.list = null
  },

  count: countDeliveries,

  nth(state, seat, n) {
    if (!meetNth(state, seat, n)) throw new BrokenRule(`there is no delivery ${n}`)
    return action(state, met)
  },

  check: checkDelivery,

  explain(state, seat, partial) {
    const { cities } = routesOf(state).map
    const from = partial.from ?? cities[lowestBit(state.present[seat] as number)]?.id ?? ''
    const goals = partial.to ? [partial.to] : cities.map(({ id }) => id).filter((id) => id !== from)
    let nearest: Refusal = null
    for (const to of goals) {
      for (const cargo of CARGO) {
        for (const space of ['upper', 'lower'] as const) {
          const one = { from, to, cargo, space, cards: ONE_CAR, express: null, emblem: false, ...partial }
          const refusal = checkDelivery(state, seat, { ...one, type: 'deliver' })
          if (nearness(refusal) > nearness(nearest)) nearest = refusal
        }
      }
    }
    return nearest
  },

  apply(state, seat, one, emit) {
    const from = cityHere(state, one.from)
    const to = cityHere(state, one.to)
    pay(state, seat, one)
    takeCube(state, from, CARGO.indexOf(one.cargo))
    if (state.fixed.options.families) state.kept[seat] = (state.kept[seat] as number) + 1
    state.from = from
    state.to = to
    if (rulesOf(state) >= 2) state.extra = emblemStep(state, seat)
    emit?.({
      type: 'delivered',
      who: seat,
      vassal: false,
      from: one.from,
      to: one.to,
      cargo: one.cargo,
      cards: one.cards,
    })
    state.fullUpgrade = placePost(state, seat, to, spaceOf(one.space), emit) ? 1 : 0
    state.phase = 'develop'
    state.stage = 'express'
    takeExpress(state, seat, one.express, emit)
    advance(state, emit)
  },
}

function checkDelivery(state: ReadonlyState, seat: number, one: Deliver): Refusal {
  const from = cityHere(state, one.from)
  const to = cityHere(state, one.to)
  if (from < 0 || to < 0) return refuse('noSuchCity', 'CGE-5', { city: from < 0 ? one.from : one.to })
  return checkPlan(state, seat, from, to, one) ?? checkPayment(state, seat, from, to, one)
}

const ONE_CAR = { car: 1, train: 0, ship: 0 }

/** How far a delivery gets before it is refused: no cube is further off than no demand, and that than a payment. */
function nearness(refusal: Refusal): number {
  if (!refusal) return 0
  return refusal.code === 'noCube' ? 1 : refusal.code === 'noDemand' ? 2 : 3
}

function checkPlan(state: ReadonlyState, seat: number, from: number, to: number, one: Deliver): Refusal {
  const cargo = CARGO.indexOf(one.cargo)
  if (!isPresent(state, seat, from)) return refuse('notPresent', 'CGE-5', { city: one.from })
  if (!hasCube(state, from, cargo)) return refuse('noCube', 'CGE-5', { city: one.from, cargo: one.cargo })
  if (from === to) return refuse('sameCity', 'CGE-6')
  if (state.level[to] === 3) return refuse('levelThree', 'CGE-3', { city: one.to })
  if (isBarred(state, seat, from)) return refuse('barred', 'CGE-F5', { city: one.from })
  if (isBarred(state, seat, to)) return refuse('barred', 'CGE-F5', { city: one.to })
  if (!takes(state, seat, { from, to, cargo }, spaceOf(one.space))) {
    return refuse('noDemand', 'CGE-6', { city: one.to, cargo: one.cargo })
  }
  return null
}

function checkPayment(state: ReadonlyState, seat: number, from: number, to: number, one: Deliver): Refusal {
  const { cards } = one
  if (!canPay(state, seat, cards)) return refuse('notInHand', 'CGE-10')
  const trip = tripOf(state, seat, from, to)
  const enhanced = enhancedIn(state, cards)
  const isOrdinary = isLegalSet(trip, cards, enhanced)
  if (one.emblem) {
    if (!hasTwoCardRight(state, seat, from, to) || cards.car + cards.train + cards.ship !== 2) {
      return refuse('noTwoCardRight', 'CGE-F5')
    }
    if (isOrdinary) return refuse('ordinarySet', 'CGE-F5')
    return one.express === null ? null : refuse('expressNotPassed', 'CGE-D7')
  }
  if (!isOrdinary) {
    const reaches = isFeasible(trip, cards.car, cards.train - enhanced, enhanced, cards.ship)
    return reaches ? refuse('needlessCard', 'CGE-11') : refuse('noRoute', 'CGE-11')
  }
  return checkExpress(state, one, expressBits(state, seat, from, to, one))
}

function expressBits(
  state: ReadonlyState,
  seat: number,
  from: number,
  to: number,
  { cards }: Deliver,
): number {
  if (state.fixed.options.map !== 'dior') return FREE_WALK
  return expressChoices(tripOf(state, seat, from, to), cards, enhancedIn(state, cards), laidTiles(state))
}

function checkExpress(state: ReadonlyState, { express }: Deliver, bits: number): Refusal {
  if (express === null) return bits & FREE_WALK ? null : refuse('expressMustBeTaken', 'CGE-D3')
  const space = routesOf(state).map.express.findIndex(({ id }) => id === express)
  return space >= 0 && bits & (1 << space) ? null : refuse('expressNotPassed', 'CGE-D3')
}

function pay(state: State, seat: number, { cards }: Deliver): void {
  gainCard(state, seat, 0, -cards.car)
  gainCard(state, seat, 1, -cards.train)
  gainCard(state, seat, 2, -cards.ship)
  state.playedCards[0] = cards.car
  state.playedCards[1] = cards.train
  state.playedCards[2] = cards.ship
}

/** CGE-D3: the tile pays one step of its marker and returns to the bag. */
function takeExpress(state: State, seat: number, express: string | null, emit: Emitter): void {
  if (express === null) return
  const space = routesOf(state).map.express.findIndex(({ id }) => id === express)
  const tile = state.expressTiles[space] as number
  state.expressTiles[space] = NONE
  state.expressBag[tile] = (state.expressBag[tile] as number) + 1
  state.steps[tile] = 1
  emit?.({ type: 'expressTaken', seat, space: express, marker: transportName(tile) })
}
