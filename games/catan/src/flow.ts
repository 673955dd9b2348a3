/** Who is to move, and which actions the phase allows. */
import {
  type AnyKind,
  CHANCE,
  type CommonCode,
  type Flow,
  NOBODY,
  type Pending,
  type Rejection,
  type Seat,
  seatPending,
  seatsPending,
  uniformKinds,
} from '@quayside/rules-kit'
import { answer } from './actions/answer.ts'
import { buyCard } from './actions/buy-card.ts'
import { city } from './actions/city.ts'
import { counter } from './actions/counter.ts'
import { discard } from './actions/discard.ts'
import { endTurn } from './actions/end-turn.ts'
import { maritime } from './actions/maritime.ts'
import { offer } from './actions/offer.ts'
import { playDiscovery } from './actions/play-discovery.ts'
import { playKnight } from './actions/play-knight.ts'
import { playMonopoly } from './actions/play-monopoly.ts'
import { playRoads } from './actions/play-roads.ts'
import { road } from './actions/road.ts'
import { robber } from './actions/robber.ts'
import { roll } from './actions/roll.ts'
import { settle } from './actions/settle.ts'
import { settleTrade } from './actions/settle-trade.ts'
import { skipRoad } from './actions/skip-road.ts'
import { withdraw } from './actions/withdraw.ts'
import { of } from './numbers.ts'
import { cardRefusal } from './play-card.ts'
import { isOneOf, type State } from './state.ts'
import type { Action, Catan, Code } from './types.ts'

export const kinds = uniformKinds({
  settle,
  road,
  city,
  roll,
  discard,
  robber,
  buyCard,
  playKnight,
  playRoads,
  playDiscovery,
  playMonopoly,
  maritime,
  offer,
  answer,
  counter,
  settleTrade,
  withdraw,
  skipRoad,
  endTurn,
})

type Kinds = readonly AnyKind<Catan>[]
// Not frozen: random play reads these lists at every move, and frozen ones are slower to read.
const list = (...types: readonly Action['type'][]) => types.map((type) => kinds[type]) as unknown as Kinds
const NONE = list()
const SETTLE = list('settle')
const ROAD = list('road')
const DISCARD = list('discard')
const ROBBER = list('robber')
const FREE_ROADS = list('road', 'skipRoad')
const CARDS = ['playKnight', 'playRoads', 'playDiscovery', 'playMonopoly'] as const
const PRE_ROLL = list('roll')
const PRE_ROLL_WITH_CARDS = list('roll', ...CARDS)
const BUILD = ['settle', 'road', 'city', 'buyCard', 'maritime'] as const
const TRADE = ['offer', 'settleTrade', 'withdraw'] as const
const MAIN = list(...BUILD, 'endTurn')
const MAIN_WITH_CARDS = list(...BUILD, ...CARDS, 'endTurn')
const MAIN_WITH_TRADE = list(...BUILD, ...TRADE, 'endTurn')
const MAIN_WITH_BOTH = list(...BUILD, ...CARDS, ...TRADE, 'endTurn')
const ASKED = list('answer', 'counter', 'offer', 'withdraw')

/** CAT-71: one a turn, and one must have any. Asked here once, so that random play need not ask four kinds. */
function mayPlayCard(state: State): boolean {
  return !state.cardPlayed && of(state.cardCount, state.turn) > 0
}

function activeKinds(state: State): Kinds {
  switch (state.phase) {
    case 'main':
      if (mayPlayCard(state)) return state.fixed.options.domesticTrade ? MAIN_WITH_BOTH : MAIN_WITH_CARDS
      return state.fixed.options.domesticTrade ? MAIN_WITH_TRADE : MAIN
    case 'preRoll':
      return mayPlayCard(state) ? PRE_ROLL_WITH_CARDS : PRE_ROLL
    case 'robber':
      return ROBBER
    case 'freeRoads':
      return FREE_ROADS
    case 'openingSettle':
      return SETTLE
    case 'openingRoad':
      return ROAD
    default:
      return NONE
  }
}

/** CAT-13: the active seat, everybody who must discard, and after the roll whoever may trade with it. */
function pending(state: State): Pending {
  switch (state.phase) {
    case 'rolling':
    case 'stealing':
    case 'drawing':
      return CHANCE
    case 'over':
      return NOBODY
    case 'discard':
      return seatsPending(state.mustDiscard & ~state.hasDiscarded)
    case 'main': {
      const self = 1 << state.turn
      return state.fixed.options.domesticTrade
        ? seatsPending(self, ((1 << state.fixed.players) - 1) & ~self)
        : seatPending(state.turn)
    }
    default:
      return seatPending(state.turn)
  }
}

const TRADE_TYPES: readonly Action['type'][] = ['offer', 'answer', 'counter', 'settleTrade', 'withdraw']
type Refusal = Rejection<Code | CommonCode>

function refusal(state: State, seat: Seat, type: Action['type']): Refusal {
  const trading = TRADE_TYPES.includes(type)
  if (trading && !state.fixed.options.domesticTrade) return { code: 'noDomesticTrade', rule: 'CAT-98' }
  if (state.phase === 'discard') return { code: 'discardFirst', rule: 'CAT-21' }
  if (seat !== state.turn && !(trading && state.phase !== 'main'))
    return { code: 'notYourTurn', rule: 'CAT-13' }
  return phaseRefusal(state, type)
}

function phaseRefusal(state: State, type: Action['type']): Refusal {
  const card = CARDS.indexOf(type as (typeof CARDS)[number])
  if (card >= 0 && (state.phase === 'preRoll' || state.phase === 'main')) {
    return cardRefusal(state, state.turn, card) ?? { code: 'notNow', rule: 'CAT-71' }
  }
  switch (state.phase) {
    case 'openingSettle':
    case 'openingRoad':
      return { code: 'openingFirst', rule: 'CAT-3' }
    case 'preRoll':
      return type === 'endTurn'
        ? { code: 'rollFirst', rule: 'CAT-12' }
        : { code: 'rollFirst', rule: 'CAT-11' }
    case 'robber':
      return { code: 'robberFirst', rule: 'CAT-12' }
    case 'freeRoads':
      return { code: 'freeRoadFirst', rule: 'CAT-74' }
    case 'main':
      return type === 'roll' ? { code: 'alreadyRolled', rule: 'CAT-10' } : { code: 'notNow', rule: null }
    default:
      return { code: 'notNow', rule: null }
  }
}

export const flow: Flow<Catan> = {
  pending,
  usable(state, seat) {
    if (state.phase === 'discard')
      return isOneOf(state.mustDiscard & ~state.hasDiscarded, seat) ? DISCARD : NONE
    if (seat === state.turn) return activeKinds(state)
    return state.phase === 'main' && state.fixed.options.domesticTrade && seat < state.fixed.players
      ? ASKED
      : NONE
  },
  ask: (state, seat) => state.asks[seat] ?? 0,
  refusal,
}
