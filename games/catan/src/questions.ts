/** Named questions that scenarios ask. */
import type { Inspection, JsonObject } from '@quayside/rules-kit'
import { CHIP_ORDER } from './content.ts'
import { byKind } from './facts.ts'
import { longestTrail } from './longest-road.ts'
import { gainsOf } from './production.ts'
import { spiralNumbers } from './setup.ts'
import { five, pointsOf, type State } from './state.ts'
import type { Catan } from './types.ts'

const seatIn = (args: JsonObject, state: State) =>
  Math.min(Math.max(0, Number(args.seat ?? 0)), state.fixed.players - 1)

export const questions: Inspection<Catan>['questions'] = {
  /** The longest trail of a seat, walked anew. */
  roadLength: (state, args) => longestTrail(state, seatIn(args, state)),
  points: (state, args) => pointsOf(state, seatIn(args, state)),
  /** Resource cards in hand. */
  cards: (state, args) => state.handSize[seatIn(args, state)] ?? 0,
  /** What the bank asks for one card, by the kind given. */
  rates: (state, args) => five(state.rates, seatIn(args, state)),
  /** The number chips in the order in which they are laid, were the desert on that hex. */
  chips: (_state, args) => {
    const lands = CHIP_ORDER.map((_, hex) => (hex === Number(args.desert) ? null : 'wheat'))
    const numbers = spiralNumbers(lands)
    return CHIP_ORDER.map((hex) => numbers[hex] ?? null)
  },
  /** What a sum of the dice would pay now, by seat. */
  gains: (state, args) => byKind(gainsOf(state, Number(args.sum ?? 0)), state.fixed.players),
}
