/** Outside names back into the state: the inverse of `facts.ts`. */
import { at, type Seat } from '@quayside/rules-kit'
import { CARD_KINDS, COLOURS, colourOfLetter, GOODS, type Good, kindOf } from './content.ts'
import { fixedConfig } from './fixed.ts'
import { countNames } from './names.ts'
import { type State, UNRESERVED } from './state.ts'
import type { Phase, Shown, Slot } from './view-types.ts'

/** Everything but what only memory proves. */
export function readShown(state: State, shown: Shown): void {
  const { mode, arrivals = 'together', players, first } = shown
  state.fixed = fixedConfig({ mode, arrivals }, players, {
    colours: shown.seats.map((seat) => seat.colour),
    first,
  })
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

/** The phase's own slots from its readable form; the inverse of `phaseOf`. */
export function readPhase(state: State, phase: Phase): void {
  state.phase = phase.type
  const stepOf = (seat: Seat) => (seat - state.active + state.fixed.players) % state.fixed.players
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
