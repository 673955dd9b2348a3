/**
 * Static evaluation: points, goods on their way, raids, coins, and what a purchase leaves for the next seat. Bots ask for
 * it many thousand times a second, so all seats are valued in one go and the buffers are used again.
 */
import type { Seat } from '@quayside/rules-kit'
import { CARD_KINDS, CARTHAGE, COLOURS, ICONS_OF, ROUND_TO, TOKENS_TO_END } from '../content.ts'
import { handSum, lowestPrice, marketCounts, stepsOf } from '../prices.ts'
import { result } from '../scoring.ts'
import { of, type ReadonlyState, seatAfter, tokenCount, tokensOf } from '../state.ts'
import { VoyageFeatures } from './voyage-features.ts'
import { WEIGHTS } from './weights.ts'

const MAX_SEATS = 4
/** More guards than these add nothing. */
const MAX_GUARDS = 4
/** The next seat's purchase sells this seat's goods too: the fraction of that sale that offsets its gain. */
const SHARED_SALE = 0.8

/** What a card that is still to be dealt adds to the market's price, on average. */
const MEAN_CARD_VALUE = 3

/** Buffers of this file, valid within one evaluation. */
const voyage = new VoyageFeatures()
const marketCards = new Uint8Array(CARD_KINDS)
const seatValues = new Float64Array(MAX_SEATS)
let buyer: Seat = -1
let buyerGain = 0

export function evaluate(state: ReadonlyState, seat: Seat): number {
  const progress = valueSeats(state)
  const done = result(state)
  if (done) {
    const lead = leadOf(state, seat)
    return done.winners.includes(seat) ? WEIGHTS.win / done.winners.length : -WEIGHTS.win + lead
  }
  const next = nextToBuy(state)
  const threat = next < 0 || next === seat ? 0 : gainOf(state, next) - SHARED_SALE * saleOf(state, seat)
  return (leadOf(state, seat) - WEIGHTS.threat * threat) * (1 + WEIGHTS.lateLead * progress)
}

/** The same for every seat of a game that goes on. */
export function evaluateAll(state: ReadonlyState, into: Float64Array): void {
  const progress = valueSeats(state)
  const next = nextToBuy(state)
  const gain = next < 0 ? 0 : gainOf(state, next)
  buyer = next
  buyerGain = gain
  for (let seat = 0; seat < state.fixed.players; seat++) {
    const threat = next < 0 || next === seat ? 0 : gain - SHARED_SALE * saleOf(state, seat)
    into[seat] = (leadOf(state, seat) - WEIGHTS.threat * threat) * (1 + WEIGHTS.lateLead * progress)
  }
}

/** The own value of a seat by the latest `evaluateAll`. */
export function seatValueOf(seat: Seat): number {
  return seatValues[seat] as number
}

/** What the seat makes at once by buying the market, or -1 where it is not the next to buy; by the latest `evaluateAll`. */
export function nextGainOf(seat: Seat): number {
  return buyer === seat ? buyerGain : -1
}

/** Fills `seatValues`; returns the progress of the game, from 0 at the start to 1 just before the end. */
function valueSeats(state: ReadonlyState): number {
  let most = 1
  for (let seat = 0; seat < state.fixed.players; seat++) most = Math.max(most, tokenCount(state, seat))
  const progress = Math.min(1, (most - 1) / (TOKENS_TO_END - 2))
  voyage.compute(state, progress)
  for (let seat = 0; seat < state.fixed.players; seat++) seatValues[seat] = seatValue(state, seat, progress)
  return progress
}

/** The seat's value against the best and the average of the others. */
function leadOf(state: ReadonlyState, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let other = 0; other < state.fixed.players; other++) {
    if (other === seat) continue
    const value = seatValues[other] as number
    if (value > best) best = value
    sum += value
  }
  const average = sum / (state.fixed.players - 1)
  return (seatValues[seat] as number) - WEIGHTS.bestRival * best - (1 - WEIGHTS.bestRival) * average
}

function seatValue(state: ReadonlyState, seat: Seat, progress: number): number {
  const { coin, purse, spare, guard, last, classicToken, token, piece } = WEIGHTS
  let coins = 0
  let guards = 0
  for (let colour = 0, i = seat * CARD_KINDS; colour < COLOURS; colour++, i += 3) {
    const two = of(state.hands, i)
    const three = of(state.hands, i + 1)
    coins += 2 * two + 3 * three + 5 * of(state.hands, i + 2)
    guards += two * of(ICONS_OF, 0) + three * of(ICONS_OF, 1)
  }
  // Coins count less the more there are; small ones also guard goods.
  let means =
    coin * Math.min(coins, purse) + spare * Math.max(0, coins - purse) + guard * Math.min(MAX_GUARDS, guards)
  if (state.fixed.classic) means += classicToken * tokenCount(state, seat)
  else means += token * openTokens(state, seat) + (of(state.pieceOut, seat) > 0 ? 0 : piece)
  return (
    of(state.points, seat) + goodsAfloat(state, seat, guards, progress) + (1 - (1 - last) * progress) * means
  )
}

export function openTokens(state: ReadonlyState, seat: Seat): number {
  let many = 0
  for (let colour = 0; colour < COLOURS; colour++) many += of(state.tokensUp, seat * COLOURS + colour)
  return many
}

function goodsAfloat(state: ReadonlyState, seat: Seat, icons: number, progress: number): number {
  const five = WEIGHTS.five * (1 - progress)
  let guards = icons
  let value = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    const cards = goodsIn(state, seat, colour)
    if (cards === 0) continue
    const highest = highestIn(state, seat, colour)
    let probability = voyage.saleProbability[colour] as number
    const upright = uprightIn(state, seat, colour)
    const raid = voyage.raidProbability[colour] as number
    if (upright > 0 && raid > 0) {
      const bare = Math.max(0, upright - guards) / cards
      guards = Math.max(0, guards - upright)
      probability *= Math.max(0, 1 - raid * (1 + WEIGHTS.bare * bare))
    }
    value += (points(state, seat, colour, cards, highest) + (highest === 5 ? five : 0)) * probability
  }
  return value
}

export function uprightIn({ stock }: ReadonlyState, seat: Seat, colour: number): number {
  const i = seat * CARD_KINDS + colour * 3
  return of(stock, i) + of(stock, i + 1) + of(stock, i + 2)
}

export function goodsIn(state: ReadonlyState, seat: Seat, colour: number): number {
  const i = seat * CARD_KINDS + colour * 3
  const { stored } = state
  return uprightIn(state, seat, colour) + of(stored, i) + of(stored, i + 1) + of(stored, i + 2)
}

function highestIn({ stock, stored }: ReadonlyState, seat: Seat, colour: number): number {
  const i = seat * CARD_KINDS + colour * 3
  if (of(stock, i + 2) + of(stored, i + 2) > 0) return 5
  if (of(stock, i + 1) + of(stored, i + 1) > 0) return 3
  return of(stock, i) + of(stored, i) > 0 ? 2 : 0
}

function points(state: ReadonlyState, seat: Seat, colour: number, cards: number, highest: number): number {
  const bonus = state.fixed.classic ? tokensOf(state, seat, colour) : 0
  return Math.ceil(((highest + bonus) * cards) / ROUND_TO)
}

/** The seat that can buy the market next, or -1 when it cannot pay. Fills `marketCards`. */
function nextToBuy(state: ReadonlyState): Seat {
  const next = nextSeat(state)
  if (next < 0) return -1
  marketCounts(state, next, marketCards)
  const price = lowestPrice(state, next, marketCards) + MEAN_CARD_VALUE * state.toMarket
  return price > handSum(state, next) ? -1 : next
}

/** Who chooses next; also while the market is still being filled. */
function nextSeat(state: ReadonlyState): Seat {
  if (state.phase === 'turn') return state.active
  if (state.phase !== 'refill') return -1
  return state.afterRefill === 'choose' ? state.active : seatAfter(state, state.active)
}

/** Points the next seat makes at once by buying what is left for it. */
function gainOf(state: ReadonlyState, next: Seat): number {
  let gain = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    if (!lands(state, colour)) continue
    const i = colour * 3
    const bought = of(marketCards, i) + of(marketCards, i + 1) + of(marketCards, i + 2)
    const dearest = of(marketCards, i + 2) > 0 ? 5 : of(marketCards, i + 1) > 0 ? 3 : 2
    const cards = goodsIn(state, next, colour) + bought
    gain += points(state, next, colour, cards, Math.max(dearest, highestIn(state, next, colour)))
  }
  return gain
}

/** Points this seat makes from its own goods when another buys all that lies open. */
function saleOf(state: ReadonlyState, seat: Seat): number {
  let gain = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    const cards = lands(state, colour) ? goodsIn(state, seat, colour) : 0
    if (cards > 0) gain += points(state, seat, colour, cards, highestIn(state, seat, colour))
  }
  return gain
}

function lands(state: ReadonlyState, colour: number): boolean {
  const steps = stepsOf(marketCards, colour)
  return steps > 0 && of(state.ships, colour) + steps >= CARTHAGE
}
