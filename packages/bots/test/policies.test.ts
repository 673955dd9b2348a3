// Policies that rollouts and quick ranks are made of, and those ranks themselves.
import { ActionList, SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { GreedyPolicy } from '../src/greedy-policy.ts'
import { makeBot } from '../src/make-bot.ts'
import { RandomPolicy } from '../src/random-policy.ts'
import { Rollout } from '../src/rollout.ts'
import { heuristic, LOSS, orchard, type ToyAction, type ToyNode, type ToyState, toyGame, WIN } from './toy.ts'

const leaf = (own: number): ToyNode => ({ winners: [0], own: [own, 0] })
const start = (node: ToyNode): ToyState => ({ node, world: 0, turns: 0 })
const candidates = (game: ReturnType<typeof toyGame>['game'], state: ToyState) => {
  const list = new ActionList<ToyAction>()
  game.legal(state, 0, list)
  return list
}
/** A decision with so many actions of random own values. */
function randomDecision(rng: SeededRng, size: number): { node: ToyNode; values: number[] } {
  const values = Array.from({ length: size }, () => rng.below(1000))
  return {
    node: { seat: 0, actions: Object.fromEntries(values.map((own, i) => [`a${i}`, leaf(own)])) },
    values,
  }
}

describe('the greedy policy', () => {
  const root: ToyNode = { seat: 0, actions: { low: leaf(1), high: leaf(3), same: leaf(3), last: leaf(9) } }
  const { game } = toyGame(root)
  const policy = (most?: number) =>
    new GreedyPolicy(game, (next, seat) => heuristic.ownValue(next, seat), most)
  const choice = (most?: number) => policy(most).choose(start(root), 0, candidates(game, start(root)))?.name

  it('takes the highest value, the first of equals, among those it may try', () => {
    expect(choice()).toBe('last')
    expect(choice(3)).toBe('high')
    expect(choice(1)).toBe('low')
  })

  it('leaves the state alone, and has no answer without a candidate', () => {
    const state = start(root)
    policy().choose(state, 0, candidates(game, state))
    expect(state).toEqual(start(root))
    expect(policy().choose(state, 0, new ActionList())).toBeNull()
  })
})

describe('a rollout', () => {
  it('lets every seat take what is best for itself, until the turn it is given', () => {
    const root = orchard()
    const { game } = toyGame(root)
    const rollout = new Rollout(game, heuristic)
    const state = start(root)
    rollout.start(1, state)
    rollout.playUntilTurn(state, 2)
    expect(state.turns).toBe(2)
    rollout.playUntilTurn(state, 100)
    // Greedy by points: pick, pick, pick.
    expect(state.node.own).toEqual([3, 5])
    expect(rollout.moves).toBe(6)
  })

  it('stops where it is told: at the next decision, at one seat, after a turn', () => {
    const own = (then: ToyNode): ToyNode => ({ seat: 0, actions: { on: then } })
    const other = (then: ToyNode): ToyNode => ({ seat: 1, actions: { on: then } })
    const draw = (then: ToyNode): ToyNode => ({ chance: [[1, then]] })
    const end = own(WIN)
    const back = other(draw(end))
    const root = draw(own(own(back)))
    const { game } = toyGame(root)
    const rollout = new Rollout(game, heuristic)
    const state = start(root)
    rollout.start(1, state)
    rollout.resolveChance(state)
    expect(state.turns).toBe(0)
    rollout.finishTurn(state, 0)
    expect(state.node).toBe(back)
    rollout.playUntilAsked(state, 0)
    expect(state.node).toBe(end)
  })

  it('gives a turn the same outcomes however much chance was used up before it', () => {
    const coin: ToyNode = { chance: Array.from({ length: 50 }, (_, i) => [1, leaf(i)] as const) }
    const turn: ToyNode = { seat: 0, actions: { on: coin } }
    const afterRolls = (rolls: number): ToyNode =>
      rolls === 0
        ? turn
        : {
            chance: [
              [1, afterRolls(rolls - 1)],
              [1, afterRolls(rolls - 1)],
            ],
          }
    const fallen = (rolls: number, seed: number) => {
      const root = afterRolls(rolls)
      const { game } = toyGame(root)
      const rollout = new Rollout(game, heuristic)
      const state = start(root)
      rollout.start(seed, state)
      rollout.playUntilTurn(state, 9)
      return state.node.own?.[0]
    }
    const seeds = Array.from({ length: 20 }, (_, seed) => seed)
    for (const seed of seeds) expect(fallen(3, seed)).toBe(fallen(0, seed))
    expect(new Set(seeds.map((seed) => fallen(0, seed))).size).toBeGreaterThan(5)
  })
})

describe('the random policy', () => {
  it('takes each action with the same probability', () => {
    const root: ToyNode = { seat: 0, actions: { a: WIN, b: WIN, c: LOSS } }
    const { game } = toyGame(root)
    const policy = new RandomPolicy(game, new SeededRng(1))
    const counts = new Map<string, number>()
    for (let i = 0; i < 3000; i++) {
      const name = policy.choose(start(root), 0, 'owe')?.name ?? ''
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['a', 'b', 'c'])
    for (const many of counts.values()) expect(Math.abs(many - 1000)).toBeLessThan(100)
  })
})

describe('the deckhand', () => {
  const deckhand = (node: ToyNode, missRate: number, evalNoise: number, seed: number) => {
    const { game, view } = toyGame(node)
    const careful = { ...heuristic, overrides: { missRate, evalNoise } }
    return (duty: 'owe' | 'may') =>
      makeBot('deckhand', game, careful, new SeededRng(seed)).choose(view, duty)?.name
  }

  it('is the greedy policy when it misses nothing and evaluates without noise', () => {
    const rng = new SeededRng(3)
    for (let seed = 0; seed < 100; seed++) {
      const { node, values } = randomDecision(rng, 2 + rng.below(10))
      expect(deckhand(node, 0, 0, seed)('owe')).toBe(`a${values.indexOf(Math.max(...values))}`)
    }
  })

  it('takes worse actions when it misses some, and when its evaluation is noisy', () => {
    const rng = new SeededRng(4)
    const { node, values } = randomDecision(rng, 8)
    const best = `a${values.indexOf(Math.max(...values))}`
    const bests = (missRate: number, evalNoise: number) =>
      Array.from({ length: 400 }, (_, seed) => deckhand(node, missRate, evalNoise, seed)('owe')).filter(
        (name) => name === best,
      ).length
    expect(bests(0, 0)).toBe(400)
    // It notices the best one with probability 0.3.
    expect(Math.abs(bests(0.7, 0) / 400 - 0.3)).toBeLessThan(0.1)
    expect(bests(0, 1)).toBeLessThan(400)
    expect(bests(0, 1)).toBeGreaterThan(bests(0, 5))
  })

  it('does nothing where it need not act and nothing is better than what it has', () => {
    const node: ToyNode = { seat: 0, own: [5, 0], actions: { worse: leaf(4), worst: leaf(1) } }
    expect(deckhand(node, 0, 0, 1)('may')).toBeUndefined()
    expect(deckhand(node, 0, 0, 1)('owe')).toBe('worse')
    const gain: ToyNode = { seat: 0, own: [5, 0], actions: { better: leaf(6), worst: leaf(1) } }
    expect(deckhand(gain, 0, 0, 1)('may')).toBe('better')
  })
})

describe('the mate', () => {
  const choose = (node: ToyNode, worlds: readonly number[] = [1], seed = 1) => {
    const { game, view } = toyGame(node, worlds)
    return makeBot('mate', game, heuristic, new SeededRng(seed)).choose(view, 'owe')?.name
  }

  it('follows its own actions in a row to the best end, where the greedy policy does not', () => {
    const further: ToyNode = { seat: 0, own: [0, 0], actions: { end: leaf(8) } }
    const detour: ToyNode = { seat: 0, own: [0, 0], actions: { back: leaf(3), further } }
    expect(choose({ seat: 0, actions: { now: leaf(5), detour } })).toBe('detour')
    expect(choose({ seat: 0, actions: { now: leaf(9), detour } })).toBe('now')
  })

  it('does nothing where it need not act and nothing is better than what it has', () => {
    const bid = (own: number) => {
      const { game, view } = toyGame({ seat: 0, own: [5, 0], actions: { bid: leaf(own), low: leaf(1) } })
      return makeBot('mate', game, heuristic, new SeededRng(1)).choose(view, 'may')?.name
    }
    expect(bid(4)).toBeUndefined()
    expect(bid(6)).toBe('bid')
  })

  it('averages over determinizations instead of trusting one', () => {
    // In world 0 the gamble brings 9, in the other nothing; sure is always 5.
    const gamble: ToyNode = {
      seat: 0,
      actions: (world) => (world === 0 ? { won: leaf(9) } : { lost: leaf(0) }),
    }
    const picks = (worlds: readonly number[]) =>
      Array.from({ length: 200 }, (_, seed) =>
        choose({ seat: 0, actions: { sure: leaf(5), gamble } }, worlds, seed),
      ).filter((name) => name === 'gamble').length
    expect(picks([1, 0])).toBe(200)
    expect(picks([0, 1])).toBe(0)
    // With four determinizations at one half each, three of four are needed: 5 in 16.
    expect(picks([1, 1])).toBeGreaterThan(30)
    expect(picks([1, 1])).toBeLessThan(95)
  })
})

/** A random tree with chance, both seats, and worlds that allow different actions; any illegal move in it throws. */
function randomTree(rng: SeededRng, depth: number): ToyNode {
  const own: readonly [number, number] = [rng.below(10), rng.below(10)]
  if (depth === 0) return { winners: rng.below(2) === 0 ? [0] : [1], own }
  const children = Array.from({ length: 1 + rng.below(3) }, () => randomTree(rng, depth - 1))
  if (rng.below(4) === 0) return { chance: children.map((child) => [1, child] as const), own }
  const actions = Object.fromEntries(children.map((child, i) => [`n${i}`, child]))
  const others = Object.fromEntries(children.map((child, i) => [`${i % 2 === 0 ? 'n' : 'm'}${i}`, child]))
  return { seat: rng.below(3) === 0 ? 1 : 0, own, actions: (world) => (world === 0 ? actions : others) }
}

/** One rank for each way of choosing: levels differ by numbers. */
const WAYS = ['random', 'level:1', 'mate', 'level:5'] as const

describe.each(WAYS)('%s', (rank) => {
  it('never chooses, nor tries on the way, what is not legal; the same seed chooses the same', () => {
    const rng = new SeededRng(9)
    for (let seed = 0; seed < 60; seed++) {
      const children = { a: randomTree(rng, 5), b: randomTree(rng, 5), c: randomTree(rng, 5) }
      const { game, view } = toyGame({ seat: 0, actions: children }, [1, 1])
      const choose = () =>
        makeBot(rank, game, heuristic, new SeededRng(seed), { iterations: 80 }).choose(view, 'owe')?.name
      const chosen = choose()
      expect(Object.keys(children)).toContain(chosen)
      expect(choose()).toBe(chosen)
    }
  })
})
