/** Buy the whole market (CTH-7 to CTH-13, CTH-C4). */
import { type ActionKind, at, type Rejection, type Seat } from '@quayside/rules-kit'
import {
  CARD_KINDS,
  CARTHAGE,
  COLOURS,
  cardName,
  colourOfLetter,
  GOODS,
  kindOf,
  VALUE_OF,
} from '../content.ts'
import { namesOf } from '../names.ts'
import { startPayday } from '../payday.ts'
import { cardsOfColour, handSum, lowestPrice, marketCounts, priceWith, stepsOf } from '../prices.ts'
import { countPurchases, listPurchases, NO_TOKENS, nthPurchase } from '../purchases.ts'
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
import type { Carthage, Code } from '../types.ts'

type Refusal = Rejection<Code> | null

// Scratch space of the rules: filled and read within one call.
const counts = new Uint8Array(CARD_KINDS)
const tokens = new Uint8Array(COLOURS)
const paid = new Uint8Array(CARD_KINDS)

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
  legal: listPurchases,
  count: countPurchases,
  nth: nthPurchase,

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
