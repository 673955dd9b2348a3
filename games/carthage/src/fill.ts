/** Positions written by hand for scenarios: what is left out is as in a fresh game. */
import { addMixed, at, isList, isObject, type Json, type JsonObject, SeededRng } from '@quayside/rules-kit'
import { CARD_KINDS, CARDS, COPIES_OF, GOODS } from './content.ts'
import { broken, countEverywhere } from './invariants.ts'
import { kindAt } from './names.ts'
import type { Options } from './options.ts'
import { readSlots } from './read-facts.ts'
import { drawSetup, initialState } from './setup.ts'
import type { State } from './state.ts'
import { fromJson, toJson } from './state-json.ts'
import { beginTurn } from './turn.ts'
import type { Slot } from './view-types.ts'

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
    state.marketSize = readSlots(deal(state.fixed.players + 2), state.market, state.marketBy)
  if (!('farm' in wanted)) state.farmSize = readSlots(deal(state.fixed.players), state.farm, state.farmBy)
}
