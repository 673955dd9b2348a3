// The tree search on games whose values are known.
import { at, SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import type { Duty } from '../src/bot.ts'
import { Captain } from '../src/captain.ts'
import type { SearchParams } from '../src/search-params.ts'
import { DRAW, heuristic, LOSS, orchard, type ToyNode, toyGame, WIN, wait } from './toy.ts'

interface Wished {
  readonly worlds?: readonly number[]
  readonly params?: Partial<SearchParams>
  readonly duty?: Duty
  readonly seed?: number
}

function ranking(root: ToyNode, iterations: number, { worlds, params, duty = 'owe', seed = 1 }: Wished = {}) {
  const { game, view } = toyGame(root, worlds)
  const search = new Captain(game, heuristic, new SeededRng(seed), params).startSearch(view, duty)
  search.run({ iterations })
  const ranked = search.rankedActions()
  const of = (name: string) => {
    const found = ranked.find(({ action }) => (action?.name ?? 'nothing') === name)
    return { value: found?.value ?? Number.NaN, visits: found?.visits ?? 0 }
  }
  return { ranked, of, best: ranked[0]?.action?.name ?? 'nothing', search }
}

/** Only what a line ends with counts. */
const ENDS_ONLY = { rolloutWeight: 1 }

describe('a line that looks bad at first', () => {
  it.each([1, 2, 3, 4, 5])('is found, with its known values (seed %i)', (seed) => {
    const { best, of } = ranking(orchard(), 200, { params: ENDS_ONLY, seed })
    expect(best).toBe('plant')
    expect(of('pick').value).toBe(0)
    expect(of('plant').value).toBeGreaterThan(0.9)
    expect(of('plant').value).toBeLessThanOrEqual(1)
  })

  it('is followed to its second decision, whose values are known too', () => {
    const { search } = ranking(orchard(), 300, { params: ENDS_ONLY })
    const plant = search.rankedActions()[0]?.action ?? null
    const edges = search.childAfter(plant)?.edges
    // A few visits try what comes after them: the third turn can be wasted on a tree.
    expect(edges?.get('0 pick')?.value).toBeGreaterThan(0.98)
    expect(edges?.get('0 plant')?.value).toBeGreaterThan(0.4)
    expect(edges?.get('0 plant')?.value).toBeLessThanOrEqual(0.5)
    expect(edges?.get('0 pick')?.visits).toBeGreaterThan(edges?.get('0 plant')?.visits ?? 0)
  })

  it('is not seen before the horizon reaches it', () => {
    const near = ranking(orchard(), 200, { params: { ...ENDS_ONLY, horizon: 0 } })
    expect(near.best).toBe('pick')
  })
})

describe('a win that is sure', () => {
  const later: ToyNode = { seat: 1, actions: { go: wait(WIN) }, own: [2, 0] }

  it('comes before one that is as likely and looks better at first', () => {
    const now: ToyNode = { seat: 0, actions: { finish: WIN, waste: later }, own: [0, 2] }
    for (const seed of [1, 2, 3]) {
      const { best, of } = ranking({ seat: 0, actions: { wait: later, step: now } }, 200, { seed })
      expect(of('wait').value).toBeGreaterThan(0.5)
      expect(best).toBe('step')
    }
  })

  it('is none where it hangs on what the seat cannot know', () => {
    const gamble: ToyNode = { seat: 0, actions: (world) => (world === 0 ? { finish: WIN } : { miss: LOSS }) }
    const { best } = ranking({ seat: 0, actions: { gamble, wait: later } }, 200, { worlds: [0, 1] })
    expect(best).toBe('wait')
  })

  it('is none where it hangs on chance', () => {
    const roll: ToyNode = {
      chance: [
        [3, { seat: 0, actions: { finish: WIN } }],
        [1, { seat: 0, actions: { miss: LOSS } }],
      ],
    }
    const { best } = ranking({ seat: 0, actions: { roll, wait: later } }, 200)
    expect(best).toBe('wait')
  })
})

describe('visits', () => {
  it('are as many as iterations, grow with them, and gather at the best action', () => {
    const counts = [20, 80, 320].map((iterations) => {
      const { of } = ranking(orchard(), iterations, { params: ENDS_ONLY })
      const [plant, pick] = [of('plant').visits, of('pick').visits]
      expect(plant + pick).toBe(iterations)
      return { plant, pick, share: plant / iterations }
    })
    for (const [i, { plant, pick, share }] of counts.slice(1).entries()) {
      const before = at(counts, i)
      expect(plant).toBeGreaterThan(before.plant)
      expect(pick).toBeGreaterThanOrEqual(before.pick)
      expect(share).toBeGreaterThan(before.share)
    }
    expect(counts.at(-1)?.share).toBeGreaterThan(0.9)
  })

  it('are the same in slices as in one go', () => {
    const whole = ranking(orchard(), 90)
    const { game, view } = toyGame(orchard())
    const search = new Captain(game, heuristic, new SeededRng(1)).startSearch(view, 'owe')
    for (const iterations of [1, 29, 60]) search.run({ iterations })
    expect(search.rankedActions()).toEqual(whole.ranked)
  })
})

describe('chance', () => {
  const dice = (wins: number): ToyNode => ({
    chance: [
      [wins, WIN],
      [4 - wins, LOSS],
    ],
  })
  const root: ToyNode = { seat: 0, actions: { safe: DRAW, risky: dice(3), bad: dice(1) } }

  it('is averaged: values come near the probabilities', () => {
    const { best, of } = ranking(root, 1200, { params: ENDS_ONLY })
    expect(best).toBe('risky')
    expect(of('risky').value).toBeGreaterThan(0.7)
    expect(of('risky').value).toBeLessThan(0.8)
    expect(of('safe').value).toBe(0.5)
    expect(of('bad').value).toBeLessThan(0.5)
  })
})

describe('hidden information', () => {
  const root: ToyNode = {
    seat: 0,
    actions: {
      left: wait({ winners: (world) => [world === 0 ? 0 : 1] }),
      right: wait({ winners: (world) => [world === 0 ? 1 : 0] }),
    },
  }

  it('is sampled by the weights that the view allows', () => {
    const { best, of } = ranking(root, 600, { worlds: [7, 3], params: ENDS_ONLY })
    expect(best).toBe('left')
    expect(of('left').value).toBeGreaterThan(0.6)
    expect(of('left').value).toBeLessThan(0.8)
    expect(ranking(root, 600, { worlds: [3, 7], params: ENDS_ONLY }).best).toBe('right')
  })

  it('may allow an action in one determinization and not in another: the illegal one is never tried', () => {
    const look: ToyNode = {
      seat: 1,
      actions: {
        wait: { seat: 0, actions: (world) => (world === 0 ? { a: WIN, b: LOSS } : { b: LOSS, c: WIN }) },
      },
    }
    const { search, of } = ranking({ seat: 0, actions: { look, stay: DRAW } }, 200, {
      worlds: [1, 1],
      params: { ...ENDS_ONLY, expansionThreshold: 0 },
    })
    const edges = search.childAfter({ type: 'do', name: 'look' })?.edges
    expect([...(edges?.keys() ?? [])].sort()).toEqual(['0 a', '0 b', '0 c'])
    expect(edges?.get('0 a')?.value).toBe(1)
    expect(edges?.get('0 c')?.value).toBe(1)
    expect(of('look').value).toBeGreaterThan(0.8)
  })
})

describe('the root', () => {
  const root: ToyNode = { seat: 0, actions: { a: LOSS, b: LOSS, c: WIN } }
  const pruning = {
    ...heuristic,
    pruneCandidates: (_state: unknown, _seat: number, list: { length: number }) => {
      list.length = Math.min(list.length, 2)
    },
  }
  const names = (params: Partial<SearchParams>) => {
    const { game, view } = toyGame(root)
    const search = new Captain(game, pruning, new SeededRng(1), params).startSearch(view, 'owe')
    search.run({ iterations: 60 })
    return search.rankedActions().map(({ action }) => action?.name)
  }

  it('has the candidates that the game leaves, or all legal actions where that is wished', () => {
    expect(names({}).sort()).toEqual(['a', 'b'])
    expect(names({ prunesRoot: false }).sort()).toEqual(['a', 'b', 'c'])
  })

  it('offers nothing only to a seat that need not act', () => {
    expect(ranking(root, 60, { duty: 'owe' }).of('nothing').visits).toBe(0)
    expect(ranking(root, 60, { duty: 'may' }).of('nothing').visits).toBeGreaterThan(0)
  })

  it('needs no search where there is one action', () => {
    const { ranked, search } = ranking({ seat: 0, actions: { only: LOSS } }, 60)
    expect(ranked.map(({ action }) => action?.name)).toEqual(['only'])
    expect(search.moves).toBe(0)
  })
})

describe('the final choice', () => {
  // `often` has the highest prior and so the visits of a short search; `good` the higher value.
  const coin: ToyNode = {
    chance: [
      [1, WIN],
      [1, LOSS],
    ],
  }
  const root: ToyNode = {
    seat: 0,
    actions: { often: { ...wait(coin), own: [3, 0] }, good: wait(WIN) },
  }

  it('goes by visits, or by value among actions with enough visits', () => {
    const params = { ...ENDS_ONLY, cPuct: 4, priorTemperature: 1 / 3 }
    const byVisits = ranking(root, 40, { params })
    expect(byVisits.of('often').visits).toBeGreaterThan(byVisits.of('good').visits)
    expect(byVisits.of('good').value).toBeGreaterThan(byVisits.of('often').value)
    expect(byVisits.best).toBe('often')
    expect(ranking(root, 40, { params: { ...params, finalVisitFraction: 0.05 } }).best).toBe('good')
  })
})

describe('the captain', () => {
  it('keeps a part of the visits for its next decision', () => {
    const root = orchard()
    const { game, view } = toyGame(root)
    const captain = new Captain(game, heuristic, new SeededRng(1), ENDS_ONLY)
    const first = captain.startSearch(view, 'owe')
    first.run({ iterations: 200 })
    const chosen = captain.decide(first)
    const visits = first.childAfter(chosen)?.edges.get('0 pick')?.visits ?? 0
    expect(visits).toBeGreaterThan(40)
    const next = captain.startSearch(view, 'owe').rankedActions()
    expect(next.find(({ action }) => action?.name === 'pick')?.visits).toBe(Math.floor(visits / 4))
    // The subtree is used once: a third search starts from nothing.
    expect(captain.startSearch(view, 'owe').rankedActions()).toEqual([])
  })

  it('ends early without changing its choice', () => {
    const { game, view } = toyGame(orchard())
    const choose = (stopsEarly: boolean) => {
      const captain = new Captain(game, heuristic, new SeededRng(1), ENDS_ONLY)
      const search = captain.startSearch(view, 'owe')
      search.run({ iterations: 2000, stopsEarly })
      return { action: captain.decide(search)?.name, moves: search.moves }
    }
    const [early, full] = [choose(true), choose(false)]
    expect(early.action).toBe(full.action)
    expect(early.moves).toBeLessThan(full.moves * 0.75)
  })

  it('keeps to a budget by the clock it is given', () => {
    const { game, view } = toyGame(orchard())
    let time = 0
    const captain = new Captain(game, heuristic, new SeededRng(1))
    expect(captain.choose(view, 'owe', { ms: 50, now: () => time++ })?.name).toBe('plant')
    expect(time).toBeLessThanOrEqual(53)
  })
})
