// The order of a host: plan, draw, store, commit, publish; and what it does when something comes in between.
import { type GameTypes, legalActions, type Seat, SeededRng } from '@quayside/rules-kit'
import { newTable, planAct, secretSource, settle, storedEntry, storedHead } from '@quayside/table'
import { toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import {
  type AnyTable,
  Host,
  type HostPorts,
  type HostStore,
  MemoryStore,
  type RoomRules,
} from '../src/index.ts'
import { SimClock } from './simulator/sim-clock.ts'

const draws = secretSource('ab'.repeat(32), ['', ''])
const END = { type: 'end' } as const

/** By seat: whether a bot sits there. */
type Bots = readonly boolean[]
const rules: RoomRules<Bots> = {
  isRunning: () => true,
  playerAt: (bots, seat) => (bots[seat] ? 'bot' : null),
  clockOf: () => ({ kind: 'none' }),
  afterStep: (room) => room,
  afterTimeout: (room) => room,
}

function opened(room: Bots, ports: Partial<HostPorts<Bots>> = {}, game: typeof toyGame = toyGame) {
  const table = newTable({ game, players: 2, draws, keepsDigests: false })
  if ('problem' in table) throw new Error(table.problem.option)
  const entries = settle(table, draws).entries.map(storedEntry)
  const position = { seq: entries.length, version: 1, room, head: storedHead(table), clock: null }
  const store = new MemoryStore<Bots>()
  store.create('t', { ...position, seq: 0 })
  const clock = new SimClock()
  const told: string[] = []
  const facts = { moves: entries.length, owe: [] }
  const first = {
    id: 't',
    seq: 0,
    version: 1,
    entries,
    room: null,
    head: null,
    clock: null,
    facts,
    wake: null,
    at: 0,
  }
  const open = (through: HostStore<Bots> = store) =>
    new Host<Bots>(
      { id: 't', game, position, entries },
      {
        store: through,
        time: { now: () => clock.now, after: (ms, work) => clock.after(ms, work) },
        rules,
        clocks: null,
        players: { choose: async () => null },
        pacing: { botPaceMs: 0, answerMs: 0, graceMs: 0 },
        draws: () => draws,
        listener: {
          published: ({ step }) =>
            void told.push(`published ${step?.entries.length ?? 'a change elsewhere'}`),
          gone: () => void told.push('gone'),
          failed: (error) => void told.push(String(error)),
        },
        ...ports,
      },
    )
  return { store, clock, told, open, begin: () => store.save(first) }
}

const turnOf = (host: Host<Bots>): Seat => {
  const pending = toyGame.pending((host.table as AnyTable).head.state as never)
  return pending.by === 'seats' ? (pending.owe[0] as Seat) : -1
}

function end(host: Host<Bots>, id = 'x') {
  const seat = turnOf(host)
  return host.decide((at) => {
    const plan = planAct(host.table as AnyTable, { seat, action: END, id, at })
    if (plan.kind === 'refused') return { refused: plan.rejection }
    return plan.kind === 'step' ? { answer: plan.head.seq, step: plan } : { answer: -1 }
  })
}

describe('a request', () => {
  it('is stored with its draws before it counts and before anybody is told', async () => {
    const { store, open, begin, told } = opened([false, false])
    await begin()
    const seen: string[] = []
    const host = open({
      table: (id) => store.table(id),
      entries: (id, after) => store.entries(id, after),
      async save(change) {
        seen.push(`${change.entries.length} entries, told ${told.length}, at ${host.table?.head.seq}`)
        return store.save(change)
      },
    })
    const before = host.table?.head.seq ?? 0
    await end(host)
    const made = (host.table?.head.seq ?? 0) - before
    expect(made).toBeGreaterThan(1)
    expect(seen).toEqual([`${made} entries, told 0, at ${before}`])
    expect(told).toEqual([`published ${made}`])
    expect(toyGame.pending(host.table?.head.state as never).by).toBe('seats')
  })

  it('is planned again after a conflict, on top of what another process stored', async () => {
    const { open, begin, told } = opened([false, false])
    await begin()
    const [one, two] = [open(), open()]
    await end(one, 'first')
    expect(await end(two, 'second')).toMatchObject({ refused: { code: 'notYourTurn' } })
    expect(two.table?.head.seq).toBe(one.table?.head.seq)
    expect(told.at(-1)).toBe('published a change elsewhere')
  })

  it('waits while the store is away, and is refused when it stays away', async () => {
    const { store, clock, open, begin } = opened([false, false])
    await begin()
    const away = () => Promise.reject(new Error('away'))
    const host = open({
      save: away,
      table: (id) => store.table(id),
      entries: (id, after) => store.entries(id, after),
    })
    const answer = end(host)
    await clock.run(60_000, () => false)
    expect(await answer).toMatchObject({ refused: { code: 'storeAway' } })
  })
})

it('entries beyond the position that was read wait for the next look', async () => {
  const { store, open, begin } = opened([false, false])
  await begin()
  const writer = open()
  await end(writer)
  const old = await store.table('t')
  await end(writer, 'y')
  const late = open({
    save: (change) => store.save(change),
    table: async () => old,
    entries: (id, after) => store.entries(id, after),
  })
  await late.catchUpLater()
  expect(late.table?.head.seq).toBe(old?.seq)
})

it('a player that chooses what the rules refuse is played for by the fallback', async () => {
  const nonsense = { type: 'nonsense' } as unknown as GameTypes['Action']
  const { clock, open, begin, told } = opened([true, true], { players: { choose: async () => nonsense } })
  await begin()
  const host = open()
  const before = host.table?.head.seq ?? 0
  host.goOn()
  await clock.run(10, () => (host.table?.head.seq ?? 0) > before)
  expect(host.table?.head.seq).toBeGreaterThan(before)
  expect(told[0]).toContain('what the rules refuse')
})

describe('a bot that lets an offer pass', () => {
  /** The person whose turn it is offers something; what was said in the end. */
  async function saidTo(accepts: boolean): Promise<string[]> {
    const game: typeof toyGame = {
      ...toyGame,
      reveals: (event) => event.type === 'answered' && event.accept,
      fallback: (view) =>
        toyGame.pending(toyGame.imagine(view, new SeededRng(1))).by === 'seats'
          ? { type: 'answer', accept: accepts }
          : toyGame.fallback(view),
    }
    const first = turnOf(opened([false, false], {}, game).open())
    const { clock, open, begin } = opened([first !== 0, first !== 1], {}, game)
    await begin()
    const host = open()
    await host.decide((at) => {
      const table = host.table as AnyTable
      const action = legalActions(game, table.head.state as never, first).find(({ type }) => type === 'offer')
      const plan = planAct(table, { seat: first, action: action as GameTypes['Action'], at })
      if (plan.kind !== 'step') throw new Error(plan.kind)
      return { answer: null, step: plan }
    })
    await clock.run(100, () => (host.table?.log.length ?? 0) > 20)
    return (host.table as AnyTable).log.map(({ text }) => text).filter((text) => text.includes('answer'))
  }

  it('is heard to decline', async () => {
    expect(await saidTo(false)).toEqual([expect.stringMatching(/answer/)])
  })

  it('is never made to accept', async () => {
    expect(await saidTo(true)).toEqual([])
  })
})

it('as many tables as move at once leave as many states behind for their next moves', async () => {
  let copies = 0
  const game = {
    ...toyGame,
    clone: (state: Parameters<typeof toyGame.clone>[0]) => {
      copies++
      return toyGame.clone(state)
    },
  }
  const hosts = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const { begin, open } = opened([false, false], {}, game)
      await begin()
      return open()
    }),
  )
  for (const host of hosts) expect(await end(host, 'alone')).toHaveProperty('ok')
  copies = 0
  for (const id of ['first', 'second']) {
    await Promise.all(hosts.map((host) => end(host, id)))
    // Every step waits for the store while the others are planned, so each needs a state of its own: once.
    expect(copies).toBeLessThanOrEqual(hosts.length)
  }
})
