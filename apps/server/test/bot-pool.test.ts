// Bots on threads: waiting is no thinking, one that hangs harms nobody else, and nobody's tables crowd out the others'.
import { loadGame } from '@quayside/all'
import { SeededRng } from '@quayside/rules-kit'
import { afterEach, describe, expect, it } from 'vitest'
import { type BotPool, botPool, type PoolQuestion, thinkingShare } from '../src/tables/bot-pool.ts'
import { FairQueue } from '../src/tables/fair-queue.ts'

let pool: BotPool | null = null
afterEach(async () => {
  await pool?.close()
  pool = null
})

async function question(table: string, more: Partial<PoolQuestion> = {}): Promise<PoolQuestion> {
  const loaded = await loadGame('cartagena')
  if (!loaded) throw new Error('no such game')
  const { game } = loaded
  const options = game.resolveOptions(2, {})
  const state = game.initialState(options, 2, game.drawSetup(options, 2, new SeededRng(1), { first: 0 }))
  const view = game.view(state, 0)
  return {
    group: table,
    isCurrent: () => true,
    table,
    game: 'cartagena',
    rank: 'captain',
    view,
    must: true,
    searchMs: 50,
    ...more,
  }
}

describe('the bots of a server', () => {
  it('wait without thinking, and one that fails or hangs costs nobody else the answer', async () => {
    const failures: string[] = []
    pool = botPool({ budgetMs: 4_000, onFailure: (why) => failures.push(why) })
    const answers = await Promise.all([
      pool.choose(await question('a', { rank: 'admiral' })),
      // Two that think for longer than they may: those behind them wait for longer than one budget.
      pool.choose(await question('b', { searchMs: 1e9 })),
      pool.choose(await question('c', { searchMs: 1e9 })),
      pool.choose(await question('d', { rank: 'mate' })),
      pool.choose(await question('e')),
    ])
    expect(answers.map((action) => action?.type !== undefined)).toEqual([false, false, false, true, true])
    expect(failures).toHaveLength(3)
  })

  it('think shorter while many wait, so that a turn takes at most twice as long as alone', () => {
    expect([1, 2, 4].map((many) => thinkingShare(many, 2))).toEqual([1, 1, 1])
    for (const many of [5, 24, 72]) {
      // All of them, one after the other in each thread.
      expect((many / 2) * thinkingShare(many, 2), `${many}`).toBeLessThanOrEqual(2)
    }
    expect(thinkingShare(10_000, 1)).toBeGreaterThan(0)
  })

  it('are not asked when nobody waits any more', async () => {
    let asked = 0
    pool = botPool({ onAnswered: () => asked++ })
    const first = pool.choose(await question('a', { rank: 'random' }))
    expect(await pool.choose(await question('b', { isCurrent: () => false }))).toBeUndefined()
    await first
    expect(asked).toBe(1)
  })

  it('take turns by group', () => {
    const queue = new FairQueue<string>()
    for (let i = 0; i < 40; i++) queue.put('greedy', `greedy ${i}`)
    queue.put('modest', 'modest 0')
    expect([queue.take(), queue.take(), queue.take()]).toEqual(['greedy 0', 'modest 0', 'greedy 1'])
    expect(queue.size).toBe(38)
  })
})
