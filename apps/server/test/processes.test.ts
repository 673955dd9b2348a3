// What processes that share a store tell each other, without a store: messages go from hand to hand.
import type { Message } from '@quayside/store'
import { describe, expect, it } from 'vitest'
import { ConcurrencyLimit } from '../src/http/concurrency-limit.ts'
import { RateLimiter } from '../src/http/rate-limiter.ts'
import { Peers } from '../src/processes/peers.ts'
import { SharedLimits } from '../src/processes/shared-limits.ts'

/** Two processes whose messages arrive when `deliver` is called. */
function twoProcesses() {
  let now = 0
  const waiting: (() => void)[] = []
  const make = (name: string, other: () => SharedLimits) => {
    const rate = new RateLimiter({ perSecond: 1, burst: 10 }, () => now)
    const connections = new ConcurrencyLimit()
    const store = {
      tell: (message: Message) =>
        void waiting.push(() => other().hear(name, JSON.parse(JSON.stringify(message)))),
    }
    const shared = new SharedLimits(store, { rates: { guest: rate }, connections: { guest: connections } })
    return { rate, connections, shared }
  }
  type Process = ReturnType<typeof make>
  const a: Process = make('a', () => b.shared)
  const b: Process = make('b', () => a.shared)
  const deliver = () => {
    a.shared.tell()
    b.shared.tell()
    for (const give of waiting.splice(0)) give()
  }
  const wait = (ms: number) => {
    now += ms
  }
  /** Messages that are on their way never arrive. */
  const lose = () => void waiting.splice(0)
  return { a, b, deliver, wait, lose }
}

const takes = (limiter: RateLimiter, key: string, tries: number) =>
  Array.from({ length: tries }, () => limiter.take(key)).filter((isTaken) => isTaken).length

describe('limits over several processes', () => {
  it('what one process lets pass is gone from the bucket of the other', () => {
    const { a, b, deliver, wait } = twoProcesses()
    expect(takes(a.rate, 'ann', 20)).toBe(10)
    deliver()
    expect(takes(b.rate, 'ann', 20)).toBe(0)
    expect(takes(b.rate, 'bob', 20)).toBe(10)
    wait(3_000)
    expect(takes(b.rate, 'ann', 20)).toBe(3)
    deliver()
    expect(takes(a.rate, 'ann', 20)).toBe(0)
  })

  it('nobody owes more than one burst, however many processes they asked', () => {
    const { a, b, deliver, wait } = twoProcesses()
    expect(takes(a.rate, 'ann', 20) + takes(b.rate, 'ann', 20)).toBe(20)
    deliver()
    wait(11_000)
    expect(takes(a.rate, 'ann', 20)).toBe(1)
  })

  it('connections count together, until they close or their process is gone', () => {
    const { a, b, deliver } = twoProcesses()
    expect(a.connections.acquire('ann', 2)).toBe(true)
    expect(a.connections.acquire('ann', 2)).toBe(true)
    deliver()
    expect(b.connections.acquire('ann', 2)).toBe(false)
    a.connections.release('ann')
    deliver()
    expect(b.connections.acquire('ann', 2)).toBe(true)
    deliver()
    expect(a.connections.acquire('ann', 2)).toBe(false)
    a.shared.forget('b')
    expect(a.connections.acquire('ann', 2)).toBe(true)
  })

  it('a process that starts later is told what the others hold', () => {
    const { a, b, deliver, lose } = twoProcesses()
    a.connections.acquire('ann', 1)
    a.shared.tell()
    lose()
    deliver()
    expect(b.connections.acquire('bob', 1)).toBe(true)
    a.shared.hear('b', { kind: 'started' })
    deliver()
    expect(b.connections.acquire('ann', 1)).toBe(false)
  })
})

describe('other processes', () => {
  it('are gone when they say so, or are silent for long', () => {
    let now = 0
    const gone: string[] = []
    const said: string[] = []
    const peers = new Peers({
      store: { tell: ({ kind }) => void said.push(kind) },
      now: () => now,
      onGone: (process) => gone.push(process),
    })
    peers.hear('b', { kind: 'alive' })
    peers.hear('c', { kind: 'alive' })
    now = 10_000
    peers.hear('c', { kind: 'taken', limit: 'guest', keys: [] })
    peers.beat()
    expect(gone).toEqual([])
    now = 17_000
    peers.beat()
    expect(gone).toEqual(['b'])
    peers.hear('c', { kind: 'leaving' })
    expect(gone).toEqual(['b', 'c'])
    expect(said).toEqual(['alive', 'alive'])
  })
})
