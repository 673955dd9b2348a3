/** Play a knight: the largest army is counted before the robber moves (CAT-65, CAT-66, CAT-73). */
import type { ActionKind, Seat } from '@quayside/rules-kit'
import { ARMY_CARD_FROM, BONUS, KNIGHT } from '../content.ts'
import { add, of } from '../numbers.ts'
import { canPlay, cardRefusal, layDown } from '../play-card.ts'
import { NOBODY_YET, type State } from '../state.ts'
import { declareWin, enterRobber } from '../turn.ts'
import type { ActionNamed, Catan, Emitter } from '../types.ts'

const PLAY: ActionNamed<'playKnight'> = Object.freeze({ type: 'playKnight' })

export const playKnight: ActionKind<Catan, 'playKnight'> = {
  type: 'playKnight',
  possible: (state, seat) => canPlay(state, seat, KNIGHT),
  legal(state, seat, into) {
    if (canPlay(state, seat, KNIGHT)) into.push(PLAY)
  },
  check: (state, seat) => cardRefusal(state, seat, KNIGHT),
  apply(state, seat, _action, emit) {
    layDown(state, seat, KNIGHT)
    emit?.({ type: 'knightPlayed', seat, knights: of(state.played, seat * 4 + KNIGHT) })
    awardLargestArmy(state, seat, emit)
    if (!declareWin(state, emit)) enterRobber(state, 'knight')
  },
}

function awardLargestArmy(state: State, seat: Seat, emit: Emitter): void {
  const knights = of(state.played, seat * 4 + KNIGHT)
  const before = state.armyHolder
  if (seat === before || knights < ARMY_CARD_FROM) return
  if (before !== NOBODY_YET) {
    if (knights <= of(state.played, before * 4 + KNIGHT)) return
    add(state.points, before, -BONUS)
  }
  add(state.points, seat, BONUS)
  state.armyHolder = seat
  emit?.({ type: 'largestArmy', holder: seat, before: before === NOBODY_YET ? null : before, knights })
}
