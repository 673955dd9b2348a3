// Bots on threads: waiting is no thinking, one that hangs harms nobody else, and nobody's tables crowd out the others'.
import { loadGame } from '@quayside/all'
import { SeededRng } from '@quayside/rules-kit'
import { afterEach, describe, expect, it } from 'vitest'
import { type BotPool, botPool, type PoolQuestion } from '../src/tables/bot-pool.ts'
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
  it('wait without thinking: a queue far longer than one budget gives every bot its answer', async () => {
    const failures: string[] = []
    // One budget is less than what twenty need one after the other.
    pool = botPool({ budgetMs: 900, onFailure: (why) => failures.push(why) })
    await pool.choose(await question('warm', { rank: 'random' }))
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, i) => question(`t${i}`, { searchMs: 600 })),
    )
    const answers = await Promise.all(asked.map((one) => pool?.choose(one)))
    expect(failures).toEqual([])
    expect(answers.every((action) => action?.type !== undefined)).toBe(true)
  })

  it('that fail or hang cost nobody else the answer', async () => {
    const failures: string[] = []
    pool = botPool({ budgetMs: 3_000, onFailure: (why) => failures.push(why) })
    const answers = await Promise.all([
      pool.choose(await question('a', { rank: 'admiral' })),
      // Thinks for longer than it may.
      pool.choose(await question('b', { searchMs: 1e9 })),
      pool.choose(await question('c', { rank: 'mate' })),
    ])
    expect(answers.map((action) => action?.type !== undefined)).toEqual([false, false, true])
    expect(failures).toHaveLength(2)
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
