import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { misfit, type Schema, SeededRng } from '@quayside/rules-kit'
import { readRecord } from '@quayside/table'
import { describe, expect, it } from 'vitest'
import {
  coveredBy,
  demanded,
  mutated,
  openText,
  perft,
  playThrough,
  randomOptions,
  randomValue,
  recordedGames,
  scenarioSuite,
  toyGame,
} from '../src/index.ts'
import { saveFailure } from '../src/save-failure.ts'

recordedGames(toyGame, join(import.meta.dirname, 'games'))
scenarioSuite(toyGame, join(import.meta.dirname, 'scenarios'))

describe('recordings', () => {
  it('are demanded for every ending, option value and number of players', () => {
    expect(demanded(toyGame)).toEqual([
      ...['players=2', 'players=3', 'players=4'],
      ...['ending=goal', 'ending=hoard', 'ending=exhausted'],
      ...['auto=false', 'auto=true', 'goal=4', 'goal=6'],
    ])
    expect(demanded(toyGame, { without: ['goal=6'] })).not.toContain('goal=6')
  })

  it('cover what they were played with', () => {
    const text = readFileSync(join(import.meta.dirname, 'games', '4-seats-hoard.game'), 'utf8')
    expect(coveredBy(openText(toyGame, text))).toEqual(['players=4', 'auto=false', 'goal=6', 'ending=hoard'])
    expect(() => openText(toyGame, text.replace('3 withdraw', '2 withdraw'))).toThrow(/line 19: .*TOY-1/)
  })
})

describe('perft', () => {
  it('counts the lines of play of the toy', () => {
    const setup = toyGame.drawSetup({ auto: true, goal: 4 }, 2, new SeededRng(1))
    const state = toyGame.initialState({ auto: true, goal: 4 }, 2, setup)
    expect([0, 1, 2, 3, 4].map((depth) => perft(toyGame, state, depth))).toEqual([1, 6, 28, 230, 1670])
  })
})

describe('random values', () => {
  const schemas: Schema[] = [
    toyGame.schemas.shown,
    toyGame.schemas.known,
    toyGame.schemas.setup,
    ...Object.values(toyGame.schemas.actions),
  ]

  it('fit their schema, also after a change', () => {
    const rng = new SeededRng(1)
    for (const schema of schemas) {
      for (let i = 0; i < 50; i++) {
        const value = randomValue(schema, rng)
        expect(misfit(schema, value)).toBeNull()
        expect(misfit(schema, mutated(schema, value, rng))).toBeNull()
      }
    }
  })

  it('of options go together', () => {
    const rng = new SeededRng(2)
    const seen = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const given = randomOptions(toyGame, 2, rng)
      seen.add(JSON.stringify(given))
      expect(toyGame.resolveOptions(2, given)).not.toHaveProperty('problem')
    }
    expect(seen.size).toBeGreaterThan(6)
  })
})

describe('a failing game', () => {
  it('is saved so that it can be opened', () => {
    const plan = { game: toyGame, seed: 1, positions: 0, every: 1, mostMoves: 15 }
    const positions = [...playThrough(plan, 3, 99, [])]
    const position = positions.at(-1)
    if (!position) throw new Error('no game')
    const path = saveFailure(position, 'a sentence that is false')
    expect(path).toMatch(/^\.reports.toy-a-sentence-that-is-false-99\.game$/)
    const text = readFileSync(join(import.meta.dirname, '..', '..', '..', path), 'utf8')
    const record = readRecord(text)
    expect('problem' in record ? record : record.header).toMatchObject({
      seed: 99,
      others: { fails: 'a sentence that is false' },
    })
    expect(openText(toyGame, text).log).toHaveLength(15)
  })
})
