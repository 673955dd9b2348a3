import type { GameTypes } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { canStop, iterationsLeft } from '../src/early-stopping.ts'
import { DEFAULT_SEARCH_PARAMS } from '../src/search-params.ts'
import { selectByPuct, updatePriors } from '../src/selection.ts'
import { Edge, Node } from '../src/tree.ts'

const edges = (...visits: number[]) =>
  visits.map((many) => {
    const edge = new Edge<GameTypes>(null)
    edge.visits = many
    edge.valueSum = many / 2
    return edge
  })

describe('early stopping', () => {
  it('thinks on while the second choice could still come first', () => {
    expect(canStop(edges(60, 50, 3), 113, 100)).toBe(false)
    expect(canStop(edges(110, 10, 3), 123, 100)).toBe(true)
    expect(canStop(edges(30, 0), 30, 10)).toBe(false)
  })

  it('reckons with the rounds that the clock allows', () => {
    let time = 0
    const now = () => time
    expect(iterationsLeft(10, 0, { ms: 100, now })).toBe(Number.POSITIVE_INFINITY)
    time = 20
    expect(iterationsLeft(10, 0, { ms: 100, now })).toBe(40)
    time = 100
    expect(iterationsLeft(10, 0, { ms: 100, now })).toBe(0)
    expect(iterationsLeft(10, 0, {})).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('selection', () => {
  it('promises more to what looks better', () => {
    const some = edges(0, 0, 0)
    updatePriors(some, [0.2, 0.4, 0.3], DEFAULT_SEARCH_PARAMS)
    expect(some[1]?.prior).toBeGreaterThan(some[2]?.prior ?? 1)
    expect(some[2]?.prior).toBeGreaterThan(some[0]?.prior ?? 1)
    expect(some.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1)
  })

  it('looks again at what was seen little, and stays with what is clearly better', () => {
    const node = new Node<GameTypes>()
    node.visits = 100
    const [often, seldom] = edges(98, 2) as [Edge<GameTypes>, Edge<GameTypes>]
    updatePriors([often, seldom], [0.5, 0.5], DEFAULT_SEARCH_PARAMS)
    expect(selectByPuct(node, [often, seldom], DEFAULT_SEARCH_PARAMS)).toBe(seldom)
    seldom.valueSum = -1000
    expect(selectByPuct(node, [often, seldom], DEFAULT_SEARCH_PARAMS)).toBe(often)
  })
})
