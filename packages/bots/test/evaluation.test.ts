import { describe, expect, it } from 'vitest'
import { Evaluation } from '../src/evaluation.ts'
import { DRAW, heuristic, LOSS, type Toy, type ToyNode, type ToyState, toyGame, WIN } from './toy.ts'

const at = (node: ToyNode): ToyState => ({ node, world: 0, turns: 0 })
const decision = (own: readonly [number, number]): ToyState => at({ seat: 0, actions: { go: WIN }, own })
const { game } = toyGame(WIN)
const both = (evaluation: Evaluation<Toy>, state: ToyState) =>
  [0, 1].map((seat) => evaluation.winProbability(state, seat))

describe('win probability', () => {
  const evaluation = new Evaluation(game, heuristic)

  it.each([
    [0, 0],
    [3, 1],
    [-4, 2],
    [1000, -1000],
  ])('of own values %i and %i is a distribution', (a, b) => {
    const [first = 0, second = 0] = both(evaluation, decision([a, b]))
    expect(first + second).toBeCloseTo(1)
    for (const one of [first, second]) {
      expect(one).toBeGreaterThanOrEqual(0)
      expect(one).toBeLessThanOrEqual(1)
    }
    expect(Math.sign(first - second)).toBe(Math.sign(a - b))
  })

  it('has odds of e for a lead of one scale', () => {
    const [first = 0, second = 1] = both(evaluation, decision([3, 2]))
    expect(first / second).toBeCloseTo(Math.E)
    const wide = new Evaluation(game, { ...heuristic, scale: 5 })
    const [more = 0, less = 1] = both(wide, decision([12, 2]))
    expect(more / less).toBeCloseTo(Math.E ** 2)
  })

  it('is the share of the win once the game is over, whatever the heuristic says', () => {
    expect(both(evaluation, at({ ...WIN, own: [-9, 9] }))).toEqual([1, 0])
    expect(both(evaluation, at(LOSS))).toEqual([0, 1])
    expect(both(evaluation, at(DRAW))).toEqual([0.5, 0.5])
  })

  it('is the same from all own values at once', () => {
    const ownValues = ({ node }: ToyState, into: Float64Array) => into.set(node.own ?? [0, 0])
    const quick = new Evaluation(game, { ...heuristic, ownValues })
    const state = decision([2.5, 1])
    expect(both(quick, state)).toEqual(both(evaluation, state))
  })

  it('of a solo player goes by the whole evaluation, in which the opponent without a seat counts', () => {
    const solo = new Evaluation({ ...game, playersOf: () => 1 }, heuristic)
    expect(solo.winProbability(decision([2, 2]), 0)).toBe(0.5)
    expect(solo.winProbability(decision([3, 2]), 0)).toBeCloseTo(1 / (1 + Math.exp(-1)))
  })
})
