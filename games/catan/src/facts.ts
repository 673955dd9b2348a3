/** The state as named JSON, built up field by field: what is not put in is not seen. */
import { at, type Seat } from '@quayside/rules-kit'
import { EDGES, edgePair, hexPlace, VERTEX_WORD_BITS, VERTEX_WORDS } from './board.ts'
import type { Bounds } from './memory.ts'
import { lowest, of, word } from './numbers.ts'
import { five, isOneOf, NOBODY_YET, pointsOf, type State } from './state.ts'
import type { Edge, Five } from './types.ts'
import type { Facts, HandBounds, Phase, SeatFacts, Trade, Word } from './view-types.ts'

const orNull = (seat: Seat) => (seat === NOBODY_YET ? null : seat)

export function seatList<T>(state: State, make: (seat: Seat) => T): T[] {
  const list: T[] = []
  for (let seat = 0; seat < state.fixed.players; seat++) list.push(make(seat))
  return list
}

/** `sees` says whose hidden cards may be put in. */
export function facts(state: State, sees: (seat: Seat) => boolean): Facts {
  const { fixed } = state
  return {
    rules: fixed.rules,
    options: fixed.options,
    first: fixed.first,
    ...(fixed.firstRolls ? { firstRolls: fixed.firstRolls } : {}),
    hexes: fixed.hexes,
    harbours: fixed.harbours,
    robber: hexPlace(state.robber),
    phase: phaseOf(state),
    turnSeat: state.turn,
    round: state.round,
    rolled: state.rolled,
    dice: state.dieA === 0 ? null : [state.dieA, state.dieB],
    cardPlayed: state.cardPlayed,
    freshCount: state.fresh.reduce((sum, many) => sum + many, 0),
    fresh: sees(state.turn) ? five(state.fresh) : null,
    bank: five(state.bank),
    deck: state.deckSize,
    deckStacked: state.stacked.length - state.stackedGone,
    deckOf: fixed.deckOf as Five,
    longestRoad: {
      holder: orNull(state.roadHolder),
      lengths: seatList(state, (seat) => of(state.roadLength, seat)),
    },
    largestArmy: orNull(state.armyHolder),
    diceLeft: state.fixed.options.dice === 'fair' ? null : diceLeft(state),
    trade: tradeOf(state),
    seats: seatList(state, (seat) => seatFacts(state, seat, sees)),
  }
}

function diceLeft(state: State): number[] {
  const left: number[] = []
  state.diceLeft.forEach((many, i) => {
    if (many > 0) left.push(i)
  })
  return left
}

export function seatFacts(state: State, seat: Seat, sees: (seat: Seat) => boolean): SeatFacts {
  const seen = sees(seat)
  const chosen = isOneOf(state.hasDiscarded, seat)
  return {
    colour: at(state.fixed.colours, seat),
    resources: seen ? five(state.hands, seat) : null,
    handSize: of(state.handSize, seat),
    cards: seen ? five(state.cards, seat) : null,
    cardCount: of(state.cardCount, seat),
    played: playedOf(state, seat),
    left: {
      roads: of(state.roadsLeft, seat),
      settlements: of(state.settlementsLeft, seat),
      cities: of(state.citiesLeft, seat),
    },
    settlements: verticesOf(state.settlements, seat),
    cities: verticesOf(state.cities, seat),
    roads: roadsOf(state, seat),
    points: { public: of(state.points, seat), all: seen ? pointsOf(state, seat) : null },
    rates: five(state.rates, seat),
    discard: seen && chosen ? five(state.discards, seat) : null,
    offersMade: of(state.offersMade, seat),
    answersGiven: of(state.answersGiven, seat),
    ask: state.asks[seat] as number,
  }
}

function playedOf({ played }: State, seat: Seat): number[] {
  const from = seat * 4
  return [of(played, from), of(played, from + 1), of(played, from + 2), of(played, from + 3)]
}

function verticesOf(sets: Int32Array, seat: Seat): number[] {
  const vertices: number[] = []
  for (let i = 0; i < VERTEX_WORDS; i++) {
    for (let bits = word(sets, seat * VERTEX_WORDS + i); bits !== 0; bits &= bits - 1)
      vertices.push(i * VERTEX_WORD_BITS + lowest(bits))
  }
  return vertices
}

function roadsOf(state: State, seat: Seat): Edge[] {
  const roads: Edge[] = []
  for (let edge = 0; edge < EDGES; edge++) if (of(state.edgeOwner, edge) === seat) roads.push(edgePair(edge))
  return roads
}

export function phaseOf(state: State): Phase {
  const type = state.phase
  switch (type) {
    case 'openingSettle':
      return { type, step: state.openingStep }
    case 'openingRoad':
      return { type, step: state.openingStep, vertex: state.openingVertex }
    case 'discard':
      return {
        type,
        due: seatList(state, (seat) =>
          isOneOf(state.mustDiscard, seat) ? of(state.handSize, seat) >> 1 : 0,
        ),
        chosen: seatList(state, (seat) => isOneOf(state.hasDiscarded, seat)),
      }
    case 'robber':
      return { type, by: state.knightMoves ? 'knight' : 'seven' }
    case 'stealing':
      return { type, victim: state.victim }
    case 'freeRoads':
      return { type, left: state.freeRoads, placed: state.freeRoadPlaced }
    case 'over':
      return { type, winner: orNull(state.winner), reason: state.reason === 'cap' ? 'cap' : 'points' }
    default:
      return { type }
  }
}

function tradeOf(state: State): Trade {
  const offer =
    state.offerTo === 0
      ? null
      : {
          give: five(state.offerGive),
          get: five(state.offerGet),
          to: seatList(state, (seat) => seat).filter((seat) => isOneOf(state.offerTo, seat)),
        }
  return { offer, words: seatList(state, (seat) => wordOf(state, seat)) }
}

function wordOf(state: State, seat: Seat): Word | null {
  const declines = isOneOf(state.declined, seat)
  if (isOneOf(state.proposed, seat)) {
    return { says: 'propose', give: five(state.wordGive, seat), get: five(state.wordGet, seat), declines }
  }
  if (isOneOf(state.accepted, seat)) return { says: 'accept' }
  return declines ? { says: 'decline' } : null
}

export function boundsJson(state: State, { least, most }: Bounds): HandBounds {
  return { least: byKind(least, state.fixed.players), most: byKind(most, state.fixed.players) }
}

export function byKind(list: Int8Array, players: number): Five[] {
  return Array.from({ length: players }, (_, seat) => five(list, seat))
}
