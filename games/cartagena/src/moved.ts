/** A move as the fact that is told: who goes where, past whom, for how many cards. Pages ask before it is made. */
import type { Seat } from '@quayside/rules-kit'
import { GOAL, MOST_ON_SPACE, SHIP, SYMBOL_COUNT } from './content.ts'
import type { Moved } from './events.ts'
import { cardsFor } from './moves.ts'
import { placeName } from './names.ts'
import type { State } from './state.ts'

export function forwardMoved(state: State, from: number, to: number, symbol: number, pirates: 1 | 2): Moved {
  const { next, layout } = state.fixed
  const jumped: number[] = []
  let place = next[from * SYMBOL_COUNT + symbol] as number
  while (place !== 0 && place !== to) {
    jumped.push(place)
    place = next[place * SYMBOL_COUNT + symbol] as number
  }
  return {
    type: 'moved',
    way: 'forward',
    by: state.active,
    owner: state.active,
    pirates,
    from: placeName(layout, from),
    to: placeName(layout, to),
    jumped,
    cards: 0,
    home: to === GOAL,
  }
}

export function backwardMoved(state: State, seat: Seat, from: number, to: number): Moved {
  const { layout, spaces, tunnel } = state.fixed
  const jumped: number[] = []
  const last = from === GOAL ? spaces : from === SHIP ? tunnel : from - 1
  for (let place = last; place > to; place--) if (state.stack[place] === MOST_ON_SPACE) jumped.push(place)
  return {
    type: 'moved',
    way: 'backward',
    by: seat,
    owner: seat,
    pirates: 1,
    from: placeName(layout, from),
    to: placeName(layout, to),
    jumped,
    cards: cardsFor(state, to),
    home: false,
  }
}

export function pushed(state: State, move: { by: Seat; owner: Seat; from: number; to: number }): Moved {
  const { layout, tunnel, spaces } = state.fixed
  const { from, to } = move
  const jumped: number[] = []
  const first = from === SHIP ? tunnel + 1 : from + 1
  const end = to <= spaces ? to - 1 : from <= tunnel ? tunnel : spaces
  for (let place = first; place <= end; place++) if (state.stack[place] === MOST_ON_SPACE) jumped.push(place)
  return {
    type: 'moved',
    way: 'morgan',
    by: move.by,
    owner: move.owner,
    pirates: 1,
    from: placeName(layout, from),
    to: placeName(layout, to),
    jumped,
    cards: cardsFor(state, to),
    home: to === GOAL,
  }
}
