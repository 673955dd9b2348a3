/** Positions written by hand for scenarios: what is left out is as in a fresh game at its first turn. */
import {
  canonicalJson,
  dictionary,
  either,
  isList,
  isObject,
  type Json,
  type JsonObject,
  list,
  misfit,
  nullable,
  record,
  SeededRng,
  text,
  whole,
} from '@quayside/rules-kit'
import { advance } from './advance.ts'
import { noteDemand } from './cities.ts'
import { RULES_VERSION } from './fixed.ts'
import { broken } from './invariants.ts'
import type { Options } from './options.ts'
import { beginRound } from './order.ts'
import { city, objective, publicFields } from './schemas.ts'
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
  if (unknown) return { problem: `${unknown} is not part of the position` }
  if (!isList(cities) || !isList(participants) || !isList(secrets) || !isObject(piles))
    return { problem: 'cities, participants and secrets must be lists, piles an object' }
  const merged: JsonObject = {
    ...json,
    ...rest,
    cities: (json.cities as readonly JsonObject[]).map((city) => cityGiven(city, cities, only === true)),
    participants: mergeEach(json.participants as readonly JsonObject[], participants),
    secrets: mergeEach(json.secrets as readonly JsonObject[], secrets),
    piles: { ...(json.piles as JsonObject), ...piles },
  }
  const wrong =
    givenProblem(json, { loose, only, cities, participants, secrets }) ??
    misfit(STATE, merged) ??
    seatingProblem(json, merged)
  if (wrong) return { problem: wrong }
  const state = fromJson(merged)
  const lost = loose || only ? null : broken(state)
  return lost ? { problem: `the pieces do not add up: ${lost}` } : state
}

const pile = either(
  list(text(), 0, 200),
  record({
    'stacked?': list(text(), 0, 60),
    'counts?': dictionary(whole(0, 60)),
    'under?': list(text(), 0, 60),
  }),
  dictionary(whole(0, 60)),
)

/** The whole truth as `toJson` writes it; piles as they may be given. */
const STATE = record({
  ...publicFields,
  secrets: list(
    record({
      objectives: list(objective, 0, 24),
      dealt: list(nullable(objective), 0, 2),
      chosen: nullable(objective),
      faceDown: nullable(city),
    }),
    2,
    5,
  ),
  piles: record({ cities: pile, objectives: pile, auto: pile }),
})

/** What merging would pass over in silence: entries for nobody and for no city. */
function givenProblem(fresh: JsonObject, given: { readonly [key: string]: Json }): string | null {
  for (const key of ['loose', 'only'])
    if (typeof given[key] !== 'boolean') return `${key} must be true or false`
  const many = (fresh.participants as readonly Json[]).length
  for (const key of ['participants', 'secrets']) {
    const entries = given[key] as readonly Json[]
    if (entries.length > many) return `${key} has ${entries.length} entries for ${many} participants`
    const odd = entries.findIndex((one) => !isObject(one))
    if (odd >= 0) return `${key}[${odd}] must be an object`
  }
  const names = (fresh.cities as readonly JsonObject[]).map((one) => one.city)
  const said = (given.cities as readonly Json[]).map((one) => (isObject(one) ? one.city : undefined))
  const wrong = said.findIndex((name, i) => !names.includes(name ?? null) || said.indexOf(name) < i)
  return wrong < 0 ? null : `cities[${wrong}] must name a city of the map, each once`
}

/** What the schema cannot know: who plays, and in which order. */
function seatingProblem(fresh: JsonObject, merged: JsonObject): string | null {
  for (const key of ['options', 'players', 'first'])
    if (canonicalJson(fresh[key] ?? null) !== canonicalJson(merged[key] ?? null))
      return `${key} is said beside given, not in it`
  const [order, all] = [merged.order, fresh.order].map((list) =>
    [...(list as readonly Json[])].map(String).sort(),
  )
  if (order?.join() !== all?.join()) return 'order must name every participant once'
  const colours = merged.colours as readonly string[]
  if (colours.length !== fresh.players || new Set(colours).size !== colours.length)
    return `colours must be ${fresh.players} different ones`
  const displaySize = (fresh.display as readonly Json[]).length
  return (merged.display as readonly Json[]).length === displaySize
    ? null
    : `display must have ${displaySize} entries`
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
