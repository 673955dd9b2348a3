/** The whole truth as readable JSON, and back; invariants; and positions written by hand for scenarios. */
import {
  copyPile,
  isList,
  isObject,
  type Json,
  type JsonObject,
  pileFromJson,
  pileToJson,
  SeededRng,
} from '@quayside/rules-kit'
import { advance } from './advance.ts'
import { noteDemand, sideOf } from './cities.ts'
import { BOT_CARDS, CITIES, OBJECTIVES } from './content.ts'
import { cityName, cityOfName, objectiveName, objectiveOf } from './names.ts'
import type { Options } from './options.ts'
import { beginRound } from './order.ts'
import { objectiveBits, objectiveNames, publicJson, readPublic } from './public-json.ts'
import { drawSetup, initialState } from './setup.ts'
import { bitCount, blank, NONE, OWNERS, type ReadonlyState, routesOf, type State } from './state.ts'
import type { Public } from './view-types.ts'

const cityNames = (state: ReadonlyState) => [...routesOf(state).map.cities.map((city) => city.id), 'blank']
const objectiveIds = OBJECTIVES.map(({ id }) => id)
const cardNumbers = BOT_CARDS.map((_, i) => String(i + 1))

export function toJson(state: ReadonlyState): JsonObject {
  const { participants, players } = state.frame
  const owners = Array.from({ length: participants }, (_, i) => i)
  return {
    ...(publicJson(state) as unknown as JsonObject),
    secrets: owners.map((owner) => ({
      objectives: objectiveNames(state.objectives[owner] as number),
      dealt: owner < players ? [0, 1].map((i) => nameOrNull(state.dealt[owner * 2 + i] as number)) : [],
      chosen: owner < players ? nameOrNull(state.chosen[owner] as number) : null,
      faceDown: state.faceDown[owner] === NONE ? null : cityName(state, state.faceDown[owner] as number),
    })),
    piles: {
      cities: pileToJson(state.cityPile, cityNames(state)),
      objectives: pileToJson(state.objectivePile, objectiveIds),
      auto: pileToJson(state.botPile, cardNumbers),
    },
  }
}

function nameOrNull(objective: number): string | null {
  return objective === NONE ? null : objectiveName(objective)
}

interface Secrets {
  readonly objectives: readonly string[]
  readonly dealt: readonly (string | null)[]
  readonly chosen: string | null
  readonly faceDown: string | null
}

export function fromJson(json: JsonObject): State {
  const state = blank()
  readPublic(state, json as unknown as Public)
  const secrets = json.secrets as unknown as readonly Secrets[]
  secrets.forEach((one, owner) => {
    readSecrets(state, owner, one)
  })
  const piles = json.piles as JsonObject
  readPile(state.cityPile, piles.cities as Json, cityNames(state))
  readPile(state.objectivePile, piles.objectives as Json, objectiveIds)
  readPile(state.botPile, piles.auto as Json, cardNumbers)
  return state
}

function readPile(target: State['cityPile'], json: Json, names: readonly string[]): void {
  const pile = pileFromJson(json, names)
  if ('problem' in pile) throw new Error(pile.problem)
  copyPile(target, pile)
}

function readSecrets(state: State, owner: number, one: Secrets): void {
  state.objectives[owner] = objectiveBits(one.objectives)
  state.faceDown[owner] = one.faceDown === null ? NONE : cityOfName(state, one.faceDown)
  if (owner >= state.frame.players) return
  one.dealt.forEach((name, i) => {
    state.dealt[owner * 2 + i] = name === null ? NONE : objectiveOf(name)
  })
  state.chosen[owner] = one.chosen === null ? NONE : objectiveOf(one.chosen)
}

/** Every city card, objective, tile, cube, post and express tile is accounted for. */
export function broken(state: ReadonlyState): string | null {
  return (
    brokenCityCards(state) ??
    brokenObjectives(state) ??
    brokenTiles(state) ??
    brokenPosts(state) ??
    brokenRest(state)
  )
}

const times = (list: readonly number[], wanted: number) => list.filter((one) => one === wanted).length

function brokenCityCards(state: ReadonlyState): string | null {
  const { stacked, under, counts } = state.cityPile
  for (let city = 0; city < CITIES; city++) {
    const inPile = (counts[city] as number) + times(stacked, city) + times(under, city)
    const many = inPile + cardsOnTable(state, city) + (state.gone & (1 << city) ? 1 : 0)
    if (many !== 1) return `the card of ${cityName(state, city)} is there ${many} times`
  }
  return null
}

function cardsOnTable(state: ReadonlyState, city: number): number {
  let many = 0
  for (let slot = 0; slot < state.frame.displaySize; slot++) if (state.display[slot] === city) many++
  for (let owner = 0; owner < state.frame.participants; owner++) {
    if ((state.cityCards[owner] as number) & (1 << city)) many++
    if (state.faceDown[owner] === city) many++
  }
  return many
}

function brokenObjectives(state: ReadonlyState): string | null {
  for (let i = 0; i < OBJECTIVES.length; i++) {
    const { stacked, under, counts } = state.objectivePile
    let many = (counts[i] as number) + times(stacked, i) + times(under, i)
    for (let owner = 0; owner < state.frame.participants; owner++)
      if ((state.objectives[owner] as number) & (1 << i)) many++
    for (let slot = 0; slot < state.frame.players * 2; slot++) if (state.dealt[slot] === i) many++
    if (many !== 1) return `objective ${objectiveName(i)} is there ${many} times`
  }
  return state.underBy.length === state.objectivePile.under.length
    ? null
    : 'nobody knows who put an objective under the pile'
}

/** Each tile lies once, with cubes only of what it produces. */
function brokenTiles(state: ReadonlyState): string | null {
  let seen = 0
  for (let city = 0; city < CITIES; city++) {
    seen |= 1 << (state.tile[city] as number)
    const side = sideOf(state, city)
    for (let i = 0; i < 2; i++) {
      const cube = state.cubes[city * 2 + i]
      if (cube !== NONE && cube !== side?.production[i])
        return `${cityName(state, city)} holds a cube it does not produce`
    }
  }
  return bitCount(seen) === CITIES ? null : 'a tile lies twice'
}

function brokenPosts(state: ReadonlyState): string | null {
  for (let city = 0; city < CITIES; city++) {
    let beside = 0
    for (let owner = 0; owner < OWNERS; owner++) beside += state.beside[city * OWNERS + owner] as number
    const level = state.level[city] as number
    if (beside !== (level - 1) * 2)
      return `${cityName(state, city)} has ${beside} posts beside a tile of level ${level}`
    if (level === 3 && (state.cubes[city * 2] !== NONE || state.demandPosts[city * 2] !== NONE))
      return 'a level-3 city is in use'
  }
  return null
}

function brokenRest(state: ReadonlyState): string | null {
  const { map } = state.frame.options
  let tiles = 0
  for (let i = 0; i < 3; i++) tiles += state.expressBag[i] as number
  for (let space = 0; space < 6; space++) if (state.expressTiles[space] !== NONE) tiles++
  if (tiles !== (map === 'dior' ? 6 : 0)) return `${tiles} express tiles`
  for (let seat = 0; seat < state.frame.players; seat++) {
    for (let card = 0; card < 3; card++)
      if ((state.hands[seat * 3 + card] as number) < 0) return `seat ${seat} owes a card`
    if ((state.kept[seat] as number) < 0) return `seat ${seat} owes a cube`
  }
  return null
}

/** A position from a scenario: a fresh game in which the given parts are replaced; `only` makes all other cities level 3. */
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
  const state = initialState(options, players, drawSetup(options, players, new SeededRng(1), wishes))
  for (let seat = 0; seat < players; seat++) {
    state.objectives[seat] = (state.objectives[seat] as number) | (1 << (state.dealt[seat * 2] as number))
    state.objectivePile.under.push(state.dealt[seat * 2 + 1] as number)
    state.underBy.push(seat)
    state.dealt.fill(NONE, seat * 2, seat * 2 + 2)
  }
  for (let owner = 0; owner < state.frame.participants; owner++) {
    const city = state.faceDown[owner] as number
    state.faceDown[owner] = NONE
    state.cityCards[owner] = (state.cityCards[owner] as number) | (1 << city)
    state.demandPosts[city * 2] = owner
    noteDemand(state, city)
    state.present[owner] = 1 << city
  }
  if (state.frame.auto !== NONE) state.autoCity = Math.log2(state.present[state.frame.auto] as number)
  if (options.families) for (let seat = 0; seat < players; seat++) state.emblem[seat] = seat
  beginRound(state, null)
  advance(state, null)
  return state
}
