/** The types that make Catan a game of the house. */
import type { Emit, Seat } from '@quayside/rules-kit'
import type { Card, Colour, Resource } from './content.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import type { Known, Shown } from './view-types.ts'

/** Numbers of the five resources: lumber, brick, wool, wheat, ore. */
export type Five = readonly [number, number, number, number, number]
/** An edge by its vertices, the smaller first. */
export type Edge = readonly [number, number]
/** A hex by its place `[q, r]`. */
export type Hex = readonly [number, number]

export type Action =
  | { readonly type: 'settle'; readonly vertex: number }
  | { readonly type: 'road'; readonly edge: Edge }
  | { readonly type: 'city'; readonly vertex: number }
  | { readonly type: 'roll' }
  | { readonly type: 'discard'; readonly cards: Five }
  | { readonly type: 'robber'; readonly hex: Hex; readonly victim: Seat | null }
  | { readonly type: 'buyCard' }
  | { readonly type: 'playKnight' }
  | { readonly type: 'playRoads' }
  | { readonly type: 'playDiscovery'; readonly cards: Five }
  | { readonly type: 'playMonopoly'; readonly resource: Resource }
  | { readonly type: 'maritime'; readonly give: Resource; readonly get: Resource }
  | { readonly type: 'offer'; readonly give: Five; readonly get: Five; readonly to: readonly Seat[] }
  | { readonly type: 'answer'; readonly accept: boolean }
  | { readonly type: 'counter'; readonly give: Five; readonly get: Five }
  | { readonly type: 'settleTrade'; readonly with: Seat }
  | { readonly type: 'withdraw' }
  | { readonly type: 'skipRoad' }
  | { readonly type: 'endTurn' }

export type ActionNamed<K> = Extract<Action, { readonly type: K }>

export type Outcome =
  | { readonly type: 'dice'; readonly dice: readonly [number, number] }
  | { readonly type: 'steal'; readonly resource: Resource }
  | { readonly type: 'card'; readonly card: Card }

export interface SetupHex {
  readonly q: number
  readonly r: number
  readonly resource: Resource | null
  readonly number: number | null
}

export interface SetupHarbour {
  readonly vertices: Edge
  readonly resource: Resource | null
}

/** A roll for the start; who tied for the highest rolls again. */
export interface FirstRoll {
  readonly seat: Seat
  readonly dice: readonly [number, number]
}

export interface Setup {
  readonly colours: readonly Colour[]
  readonly first: Seat
  /** Left out where nobody rolled for it. */
  readonly firstRolls?: readonly FirstRoll[]
  readonly hexes: readonly SetupHex[]
  readonly harbours: readonly SetupHarbour[]
  readonly robber: Hex
  /** Counts, or the whole deck from the top. */
  readonly developmentDeck:
    | { readonly [card: string]: number }
    | readonly string[]
    | readonly number[]
    | { readonly stacked: readonly string[]; readonly counts: { readonly [card: string]: number } }
}

export type Code =
  | 'noSuchEdge'
  | 'noSuchHex'
  | 'occupied'
  | 'tooClose'
  | 'noOwnRoad'
  | 'notThatSettlement'
  | 'edgeTaken'
  | 'notConnected'
  | 'noPiece'
  | 'noPlace'
  | 'upgradeFirst'
  | 'cannotPay'
  | 'notOwnSettlement'
  | 'deckEmpty'
  | 'noSuchCard'
  | 'boughtThisTurn'
  | 'oneCardATurn'
  | 'noPlaceForRoad'
  | 'bankEmpty'
  | 'notInBank'
  | 'takeTwo'
  | 'wrongNumber'
  | 'notHeld'
  | 'sameHex'
  | 'friendlyRobber'
  | 'mustRob'
  | 'nobodyThere'
  | 'sameKind'
  | 'tooFewForRate'
  | 'gift'
  | 'sameOnBothSides'
  | 'noSuchSeat'
  | 'onlyWithActive'
  | 'noOffer'
  | 'nothingStanding'
  | 'alreadySaid'
  | 'tooManyOffers'
  | 'tooManyAnswers'
  | 'noDomesticTrade'
  | 'rollFirst'
  | 'alreadyRolled'
  | 'discardFirst'
  | 'robberFirst'
  | 'freeRoadFirst'
  | 'placeOneFirst'
  | 'openingFirst'

export interface Catan {
  Options: Options
  Setup: Setup
  State: State
  Shown: Shown
  Known: Known
  Action: Action
  Outcome: Outcome
  Event: Event
  Code: Code
}

/** Takes events; null where nobody listens. */
export type Emitter = Emit<Catan> | null
