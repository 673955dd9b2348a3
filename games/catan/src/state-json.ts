/** The whole truth as JSON and back. */
import { at, type Json, type JsonObject, pileFromJson } from '@quayside/rules-kit'
import { CARDS } from './content.ts'
import { boundsJson, facts } from './facts.ts'
import { readBounds } from './imagine.ts'
import type { Memory } from './memory.ts'
import { of } from './numbers.ts'
import { stateFromFacts } from './read-facts.ts'
import type { State } from './state.ts'
import type { Facts, HandBounds } from './view-types.ts'

export function toJson(state: State): JsonObject {
  const counts: { [card: string]: number } = {}
  CARDS.forEach((card, kind) => {
    counts[card] = of(state.deck, kind)
  })
  const stacked = state.stacked.slice(state.stackedGone).map((card) => at(CARDS, card))
  return {
    ...(facts(state, () => true) as unknown as JsonObject),
    deckPile: { stacked, counts },
    memory: memoryJson(state),
  }
}

function memoryJson(state: State): Json {
  const { memory } = state
  if (memory === null) return null
  const json = {
    tables: memory.tables.map((table) => boundsJson(state, table)),
    pointsMost: [...memory.pointsMost.subarray(0, state.fixed.players)],
  }
  return json as unknown as Json
}

export function fromJson(json: JsonObject): State {
  const state = stateFromFacts(json as unknown as Facts)
  readDeckPile(state, json.deckPile as Json)
  state.memory = memoryFromJson(json.memory ?? null)
  return state
}

/** What is wrong with the pile, or null. */
export function readDeckPile(state: State, json: Json): string | null {
  const pile = pileFromJson(json, CARDS)
  if ('problem' in pile) return pile.problem
  state.deck.set(pile.counts)
  state.stacked = Object.freeze([...pile.stacked])
  state.deckSize = pile.mixed + pile.stacked.length
  return null
}

function memoryFromJson(json: Json): Memory | null {
  if (json === null) return null
  const { tables, pointsMost } = json as unknown as { tables: HandBounds[]; pointsMost: number[] }
  const most = new Int8Array(4)
  most.set(pointsMost)
  return { tables: tables.map(readBounds), pointsMost: most }
}
