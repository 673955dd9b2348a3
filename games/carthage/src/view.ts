/** Who sees what. */
import { at, type Projection, type Seat, type Viewer } from '@quayside/rules-kit'
import { CARD_KINDS } from './content.ts'
import { arrivalsOf, phaseOf, seatList, shipPorts, slots, tokenLetters } from './facts.ts'
import { imagine } from './imagine.ts'
import { countsByName, namesOf, sumOf } from './names.ts'
import { goodsIn } from './payday.ts'
import { askOf, type ReadonlyState, tokenCount } from './state.ts'
import type { Carthage } from './types.ts'
import type { Known, SeatFacts, Shown } from './view-types.ts'

export const projection: Projection<Carthage> = {
  shown,
  known,
  redact: (event) => event,
  redactOutcome: (state, outcome) => (state.phase === 'points' ? null : outcome),
  redactAction: (_state, _seat, action) => action,
  // Cards come to light only by chance, which ends free undo by itself.
  reveals: () => false,
  imagine,
}

function shown(state: ReadonlyState, viewer: Viewer): Shown {
  const { pile } = state
  return {
    mode: state.fixed.classic ? 'classic' : 'standard',
    ...arrivalsOf(state),
    players: state.fixed.players,
    first: state.fixed.first,
    turn: state.active,
    turns: state.turns,
    phase: phaseOf(state),
    arrived: goodsIn(state.arrived),
    raided: goodsIn(state.raided),
    passes: state.passes,
    market: slots(state.market, state.marketBy, state.marketSize),
    farm: slots(state.farm, state.farmBy, state.farmSize),
    pile: { stacked: pile.stacked.length, mixed: pile.mixed, under: pile.under.length },
    discard: countsByName(state.discard),
    ships: shipPorts(state),
    asks: seatList(state).map((seat) => askOf(state, seat)),
    seats: seatList(state).map((seat) => seatFacts(state, seat, viewer)),
  }
}

/** So many cards of a point pile look one finger thick from across the table. */
const THICKNESS = 4

export function seatFacts(state: ReadonlyState, seat: Seat, viewer: Viewer): SeatFacts {
  const points = at(state.points, seat)
  const open = viewer === seat || state.phase === 'over'
  const offset = seat * CARD_KINDS
  return {
    colour: at(state.fixed.colours, seat),
    hand: open ? namesOf(state.hands, offset) : null,
    handSize: at(state.handSize, seat),
    stock: namesOf(state.stock, offset),
    stored: namesOf(state.stored, offset),
    tokens: { up: tokenLetters(state.tokensUp, seat), used: tokenLetters(state.tokensUsed, seat) },
    tokenCount: tokenCount(state, seat),
    pieceOut: state.pieceOut[seat] === 1,
    points: open ? points : null,
    thickness: Math.ceil(points / THICKNESS),
  }
}

function known(state: ReadonlyState): Known {
  const seats = seatList(state)
  return {
    hands: seats.map((seat) => namesOf(state.hands, seat * CARD_KINDS)),
    points: seats.map((seat) => at(state.points, seat)),
    pointCards: seats.map((seat) => namesOf(state.pointCards, seat * CARD_KINDS)),
    unseen: seats.map((seat) => sumOf(state.unseenCards, seat * CARD_KINDS)),
  }
}
