/** The opening: one round forwards, one backwards (CAT-3 to CAT-6). */
import type { Seat } from '@quayside/rules-kit'
import { NOWHERE, VERTEX_HEXES } from './board.ts'
import { DESERT } from './fixed.ts'
import { listed, tableAt } from './numbers.ts'
import { takeFromBank } from './purse.ts'
import { askAgain, type State } from './state.ts'
import { beginTurn } from './turn.ts'
import type { Emitter, Five } from './types.ts'

/** CAT-3: whose settlement is number `step`: 1 to n, then n to 1. */
export function openingSeat(state: State, step: number): Seat {
  const { players, first } = state.fixed
  const place = step < players ? step : 2 * players - 1 - step
  return (first + place) % players
}

export function isSecondRound(state: State): boolean {
  return state.openingStep >= state.fixed.players
}

/** After a road: the next seat settles, or the first turn begins (CAT-6). */
export function nextInOpening(state: State, emit: Emitter): void {
  state.openingStep++
  if (state.openingStep === 2 * state.fixed.players) {
    state.openingStep = 0
    beginTurn(state, state.fixed.first, emit)
    return
  }
  state.turn = openingSeat(state, state.openingStep)
  state.phase = 'openingSettle'
  askAgain(state, state.turn)
}

/** CAT-5: a card for every land hex around the settlement. */
export function takeFirstCards(state: State, seat: Seat, vertex: number): Five {
  const cards: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = tableAt(VERTEX_HEXES, i)
    const kind = hex === NOWHERE ? DESERT : listed(state.fixed.kindOfHex, hex)
    if (kind === DESERT) continue
    takeFromBank(state, seat, kind, 1)
    cards[kind] = (cards[kind] as number) + 1
  }
  return cards
}
