import type { GameTypes } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { CRAFT } from '../src/craft.ts'
import { isSettled, timeLeft } from '../src/patience.ts'
import { givePriors, mostHopeful } from '../src/selection.ts'
import { Edge, Node } from '../src/tree.ts'

const edges = (...visits: number[]) =>
  visits.map((many) => {
    const edge = new Edge<GameTypes>(null)
    edge.visits = many
    edge.total = many / 2
    return edge
  })

describe('patience', () => {
  it('thinks on while the second choice could still come first', () => {
    expect(isSettled(edges(60, 50, 3), 113, 100)).toBe(false)
    expect(isSettled(edges(110, 10, 3), 123, 100)).toBe(true)
    expect(isSettled(edges(30, 0), 30, 10)).toBe(false)
  })

  it('reckons with the rounds that the clock allows', () => {
    let time = 0
    const now = () => time
    expect(timeLeft(10, 0, { ms: 100, now })).toBe(Number.POSITIVE_INFINITY)
    time = 20
    expect(timeLeft(10, 0, { ms: 100, now })).toBe(40)
    time = 100
    expect(timeLeft(10, 0, { ms: 100, now })).toBe(0)
    expect(timeLeft(10, 0, {})).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('selection', () => {
  it('promises more to what looks better', () => {
    const some = edges(0, 0, 0)
    givePriors(some, [0.2, 0.4, 0.3], CRAFT)
    expect(some[1]?.prior).toBeGreaterThan(some[2]?.prior ?? 1)
    expect(some[2]?.prior).toBeGreaterThan(some[0]?.prior ?? 1)
    expect(some.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1)
  })

  it('looks again at what was seen little, and stays with what is clearly better', () => {
    const node = new Node<GameTypes>()
    node.visits = 100
    const [often, seldom] = edges(98, 2) as [Edge<GameTypes>, Edge<GameTypes>]
    givePriors([often, seldom], [0.5, 0.5], CRAFT)
    expect(mostHopeful(node, [often, seldom], CRAFT)).toBe(seldom)
    seldom.total = -1000
    expect(mostHopeful(node, [often, seldom], CRAFT)).toBe(often)
  })
})
