/** The whole truth as readable JSON, and back. */
import { at, copyPile, type Json, type JsonObject, pileFromJson, pileToJson } from '@quayside/rules-kit'
import { CARD_KINDS, GOODS, kindOf } from './content.ts'
import { arrivalsOf, phaseOf, seatList, shipPorts, slots, tokenLetters } from './facts.ts'
import { fixedConfig } from './fixed.ts'
import { countNames, countsByName, namesOf } from './names.ts'
import { goodsIn } from './payday.ts'
import { bitsOf, readPhase, readSlots, readTokens } from './read-facts.ts'
import { cardNames } from './setup.ts'
import { askOf, blank, type ReadonlyState, type State } from './state.ts'
import type { Phase, Slot } from './view-types.ts'

export function toJson(state: ReadonlyState): JsonObject {
  return {
    mode: state.fixed.classic ? 'classic' : 'standard',
    ...arrivalsOf(state),
    players: state.fixed.players,
    colours: [...state.fixed.colours],
    first: state.fixed.first,
    turn: state.active,
    turns: state.turns,
    phase: phaseOf(state) as unknown as Json,
    arrived: goodsIn(state.arrived),
    raided: goodsIn(state.raided),
    passes: state.passes,
    market: slots(state.market, state.marketBy, state.marketSize) as unknown as Json,
    farm: slots(state.farm, state.farmBy, state.farmSize) as unknown as Json,
    pile: pileToJson(state.pile, cardNames()),
    discard: countsByName(state.discard),
    ships: shipPorts(state),
    seats: seatList(state).map((seat) => ({
      hand: namesOf(state.hands, seat * CARD_KINDS),
      stock: namesOf(state.stock, seat * CARD_KINDS),
      stored: namesOf(state.stored, seat * CARD_KINDS),
      points: at(state.points, seat),
      pointCards: namesOf(state.pointCards, seat * CARD_KINDS),
      unseenCards: namesOf(state.unseenCards, seat * CARD_KINDS),
      tokens: { up: tokenLetters(state.tokensUp, seat), used: tokenLetters(state.tokensUsed, seat) },
      pieceOut: state.pieceOut[seat] === 1,
      ask: askOf(state, seat),
    })),
  }
}

interface SeatJson {
  readonly hand: readonly string[]
  readonly stock: readonly string[]
  readonly stored: readonly string[]
  readonly points: number
  readonly pointCards: readonly string[]
  readonly unseenCards: readonly string[]
  readonly tokens: { readonly up: readonly string[]; readonly used: readonly string[] }
  readonly pieceOut: boolean
  readonly ask: number
}

interface StateJson {
  readonly mode: 'standard' | 'classic'
  readonly arrivals?: 'alone'
  readonly players: number
  readonly colours: State['fixed']['colours']
  readonly first: number
  readonly turn: number
  readonly turns: number
  readonly phase: Phase
  readonly arrived: readonly string[]
  readonly raided: readonly string[]
  readonly passes: number
  readonly market: readonly Slot[]
  readonly farm: readonly Slot[]
  readonly pile: Json
  readonly discard: { readonly [card: string]: number }
  readonly ships: { readonly [good: string]: number }
  readonly seats: readonly SeatJson[]
}

export function fromJson(json: JsonObject): State {
  const given = json as unknown as StateJson
  const state = blank()
  state.fixed = fixedConfig({ arrivals: 'together', ...given }, given.players, given)
  state.active = given.turn
  state.turns = given.turns
  state.passes = given.passes
  state.arrived = bitsOf(given.arrived)
  state.raided = bitsOf(given.raided)
  state.marketSize = readSlots(given.market, state.market, state.marketBy)
  state.farmSize = readSlots(given.farm, state.farm, state.farmBy)
  const pile = pileFromJson(given.pile, cardNames())
  if ('problem' in pile) throw new Error(pile.problem)
  copyPile(state.pile, pile)
  for (const [card, many] of Object.entries(given.discard)) state.discard[kindOf(card)] = many
  GOODS.forEach((good, colour) => {
    state.ships[colour] = given.ships[good] ?? 0
  })
  given.seats.forEach((seat, index) => {
    readSeat(state, index, seat)
  })
  readPhase(state, given.phase)
  return state
}

function readSeat(state: State, seat: number, json: SeatJson): void {
  const offset = seat * CARD_KINDS
  countNames(json.hand, state.hands, offset)
  countNames(json.stock, state.stock, offset)
  countNames(json.stored, state.stored, offset)
  countNames(json.pointCards, state.pointCards, offset)
  countNames(json.unseenCards, state.unseenCards, offset)
  readTokens(json.tokens.up, state.tokensUp, seat)
  readTokens(json.tokens.used, state.tokensUsed, seat)
  state.handSize[seat] = json.hand.length
  state.points[seat] = json.points
  state.pieceOut[seat] = json.pieceOut ? 1 : 0
  state.asks[seat * 2] = json.ask & 255
  state.asks[seat * 2 + 1] = json.ask >> 8
}
