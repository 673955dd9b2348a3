import type { GameTypes } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SEARCH_PARAMS as PARAMS } from '../src/search-params.ts'
import { selectByPuct, updatePriors } from '../src/selection.ts'
import { Edge, Node } from '../src/tree.ts'

interface Known {
  readonly visits: number
  readonly value: number
  readonly prior?: number
}

function edgesOf(known: readonly Known[]): Edge<GameTypes>[] {
  return known.map(({ visits, value, prior = 0 }) => {
    const edge = new Edge<GameTypes>(null)
    edge.visits = visits
    edge.valueSum = visits * value
    edge.prior = prior
    return edge
  })
}

function selected(known: readonly Known[], params = PARAMS): number {
  const edges = edgesOf(known)
  const node = new Node<GameTypes>()
  node.visits = known.reduce((sum, { visits }) => sum + visits, 0)
  return edges.indexOf(selectByPuct(node, [...edges], params))
}

describe('priors', () => {
  it('are a distribution that follows the evaluations', () => {
    const edges = edgesOf([0, 0, 0].map(() => ({ visits: 0, value: 0 })))
    updatePriors(edges, [0.2, 0.4, 0.3], PARAMS)
    const [a = 0, b = 0, c = 0] = edges.map(({ prior }) => prior)
    expect(a + b + c).toBeCloseTo(1)
    expect(b).toBeGreaterThan(c)
    expect(c).toBeGreaterThan(a)
  })

  it('are the softmax at the temperature, over a floor', () => {
    const edges = edgesOf([0, 0].map(() => ({ visits: 0, value: 0 })))
    updatePriors(edges, [0.5, 0.4], { ...PARAMS, priorTemperature: 0.1 })
    expect(edges[0]?.prior).toBeCloseTo(1.03 / (1.03 + Math.exp(-1) + 0.03))
    updatePriors(edges, [0, 1], { ...PARAMS, priorTemperature: 1e-3 })
    expect(edges[0]?.prior).toBeGreaterThan(0)
  })

  it('move a part of the way when another determinization says otherwise', () => {
    const edges = edgesOf([0, 0].map(() => ({ visits: 0, value: 0 })))
    updatePriors(edges, [1, 0], PARAMS)
    const before = edges[0]?.prior ?? 0
    updatePriors(edges, [0, 1], PARAMS)
    expect(edges[0]?.prior).toBeLessThan(before)
    expect(edges[0]?.prior).toBeGreaterThan(0.5)
  })

  it('lose their weight as visits grow: the better value wins in the end', () => {
    const at = (visits: number) =>
      selected([
        { visits, value: 0.5, prior: 0.9 },
        { visits, value: 0.6, prior: 0.1 },
      ])
    expect(at(1)).toBe(0)
    expect(at(1000)).toBe(1)
    const choices = Array.from({ length: 1000 }, (_, i) => at(i + 1))
    // Once the value outweighs the prior, it does so for good.
    expect(choices.toSorted()).toEqual(choices)
  })
})

describe('PUCT', () => {
  it('returns to what was visited little, and leaves what is clearly worse', () => {
    const rare = { visits: 2, value: 0.5, prior: 0.5 }
    expect(selected([{ visits: 98, value: 0.5, prior: 0.5 }, rare])).toBe(1)
    expect(
      selected([
        { visits: 98, value: 0.5, prior: 0.5 },
        { ...rare, value: -500 },
      ]),
    ).toBe(0)
  })

  it('takes the best value where nothing is to be explored', () => {
    const none = { ...PARAMS, cPuct: 0 }
    expect(
      selected(
        [
          { visits: 5, value: 0.4, prior: 0.9 },
          { visits: 5, value: 0.5, prior: 0.1 },
        ],
        none,
      ),
    ).toBe(1)
  })

  it('values an unvisited edge by the mean of the others', () => {
    const none = { ...PARAMS, cPuct: 0 }
    const visited = [
      { visits: 10, value: 0.2, prior: 0.3 },
      { visits: 10, value: 0.3, prior: 0.3 },
    ]
    expect(selected([...visited, { visits: 0, value: 0, prior: 0.3 }], none)).toBe(1)
    expect(
      selected(
        [
          { visits: 0, value: 0, prior: 0.3 },
          { visits: 10, value: 0.1, prior: 0.3 },
        ],
        none,
      ),
    ).toBe(0)
  })
})

describe('progressive widening', () => {
  /** Whether the last edge by prior, which has by far the best value, is selected after so many visits. */
  const opens = (visits: number, count: number) => {
    const unvisited = Array.from({ length: count - 2 }, (_, i) => ({
      visits: 0,
      value: 0,
      prior: 0.4 - i * 0.01,
    }))
    const known = [
      { visits: visits - 1, value: 0.1, prior: 0.5 },
      ...unvisited,
      { visits: 1, value: 1, prior: 0.001 },
    ]
    return selected(known, { ...PARAMS, cPuct: 0 }) === count - 1
  }

  it('opens k times n to the power of alpha edges beyond the first few', () => {
    expect(opens(10, 5)).toBe(true)
    expect(opens(10, 6)).toBe(false)
    // 4 + floor(0.5 * sqrt(n)): the tenth edge opens with the 144th visit.
    expect(opens(143, 10)).toBe(false)
    expect(opens(144, 10)).toBe(true)
  })
})
