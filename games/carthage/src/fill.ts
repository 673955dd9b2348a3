/** Positions written by hand for scenarios: what is left out is as in a fresh game. */
import {
  addMixed,
  at,
  isList,
  isObject,
  type Json,
  type JsonObject,
  misfit,
  SeededRng,
} from '@quayside/rules-kit'
import { CARD_KINDS, CARDS, COPIES_OF, GOODS } from './content.ts'
import { broken, countEverywhere } from './invariants.ts'
import { kindAt } from './names.ts'
import type { Options } from './options.ts'
import { readSlots } from './read-facts.ts'
import { drawSetup, initialState } from './setup.ts'
import type { State } from './state.ts'
import { fromJson, toJson } from './state-json.ts'
import { STATE } from './state-schema.ts'
import { beginTurn } from './turn.ts'

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
  if (unknown) return { problem: `${unknown} is not part of the position` }
  const starts = isObject(wanted.phase) && wanted.phase.type === 'start'
  if (starts && Object.keys(wanted.phase as JsonObject).length > 1)
    return { problem: 'phase: of the start nothing more is said' }
  const merged = mergeGiven(fresh, starts ? { ...wanted, phase: { type: 'turn' } } : wanted)
  if ('problem' in merged) return merged as { problem: string }
  const misshapen = misfit(STATE, merged) ?? seatingProblem(fresh, merged)
  if (misshapen) return { problem: misshapen }
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
  if (!isList(seats) || !isObject(ships)) return { problem: 'seats must be a list and ships an object' }
  const unknown = Object.keys(ships).find((good) => !GOODS.some((known) => known === good))
  if (unknown !== undefined) return { problem: `ships: there is no ship "${unknown}"` }
  const freshSeats = fresh.seats as readonly JsonObject[]
  if (seats.length > freshSeats.length)
    return { problem: `seats has ${seats.length} entries for ${freshSeats.length} players` }
  const odd = seats.findIndex((seat) => !isObject(seat))
  if (odd >= 0) return { problem: `seats[${odd}] must be an object` }
  return {
    ...fresh,
    ...rest,
    market: market === undefined ? [] : readableSlots(market),
    farm: farm === undefined ? [] : readableSlots(farm),
    ships: { ...(fresh.ships as JsonObject), ...ships },
    seats: freshSeats.map((seat, i) => ({
      ...seat,
      ...(isObject(seats[i]) ? (seats[i] as JsonObject) : {}),
    })),
  }
}

/** `"R5"` for a free card, `{"card":"R5","by":1}` for a reserved one. */
function readableSlots(slots: Json): Json {
  if (!isList(slots)) return slots
  return slots.map((slot) => (typeof slot === 'string' ? { card: slot, by: null } : slot))
}

/** What the schema cannot know: who plays. */
function seatingProblem(fresh: JsonObject, merged: JsonObject): string | null {
  if (merged.mode !== fresh.mode || merged.players !== fresh.players)
    return 'mode and players are said beside given, not in it'
  const players = Number(fresh.players)
  for (const key of ['turn', 'first'])
    if (Number(merged[key]) >= players) return `${key} must be below ${players}`
  const colours = merged.colours as readonly string[]
  return colours.length === players && new Set(colours).size === players
    ? null
    : `colours must be ${players} different ones`
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
