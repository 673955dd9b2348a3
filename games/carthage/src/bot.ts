/** What a sensible trader looks at: points, goods on their way, danger at sea, coins, and what is left for the next. */
import { type ActionList, at, type Brain, type Seat } from '@quayside/rules-kit'
import { CARD_KINDS, CARTHAGE, COLOURS, ICONS_OF, isPirateWater, TOKENS_TO_END, VALUE_OF } from './content.ts'
import { cardsOfColour, handSum, lowestPrice, marketCounts, stepsOf } from './prices.ts'
import { result, setValue } from './scoring.ts'
import { goodsOf, inHand, type Sight, seatAfter, tokenCount, tokensOf } from './state.ts'
import type { Action, Carthage } from './types.ts'
import found from './weights.json' with { type: 'json' }

/** How much each thing counts, in points. */
type Weights = {
  /** Coins up to `purse`, and what is more. */
  readonly coin: number
  readonly purse: number
  readonly spare: number
  readonly guard: number
  readonly token: number
  readonly classicToken: number
  readonly piece: number
  /** The part of coins, tokens and the piece that is still worth something just before the end. */
  readonly last: number
  /** How much less sure a sale is with each step that the ship has to go, at the start and just before the end. */
  readonly far: number
  readonly farLate: number
  /** Goods one step away are sold with this chance. */
  readonly near: number
  /** A 5 that lifts every later card of its colour. */
  readonly five: number
  /** How much pirates are feared, guarded and bare. */
  readonly raid: number
  readonly bare: number
  readonly threat: number
  /** How much more a lead is worth just before the end. */
  readonly settled: number
  readonly win: number
  /** The part of the lead that is measured against the best rival, not the average one. */
  readonly bestRival: number
}

/** `weights.json` says which command found them. */
export const WEIGHTS: Weights = { ...found.weights }

const counts = new Uint8Array(CARD_KINDS)

export const brain: Brain<Carthage> = {
  scale: 3.5,
  // Luck hides small differences, so nobody slips much; and what is left lying for the next seat is half of a choice.
  ways: { overlooks: 0.33, unsure: 0.12, heeds: 0.7, looks: 4, expand: 0 },
  weights: WEIGHTS,
  turns: (state) => state.turns,
  evaluate,
  // Nobody stands well or badly here but by what the others have, and by what lies open for the next.
  standing: evaluate,

  narrow: (_state, _seat, legal) => dropDearest(legal),
}

function evaluate(state: Sight, seat: Seat): number {
  const done = result(state)
  if (done)
    return done.winners.includes(seat) ? WEIGHTS.win / done.winners.length : -WEIGHTS.win + lead(state, seat)
  const edge = lead(state, seat) - WEIGHTS.threat * threat(state, seat)
  return edge * (1 + WEIGHTS.settled * lateness(state))
}

/** Own standing against the best and the average of the others. */
function lead(state: Sight, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let other = 0; other < state.players; other++) {
    if (other === seat) continue
    const value = standing(state, other)
    best = Math.max(best, value)
    sum += value
  }
  const average = sum / (state.players - 1)
  return standing(state, seat) - WEIGHTS.bestRival * best - (1 - WEIGHTS.bestRival) * average
}

function standing(state: Sight, seat: Seat): number {
  const late = lateness(state)
  const still = 1 - (1 - WEIGHTS.last) * late
  let means = coinValue(state, seat)
  if (state.classic) means += WEIGHTS.classicToken * tokenCount(state, seat)
  else means += WEIGHTS.token * openTokens(state, seat) + (state.pieceOut[seat] ? 0 : WEIGHTS.piece)
  return at(state.points, seat) + goodsAfloat(state, seat, late) + still * means
}

/** From 0 at the start to 1 just before the end. */
function lateness(state: Sight): number {
  let most = 1
  for (let seat = 0; seat < state.players; seat++) most = Math.max(most, tokenCount(state, seat))
  return Math.min(1, (most - 1) / (TOKENS_TO_END - 2))
}

/** Coins count less the more there are; small ones also guard goods. */
function coinValue(state: Sight, seat: Seat): number {
  const { coin, purse, spare, guard } = WEIGHTS
  const sum = handSum(state, seat)
  return (
    coin * Math.min(sum, purse) + spare * Math.max(0, sum - purse) + guard * Math.min(4, icons(state, seat))
  )
}

function icons(state: Sight, seat: Seat): number {
  let many = 0
  for (let kind = 0; kind < CARD_KINDS; kind++) many += inHand(state, seat, kind) * at(ICONS_OF, kind)
  return many
}

function openTokens(state: Sight, seat: Seat): number {
  let many = 0
  for (let colour = 0; colour < COLOURS; colour++) many += at(state.tokensUp, seat * COLOURS + colour)
  return many
}

function goodsAfloat(state: Sight, seat: Seat, late: number): number {
  const danger = WEIGHTS.raid * raidDanger(state)
  const far = WEIGHTS.far + WEIGHTS.farLate * late
  let guards = icons(state, seat)
  let value = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    const set = setOf(state, seat, colour)
    if (set.cards === 0) continue
    const port = at(state.ships, colour)
    const worth = setValue(set.cards, set.highest, state.classic ? tokensOf(state, seat, colour) : 0).points
    const left = CARTHAGE - port
    let sure = left === 0 ? 1 : WEIGHTS.near * Math.exp(-far * (left - 1))
    if (isPirateWater(port) && set.upright > 0) {
      const bare = Math.max(0, set.upright - guards) / set.cards
      guards = Math.max(0, guards - set.upright)
      sure *= Math.max(0, 1 - danger * (1 + WEIGHTS.bare * bare))
    }
    value += (worth + (set.highest === 5 ? WEIGHTS.five * (1 - late) : 0)) * sure
  }
  return value
}

interface GoodsSet {
  cards: number
  upright: number
  highest: number
}

function setOf(state: Sight, seat: Seat, colour: number): GoodsSet {
  const set: GoodsSet = { cards: 0, upright: 0, highest: 0 }
  for (let kind = colour * 3; kind < colour * 3 + 3; kind++) {
    const many = goodsOf(state, seat, kind)
    if (many > 0) set.highest = at(VALUE_OF, kind)
    set.cards += many
    set.upright += at(state.stock, seat * CARD_KINDS + kind)
  }
  return set
}

/** How likely another ship reaches Carthage soon, and with it the pirates. */
function raidDanger(state: Sight): number {
  let danger = 0.1
  for (let colour = 0; colour < COLOURS; colour++) {
    const left = CARTHAGE - at(state.ships, colour)
    if (left <= 2) danger += left === 1 ? 0.28 : 0.2
  }
  return Math.min(0.75, danger)
}

/** Points the next seat could make at once by buying what is left for it. */
function threat(state: Sight, seat: Seat): number {
  const next = state.phase === 'turn' ? state.active : seatAfter(state, seat)
  if (next === seat || state.phase !== 'turn') return 0
  marketCounts(state, next, counts)
  if (lowestPrice(state, next, counts) > handSum(state, next)) return 0
  let gain = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    const steps = stepsOf(counts, colour)
    if (steps === 0 || at(state.ships, colour) + steps < CARTHAGE) continue
    gain += landingGain(state, next, colour)
    if (next !== seat) gain -= 0.8 * landingGain(state, seat, colour, true)
  }
  return gain
}

function landingGain(state: Sight, seat: Seat, colour: number, ownGoodsOnly = false): number {
  const set = setOf(state, seat, colour)
  const more = ownGoodsOnly ? 0 : cardsOfColour(counts, colour)
  if (set.cards + more === 0) return 0
  let highest = set.highest
  if (!ownGoodsOnly) {
    for (let kind = colour * 3; kind < colour * 3 + 3; kind++) {
      if (at(counts, kind) > 0) highest = Math.max(highest, at(VALUE_OF, kind))
    }
  }
  return setValue(set.cards + more, highest, state.classic ? tokensOf(state, seat, colour) : 0).points
}

/** Among payments with the same tokens only the cheapest few deserve a look. */
const FEW_PAYMENTS = 3
const paidSum = (pay: readonly string[]) => pay.reduce((sum, card) => sum + Number(card[1]), 0)

function dropDearest(legal: ActionList<Action>): void {
  const all = legal.toArray()
  const buys = all.filter((action) => action.type === 'buy')
  if (buys.length <= FEW_PAYMENTS) return
  const kept = new Set<Action>()
  const byTokens = new Map<string, typeof buys>()
  for (const buy of buys) {
    const name = buy.tokens.join('')
    byTokens.set(name, [...(byTokens.get(name) ?? []), buy])
  }
  for (const group of byTokens.values()) {
    group.sort((a, b) => paidSum(a.pay) - paidSum(b.pay) || a.pay.length - b.pay.length)
    for (const buy of group.slice(0, FEW_PAYMENTS)) kept.add(buy)
  }
  legal.clear()
  for (const action of all) if (action.type !== 'buy' || kept.has(action)) legal.push(action)
}
