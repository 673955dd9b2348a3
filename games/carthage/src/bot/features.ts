/** The features that `learn` predicts the winner from, for one seat at a time. */
import type { Feature, Seat } from '@quayside/rules-kit'
import { CARD_KINDS, COLOURS, TOKENS_TO_END } from '../content.ts'
import { handSum } from '../prices.ts'
import { of, type ReadonlyState, tokenCount } from '../state.ts'
import { evaluateAll, goodsIn, nextGainOf, openTokens, seatValueOf, uprightIn } from './evaluation.ts'

const MOST_SEATS = 4
/** What features are told as when advice says why. */
export const REASONS = [
  'outlook',
  'points',
  'coins',
  'cards',
  'goods',
  'pirates',
  'tokens',
  'piece',
  'next',
] as const
export type Reason = (typeof REASONS)[number]

const feature = (reason: Reason, name: string, unit: string, meaning: string): Feature => ({
  name,
  unit,
  meaning,
  reason,
})

/** Each comes a second time, times the progress of the game. */
const PLAIN: readonly Feature[] = [
  feature(
    'outlook',
    'byHand',
    'points',
    'the evaluation by hand: own value against the others, less what the next seat is left',
  ),
  feature('outlook', 'ownByHand', 'points', 'the own value alone'),
  feature('points', 'points', 'points', 'points made'),
  feature('coins', 'coins', 'coins', 'coins in hand'),
  feature('coins', 'coinsRoot', 'square root of coins', 'the same, where the first ones matter most'),
  feature('cards', 'cards', 'cards', 'cards in hand'),
  feature('goods', 'goods', 'cards', 'goods on ships'),
  feature('pirates', 'upright', 'cards', 'goods that pirates could still take'),
  feature('goods', 'colours', 'colours', 'colours of goods'),
  feature('tokens', 'tokens', 'tokens', 'tokens taken'),
  feature('tokens', 'openTokens', 'tokens', 'tokens that can still be used'),
  feature('piece', 'piece', '0 or 1', 'the piece is not out'),
  feature('next', 'buysNext', '0 or 1', 'chooses next and can pay for the market'),
  feature(
    'next',
    'nextGain',
    'points',
    'points that buying the market would make at once, for who chooses next',
  ),
]

export const FEATURES: readonly Feature[] = [
  ...PLAIN,
  ...PLAIN.map(({ name, unit, meaning, reason }) =>
    feature(
      reason as Reason,
      `late${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      unit,
      `${meaning}, times the progress of the game`,
    ),
  ),
]

const values = new Float64Array(MOST_SEATS)
let progress = 0

/** From 0 at the start to 1 just before the end. */
function progressOf(state: ReadonlyState): number {
  let most = 1
  for (let seat = 0; seat < state.fixed.players; seat++) most = Math.max(most, tokenCount(state, seat))
  return Math.min(1, (most - 1) / (TOKENS_TO_END - 2))
}

function putGoods(state: ReadonlyState, seat: Seat, into: Float64Array, from: number): number {
  let goods = 0
  let upright = 0
  let colours = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    const many = goodsIn(state, seat, colour)
    goods += many
    upright += uprightIn(state, seat, colour)
    if (many > 0) colours++
  }
  into[from] = goods
  into[from + 1] = upright
  into[from + 2] = colours
  return from + 3
}

/** What the features of all seats share. */
export function prepare(state: ReadonlyState): void {
  evaluateAll(state, values)
  progress = progressOf(state)
}

export function compute(state: ReadonlyState, seat: Seat, into: Float64Array): void {
  prepare(state)
  computeSeat(state, seat, into)
}

/** After `prepare` of the same position. */
export function computeSeat(state: ReadonlyState, seat: Seat, into: Float64Array): void {
  let at = 0
  into[at++] = values[seat] as number
  into[at++] = seatValueOf(seat)
  const coins = handSum(state, seat)
  let cards = 0
  for (let kind = 0; kind < CARD_KINDS; kind++) cards += of(state.hands, seat * CARD_KINDS + kind)
  into[at++] = of(state.points, seat)
  into[at++] = coins
  into[at++] = Math.sqrt(coins)
  into[at++] = cards
  at = putGoods(state, seat, into, at)
  into[at++] = tokenCount(state, seat)
  into[at++] = openTokens(state, seat)
  into[at++] = of(state.pieceOut, seat) > 0 ? 0 : 1
  const gain = nextGainOf(seat)
  into[at++] = gain < 0 ? 0 : 1
  into[at] = Math.max(0, gain)
  for (let i = 0; i < PLAIN.length; i++) into[PLAIN.length + i] = progress * (into[i] as number)
}
