// Commands that seat different bots at a table: how strong the levels are, and whether any bot breaks the rules.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@quayside/all'
import { anyTable } from '@quayside/arena'
import type { AnyGame } from '@quayside/rules-kit'
import { afterAll, describe, expect, it } from 'vitest'
import { quayside } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-mixed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('levels', () => {
  const words = ['levels', 'cartagena', '--iterations', '2', '--threads', '1', '--options', 'roundCap=3']

  it('prints a strength for each level, and goes on from a file', async () => {
    const file = join(folder, 'levels.jsonl')
    await quayside([...words, '--games', '4', '--out', file])
    const { code, out } = await quayside([...words, '--games', '8', '--out', file])
    expect(code).toBe(0)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(9)
    expect(out.match(/^ {2}(level:\d|deckhand|mate|captain) .*4 games$/gm)).toHaveLength(8)
    expect(out).toMatch(/each stronger than the one before: (yes|no)/)
    const report = JSON.parse((await quayside([...words, '--games', '8', '--out', file, '--json'])).out)
    expect(report.failures).toBe(0)
    expect(
      report.strengths.reduce((sum: number, one: { strength: number }) => sum + one.strength, 0),
    ).toBeCloseTo(0)
  })

  it('refuses the file of other tables', async () => {
    const { code, err } = await quayside([...words, '--seed', '2', '--out', join(folder, 'levels.jsonl')])
    expect([code, err]).toEqual([2, expect.stringContaining('another run')])
  })
})

describe('legality', () => {
  it('counts games, what was not met, and choices that the rules forbid', async () => {
    const { code, out } = await quayside([
      'legality',
      '--games',
      'carthage:1,cartagena:1',
      '--iterations',
      '1',
      '--threads',
      '1',
    ])
    expect(code).toBe(0)
    expect(out).toContain('choices that the rules forbid: 0')
    expect(out).toMatch(/^games: 1 of carthage, 1 of cartagena\nnot met: .*level:8/)
  })

  it.each(['chess:1', 'catan:x', 'catan:1,2'])('refuses %s', async (games) => {
    const { code, err } = await quayside(['legality', '--games', games])
    expect([code, err]).toEqual([2, expect.stringContaining('--games is a number')])
  })

  it('meets every value of every option sooner or later', async () => {
    const game = (await games.cartagena?.game()) as AnyGame
    const met = new Set<string>()
    for (let index = 0; index < 600; index++) {
      const { options, players } = anyTable(game, index, 1, 8)
      met.add(`players=${players}`)
      for (const [name, value] of Object.entries(options)) met.add(`${name}=${value}`)
    }
    const wanted = game.options.flatMap((spec) =>
      spec.kind === 'choice' ? spec.choices.map(({ value }) => `${spec.name}=${value}`) : [],
    )
    expect([...wanted, 'players=2', 'players=5'].filter((one) => !met.has(one))).toEqual([])
  })
})

describe('trades', () => {
  it('counts offers, what is accepted, and trades', async () => {
    const { code, out } = await quayside([
      'trades',
      'catan',
      '--bots',
      'mate',
      '--games',
      '1',
      '--seed',
      '4001',
      '--json',
    ])
    expect(code).toBe(0)
    const count = JSON.parse(out)
    expect(count.turns).toBeGreaterThan(20)
    expect(count.offers).toBeGreaterThan(0)
    expect(count.asked).toBeGreaterThanOrEqual(count.offers)
    expect(count.accepted).toBeLessThanOrEqual(count.offers)
    expect(count.trades).toBeLessThanOrEqual(count.offers)
    expect(count.tradesAGame).toBe(count.trades)
  })

  it('is a question for games with trade only', async () => {
    expect((await quayside(['trades', 'carthage'])).err).toContain('nobody trades')
  })

  it('finds none where trade is off', async () => {
    const words = [
      'trades',
      'catan',
      '--bots',
      'mate',
      '--games',
      '1',
      '--options',
      'domesticTrade=false,roundCap=10',
    ]
    expect((await quayside(words)).out).toContain('0 offers')
  })
})
