/** Positions written by hand for scenarios: what is left out is as in a fresh game. */
import {
  addMixed,
  at,
  countIn,
  isList,
  isObject,
  type Json,
  type JsonObject,
  misfit,
  pileFromJson,
  SeededRng,
} from '@quayside/rules-kit'
import { ACTIONS, CARDS, COLOURS, copiesOf, HAND_AT_START, KINDS } from './content.ts'
import { boardsProblem } from './fixed.ts'
import { broken, brokenOnPath } from './invariants.ts'
import { freshMemory } from './memory.ts'
import { isCaptain } from './moves.ts'
import { placeOf, startName } from './names.ts'
import type { Options } from './options.ts'
import { schemas } from './schemas.ts'
import { drawSetup, initialState, takeOne } from './setup.ts'
import { addToHand, inHand, type State } from './state.ts'
import { fromJson, toJson } from './state-json.ts'
import type { Place } from './types.ts'

interface Problem {
  readonly problem: string
}

export function fill(options: Options, players: number, given: JsonObject): State | Problem {
  const { loose = false, ...wanted } = given
  const wishes = { first: 0, colours: COLOURS.slice(0, players) }
  const base = initialState(options, players, drawSetup(options, players, new SeededRng(1), wishes))
  const fresh = toJson(base)
  const unknown = Object.keys(wanted).find((key) => !(key in fresh) || key === 'memory' || key === 'options')
  if (unknown) return { problem: `${unknown} is not part of the position` }
  const merged = merge(fresh, wanted, base)
  if ('problem' in merged) return merged as unknown as Problem
  const misshapen =
    shapeProblem(merged, players) ?? boardsProblem(options, merged.boards as readonly string[])
  if (misshapen) return { problem: misshapen }
  const state = fromJson(merged)
  finish(state, wanted)
  const wrong = loose === true ? brokenOnPath(state) : broken(state)
  return wrong ? { problem: `the pieces do not add up: ${wrong}` } : state
}

/** What is said by hand must have the form of a view, with the deck as a pile. */
function shapeProblem(merged: JsonObject, players: number): string | null {
  const { deck, memory: _none, ...rest } = merged
  const wrong = misfit(schemas.shown, { ...rest, deck: { stacked: 0, mixed: 0, under: 0 } })
  if (wrong) return wrong
  if (Number(merged.turn) >= players) return `turn must be below ${players}`
  const stray = Object.keys(merged.discard as JsonObject).find((card) => !CARDS.includes(card))
  if (stray !== undefined) return `there is no card ${stray}`
  const pile = pileFromJson(deck as Json, CARDS)
  return 'problem' in pile ? pile.problem : null
}

function merge(fresh: JsonObject, wanted: JsonObject, base: State): JsonObject | Problem {
  const { seats = [], discard = {}, ...rest } = wanted
  if (!isList(seats)) return { problem: 'seats must be a list' }
  const many = base.fixed.players
  if (seats.length > many) return { problem: `seats has ${seats.length} entries for ${many} players` }
  const odd = seats.findIndex((seat) => !isObject(seat))
  if (odd >= 0) return { problem: `seats[${odd}] must be an object` }
  const freshSeats = fresh.seats as readonly JsonObject[]
  const filled = freshSeats.map((seat, i) => mergeSeat(seat, isObject(seats[i]) ? seats[i] : {}, base))
  const wrong = filled.find((seat) => 'problem' in seat)
  if (wrong) return wrong as unknown as Problem
  const piles = { discard: countList(discard), deck: wanted.deck ?? { stacked: [], counts: {}, under: [] } }
  const look = wanted.look ?? []
  const lookSize = isList(look) ? look.length : 0
  return { ...fresh, tokens: [], ...rest, ...piles, look, lookSize, memory: null, seats: filled as Json }
}

/** Pirates that are not named wait on the start board. */
function mergeSeat(seat: JsonObject, wanted: JsonObject, base: State): JsonObject {
  const merged = { ...seat, hand: [], ...wanted }
  const { fixed } = base
  const { pirates, hand } = merged as unknown as { pirates: readonly Place[]; hand: readonly string[] }
  if (!isList(pirates) || pirates.length > fixed.pirates) return { problem: 'a seat has too many pirates' }
  const lost = pirates.find((name) => placeOf(fixed, name as Place) < 0)
  if (lost !== undefined) return { problem: `there is no place ${JSON.stringify(lost)}` }
  if (!isList(hand) || hand.some((card) => !CARDS.includes(card as string)))
    return { problem: 'a hand names a card that does not exist' }
  const rest = Array<Json>(fixed.pirates - pirates.length).fill(startName(fixed))
  return { ...merged, pirates: [...pirates, ...rest] as Json, handSize: hand.length }
}

/** A list of cards or counts by card. */
function countList(cards: Json): Json {
  if (!isList(cards)) return cards
  const counts: { [card: string]: number } = {}
  for (const card of cards) counts[String(card)] = (counts[String(card)] ?? 0) + 1
  return counts
}

/** Deals what the scenario leaves open from the cards that are left, and works out what follows from the rest. */
function finish(state: State, wanted: JsonObject): void {
  const seats = (wanted.seats ?? []) as readonly Json[]
  const rest = unplaced(state)
  const rng = new SeededRng(1)
  for (let seat = 0; seat < state.fixed.players; seat++) {
    const given = seats[seat]
    if (isObject(given) && 'hand' in given) continue
    for (let n = 0; n < HAND_AT_START; n++) {
      const left = rest.reduce((sum, many) => sum + many, 0)
      if (left > 0) addToHand(state, seat, takeOne(rest, rng.below(left)), 1)
    }
  }
  if (!('deck' in wanted)) for (let kind = 0; kind < KINDS; kind++) addMixed(state.deck, kind, at(rest, kind))
  if (!('tokens' in wanted) && state.fixed.options.magic)
    for (const place of state.fixed.chests) state.token[place] = 1
  if (!('freeShip' in wanted)) {
    const isStart =
      state.phase === 'turn' && state.actionsLeft === ACTIONS && !state.acted && !state.sailedFree
    state.freeShip = isStart && isCaptain(state, state.active)
  }
  if (state.actionsLeft < ACTIONS && !('acted' in wanted)) state.acted = true
  state.memory = freshMemory(state.deck.stacked.length)
}

function unplaced(state: State): Uint8Array {
  return Uint8Array.from({ length: KINDS }, (_, kind) => {
    let many = copiesOf(kind, state.fixed.options) - countIn(state.deck, kind)
    many -= at(state.discard, kind) + at(state.look, kind)
    for (let seat = 0; seat < state.fixed.players; seat++) many -= inHand(state, seat, kind)
    return Math.max(0, many)
  })
}
