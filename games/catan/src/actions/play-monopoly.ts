/** Play Monopoly: all cards of one kind from everybody (CAT-76). */
import type { ActionKind } from '@quayside/rules-kit'
import { kindOf, MONOPOLY, RESOURCES } from '../content.ts'
import { canPlay, cardRefusal, layDown } from '../play-card.ts'
import { handOverAll } from '../purse.ts'
import { inHand } from '../state.ts'
import { carryOn } from '../turn.ts'
import type { ActionNamed, Catan } from '../types.ts'

type Monopoly = ActionNamed<'playMonopoly'>

const ALL: readonly Monopoly[] = RESOURCES.map((resource) =>
  Object.freeze({ type: 'playMonopoly', resource }),
)

export const playMonopoly: ActionKind<Catan, 'playMonopoly'> = {
  type: 'playMonopoly',
  possible: (state, seat) => canPlay(state, seat, MONOPOLY),
  legal(state, seat, into) {
    if (!canPlay(state, seat, MONOPOLY)) return
    for (let kind = 0; kind < ALL.length; kind++) into.push(ALL[kind] as Monopoly)
  },
  check: (state, seat) => cardRefusal(state, seat, MONOPOLY),
  apply(state, seat, { resource }, emit) {
    layDown(state, seat, MONOPOLY)
    const kind = kindOf(resource)
    if (emit !== null) {
      const taken = Array.from({ length: state.fixed.players }, (_, other) =>
        other === seat ? 0 : inHand(state, other, kind),
      )
      emit({ type: 'monopolyPlayed', seat, resource, taken })
    }
    for (let other = 0; other < state.fixed.players; other++) {
      if (other !== seat) handOverAll(state, other, seat, kind)
    }
    carryOn(state, emit)
  },
}
