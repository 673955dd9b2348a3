// The checks of the simulator must be able to fail: each of these mistakes is made on purpose.
import { describe, expect, it } from 'vitest'
import { type PlantedBug, planOf } from './plan.ts'
import { simulate } from './simulate.ts'

describe('a planted bug is found', () => {
  const bugs: readonly PlantedBug[] = [
    'answer before store',
    'lost wake-up',
    'lost notice',
    'draws by the hour',
    'forgotten request ids',
    'last writer wins',
    'torn step',
    'wrong eyes',
    'open log',
    'requests side by side',
    'hurried clock',
    'stale clicks',
  ]
  it.each(bugs)(
    '%s',
    async (bug) => {
      let found: readonly string[] = []
      for (let seed = 1; seed <= 300 && found.length === 0; seed++) {
        found = (await simulate(planOf(seed, bug))).violations
      }
      expect(found).not.toEqual([])
    },
    120_000,
  )
})
