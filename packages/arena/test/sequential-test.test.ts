import { SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { sequentialTest } from '../src/sequential-test.ts'

const TEST = { fair: 1 / 3, better: 1 / 3 + 0.08, error: 0.05 }

function* games(share: number, seed: number, many = 4000) {
  const rng = new SeededRng(seed)
  for (let i = 0; i < many; i++) yield rng.below(1_000_000) < share * 1_000_000 ? 1 : 0
}

/** How often each verdict falls, and after how many games. */
function verdicts(share: number, many: number) {
  const results = Array.from({ length: many }, (_, seed) => sequentialTest(TEST, games(share, seed)))
  const part = (verdict: string) => results.filter((one) => one.verdict === verdict).length / many
  const mean = results.reduce((sum, one) => sum + one.games, 0) / many
  return { better: part('better'), fair: part('fair'), mean }
}

describe('the sequential test', () => {
  it('says after how many games it is decided, by the log-likelihood ratio', () => {
    // Between equals of two, 50 against 58: a win is ln 1.16, and 20 of them are more than ln 19.
    const {
      verdict,
      games: many,
      ratio,
      bound,
    } = sequentialTest({ fair: 0.5, better: 0.58, error: 0.05 }, Array<number>(100).fill(1))
    expect(verdict).toBe('better')
    expect(bound).toBeCloseTo(Math.log(19), 12)
    expect(many).toBe(20)
    expect(ratio).toBeCloseTo(20 * Math.log(1.16), 12)
  })

  it('counts half a win half', () => {
    const { verdict, ratio } = sequentialTest({ fair: 0.5, better: 0.58, error: 0.05 }, [0.5, 0.5])
    expect(verdict).toBe('undecided')
    expect(ratio).toBeCloseTo(Math.log(1.16) + Math.log(0.84), 12)
  })

  it('is wrong in about one series of twenty, on either side', () => {
    const equal = verdicts(TEST.fair, 600)
    const better = verdicts(TEST.better, 600)
    expect(equal.better).toBeLessThan(0.08)
    expect(equal.fair).toBeGreaterThan(0.92)
    expect(better.fair).toBeLessThan(0.08)
    expect(better.better).toBeGreaterThan(0.92)
  })

  it('needs fewer games the clearer the truth is', () => {
    expect(verdicts(0.6, 200).mean).toBeLessThan(verdicts(TEST.better, 200).mean / 2)
  })

  it('is undecided where the games end too early', () => {
    expect(sequentialTest(TEST, games(0.37, 1, 10))).toMatchObject({ verdict: 'undecided', games: 10 })
  })
})
