/** Buy the whole market (CTH-7 to CTH-13, CTH-C4). */
import { type ActionKind, type ActionList, at, type Rejection, type Seat } from '@quayside/rules-kit'
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
import { startPayday } from '../payday.ts'
import {
  cardsOfColour,
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
  removeFromMarket,
  type Sight,
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
    if (openToSeat(state, seat) === 0) return
    marketCounts(state, seat, counts)
    countValues(state, seat)
    tokens.fill(0)
    listTokenChoices(state, seat, 0, into)
  },

  check(state, seat, action) {
    if (openToSeat(state, seat) === 0) return { code: 'nothingToBuy', rule: 'CTH-7' }
    return (
      checkPaidCards(state, seat, action.pay) ??
      checkTokens(state, seat, action.tokens) ??
      checkSum(action.pay)
    )
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

function countValues(state: Sight, seat: Seat): void {
  heldByValue.fill(0)
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    heldByValue[kind % 3] = at(heldByValue, kind % 3) + inHand(state, seat, kind)
  }
}

function listTokenChoices(state: Sight, seat: Seat, colour: number, into: ActionList<Buy>): void {
  if (colour === COLOURS) {
    listPayments(state, seat, priceWith(counts, tokens), into)
    return
  }
  const most = usableTokens(state, seat, colour, counts)
  for (let many = 0; many <= most; many++) {
    tokens[colour] = many
    listTokenChoices(state, seat, colour + 1, into)
  }
  tokens[colour] = 0
}

function listPayments(state: Sight, seat: Seat, price: number, into: ActionList<Buy>): void {
  const [twos, threes, fives] = [at(heldByValue, 0), at(heldByValue, 1), at(heldByValue, 2)]
  if (twos * 2 + threes * 3 + fives * 5 < price) return
  for (let n5 = 0; n5 <= fives; n5++) {
    for (let n3 = 0; n3 <= threes; n3++) {
      const rest = price - n5 * 5 - n3 * 3
      const n2 = rest > 0 ? (rest + 1) >> 1 : 0
      if (n2 <= twos && isTight(rest, n3, n5, n2)) into.push(payment(state, seat, n2, n3, n5))
      if (rest <= 0) break
    }
  }
}

/** No card of the payment could be kept back. */
function isTight(rest: number, n3: number, n5: number, n2: number): boolean {
  if (n2 > 0) return true
  const smallest = n3 > 0 ? 3 : n5 > 0 ? 5 : 0
  return smallest === 0 ? rest === 0 : smallest + rest > 0
}

function payment(state: Sight, seat: Seat, n2: number, n3: number, n5: number): Buy {
  const pay: string[] = []
  addCards(state, seat, 2, n5, pay)
  addCards(state, seat, 1, n3, pay)
  addCards(state, seat, 0, n2, pay)
  return { type: 'buy', pay, tokens: tokenLetters() }
}

function addCards(state: Sight, seat: Seat, valueIndex: number, many: number, pay: string[]): void {
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
    for (let i = at(tokens, colour); i > 0; i--) {
      letters ??= []
      letters.push(letterOf(colour))
    }
  }
  return letters ?? NO_TOKENS
}

function checkPaidCards(state: Sight, seat: Seat, pay: readonly string[]): Refusal {
  paid.fill(0)
  for (const card of pay) {
    const kind = kindOf(card)
    paid[kind] = at(paid, kind) + 1
    if (at(paid, kind) > inHand(state, seat, kind))
      return { code: 'notInHand', rule: 'CTH-9', detail: { card } }
  }
  return null
}

function checkTokens(state: Sight, seat: Seat, letters: readonly string[]): Refusal {
  if (state.classic && letters.length > 0) return { code: 'noTokensInClassic', rule: 'CTH-C8' }
  marketCounts(state, seat, counts)
  readTokens(letters)
  for (let colour = 0; colour < COLOURS; colour++) {
    const good = at(GOODS, colour)
    if (at(tokens, colour) > at(state.tokensUp, seat * COLOURS + colour)) {
      return { code: 'noSuchToken', rule: 'CTH-10', detail: { good } }
    }
    if (at(tokens, colour) > cardsOfColour(counts, colour)) {
      return { code: 'tokenWithoutCard', rule: 'CTH-10', detail: { good } }
    }
  }
  return null
}

function readTokens(letters: readonly string[]): void {
  tokens.fill(0)
  for (const letter of letters) {
    const colour = colourOfLetter(letter)
    tokens[colour] = at(tokens, colour) + 1
  }
}

/** Reads the scratch that the checks before it have filled. */
function checkSum(pay: readonly string[]): Refusal {
  const price = priceWith(counts, tokens)
  let sum = 0
  for (const card of pay) sum += at(VALUE_OF, kindOf(card))
  return sum >= price
    ? null
    : { code: 'tooLittlePaid', rule: 'CTH-9', detail: { price, paid: sum, short: price - sum } }
}

/** CTH-11: a turned token stays, black side up. */
function turnTokens(state: State, seat: Seat): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    const many = at(tokens, colour)
    const index = seat * COLOURS + colour
    state.tokensUp[index] = at(state.tokensUp, index) - many
    state.tokensUsed[index] = at(state.tokensUsed, index) + many
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
    const by = at(state.marketBy, slot)
    if (!mayTouch(by, seat)) {
      slot++
      continue
    }
    const kind = at(state.market, slot)
    const index = seat * CARD_KINDS + kind
    state.stock[index] = at(state.stock, index) + 1
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
    const from = at(state.ships, colour)
    const to = Math.min(CARTHAGE, from + steps)
    state.ships[colour] = to
    landed ||= to === CARTHAGE
    emit?.({ type: 'sailed', good: at(GOODS, colour), from, to })
  }
  return landed
}
