/** The whole truth as readable JSON, and back; and positions written by hand for scenarios. */
import {
  addMixed,
  at,
  copyPile,
  isList,
  isObject,
  type Json,
  type JsonObject,
  pileFromJson,
  pileToJson,
  SeededRng,
} from '@quayside/rules-kit'
import { countNames, countsByName, kindAt, namesOf, sumOf } from './card-lists.ts'
import { CARD_KINDS, CARDS, COPIES_OF, GOODS, kindOf, TOTAL_CARDS } from './content.ts'
import type { Options } from './options.ts'
import { goodsIn } from './payday.ts'
import { cardNames, drawSetup, initialState } from './setup.ts'
import { askOf, blank, type ReadonlyState, type State } from './state.ts'
import { beginTurn } from './turn.ts'
import {
  bitsOf,
  readPhase,
  readSlots,
  readTokens,
  type ShownPhase,
  type Slot,
  seatList,
  shipPorts,
  shownPhase,
  slots,
  tokenLetters,
} from './view.ts'

export function toJson(state: ReadonlyState): JsonObject {
  return {
    mode: state.classic ? 'classic' : 'standard',
    players: state.players,
    colours: [...state.colours],
    first: state.first,
    turn: state.active,
    turns: state.turns,
    phase: shownPhase(state) as unknown as Json,
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
  readonly players: number
  readonly colours: State['colours']
  readonly first: number
  readonly turn: number
  readonly turns: number
  readonly phase: ShownPhase
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
  state.players = given.players
  state.classic = given.mode === 'classic'
  state.colours = Object.freeze([...given.colours])
  state.first = given.first
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

/** Every card is in exactly one place (CTH-2). */
export function broken(state: ReadonlyState): string | null {
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    const many = countEverywhere(state, kind)
    if (many !== COPIES_OF[kind]) return `${CARDS[kind]}: ${many} instead of ${COPIES_OF[kind]}`
  }
  const total = CARDS.reduce((sum, _, kind) => sum + countEverywhere(state, kind), 0)
  if (total !== TOTAL_CARDS) return `${total} cards instead of ${TOTAL_CARDS}`
  for (const seat of seatList(state)) {
    const cards = sumOf(state.pointCards, seat * CARD_KINDS) + sumOf(state.unseenCards, seat * CARD_KINDS)
    if (cards > at(state.points, seat)) return `seat ${seat} has more point cards than points`
    if (sumOf(state.hands, seat * CARD_KINDS) !== state.handSize[seat])
      return `seat ${seat} has a wrong hand size`
  }
  if (state.phase === 'turn' && GOODS.some((_, colour) => at(state.ships, colour) > 4))
    return 'a ship stayed at Carthage'
  return null
}

function countEverywhere(state: ReadonlyState, kind: number): number {
  let many = at(state.discard, kind) + at(state.pile.counts, kind)
  for (const other of state.pile.stacked) if (other === kind) many++
  for (const other of state.pile.under) if (other === kind) many++
  for (let slot = 0; slot < state.marketSize; slot++) if (state.market[slot] === kind) many++
  for (let slot = 0; slot < state.farmSize; slot++) if (state.farm[slot] === kind) many++
  for (let index = kind; index < 4 * CARD_KINDS; index += CARD_KINDS) {
    many += at(state.hands, index) + at(state.stock, index) + at(state.stored, index)
    many += at(state.pointCards, index) + at(state.unseenCards, index)
  }
  return many
}

/** A position from a scenario. Zones left out are dealt as in a fresh game from the cards that are left. */
export function fill(
  options: Options,
  players: number,
  given: JsonObject,
): State | { readonly problem: string } {
  const { loose = false, ...wanted } = given
  const fresh = toJson(
    initialState(options, players, drawSetup(options, players, new SeededRng(1), freshWishes(players))),
  )
  const unknown = Object.keys(wanted).find((key) => !(key in fresh))
  if (unknown) return { problem: `given.${unknown} is not part of the position` }
  const starts = isObject(wanted.phase) && wanted.phase.type === 'start'
  const merged = mergeGiven(fresh, starts ? { ...wanted, phase: { type: 'turn' } } : wanted)
  if ('problem' in merged) return merged as { problem: string }
  const state = fromJson(merged)
  if (starts) state.turns--
  if (!('pile' in wanted)) dealFreshCards(state, wanted)
  const wrong = loose ? null : broken(state)
  if (wrong) return { problem: `the pieces do not add up: ${wrong}` }
  if (starts) beginTurn(state, null)
  return state
}

function freshWishes(players: number): { first: number; colours: string[] } {
  return { first: 0, colours: ['white', 'pink', 'grey', 'tan'].slice(0, players) }
}

function mergeGiven(fresh: JsonObject, wanted: JsonObject): JsonObject | { problem: string } {
  const { seats = [], market, farm, ships = {}, ...rest } = wanted
  if (!isList(seats) || !isObject(ships))
    return { problem: 'given.seats must be a list and given.ships an object' }
  const unknown = Object.keys(ships).find((good) => !GOODS.some((known) => known === good))
  if (unknown !== undefined) return { problem: `given.ships: there is no ship "${unknown}"` }
  const freshSeats = fresh.seats as readonly JsonObject[]
  return {
    ...fresh,
    ...rest,
    market: market === undefined ? [] : (readableSlots(market) as unknown as Json),
    farm: farm === undefined ? [] : (readableSlots(farm) as unknown as Json),
    ships: { ...(fresh.ships as JsonObject), ...ships },
    seats: freshSeats.map((seat, i) => ({
      ...seat,
      ...(isObject(seats[i]) ? (seats[i] as JsonObject) : {}),
    })),
  }
}

/** `"R5"` for a free card, `{"card":"R5","by":1}` for a reserved one. */
function readableSlots(list: Json): Slot[] {
  if (!isList(list)) return []
  return list.map((slot) => (typeof slot === 'string' ? { card: slot, by: null } : (slot as unknown as Slot)))
}

/** What the scenario leaves open: the rest of the box is the pile, and an open market or farm is dealt from it. */
function dealFreshCards(state: State, wanted: JsonObject): void {
  if (!('discard' in wanted)) state.discard.fill(0)
  state.pile.counts.fill(0)
  state.pile.mixed = 0
  const rng = new SeededRng(1)
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    const missing = at(COPIES_OF, kind) - countEverywhere(state, kind)
    if (missing > 0) addMixed(state.pile, kind, missing)
  }
  const draw = () => {
    const kind = kindAt(state.pile.counts, rng.below(state.pile.mixed))
    addMixed(state.pile, kind, -1)
    return { card: at(CARDS, kind), by: null }
  }
  const deal = (many: number) => Array.from({ length: many }, draw)
  if (!('market' in wanted))
    state.marketSize = readSlots(deal(state.players + 2), state.market, state.marketBy)
  if (!('farm' in wanted)) state.farmSize = readSlots(deal(state.players), state.farm, state.farmBy)
}
