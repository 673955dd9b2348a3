/** One card from the draw pile at a time: to the market, to the farm, or unseen as a point. */
import { type Chance, drawWeight, sampleKind, takeKind, weightOf } from '@quayside/rules-kit'
import { CARDS, cardName, kindOf } from './content.ts'
import { layUnseenPoint } from './payday.ts'
import { addToMarket, UNRESERVED } from './state.ts'
import { continueRefill } from './turn.ts'
import type { Carthage, Outcome } from './types.ts'

const DRAW: readonly Outcome[] = CARDS.map((card) => Object.freeze({ type: 'draw', card }))

export const chance: Chance<Carthage> = {
  outcomes(state) {
    if (drawWeight(state.pile) === 0) return []
    return DRAW.map((outcome, kind) => ({ outcome, weight: weightOf(state.pile, kind) })).filter(
      (w) => w.weight > 0,
    )
  },

  sample: (state, rng) => DRAW[sampleKind(state.pile, rng)] as Outcome,

  apply(state, outcome, emit) {
    const kind = kindOf(outcome.card)
    takeKind(state.pile, kind)
    if (state.phase === 'points') {
      layUnseenPoint(state, kind, emit)
      return
    }
    if (state.toMarket > 0) {
      state.toMarket--
      addToMarket(state, kind, UNRESERVED)
      emit?.({ type: 'dealt', card: cardName(kind), zone: 'market' })
    } else {
      state.toFarm--
      state.farm[state.farmSize] = kind
      state.farmBy[state.farmSize++] = UNRESERVED
      emit?.({ type: 'dealt', card: cardName(kind), zone: 'farm' })
    }
    continueRefill(state, emit)
  },
}
