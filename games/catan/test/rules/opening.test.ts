import { SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { BEGINNER_START, CHIP_ORDER, type Resource, TILES } from '../../src/content.ts'
import { catan } from '../../src/inspectable.ts'
import { isBalanced, spiralNumbers } from '../../src/setup.ts'
import { hands, json, legal, play, position, refusal } from '../support.ts'

function drawn(options: object, players: number, seed: number) {
  const resolved = catan.resolveOptions(players, options as never)
  if ('problem' in resolved) throw new Error('options')
  return catan.drawSetup(resolved, players, new SeededRng(seed))
}

describe('set-up', () => {
  it('CAT-1 three or four players with 5 settlements, 4 cities and 15 roads each', () => {
    expect(catan.seats).toEqual({ min: 3, max: 4 })
    const [seat] = catan.toJson(position({})).seats as { left: object }[]
    expect(seat?.left).toEqual({ roads: 15, settlements: 5, cities: 4 })
  })

  it('CAT-2 the dice choose who begins, and everybody can', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => drawn({}, 4, seed).first))
    expect([...firsts].sort()).toEqual([0, 1, 2, 3])
  })

  it('CAT-3 R1 the opening goes 0 1 2 3 3 2 1 0, then seat 0 begins (CAT-6)', () => {
    const state = position({})
    const order: number[] = []
    while (json(state).phase.type.startsWith('opening')) {
      const seat = json(state).turnSeat
      if (json(state).phase.type === 'openingSettle') order.push(seat)
      const kind = json(state).phase.type === 'openingSettle' ? 'settle' : 'road'
      play(state, `${seat} ${kind} ${legal(state, seat, kind)[0]}`)
    }
    expect(order).toEqual([0, 1, 2, 3, 3, 2, 1, 0])
    expect(json(state).turnSeat).toBe(0)
    expect(json(state).phase.type).toBe('preRoll')
  })

  it('CAT-3 the road touches the settlement just placed', () => {
    const state = play(position({}), '0 settle 18')
    expect(legal(state, 0, 'road')).toEqual(['13-18', '18-23', '18-24'])
    expect(refusal(state, '0 road 24-30')).toBe('notThatSettlement CAT-3')
    expect(refusal(state, '0 settle 40')).toBe('openingFirst CAT-3')
  })

  it('CAT-4 R7 not on or next to an occupied intersection, coast and harbour allowed', () => {
    const state = play(position({}), '0 settle 18', '0 road 18-23')
    expect(refusal(state, '1 settle 18')).toBe('occupied CAT-4')
    expect(refusal(state, '1 settle 24')).toBe('tooClose CAT-4')
    expect(refusal(state, '1 settle 3')).toBe('allowed')
    expect(legal(state, 1, 'settle')).toHaveLength(50)
  })

  it('CAT-5 O31 the second settlement brings a card for each hex, the desert none', () => {
    const hexes = (json(position({})) as unknown as { hexes: { q: number; r: number }[] }).hexes.map((hex) =>
      hex.q === 0 && hex.r === -1 ? { ...hex, resource: 'wool', number: 6 } : hex,
    )
    const state = position({
      hexes,
      phase: { type: 'openingSettle', step: 4 },
      turnSeat: 3,
    } as never)
    play(state, '3 settle 18')
    expect(hands(state)[3]).toEqual([0, 0, 2, 0, 0])
  })

  it('CAT-5 R11 the first cards of the beginner island', () => {
    const setup = drawn({ board: 'beginner' }, 4, 1)
    const state = catan.initialState({ ...json(position({})), board: 'beginner' } as never, 4, setup)
    const first: Record<string, number[]> = {}
    setup.colours.forEach((colour, seat) => {
      first[colour] = hands(state)[seat] as number[]
    })
    expect(first).toEqual({
      orange: [0, 1, 1, 0, 0],
      white: [0, 1, 0, 1, 1],
      blue: [1, 0, 1, 0, 1],
      red: [1, 0, 1, 0, 1],
    })
    expect(json(state).bank).toEqual([17, 17, 16, 18, 16])
    expect(Object.keys(BEGINNER_START)).toHaveLength(4)
  })

  it('O32 chips go counter-clockwise from the start mark, past the desert', () => {
    const withDesertAt = (hex: number) => {
      const tiles = TILES.filter((tile): tile is Resource => tile !== null)
      return spiralNumbers([...tiles.slice(0, hex), null, ...tiles.slice(hex)])
    }
    const inOrder = (hex: number) => CHIP_ORDER.map((place) => withDesertAt(hex)[place])
    expect(inOrder(9).slice(0, 18)).toEqual([5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11])
    expect(withDesertAt(7)[12]).toBe(5)
    expect(withDesertAt(7)[9]).toBe(11)
    expect(withDesertAt(0)[3]).toBe(8)
    expect(withDesertAt(0)[9]).toBe(11)
    for (let hex = 0; hex < 19; hex++) expect(isBalanced(withDesertAt(hex))).toBe(true)
  })

  it('the balanced island has no 6 or 8 beside another, and all tiles and chips', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { hexes, robber } = drawn({ board: 'balanced' }, 4, seed)
      expect(isBalanced(hexes.map((hex) => hex.number))).toBe(true)
      expect(hexes.map((hex) => String(hex.resource)).sort()).toEqual(TILES.map(String).sort())
      const desert = hexes.find((hex) => hex.resource === null)
      expect(robber).toEqual([desert?.q, desert?.r])
    }
  })

  it('three players leave red in the box', () => {
    expect(drawn({}, 3, 1).colours).not.toContain('red')
  })
})
