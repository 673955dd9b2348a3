/** What a viewer is shown and what memory proves to them. The state's own JSON has the same form with nothing left out. */
import type { Seat } from '@quayside/rules-kit'
import type { Colour } from './content.ts'
import type { Options } from './options.ts'
import type { Edge, FirstRoll, Five, Hex, SetupHarbour, SetupHex } from './types.ts'

export type Phase =
  | { readonly type: 'openingSettle'; readonly step: number }
  | { readonly type: 'openingRoad'; readonly step: number; readonly vertex: number }
  | { readonly type: 'preRoll' | 'rolling' | 'drawing' | 'main' }
  /** By seat: how many it must put down (0: none), and whether it has chosen. */
  | { readonly type: 'discard'; readonly due: readonly number[]; readonly chosen: readonly boolean[] }
  | { readonly type: 'robber'; readonly by: 'seven' | 'knight' }
  | { readonly type: 'stealing'; readonly victim: Seat }
  | { readonly type: 'freeRoads'; readonly left: number; readonly placed: boolean }
  | { readonly type: 'over'; readonly winner: Seat | null; readonly reason: 'points' | 'cap' }

/** The word of a seat that is not active. */
export type Word =
  | { readonly says: 'accept' | 'decline' }
  /** `declines`: it is a counter to the open offer. */
  | { readonly says: 'propose'; readonly give: Five; readonly get: Five; readonly declines: boolean }

export interface Trade {
  readonly offer: { readonly give: Five; readonly get: Five; readonly to: readonly Seat[] } | null
  readonly words: readonly (Word | null)[]
}

export interface SeatFacts {
  readonly colour: Colour
  /** Null where the viewer may not know. */
  readonly resources: Five | null
  readonly handSize: number
  /** Development cards in hand: knight, roads, discovery, monopoly, point. */
  readonly cards: Five | null
  readonly cardCount: number
  /** Face up: knight, roads, discovery, monopoly. */
  readonly played: readonly number[]
  readonly left: { readonly roads: number; readonly settlements: number; readonly cities: number }
  readonly settlements: readonly number[]
  readonly cities: readonly number[]
  readonly roads: readonly Edge[]
  readonly points: { readonly public: number; readonly all: number | null }
  /** What the bank asks for one card, by the kind given. */
  readonly rates: Five
  /** The discard chosen and still secret. */
  readonly discard: Five | null
  readonly offersMade: number
  readonly answersGiven: number
  readonly ask: number
}

/** The position; what is hidden from the viewer is null. */
export interface Facts {
  /** The version of the rules that the game is played by. */
  readonly rules: number
  readonly options: Options
  readonly first: Seat
  readonly firstRolls?: readonly FirstRoll[]
  readonly hexes: readonly SetupHex[]
  readonly harbours: readonly SetupHarbour[]
  readonly robber: Hex
  readonly phase: Phase
  readonly turnSeat: Seat
  readonly round: number
  readonly rolled: boolean
  readonly dice: readonly [number, number] | null
  readonly cardPlayed: boolean
  /** Bought this turn by the active seat: their number, and to their owner their kinds. */
  readonly freshCount: number
  readonly fresh: Five | null
  readonly bank: Five
  /** Cards left in the deck. */
  readonly deck: number
  /** Of these on top in a fixed order. */
  readonly deckStacked: number
  /** What the whole deck was made of. */
  readonly deckOf: Five
  readonly longestRoad: { readonly holder: Seat | null; readonly lengths: readonly number[] }
  readonly largestArmy: Seat | null
  /** House rule: the pairs of dice left in the deck of 36, as numbers from 0 (1-1) to 35 (6-6). */
  readonly diceLeft: readonly number[] | null
  readonly trade: Trade
  readonly seats: readonly SeatFacts[]
}

export interface Shown extends Facts {
  /** With open tracking: what the viewer would know of the hands who had kept count. */
  readonly tracking: HandBounds | null
}

export interface HandBounds {
  /** By seat and resource. */
  readonly least: readonly Five[]
  readonly most: readonly Five[]
}

export interface Known {
  readonly public: HandBounds
  /** What the viewer has seen beyond that; null for a watcher. */
  readonly own: HandBounds | null
  /** By seat: most hidden point cards it can hold. */
  readonly pointsMost: readonly number[]
}
