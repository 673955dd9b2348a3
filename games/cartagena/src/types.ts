/** The types that make Cartagena a game of the house. */
import type { Emit, Seat } from '@quayside/rules-kit'
import type { Colour, Face, Letter } from './content.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import type { Known, Shown } from './view-types.ts'

/** A space by its number, or a board: the start (`prison`, `wreck`), the goal (`ship`, `cove`), the ship of the whole story. */
export type Place = number | 'prison' | 'wreck' | 'ship' | 'cove'

/** Cards are named by their symbol's letter, dark ones with a `d` behind it. */
export type Action =
  | { readonly type: 'forward'; readonly card: string; readonly from: Place }
  | { readonly type: 'backward'; readonly from: Place }
  | { readonly type: 'morgan'; readonly seat: Seat; readonly from: Place }
  | { readonly type: 'ship' }
  | { readonly type: 'freeShip' }
  | { readonly type: 'gun'; readonly card: string; readonly target: Seat }
  | { readonly type: 'rum'; readonly card: string }
  | { readonly type: 'lantern'; readonly card: string }
  | { readonly type: 'chest'; readonly card: string; readonly from: Place }
  /** Two parrots played as any symbol. */
  | { readonly type: 'parrot'; readonly cards: readonly string[]; readonly as: Letter; readonly from: Place }
  /** A hook and a card, or a hook and two parrots as any symbol: two pirates move together. */
  | {
      readonly type: 'pair'
      readonly hook: string
      readonly cards: readonly string[]
      readonly as?: Letter
      readonly from: Place
    }
  | { readonly type: 'skipDraw' }
  | { readonly type: 'endTurn' }
  /** Outlaws: what goes, down to seven cards. */
  | { readonly type: 'discard'; readonly cards: readonly string[] }
  /** Gun: which card of the hand that was looked at. */
  | { readonly type: 'take'; readonly card: string }
  /** Rum: one card for each other seat, clockwise; the rest is kept. */
  | { readonly type: 'share'; readonly give: readonly string[] }
  /** Lantern: the card kept, and the others back on the deck, top first. */
  | { readonly type: 'keep'; readonly card: string; readonly top: readonly string[] }

export type ActionOfType<K> = Extract<Action, { type: K }>

export type Outcome =
  | { readonly type: 'draw'; readonly card: string }
  | { readonly type: 'token'; readonly face: Face }

export interface FullPile {
  readonly stacked: readonly string[]
  readonly counts: { readonly [card: string]: number }
  readonly under: readonly string[]
}

export type PileJson = { readonly [card: string]: number } | readonly string[] | FullPile

export interface Setup {
  readonly colours: readonly Colour[]
  readonly first: Seat
  readonly boards: readonly string[]
  readonly hands: readonly (readonly string[])[]
  readonly deck: PileJson
}

export type Code =
  | 'notInHand'
  | 'noPirateThere'
  | 'alreadyHome'
  | 'shipAway'
  | 'shipFull'
  | 'shipNotThere'
  | 'nothingBehind'
  | 'notFromStart'
  | 'noBackward'
  | 'noMorgan'
  | 'ownPirate'
  | 'noSuchSeat'
  | 'notPushable'
  | 'onlyStory'
  | 'shipEmpty'
  | 'shipNeedsOwn'
  | 'nobodyInCartagena'
  | 'notCaptain'
  | 'tooLateForFree'
  | 'handNotEmpty'
  | 'turnBegun'
  | 'mustAct'
  | 'noMagic'
  | 'noOutlaws'
  | 'emptyHand'
  | 'ownHand'
  | 'needsTwoActions'
  | 'needsTwoPirates'
  | 'notOnSpace'
  | 'needsTwoParrots'
  | 'noToken'
  | 'discardFirst'
  | 'badDiscard'
  | 'chooseFirst'
  | 'notSeen'
  | 'badShare'

export interface Cartagena {
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
export type Emitter = Emit<Cartagena> | null
