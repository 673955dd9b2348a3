/** The whole truth as readable JSON, and back. */
import { copyPile, type Json, type JsonObject, pileFromJson, pileToJson } from '@quayside/rules-kit'
import { CARDS, KINDS, kindOf } from './content.ts'
import { facts } from './facts.ts'
import { freshMemory, leastIndex } from './memory.ts'
import { namesOf } from './names.ts'
import { stateFromFacts } from './read-facts.ts'
import { seatList } from './scoring.ts'
import { addTo, type State } from './state.ts'
import type { Shown } from './view-types.ts'

export function toJson(state: State): JsonObject {
  const all = facts(state, () => true) as unknown as JsonObject
  return { ...all, deck: pileToJson(state.deck, CARDS), memory: memoryJson(state) }
}

function memoryJson(state: State): Json {
  const { memory } = state
  if (memory === null) return null
  const seats = seatList(state)
  const line = (knower: number, owner: number) => {
    const from = leastIndex(knower, owner, 0)
    return namesOf(memory.least.subarray(from, from + KINDS))
  }
  return {
    hands: seats.map((knower) => seats.map((owner) => line(knower, owner))),
    top: memory.top.map((bits) => seats.filter((seat) => bits & (1 << seat))),
  }
}

interface MemoryJson {
  readonly hands: readonly (readonly (readonly string[])[])[]
  readonly top: readonly (readonly number[])[]
}

export function fromJson(json: JsonObject): State {
  const state = stateFromFacts(json as unknown as Shown)
  const deck = pileFromJson(json.deck as Json, CARDS)
  if ('problem' in deck) throw new Error(deck.problem)
  copyPile(state.deck, deck)
  state.memory = null
  if (json.memory) readMemory(state, json.memory as unknown as MemoryJson)
  return state
}

function readMemory(state: State, json: MemoryJson): void {
  const memory = freshMemory(0)
  json.hands.forEach((row, knower) => {
    row.forEach((cards, owner) => {
      for (const card of cards) addTo(memory.least, leastIndex(knower, owner, kindOf(card)), 1)
    })
  })
  for (const seats of json.top) memory.top.push(seats.reduce((bits, seat) => bits | (1 << seat), 0))
  state.memory = memory
}
