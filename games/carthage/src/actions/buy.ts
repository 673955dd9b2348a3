/** Buy the whole market (CTH-7 to CTH-13, CTH-C4). */
import {
  type ActionKind,
  type ActionList,
  at,
  BrokenRule,
  type Rejection,
  type Seat,
} from '@quayside/rules-kit'
import {
  CARD_KINDS,
  CARTHAGE,
  COLOURS,
  cardName,
  colourOfLetter,
  GOODS,
  kindOf,
  letterOf,
  VALUE_OF,
  VALUES,
} from '../content.ts'
import { namesOf } from '../names.ts'
import { startPayday } from '../payday.ts'
import {
  cardsOfColour,
  colourPrice,
  handSum,
  lowestPrice,
  marketCounts,
  priceWith,
  stepsOf,
  usableTokens,
} from '../prices.ts'
import {
  addToHand,
  discardKind,
  inHand,
  mayTouch,
  openToSeat,
  type ReadonlyState,
  removeFromMarket,
  type State,
} from '../state.ts'
import { startRefill } from '../turn.ts'
import type { Action, Carthage, Code } from '../types.ts'

type Buy = Extract<Action, { type: 'buy' }>
type Refusal = Rejection<Code> | null

// Scratch space of the rules: filled and read within one call.
const counts = new Uint8Array(CARD_KINDS)
const tokens = new Uint8Array(COLOURS)
const paid = new Uint8Array(CARD_KINDS)
const heldByValue = new Uint8Array(VALUES.length)

export const buy: ActionKind<Carthage, 'buy'> = {
  type: 'buy',
  composed: true,

  possible(state, seat) {
    if (openToSeat(state, seat) === 0) return false
    return lowestPrice(state, seat, marketCounts(state, seat, counts)) <= handSum(state, seat)
  },

  /**
   * The family: every choice of tokens, with every payment by values from which no card can be dropped, each paid
   * with the first colours of the hand. `check` accepts any payment that suffices.
   */
  legal(state, seat, into) {
    family.list = into
    walkFamily(state, seat)
    family.list = null
  },

  count(state, seat) {
    family.wanted = -1
    walkFamily(state, seat)
    return family.met
  },

  nth(state, seat, n) {
    family.wanted = n
    walkFamily(state, seat)
    if (!family.found) throw new BrokenRule(`there is no payment ${n}`)
    return family.found
  },

  check(state, seat, action) {
    if (openToSeat(state, seat) === 0) return { code: 'nothingToBuy', rule: 'CTH-7' }
    return (
      checkPaidCards(state, seat, action.pay) ??
      checkTokens(state, seat, action.tokens) ??
      checkSum(action.pay)
    )
  },

  /** Nothing is affordable: then the whole hand is too little. */
  explain(state, seat, { pay = namesOf(state.hands, seat * CARD_KINDS), tokens: letters = NO_TOKENS }) {
    return buy.check(state, seat, { type: 'buy', pay, tokens: letters })
  },

  apply(state, seat, action, emit) {
    marketCounts(state, seat, counts)
    readTokens(action.tokens)
    const price = priceWith(counts, tokens)
    turnTokens(state, seat)
    for (const card of action.pay) {
      addToHand(state, seat, kindOf(card), -1)
      discardKind(state, kindOf(card))
    }
    const { cards, pieceBack } = moveToStock(state, seat)
    emit?.({
      type: 'bought',
      seat,
      cards: cards.map(cardName),
      paid: action.pay,
      price,
      tokens: action.tokens.map((letter) => at(GOODS, colourOfLetter(letter))),
      pieceBack,
    })
    if (sailShips(state, emit)) startPayday(state, emit)
    else startRefill(state, 'endTurn', emit)
  },
}

/** The walk over the family lists it, counts it, or finds one member, without building the others. */
const family: { list: ActionList<Buy> | null; met: number; wanted: number; found: Buy | null } = {
  list: null,
  met: 0,
  wanted: -1,
  found: null,
}

function walkFamily(state: ReadonlyState, seat: Seat): void {
  family.met = 0
  family.found = null
  if (openToSeat(state, seat) === 0) return
  marketCounts(state, seat, counts)
  countValues(state, seat)
  tokens.fill(0)
  walkTokens(state, seat, 0, 0)
}

function countValues(state: ReadonlyState, seat: Seat): void {
  heldByValue.fill(0)
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    heldByValue[kind % 3] = (heldByValue[kind % 3] as number) + inHand(state, seat, kind)
  }
}

function walkTokens(state: ReadonlyState, seat: Seat, colour: number, price: number): void {
  if (colour === COLOURS) {
    walkPayments(state, seat, price)
    return
  }
  const most = usableTokens(state, seat, colour, counts)
  for (let many = 0; many <= most; many++) {
    tokens[colour] = many
    walkTokens(state, seat, colour + 1, price + colourPrice(counts, colour, many))
  }
  tokens[colour] = 0
}

function walkPayments(state: ReadonlyState, seat: Seat, price: number): void {
  const twos = heldByValue[0] as number
  const threes = heldByValue[1] as number
  const fives = heldByValue[2] as number
  if (twos * 2 + threes * 3 + fives * 5 < price) return
  for (let n5 = 0; n5 <= fives; n5++) {
    for (let n3 = 0; n3 <= threes; n3++) {
      const rest = price - n5 * 5 - n3 * 3
      const n2 = rest > 0 ? (rest + 1) >> 1 : 0
      if (n2 <= twos && isTight(rest, n3, n5, n2)) meet(state, seat, n2, n3, n5)
      if (rest <= 0) break
    }
  }
}

function meet(state: ReadonlyState, seat: Seat, n2: number, n3: number, n5: number): void {
  if (family.list) family.list.push(payment(state, seat, n2, n3, n5))
  else if (family.met === family.wanted) family.found = payment(state, seat, n2, n3, n5)
  family.met++
}

/** No card of the payment could be kept back. */
function isTight(rest: number, n3: number, n5: number, n2: number): boolean {
  if (n2 > 0) return true
  const smallest = n3 > 0 ? 3 : n5 > 0 ? 5 : 0
  return smallest === 0 ? rest === 0 : smallest + rest > 0
}

function payment(state: ReadonlyState, seat: Seat, n2: number, n3: number, n5: number): Buy {
  const pay: string[] = []
  addCards(state, seat, 2, n5, pay)
  addCards(state, seat, 1, n3, pay)
  addCards(state, seat, 0, n2, pay)
  return { type: 'buy', pay, tokens: tokenLetters() }
}

function addCards(state: ReadonlyState, seat: Seat, valueIndex: number, many: number, pay: string[]): void {
  let left = many
  for (let kind = valueIndex; left > 0; kind += 3) {
    for (let held = inHand(state, seat, kind); held > 0 && left > 0; held--) {
      pay.push(cardName(kind))
      left--
    }
  }
}

const NO_TOKENS: readonly string[] = Object.freeze([])

function tokenLetters(): readonly string[] {
  let letters: string[] | null = null
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let i = tokens[colour] as number; i > 0; i--) {
      letters ??= []
      letters.push(letterOf(colour))
    }
  }
  return letters ?? NO_TOKENS
}

function checkPaidCards(state: ReadonlyState, seat: Seat, pay: readonly string[]): Refusal {
  paid.fill(0)
  for (const card of pay) {
    const kind = kindOf(card)
    paid[kind] = (paid[kind] as number) + 1
    if ((paid[kind] as number) > inHand(state, seat, kind))
      return { code: 'notInHand', rule: 'CTH-9', detail: { card } }
  }
  return null
}

function checkTokens(state: ReadonlyState, seat: Seat, letters: readonly string[]): Refusal {
  if (state.fixed.classic && letters.length > 0) return { code: 'noTokensInClassic', rule: 'CTH-C8' }
  marketCounts(state, seat, counts)
  readTokens(letters)
  for (let colour = 0; colour < COLOURS; colour++) {
    const good = at(GOODS, colour)
    if ((tokens[colour] as number) > (state.tokensUp[seat * COLOURS + colour] as number)) {
      return { code: 'noSuchToken', rule: 'CTH-10', detail: { good } }
    }
    if ((tokens[colour] as number) > cardsOfColour(counts, colour)) {
      return { code: 'tokenWithoutCard', rule: 'CTH-10', detail: { good } }
    }
  }
  return null
}

function readTokens(letters: readonly string[]): void {
  tokens.fill(0)
  for (const letter of letters) {
    const colour = colourOfLetter(letter)
    tokens[colour] = (tokens[colour] as number) + 1
  }
}

/** Reads the scratch that the checks before it have filled. */
function checkSum(pay: readonly string[]): Refusal {
  const price = priceWith(counts, tokens)
  let sum = 0
  for (const card of pay) sum += VALUE_OF[kindOf(card)] as number
  return sum >= price
    ? null
    : { code: 'tooLittlePaid', rule: 'CTH-9', detail: { price, paid: sum, short: price - sum } }
}

/** CTH-11: a turned token stays, black side up. */
function turnTokens(state: State, seat: Seat): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    const many = tokens[colour] as number
    const index = seat * COLOURS + colour
    state.tokensUp[index] = (state.tokensUp[index] as number) - many
    state.tokensUsed[index] = (state.tokensUsed[index] as number) + many
  }
}

const bought: number[] = []

function moveToStock(
  state: State,
  seat: Seat,
): { readonly cards: readonly number[]; readonly pieceBack: boolean } {
  bought.length = 0
  let pieceBack = false
  for (let slot = 0; slot < state.marketSize; ) {
    const by = state.marketBy[slot] as number
    if (!mayTouch(by, seat)) {
      slot++
      continue
    }
    const kind = state.market[slot] as number
    const index = seat * CARD_KINDS + kind
    state.stock[index] = (state.stock[index] as number) + 1
    bought.push(kind)
    if (by === seat) {
      state.pieceOut[seat] = 0
      pieceBack = true
    }
    removeFromMarket(state, slot)
  }
  return { cards: bought, pieceBack }
}

/** CTH-13: all ships move before anything else; true if one is at Carthage. */
function sailShips(state: State, emit: Parameters<typeof startPayday>[1]): boolean {
  let landed = false
  for (let colour = 0; colour < COLOURS; colour++) {
    const steps = stepsOf(counts, colour)
    if (steps === 0) continue
    const from = state.ships[colour] as number
    const to = Math.min(CARTHAGE, from + steps)
    state.ships[colour] = to
    landed ||= to === CARTHAGE
    emit?.({ type: 'sailed', good: at(GOODS, colour), from, to })
  }
  return landed
}
