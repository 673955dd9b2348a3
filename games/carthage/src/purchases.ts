/**
 * The family of purchases that bots and lists know: every choice of tokens, with every payment by values from which no card
 * can be dropped, each paid with the first colours of the hand (CTH-8 to CTH-10).
 */
import { type ActionList, BrokenRule, type Seat } from '@quayside/rules-kit'
import { CARD_KINDS, COLOURS, cardName, letterOf, VALUES } from './content.ts'
import { colourPrice, marketCounts, usableTokens } from './prices.ts'
import { inHand, openToSeat, type ReadonlyState } from './state.ts'
import type { Action } from './types.ts'

type Buy = Extract<Action, { type: 'buy' }>

// Scratch space of the walk: filled and read within one call.
const counts = new Uint8Array(CARD_KINDS)
const tokens = new Uint8Array(COLOURS)
const heldByValue = new Uint8Array(VALUES.length)

/** The walk over the family lists it, counts it, or finds one member, without building the others. */
const family: { list: ActionList<Buy> | null; met: number; wanted: number; found: Buy | null } = {
  list: null,
  met: 0,
  wanted: -1,
  found: null,
}

export function listPurchases(state: ReadonlyState, seat: Seat, into: ActionList<Buy>): void {
  family.list = into
  walkFamily(state, seat)
  family.list = null
}

export function countPurchases(state: ReadonlyState, seat: Seat): number {
  family.wanted = -1
  walkFamily(state, seat)
  return family.met
}

export function nthPurchase(state: ReadonlyState, seat: Seat, n: number): Buy {
  family.wanted = n
  walkFamily(state, seat)
  if (!family.found) throw new BrokenRule(`there is no purchase ${n}`)
  return family.found
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

export const NO_TOKENS: readonly string[] = Object.freeze([])

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
