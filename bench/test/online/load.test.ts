// The benchmark itself, at test counts. How fast it is says `npx quayside bench server` on a quiet machine; here only what
// does not depend on how busy the machine is must hold.
import { isFull, scaled } from '@quayside/test-kit'
import { freshDatabase } from '@quayside/test-kit/postgres'
import { describe, expect, it } from 'vitest'
import { benchServer } from '../../src/server/index.ts'

describe('a thousand connections', () => {
  it('are served on both stores, within the memory that was promised', async () => {
    const { figures, ratios, reconnect } = await benchServer({
      connections: 1000,
      seconds: scaled(1, 5),
      rounds: 1,
      rate: 150,
      reconnections: 200,
      game: 'catan',
      databaseUrl: await freshDatabase(),
      isBrief: !isFull,
      say: () => undefined,
    })
    for (const what of ['quayside sqlite', 'quayside postgres', 'bare ws']) {
      const found = figures.find((one) => one.what === what)
      expect(found?.connections, what).toBe(1000)
      expect(found?.movesPerSecond, what).toBeGreaterThan(10)
      expect(found?.p99, what).toBeGreaterThan(0)
    }
    expect(Object.keys(reconnect?.ms ?? {})).toEqual(['quayside sqlite', 'bare ws'])
    for (const store of ['sqlite', 'postgres']) {
      expect(ratios[`${store}: memory per connection, to a bare ws`]).toBeLessThan(3)
    }
  })
})
