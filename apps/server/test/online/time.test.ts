// The clock of the machine is set by an hour while people play: nobody is locked out, nobody runs out of time.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { STANDARD } from '../../src/settings.ts'
import { SteadyTime } from '../../src/steady-time.ts'
import { type Person, startServer, startTable, type TestServer } from '../support/online.ts'
import { figure } from '../support/raw.ts'
import { codeOf } from '../support/refused.ts'

const HOUR = 3_600_000
let site: TestServer
let ann: Person
beforeAll(async () => {
  const limits = { ...STANDARD.limits, perGuest: { perSecond: 50, burst: 40 } }
  site = await startServer({ settings: { limits } })
  ann = await site.person('Ann')
})
afterAll(() => site?.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

async function setClock(by: number): Promise<void> {
  const jumps = await figure(site.base, 'quayside_clock_jumps_total')
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real() + by)
  await expect.poll(() => figure(site.base, 'quayside_clock_jumps_total')).toBe(jumps + 1)
}

describe('when the clock of the machine is set', () => {
  it('an hour forward, no player runs out of time', async () => {
    const bob = await site.person('Bob')
    const wish = {
      game: 'cartagena',
      seats: [{ kind: 'person' }, { kind: 'person' }],
      first: 0,
      clock: { kind: 'move' as const, ms: 600_000 },
    }
    const { id } = await startTable([ann, bob], wish)
    await setClock(HOUR)
    await site.online.registry.sweep()
    await (await site.online.registry.get(id))?.settled()
    const { update } = await ann.api.position(id)
    expect(update?.seq).toBe(0)
    expect(update?.clock?.left[0]).toBeGreaterThan(500_000)
  })

  it('an hour back, nobody is locked out', async () => {
    const dot = await site.person('Dot')
    await setClock(-HOUR)
    const codes = await Promise.all(Array.from({ length: 200 }, () => codeOf(dot.api.myTables())))
    expect(codes).toContain('tooOften')
    await expect.poll(() => codeOf(dot.api.myTables())).toBe('accepted')
  })
})

describe('steady time', () => {
  it('goes on by the monotonic clock, and says by how much the other one jumped, once', () => {
    let wall = 1_000_000
    let monotonic = 50
    const time = new SteadyTime({ wall: () => wall, monotonic: () => monotonic })
    const pass = (ms: number) => {
      wall += ms
      monotonic += ms
    }
    pass(2_000)
    expect([time.now(), time.jump()]).toEqual([1_002_000, 0])
    wall -= HOUR
    expect([time.now(), time.jump(), time.jump()]).toEqual([1_002_000, -HOUR, 0])
    wall += HOUR
    pass(1_000)
    expect([time.now(), time.jump()]).toEqual([1_003_000, HOUR])
  })
})
