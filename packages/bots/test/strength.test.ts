import { SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { makeBot } from '../src/make-bot.ts'
import { isRank, levelOf, RANKS, type Rank } from '../src/ranks.ts'
import { strengthOf } from '../src/strength.ts'
import { heuristic, type ToyNode, toyGame, wait } from './toy.ts'

describe('ranks', () => {
  it('are random play and eight levels, three of which have a name too', () => {
    expect(RANKS.map(levelOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    const named: readonly (readonly [Rank, Rank])[] = [
      ['level:2', 'deckhand'],
      ['level:4', 'mate'],
      ['level:6', 'captain'],
    ]
    for (const [level, name] of named) expect(strengthOf(level)).toBe(strengthOf(name))
    for (const name of ['level:0', 'level:9', 'level:', 'level', '4', 'toString'])
      expect(isRank(name)).toBe(false)
  })
})

describe('a weaker level', () => {
  it('takes the best action less often', () => {
    const leaf = (own: number): ToyNode => wait({ winners: [0], own: [own, 0] })
    const { game, view } = toyGame({
      seat: 0,
      actions: Object.fromEntries([5, 3, 9, 1, 7, 2].map((own) => [`a${own}`, leaf(own)])),
    })
    const best = (rank: Rank) =>
      Array.from({ length: 400 }, (_, seed) =>
        makeBot(rank, game, heuristic, new SeededRng(seed)).choose(view, 'owe'),
      ).filter((action) => action?.name === 'a9').length
    const [first, second, third, fourth] = (['level:1', 'level:2', 'level:3', 'level:4'] as const).map(best)
    expect(first).toBeLessThan(second ?? 0)
    expect(second).toBeLessThan(third ?? 0)
    expect(third).toBeLessThan(fourth ?? 0)
    expect(fourth).toBe(400)
  })
})

describe('a stronger level', () => {
  it.each([
    ['level:5', 25],
    ['captain', 100],
    ['level:7', 250],
    ['level:8', 600],
  ] as const)('%s has %i milliseconds where its host grants 100', (rank, granted) => {
    const node: ToyNode = { seat: 0, actions: { a: wait({ winners: [0] }), b: wait({ winners: [0] }) } }
    const { game, view } = toyGame(node)
    let time = 0
    // Each look at the clock takes a millisecond; nothing is decided before the time is over.
    const bot = makeBot(rank, game, heuristic, new SeededRng(1), { ms: 100, now: () => time++ })
    expect(bot.rank).toBe(rank)
    expect(bot.thought).toBe(granted / 100)
    bot.choose(view, 'owe')
    expect(time).toBeLessThanOrEqual(granted + 2)
    expect(time).toBeGreaterThan(granted / 4)
  })
})
