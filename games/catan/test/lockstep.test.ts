/** The fast search for places, the road lengths and the bounds of memory, against slow and obvious ones. */
import { SeededRng } from '@quayside/rules-kit'
import { randomMove, randomOptions, scaled } from '@quayside/test-kit'
import { expect, it } from 'vitest'
import { EDGES, edgePair, HEX_CORNERS } from '../src/board.ts'
import { catan } from '../src/inspectable.ts'
import { hasVertex, isRoadSpot } from '../src/pieces.ts'
import type { State } from '../src/state.ts'
import {
  EDGE_LIST,
  HEX_TABLE,
  openVertices,
  roadPlaces,
  settlementPlaces,
  slowestTrail,
} from './reference.ts'

it('the island is numbered as the rules draw it', () => {
  expect(HEX_TABLE.flat()).toEqual([...HEX_CORNERS])
  expect(EDGE_LIST).toEqual(Array.from({ length: EDGES }, (_, edge) => edgePair(edge)))
})

function comparePlaces(state: State): void {
  const vertices = Array.from({ length: 54 }, (_, vertex) => vertex)
  expect(vertices.filter((vertex) => hasVertex(state.open, 0, vertex))).toEqual(openVertices(state))
  for (let seat = 0; seat < state.fixed.players; seat++) {
    const fast = EDGE_LIST.filter((_, edge) => isRoadSpot(state, seat, edge)).map((edge) => edge.join('-'))
    expect(fast).toEqual(roadPlaces(state, seat))
    const places = vertices.filter((v) => hasVertex(state.reach, seat, v) && hasVertex(state.open, 0, v))
    expect(places).toEqual(settlementPlaces(state, seat))
    expect(state.roadLength[seat]).toBe(slowestTrail(state, seat))
  }
}

function compareMemory(state: State): void {
  for (const { least, most } of state.memory?.tables ?? []) {
    for (let i = 0; i < state.fixed.players * 5; i++) {
      expect(least[i]).toBeLessThanOrEqual(state.hands[i] as number)
      expect(most[i]).toBeGreaterThanOrEqual(state.hands[i] as number)
    }
  }
  for (let seat = 0; seat < state.fixed.players; seat++) {
    expect(state.memory?.pointsMost[seat]).toBeGreaterThanOrEqual(state.cards[seat * 5 + 4] as number)
  }
}

it('CAT-4 CAT-51 CAT-52 CAT-60 places and lengths agree at every board change of random games', {
  timeout: 900_000,
}, () => {
  for (let game = 0; game < scaled(12, 300); game++) {
    const rng = new SeededRng(game)
    const players = 3 + (game % 2)
    const options = catan.resolveOptions(players, { ...randomOptions(catan, players, rng), roundCap: 120 })
    if ('problem' in options) throw new Error('no options')
    const state = catan.initialState(options, players, catan.drawSetup(options, players, rng))
    for (let move = randomMove(catan, state, rng); move; move = randomMove(catan, state, rng)) {
      catan.apply(state, move, null)
      const type = move.by === 'chance' ? move.outcome.type : move.action.type
      if (['road', 'settle', 'city'].includes(type)) comparePlaces(state)
      if (['steal', 'discard', 'card'].includes(type)) compareMemory(state)
    }
  }
})
