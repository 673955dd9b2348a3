/** Positions written by hand for scenarios: what is left out is as in a fresh game at its first turn. */
import { isList, isObject, type Json, type JsonObject, SeededRng } from '@quayside/rules-kit'
import { advance } from './advance.ts'
import { noteDemand } from './cities.ts'
import { RULES_VERSION } from './fixed.ts'
import { broken } from './invariants.ts'
import type { Options } from './options.ts'
import { beginRound } from './order.ts'
import { drawSetup, initialState } from './setup.ts'
import { NONE, type State } from './state.ts'
import { fromJson, toJson } from './state-json.ts'

/** `only` makes all cities level 3 that are not given. */
export function fill(
  options: Options,
  players: number,
  given: JsonObject,
): State | { readonly problem: string } {
  const {
    loose = false,
    cities = [],
    only = false,
    participants = [],
    secrets = [],
    piles = {},
    ...rest
  } = given
  const fresh = startedGame(options, players)
  const json = toJson(fresh)
  const unknown = Object.keys(rest).find((key) => !(key in json))
  if (unknown) return { problem: `given.${unknown} is not part of the position` }
  if (!isList(cities) || !isList(participants) || !isList(secrets))
    return { problem: 'given.cities, given.participants and given.secrets must be lists' }
  const merged: JsonObject = {
    ...json,
    ...rest,
    cities: (json.cities as readonly JsonObject[]).map((city) => cityGiven(city, cities, only === true)),
    participants: mergeEach(json.participants as readonly JsonObject[], participants),
    secrets: mergeEach(json.secrets as readonly JsonObject[], secrets),
    piles: { ...(json.piles as JsonObject), ...(piles as JsonObject) },
  }
  const state = fromJson(merged)
  const wrong = loose || only ? null : broken(state)
  return wrong ? { problem: `the pieces do not add up: ${wrong}` } : state
}

function mergeEach(whole: readonly JsonObject[], given: readonly Json[]): JsonObject[] {
  return whole.map((one, i) => (isObject(given[i]) ? { ...one, ...(given[i] as JsonObject) } : one))
}

function cityGiven(city: JsonObject, given: readonly Json[], only: boolean): JsonObject {
  const wanted = given.find((one) => isObject(one) && one.city === city.city)
  if (isObject(wanted)) return { ...city, posts: [null, null], beside: [], ...wanted }
  return only ? { ...city, level: 3, cubes: [null, null], posts: [null, null], beside: [] } : city
}

/** A game at its first turn: every choice of the set-up is the first that is offered. */
function startedGame(options: Options, players: number): State {
  const wishes = { first: 0 }
  const setup = drawSetup(options, players, new SeededRng(1), wishes)
  const state = initialState(options, players, setup, RULES_VERSION)
  for (let seat = 0; seat < players; seat++) {
    state.objectives[seat] = (state.objectives[seat] as number) | (1 << (state.dealt[seat * 2] as number))
    state.objectivePile.under.push(state.dealt[seat * 2 + 1] as number)
    state.underBy.push(seat)
    state.dealt.fill(NONE, seat * 2, seat * 2 + 2)
  }
  for (let owner = 0; owner < state.fixed.participants; owner++) {
    const city = state.faceDown[owner] as number
    state.faceDown[owner] = NONE
    state.cityCards[owner] = (state.cityCards[owner] as number) | (1 << city)
    state.demandPosts[city * 2] = owner
    noteDemand(state, city)
    state.present[owner] = 1 << city
  }
  if (state.fixed.auto !== NONE) state.autoCity = Math.log2(state.present[state.fixed.auto] as number)
  if (options.families) for (let seat = 0; seat < players; seat++) state.emblem[seat] = seat
  beginRound(state, null)
  advance(state, null)
  return state
}
