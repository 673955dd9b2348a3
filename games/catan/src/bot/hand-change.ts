import type { Seat } from '@quayside/rules-kit'
import { KINDS } from '../content.ts'
import { of } from '../numbers.ts'
import { inHand, type State } from '../state.ts'
import { handValue, ROUGH } from './building-features.ts'

/** The hand's value after a change; the hand itself stays as it is. */
export function handValueAfter(state: State, seat: Seat, change: readonly number[], sign: number): number {
  const { hands, handSize } = state
  const before = of(handSize, seat)
  change.forEach((many, kind) => {
    hands[seat * KINDS + kind] = inHand(state, seat, kind) + sign * many
    handSize[seat] = of(handSize, seat) + sign * many
  })
  const value = handValue(state, seat, ROUGH)
  change.forEach((many, kind) => {
    hands[seat * KINDS + kind] = inHand(state, seat, kind) - sign * many
  })
  handSize[seat] = before
  return value
}
