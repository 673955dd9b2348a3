/** Who sees what, and worlds that agree with it. */
import {
  addMixed,
  at,
  BrokenRule,
  type Projection,
  type Rng,
  type Seat,
  type Viewer,
} from '@quayside/rules-kit'
import { countNames, countsByName, kindAt, namesOf, sumOf } from './card-lists.ts'
import {
  CARD_KINDS,
  COLOURS,
  COPIES_OF,
  cardName,
  colourOfLetter,
  GOODS,
  type Good,
  kindOf,
  letterOf,
  type PlayerColour,
} from './content.ts'
import { decider } from './flow.ts'
import { goodsIn } from './payday.ts'
import { askOf, blank, type ReadonlyState, type State, seatAtStep, tokenCount, UNRESERVED } from './state.ts'
import type { Carthage } from './types.ts'

export interface Slot {
  readonly card: string
  /** The seat whose reservation piece lies on it. */
  readonly by: Seat | null
}

export interface ShownSeat {
  readonly colour: PlayerColour
  /** Null for everybody but the owner. */
  readonly hand: readonly string[] | null
  readonly handSize: number
  readonly stock: readonly string[]
  readonly stored: readonly string[]
  /** Letters of goods, one a token. */
  readonly tokens: { readonly up: readonly string[]; readonly used: readonly string[] }
  readonly tokenCount: number
  readonly pieceOut: boolean
  /** Exact for the owner, and for all when the game is over. */
  readonly points: number | null
  /** How high the pile of points looks: 0 none, 1 a few, then one more for every five. */
  readonly thickness: number
}

export type ShownPhase =
  | { readonly type: 'turn' | 'doubleBuy' }
  | {
      readonly type: 'refill'
      readonly toMarket: number
      readonly toFarm: number
      readonly next: State['afterRefill']
    }
  | {
      readonly type: 'points'
      readonly seat: Seat
      readonly good: Good
      readonly due: number
      readonly sold: readonly number[]
    }
  | { readonly type: 'protect'; readonly seat: Seat }
  | { readonly type: 'over'; readonly reason: string }

export interface Shown {
  readonly mode: 'standard' | 'classic'
  readonly players: number
  readonly first: Seat
  readonly turn: Seat
  readonly turns: number
  readonly phase: ShownPhase
  readonly arrived: readonly Good[]
  readonly raided: readonly Good[]
  readonly passes: number
  readonly market: readonly Slot[]
  readonly farm: readonly Slot[]
  readonly pile: { readonly stacked: number; readonly mixed: number; readonly under: number }
  readonly discard: { readonly [card: string]: number }
  readonly ships: { readonly [G in Good]: number }
  readonly asks: readonly number[]
  readonly seats: readonly ShownSeat[]
}

/** Starting hands, takes, payments and sales are all open: memory proves every hand and every count of points. */
export interface Known {
  readonly hands: readonly (readonly string[])[]
  readonly points: readonly number[]
  readonly pointCards: readonly (readonly string[])[]
  /** Cards that nobody has seen, in each pile of points. */
  readonly unseen: readonly number[]
}

export const projection: Projection<Carthage> = {
  shown,
  known,
  redact: (event) => event,
  redactOutcome: (state, outcome) => (state.phase === 'points' ? null : outcome),
  redactAction: (_state, _seat, action) => action,
  // Cards come to light only by chance, which ends free undo by itself.
  reveals: () => false,
  imagine,
}

function shown(state: ReadonlyState, viewer: Viewer): Shown {
  const { pile } = state
  return {
    mode: state.classic ? 'classic' : 'standard',
    players: state.players,
    first: state.first,
    turn: state.active,
    turns: state.turns,
    phase: shownPhase(state),
    arrived: goodsIn(state.arrived),
    raided: goodsIn(state.raided),
    passes: state.passes,
    market: slots(state.market, state.marketBy, state.marketSize),
    farm: slots(state.farm, state.farmBy, state.farmSize),
    pile: { stacked: pile.stacked.length, mixed: pile.mixed, under: pile.under.length },
    discard: countsByName(state.discard),
    ships: shipPorts(state),
    asks: seatList(state).map((seat) => askOf(state, seat)),
    seats: seatList(state).map((seat) => shownSeat(state, seat, viewer)),
  }
}

export function seatList(state: ReadonlyState): Seat[] {
  return Array.from({ length: state.players }, (_, seat) => seat)
}

export function shipPorts(state: ReadonlyState): { [G in Good]: number } {
  const [red, blue, yellow, green] = [0, 1, 2, 3].map((colour) => at(state.ships, colour))
  return { red, blue, yellow, green } as { [G in Good]: number }
}

export function slots(row: ReadonlyState['market'], by: ReadonlyState['market'], size: number): Slot[] {
  return Array.from({ length: size }, (_, i) => ({
    card: cardName(at(row, i)),
    by: by[i] === UNRESERVED ? null : at(by, i),
  }))
}

export function shownPhase(state: ReadonlyState): ShownPhase {
  switch (state.phase) {
    case 'turn':
    case 'doubleBuy':
      return { type: state.phase }
    case 'refill':
      return { type: 'refill', toMarket: state.toMarket, toFarm: state.toFarm, next: state.afterRefill }
    case 'points':
      return {
        type: 'points',
        seat: seatAtStep(state, state.scoringStep),
        good: at(GOODS, state.scoringGood),
        due: state.pointsDue,
        sold: Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => state.sellers & (1 << bit)),
      }
    case 'protect':
      return { type: 'protect', seat: decider(state) }
    case 'over':
      return { type: 'over', reason: state.ending }
  }
}

export function tokenLetters(row: ReadonlyState['tokensUp'], seat: Seat): string[] {
  const letters: string[] = []
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let i = at(row, seat * COLOURS + colour); i > 0; i--) letters.push(letterOf(colour))
  }
  return letters
}

function shownSeat(state: ReadonlyState, seat: Seat, viewer: Viewer): ShownSeat {
  const points = at(state.points, seat)
  const open = viewer === seat || state.phase === 'over'
  const offset = seat * CARD_KINDS
  return {
    colour: at(state.colours, seat),
    hand: open ? namesOf(state.hands, offset) : null,
    handSize: at(state.handSize, seat),
    stock: namesOf(state.stock, offset),
    stored: namesOf(state.stored, offset),
    tokens: { up: tokenLetters(state.tokensUp, seat), used: tokenLetters(state.tokensUsed, seat) },
    tokenCount: tokenCount(state, seat),
    pieceOut: state.pieceOut[seat] === 1,
    points: open ? points : null,
    thickness: Math.min(4, Math.ceil(points / 5)),
  }
}

function known(state: ReadonlyState): Known {
  const seats = seatList(state)
  return {
    hands: seats.map((seat) => namesOf(state.hands, seat * CARD_KINDS)),
    points: seats.map((seat) => at(state.points, seat)),
    pointCards: seats.map((seat) => namesOf(state.pointCards, seat * CARD_KINDS)),
    unseen: seats.map((seat) => sumOf(state.unseenCards, seat * CARD_KINDS)),
  }
}

/** All is proven but which cards lie unseen among the points and how the pile is mixed. */
function imagine(view: Parameters<Projection<Carthage>['imagine']>[0], rng: Rng): State {
  if (!view.known) throw new BrokenRule('a watcher has nothing to imagine from')
  const state = blank()
  readShown(state, view.shown)
  readKnown(state, view.known)
  const pool = unseenCards(state)
  view.known.unseen.forEach((many, seat) => {
    for (let i = 0; i < many; i++) {
      const index = seat * CARD_KINDS + drawFrom(pool, rng)
      state.unseenCards[index] = at(state.unseenCards, index) + 1
    }
  })
  for (let i = 0; i < view.shown.pile.stacked; i++) state.pile.stacked.push(drawFrom(pool, rng))
  for (let i = 0; i < view.shown.pile.under; i++) state.pile.under.push(drawFrom(pool, rng))
  for (let kind = 0; kind < CARD_KINDS; kind++) addMixed(state.pile, kind, at(pool, kind))
  return state
}

function drawFrom(pool: Uint8Array, rng: Rng): number {
  const kind = kindAt(pool, rng.below(sumOf(pool)))
  pool[kind] = at(pool, kind) - 1
  return kind
}

/** Cards that lie nowhere in sight, by kind. */
function unseenCards(state: ReadonlyState): Uint8Array {
  const pool = Uint8Array.from(COPIES_OF)
  const remove = (kind: number, many: number) => {
    pool[kind] = at(pool, kind) - many
  }
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    remove(kind, at(state.discard, kind))
    for (let offset = kind; offset < state.players * CARD_KINDS; offset += CARD_KINDS) {
      remove(
        kind,
        at(state.hands, offset) +
          at(state.stock, offset) +
          at(state.stored, offset) +
          at(state.pointCards, offset),
      )
    }
  }
  for (let slot = 0; slot < state.marketSize; slot++) remove(at(state.market, slot), 1)
  for (let slot = 0; slot < state.farmSize; slot++) remove(at(state.farm, slot), 1)
  return pool
}

function readShown(state: State, shown: Shown): void {
  state.players = shown.players
  state.classic = shown.mode === 'classic'
  state.colours = Object.freeze(shown.seats.map((seat) => seat.colour))
  state.first = shown.first
  state.active = shown.turn
  state.turns = shown.turns
  state.passes = shown.passes
  state.arrived = bitsOf(shown.arrived)
  state.raided = bitsOf(shown.raided)
  state.marketSize = readSlots(shown.market, state.market, state.marketBy)
  state.farmSize = readSlots(shown.farm, state.farm, state.farmBy)
  GOODS.forEach((good, colour) => {
    state.ships[colour] = shown.ships[good]
  })
  for (const [card, many] of Object.entries(shown.discard)) state.discard[kindOf(card)] = many
  shown.seats.forEach((one, seat) => {
    countNames(one.stock, state.stock, seat * CARD_KINDS)
    countNames(one.stored, state.stored, seat * CARD_KINDS)
    readTokens(one.tokens.up, state.tokensUp, seat)
    readTokens(one.tokens.used, state.tokensUsed, seat)
    state.handSize[seat] = one.handSize
    state.pieceOut[seat] = one.pieceOut ? 1 : 0
  })
  shown.asks.forEach((ask, seat) => {
    state.asks[seat * 2] = ask & 255
    state.asks[seat * 2 + 1] = ask >> 8
  })
  readPhase(state, shown.phase)
}

function readKnown(state: State, known: Known): void {
  known.hands.forEach((hand, seat) => {
    countNames(hand, state.hands, seat * CARD_KINDS)
  })
  known.pointCards.forEach((cards, seat) => {
    countNames(cards, state.pointCards, seat * CARD_KINDS)
  })
  known.points.forEach((points, seat) => {
    state.points[seat] = points
  })
}

export function bitsOf(goods: readonly string[]): number {
  return goods.reduce((bits, good) => bits | (1 << GOODS.indexOf(good as Good)), 0)
}

export function readSlots(slots: readonly Slot[], row: Uint8Array, by: Uint8Array): number {
  slots.forEach((slot, i) => {
    row[i] = kindOf(slot.card)
    by[i] = slot.by ?? UNRESERVED
  })
  return slots.length
}

export function readTokens(letters: readonly string[], row: Uint8Array, seat: Seat): void {
  for (const letter of letters) {
    const index = seat * COLOURS + colourOfLetter(letter)
    row[index] = at(row, index) + 1
  }
}

/** The phase's own slots from its readable form; the inverse of `shownPhase`. */
export function readPhase(state: State, phase: ShownPhase): void {
  state.phase = phase.type
  const stepOf = (seat: Seat) => (seat - state.active + state.players) % state.players
  if (phase.type === 'refill') {
    state.toMarket = phase.toMarket
    state.toFarm = phase.toFarm
    state.afterRefill = phase.next
  } else if (phase.type === 'points') {
    state.scoringStep = stepOf(phase.seat)
    state.scoringGood = GOODS.indexOf(phase.good)
    state.pointsDue = phase.due
    state.sellers = phase.sold.reduce((bits, bit) => bits | (1 << bit), 0)
  } else if (phase.type === 'protect') state.raidStep = stepOf(phase.seat)
  else if (phase.type === 'over') state.ending = phase.reason as State['ending']
}
