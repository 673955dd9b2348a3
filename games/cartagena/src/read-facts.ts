/** A state from named JSON. Hands and piles that the facts leave out stay empty, with their sizes set; memory stays null. */
import { CHEST, FACES, GOAL, kindOf, LETTERS, MOST_PIRATES } from './content.ts'
import { fixedConfig } from './fixed.ts'
import { placeOf } from './names.ts'
import { addTo, addToHand, blank, type State } from './state.ts'
import type { Phase, SeatFacts, Shown, Waiting } from './view-types.ts'

export function stateFromFacts(shown: Shown): State {
  const state = blank()
  const colours = shown.seats.map((seat) => seat.colour)
  state.fixed = fixedConfig(shown.options, shown.seats.length, {
    boards: shown.boards,
    colours,
    first: shown.first,
  })
  state.active = shown.turn
  state.turns = shown.turns
  state.actionsLeft = shown.actionsLeft
  state.acted = shown.acted
  state.freeShip = shown.freeShip
  state.sailedFree = shown.sailedFree
  state.shore = shown.ship === 'tortuga' ? 1 : 0
  for (const [card, many] of Object.entries(shown.discard)) state.discard[kindOf(card)] = many
  for (const place of shown.tokens) state.token[place] = 1
  FACES.forEach((face, i) => {
    state.faces[i] = shown.faces[face] ?? 0
  })
  for (const card of shown.look ?? []) addTo(state.look, kindOf(card), 1)
  shown.seats.forEach((seat, i) => {
    readSeat(state, i, seat)
  })
  readPhase(state, shown.phase)
  return state
}

function readSeat(state: State, seat: number, facts: SeatFacts): void {
  for (const card of facts.hand ?? []) addToHand(state, seat, kindOf(card), 1)
  state.handSize[seat] = facts.handSize
  const places = facts.pirates.map((name) => placeOf(state.fixed, name)).sort((a, b) => a - b)
  places.forEach((place, i) => {
    state.where[seat * MOST_PIRATES + i] = place
    addTo(state.stack, place, 1)
    if (place === GOAL) addTo(state.home, seat, 1)
  })
  state.asks[seat * 2] = facts.ask & 255
  state.asks[seat * 2 + 1] = facts.ask >> 8
}

function readPhase(state: State, phase: Phase): void {
  state.phase = phase.type
  switch (phase.type) {
    case 'draw':
      state.drawSeat = phase.seat
      state.drawDue = phase.due
      state.drawTo = phase.to
      state.drawThen = phase.next
      return
    case 'token':
      state.effect = 'chest'
      state.effectSymbol = CHEST
      state.effectFrom = placeOf(state.fixed, phase.from)
      return
    case 'discard':
      state.discardStep = (phase.seat - state.active + state.fixed.players) % state.fixed.players
      readWaiting(state, phase.waiting)
      return
    case 'take':
      state.target = phase.target
      return
    case 'over':
      state.winner = phase.winner ?? -1
      state.ending = phase.reason
  }
}

function readWaiting(state: State, waiting: Waiting): void {
  state.effect = waiting.effect
  state.effectSymbol = LETTERS.indexOf(waiting.symbol)
  state.effectFrom = waiting.from === null ? 0 : Math.max(0, placeOf(state.fixed, waiting.from))
  state.target = waiting.target ?? 0
}
