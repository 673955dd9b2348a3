import { type Reasons, SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { reasonsFor } from '../src/reasons.ts'
import { heuristic, type Toy, type ToyNode, toyGame, wait } from './toy.ts'

/** The own value of a seat is told as two parts: its sign says which one it belongs to. */
const reasons: Reasons<Toy> = {
  names: ['gain', 'loss'],
  weigh(state, seat, into) {
    const value = heuristic.ownValue(state, seat)
    into[0] = Math.max(0, value)
    into[1] = Math.min(0, value)
  },
}

const after = (own: readonly [number, number]): ToyNode => wait({ winners: [0], own })
const root: ToyNode = {
  seat: 0,
  actions: { better: after([1, 0]), same: after([0, 0]), worse: after([-1, 0]), hinders: after([0, -2]) },
}
const { game, view } = toyGame(root)
const named = (names: readonly string[]) => names.map((name) => ({ type: 'do' as const, name }))

function why(...names: string[]) {
  return reasonsFor({ game, heuristic: { ...heuristic, reasons } }, view, named(names), new SeededRng(1))
}

describe('reasons', () => {
  it('tell in which parts of the evaluation two actions differ, as changes of the win probability', () => {
    const [better, same] = why('better', 'same')
    expect(better).toEqual([{ name: 'gain', gain: expect.closeTo(0.25) }])
    expect(same).toEqual([{ name: 'gain', gain: expect.closeTo(-0.25) }])
  })

  it('have the strongest first, two at most', () => {
    const [better] = why('better', 'same', 'worse')
    expect(better?.map(({ name }) => name)).toEqual(['gain', 'loss'])
    expect(better?.[0]?.gain).toBeGreaterThan(better?.[1]?.gain ?? 1)
  })

  it('count what an action does to the others', () => {
    const [hinders] = why('hinders', 'same')
    expect(hinders).toEqual([{ name: 'rivals', gain: expect.closeTo(0.5) }])
  })

  it('are none where there is nothing to compare with, or no evaluation in parts', () => {
    expect(why('better')).toEqual([[]])
    expect(reasonsFor({ game, heuristic }, view, named(['better', 'same']), new SeededRng(1))).toEqual([
      [],
      [],
    ])
  })
})
