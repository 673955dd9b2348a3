import { type GameTypes, SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { canStop, iterationsLeft } from '../src/early-stopping.ts'
import { Edge } from '../src/tree.ts'

const edges = (...visits: number[]) =>
  visits.map((many) => {
    const edge = new Edge<GameTypes>(null)
    edge.visits = many
    return edge
  })

describe('early stopping', () => {
  it('goes on while the runner-up could still come first', () => {
    expect(canStop(edges(60, 50, 3), 113, 100)).toBe(false)
    expect(canStop(edges(110, 10, 3), 123, 100)).toBe(true)
    expect(canStop(edges(3, 10, 110), 123, 100)).toBe(true)
    expect(canStop(edges(70, 10), 80, 100)).toBe(false)
    expect(canStop(edges(71, 10), 81, 100)).toBe(true)
  })

  it('never ends within the first forty iterations', () => {
    expect(canStop(edges(40, 0), 40, 1)).toBe(false)
    expect(canStop(edges(41, 0), 41, 1)).toBe(true)
  })

  it('ends only where most of the iterations left would have to go to the runner-up', () => {
    const rng = new SeededRng(1)
    let stopped = 0
    for (let i = 0; i < 2000; i++) {
      const visits = [rng.below(200), rng.below(200), rng.below(200)]
      const left = 1 + rng.below(200)
      const done = visits.reduce((sum, many) => sum + many, 0)
      if (!canStop(edges(...visits), done, left)) continue
      stopped++
      const [first = 0, second = 0] = visits.toSorted((a, b) => b - a)
      // Were half of what is left wasted on others, the runner-up would stay behind.
      expect(second + left / 2).toBeLessThan(first)
    }
    expect(stopped).toBeGreaterThan(100)
  })
})

describe('iterations left', () => {
  it('follow from the speed so far and the clock', () => {
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
