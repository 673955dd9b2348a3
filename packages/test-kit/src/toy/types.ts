/**
 * A small whole game that has every awkward thing once: dice, a hidden deck with known cards on top, secret choices
 * carried out together, a trade offer with answers, a private look with a second choice, a theft two seats know
 * about, a win by hidden cards, and an opponent of the rulebook without a seat.
 *
 * Two to four seats trade salt, cork and silk. A turn begins with a die: on a five or six everyone with five or more
 * cards discards half; otherwise the turn's owner draws a card. Then they may sell pairs (one point), trade, and once look at
 * the deck's top two cards (keep one, put one back) or grab a card. Five silk in a hand win at once.
 */
import type { GameTypes, Pile, Seat } from '@quayside/rules-kit'

export const GOODS = ['salt', 'cork', 'silk'] as const
export type Good = (typeof GOODS)[number]
export const KINDS = GOODS.length
export const EACH = 9
export const SILK = 2
export const HOARD = 5
export const STORM = 5
export const CROWDED = 5
/** By version of the rules: the first one allowed three. */
export const OFFERS_A_TURN = [3, 2]

export type Phase =
  | { readonly type: 'roll' | 'draw' | 'auto' | 'discard' | 'main' | 'look' | 'keep' }
  | { readonly type: 'steal'; readonly victim: Seat }
  | { readonly type: 'over'; readonly reason: Ending; readonly hoarder: Seat | null }

export type Ending = 'goal' | 'hoard' | 'exhausted'
/** Cards by kind. */
export type Bundle = readonly number[]

export interface Offer {
  readonly give: Bundle
  readonly get: Bundle
  readonly answers: readonly ('open' | 'yes' | 'no')[]
}

/** Lower bounds of the seats' hands, each a bundle. */
export type Bounds = number[][]

export interface Memory {
  /** What everybody can prove. */
  publicly: Bounds
  /** What each seat can prove, at least what is public: `own[viewer][seat]`. */
  own: Bounds[]
  /** For each stacked card of the deck the seats that know it, as bits. */
  topKnown: number[]
}

export interface ToyState {
  rules: number
  players: number
  auto: boolean
  goal: number
  /** `players` stands for the rulebook's own opponent. */
  turn: number
  first: number
  round: number
  phase: Phase
  deck: Pile
  discarded: number[]
  hands: number[][]
  points: number[]
  autoLast: number
  chosen: (Bundle | null)[]
  looked: number[]
  offer: Offer | null
  offersMade: number
  deedDone: boolean
  asks: number[]
  memory: Memory | null
}

export interface ToyShown {
  readonly rules: number
  readonly players: number
  readonly auto: boolean
  readonly goal: number
  readonly turn: number
  readonly first: number
  readonly round: number
  readonly phase: Phase
  readonly deck: { readonly stacked: number; readonly mixed: number; readonly under: number }
  readonly discarded: Bundle
  readonly sizes: readonly number[]
  readonly points: readonly number[]
  readonly autoLast: number
  readonly offer: Offer | null
  readonly offersMade: number
  readonly deedDone: boolean
  readonly asks: readonly number[]
  /** Who has chosen what to discard; the choices stay hidden. */
  readonly hasChosen: readonly boolean[]
  readonly looked: number
  /** All hands, once the game is over. */
  readonly revealed: readonly Bundle[] | null
  /** Only for the viewer's own seat. */
  readonly mine: {
    readonly hand: Bundle
    readonly chosen: Bundle | null
    readonly looked: Bundle | null
  } | null
}

export interface ToyKnown {
  readonly publicly: readonly Bundle[]
  readonly own: { readonly hands: readonly Bundle[]; readonly top: readonly (number | null)[] } | null
}

export type ToyAction =
  | { readonly type: 'sell'; readonly good: Good }
  | { readonly type: 'peek' }
  | { readonly type: 'keep'; readonly good: Good }
  | { readonly type: 'grab'; readonly from: Seat }
  | { readonly type: 'offer'; readonly give: Bundle; readonly get: Bundle }
  | { readonly type: 'answer'; readonly accept: boolean }
  | { readonly type: 'settle'; readonly with: Seat }
  | { readonly type: 'withdraw' }
  | { readonly type: 'discard'; readonly cards: Bundle }
  | { readonly type: 'end' }

export type ToyOutcome =
  | { readonly type: 'roll'; readonly pips: number }
  | { readonly type: 'card'; readonly card: Good }
  | { readonly type: 'steal'; readonly card: Good }

export type ToyEvent =
  | { readonly type: 'rolled'; readonly seat: Seat; readonly pips: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Good | null }
  | { readonly type: 'autoDrew'; readonly card: Good; readonly points: number }
  | { readonly type: 'looked'; readonly seat: Seat; readonly card: Good | null }
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: Good | null }
  | { readonly type: 'sold'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'grabbed'; readonly seat: Seat; readonly from: Seat; readonly card: Good | null }
  | { readonly type: 'offered'; readonly seat: Seat; readonly give: Bundle; readonly get: Bundle }
  | { readonly type: 'answered'; readonly seat: Seat; readonly accept: boolean }
  | { readonly type: 'traded'; readonly seat: Seat; readonly with: Seat }
  | { readonly type: 'withdrew'; readonly seat: Seat }
  | { readonly type: 'choseDiscard'; readonly seat: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: Bundle }
  | { readonly type: 'over'; readonly reason: Ending; readonly hands: readonly Bundle[] }

export interface ToySetup {
  readonly first: Seat | 'auto'
  readonly hands: readonly Bundle[]
  readonly deck: { readonly stacked: readonly Good[]; readonly counts: Bundle }
}

export interface Toy extends GameTypes {
  Options: { auto: boolean; goal: number }
  Setup: ToySetup
  State: ToyState
  Shown: ToyShown
  Known: ToyKnown
  Action: ToyAction
  Outcome: ToyOutcome
  Event: ToyEvent
  Code:
    | 'noPair'
    | 'deckTooSmall'
    | 'deedDone'
    | 'noVictim'
    | 'badBundle'
    | 'cannotPay'
    | 'tooManyOffers'
    | 'notAccepted'
    | 'notLooked'
}

export const good = (kind: number): Good => GOODS[kind] as Good
export const kindOf = (name: Good): number => GOODS.indexOf(name)
