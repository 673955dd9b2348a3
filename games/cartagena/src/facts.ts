/** The state as named JSON, built up field by field: what is not put in is not seen. */
import { at, type Seat } from '@quayside/rules-kit'
import { dueFrom } from './actions/discard.ts'
import { FACES, type Face, LETTERS, MOST_PIRATES } from './content.ts'
import { handNames, namesOf, placeName } from './names.ts'
import { seatList } from './scoring.ts'
import { countsByName } from './setup.ts'
import { askOf, type State, seatAtStep, sumOf } from './state.ts'
import type { Phase, SeatFacts, Shown, Waiting } from './view-types.ts'

/** `sees` says whose hidden cards may be put in. */
export function facts(state: State, sees: (seat: Seat) => boolean): Shown {
  const { fixed, deck } = state
  return {
    options: fixed.options,
    first: fixed.first,
    boards: fixed.boards,
    turn: state.active,
    turns: state.turns,
    phase: phaseOf(state),
    actionsLeft: state.actionsLeft,
    acted: state.acted,
    freeShip: state.freeShip,
    sailedFree: state.sailedFree,
    ship: fixed.isStory ? (state.shore === 0 ? 'cartagena' : 'tortuga') : null,
    deck: { stacked: deck.stacked.length, mixed: deck.mixed, under: deck.under.length },
    discard: countsByName(state.discard),
    tokens: fixed.chests.filter((place) => state.token[place] === 1),
    faces: faceCounts(state),
    lookSize: sumOf(state.look),
    look: sees(state.active) ? namesOf(state.look) : null,
    seats: seatList(state).map((seat) => seatFacts(state, seat, sees)),
  }
}

function faceCounts(state: State): { [F in Face]?: number } {
  const counts: { [F in Face]?: number } = {}
  FACES.forEach((face, i) => {
    if (at(state.faces, i) > 0) counts[face] = at(state.faces, i)
  })
  return counts
}

export function seatFacts(state: State, seat: Seat, sees: (seat: Seat) => boolean): SeatFacts {
  const { layout, pirates, colours } = state.fixed
  // The gun lays the target's hand open to the active seat.
  const isLookedAt = state.phase === 'take' && seat === state.target && sees(state.active)
  return {
    colour: at(colours, seat),
    hand: sees(seat) || isLookedAt ? handNames(state, seat) : null,
    handSize: at(state.handSize, seat),
    pirates: Array.from({ length: pirates }, (_, i) =>
      placeName(layout, at(state.where, seat * MOST_PIRATES + i)),
    ),
    home: at(state.home, seat),
    ask: askOf(state, seat),
  }
}

function phaseOf(state: State): Phase {
  const { layout } = state.fixed
  switch (state.phase) {
    case 'draw':
      return {
        type: 'draw',
        seat: state.drawSeat,
        due: state.drawDue,
        to: state.drawTo,
        next: state.drawThen,
      }
    case 'token':
      return { type: 'token', from: placeName(layout, state.effectFrom) }
    case 'discard': {
      const seat = seatAtStep(state, state.discardStep)
      return { type: 'discard', seat, due: dueFrom(state, seat), waiting: waitingOf(state) }
    }
    case 'take':
      return { type: 'take', target: state.target }
    case 'over':
      return {
        type: 'over',
        winner: state.winner < 0 ? null : state.winner,
        reason: state.ending === 'cap' ? 'cap' : 'home',
      }
    default:
      return { type: state.phase }
  }
}

function waitingOf(state: State): Waiting {
  const { effect } = state
  const hasPlace = effect === 'forward' || effect === 'pair' || effect === 'chest'
  return {
    effect,
    symbol: at(LETTERS, state.effectSymbol),
    from: hasPlace ? placeName(state.fixed.layout, state.effectFrom) : null,
    target: effect === 'gun' ? state.target : null,
  }
}
