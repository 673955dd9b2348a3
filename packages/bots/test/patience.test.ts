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
  it('gives the same promise whatever the size of the differences', () => {
    const [small, large] = [edges(0, 0, 0), edges(0, 0, 0)]
    givePriors(small, [0.201, 0.203, 0.202], CRAFT)
    givePriors(large, [0.1, 0.9, 0.5], CRAFT)
    small.forEach((edge, i) => {
      expect(edge.prior).toBeCloseTo(large[i]?.prior ?? 0)
    })
    expect(small[1]?.prior).toBeGreaterThan(small[2]?.prior ?? 1)
  })

  it('looks again at what was seen little, and stays with what is clearly better', () => {
    const node = new Node<GameTypes>()
    for (let i = 0; i < 100; i++) node.add(i % 2)
    const [often, seldom] = edges(98, 2) as [Edge<GameTypes>, Edge<GameTypes>]
    givePriors([often, seldom], [0.5, 0.5], CRAFT)
    expect(mostHopeful(node, [often, seldom], CRAFT)).toBe(seldom)
    seldom.total = -1000
    expect(mostHopeful(node, [often, seldom], CRAFT)).toBe(often)
  })
})
