// Hosts, stores, clients and bots in a simulated world (simulate.ts). `SIM_SEED=7 npx vitest …` replays one run.
import { scaled } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { planOf } from './plan.ts'
import { simulate } from './simulate.ts'

const RUNS = scaled(500, 10_000)
const PARTS = 10

describe('in a simulated world', () => {
  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    'nothing is lost, doubled, leaked or stuck, part %i',
    async (part) => {
      const only = Number(process.env.SIM_SEED ?? 0)
      const seeds = only
        ? [only]
        : Array.from({ length: RUNS / PARTS }, (_, i) => 1 + part * (RUNS / PARTS) + i)
      let crashes = 0
      for (const seed of seeds) {
        const report = await simulate(planOf(seed))
        crashes += report.crashes
        expect(report.violations, `seed ${seed}`).toEqual([])
      }
      // A world without faults would prove nothing.
      if (!only) expect(crashes).toBeGreaterThan(seeds.length / 4)
    },
    600_000,
  )
})
