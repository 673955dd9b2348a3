// Openings as statistics count them, against a plain count of what two settlements earn.
import { expect, it } from 'vitest'
import { HEX_CORNERS, HEXES, VERTICES } from '../src/board.ts'
import { RESOURCES } from '../src/content.ts'
import { earnings, openings } from '../src/texts/openings.ts'
import { position } from './support.ts'

const NONE = { settlements: [], cities: [], roads: [] }

/** Of 36 rolls so many give the sum. */
const ways = (sum: number) => 6 - Math.abs(7 - sum)

it('are told by which goods lead: lumber and brick, or wheat and ore, by four of 36 rolls', () => {
  const seen = new Set<string>()
  for (let first = 0; first < VERTICES; first += 3) {
    for (let second = first + 1; second < VERTICES; second += 4) {
      const state = position({
        phase: 'main',
        seats: [{ ...NONE, settlements: [first, second] }, NONE, NONE, NONE],
      })
      const plain: { [resource: string]: number } = { lumber: 0, brick: 0, wool: 0, wheat: 0, ore: 0 }
      for (let hex = 0; hex < HEXES; hex++) {
        const { resource, number } = state.fixed.hexes[hex] ?? {}
        const corners = HEX_CORNERS.slice(hex * 6, hex * 6 + 6)
        const touched = [first, second].filter((vertex) => corners.includes(vertex)).length
        if (resource && number) plain[resource] = (plain[resource] ?? 0) + touched * ways(number)
      }
      expect(earnings(state, 0)).toEqual(RESOURCES.map((resource) => plain[resource]))
      const { lumber = 0, brick = 0, wheat = 0, ore = 0 } = plain
      const lead = lumber + brick - (wheat + ore)
      const kind = lead > 3 ? 'roads' : lead < -3 ? 'cities' : 'even'
      expect(openings.kindOf(state, 0)).toBe(kind)
      seen.add(kind)
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(openings.names.en).sort())
  expect(Object.keys(openings.names.ja)).toEqual(Object.keys(openings.names.en))
})

it('are made when the last road of the first rounds lies', () => {
  expect(openings.isOver(position({}, {}))).toBe(false)
  expect(openings.isOver(position({ phase: 'main' }, {}))).toBe(true)
})
