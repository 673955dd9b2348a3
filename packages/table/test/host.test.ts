import { type Toy, toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import {
  act,
  loadTable,
  memoryStore,
  type StoredTable,
  storedEntry,
  storedHead,
  type Table,
  TableHost,
  undo,
} from '../src/index.ts'
import { playedTable, refusedWith, secretDraws, toyTable } from './play.ts'

const END = { type: 'end' } as const
const clock = { now: () => 7 }

function stored(table: Table<Toy>): StoredTable {
  return { ...storedHead(table), entries: table.log.map(storedEntry) }
}

function loaded(from: StoredTable): Table<Toy> {
  const table = loadTable(toyGame, JSON.parse(JSON.stringify(from)))
  if ('problem' in table) throw new Error(table.problem)
  return table
}

describe('loading', () => {
  it('gives the same table, undos and request ids included', () => {
    const table = playedTable(2, 15)
    const seat = table.head.state.turn
    act(table, { seat, action: END, id: 'x' })
    undo(table, { seat, to: 3, consent: [0, 1, 2], id: 'y' })
    const back = loaded(stored(table))
    expect(stored(back)).toEqual(stored(table))
    expect(toyGame.toJson(back.head.state)).toEqual(toyGame.toJson(table.head.state))
    expect(act(back, { seat, action: END, id: 'x' })).toHaveProperty('kind', 'repeat')
    expect(undo(back, { seat, to: 0, id: 'y' })).toHaveProperty('kind', 'repeat')
  })

  it('finds the exact entry whose digest differs and opens read-only just before it', () => {
    const table = playedTable(2, 15)
    const whole = stored(table)
    const changed = whole.entries.map((entry) =>
      entry.seq >= 9 ? { ...entry, digest: 'f'.repeat(64) } : entry,
    )
    const back = loaded({ ...whole, entries: changed })
    expect(back.fault).toMatchObject({ seq: 9, why: 'digest' })
    expect(back.log).toHaveLength(8)
    expect(toyGame.digest(back.head.state)).toBe(table.log[7]?.digest)
    expect(refusedWith(act(back, { seat: 0, action: END }))).toBe('readOnly')
    expect(refusedWith(undo(back, { seat: 0, to: 0 }))).toBe('readOnly')
  })

  it('believes a log with few digests by the last of them, and finds the first that differs', () => {
    const whole = stored(playedTable(2, 15))
    const sparse = whole.entries.map((entry) => (entry.seq % 6 === 0 ? entry : { ...entry, digest: null }))
    expect(loaded({ ...whole, entries: sparse }).fault).toBeNull()
    const wrong = sparse.map((entry) => (entry.digest ? { ...entry, digest: 'f'.repeat(64) } : entry))
    expect(loaded({ ...whole, entries: wrong }).fault).toMatchObject({ seq: 6, why: 'digest' })
  })

  it('names a move that the rules of today refuse', () => {
    const whole = stored(playedTable(2, 15))
    const changed = whole.entries.map((entry) =>
      entry.seq === 5 ? { ...entry, text: '0 sell gold' } : entry,
    )
    expect(loaded({ ...whole, entries: changed }).fault).toMatchObject({ seq: 5, why: 'unreadable' })
  })

  it('refuses a head that does not fit', () => {
    const whole = stored(toyTable())
    expect(loadTable(toyGame, { ...whole, game: 'chess' })).toMatchObject({ part: 'game' })
    expect(loadTable(toyGame, { ...whole, players: 9 })).toMatchObject({ part: 'options' })
    expect(loadTable(toyGame, { ...whole, setup: {} })).toMatchObject({ part: 'setup' })
  })
})

describe('a host', () => {
  async function twoHosts() {
    const store = memoryStore()
    const draws = secretDraws(2)
    const fresh = () => loaded({ ...storedHead(toyTable({ players: 2 })), entries: [] })
    const parts = { id: 't', store, draws, clock }
    const one = new TableHost({ ...parts, table: fresh() })
    await one.open()
    const two = new TableHost({ ...parts, table: fresh() })
    await two.reload()
    return { store, one, two }
  }

  it('keeps a choice together with its draws, and answers after that', async () => {
    const { store, one } = await twoHosts()
    const seat = one.table.head.state.turn
    await one.act({ seat, action: END, id: 'a' })
    const kept = await store.load('t')
    expect(kept?.entries).toEqual(one.table.log.map(storedEntry))
    expect(toyGame.pending(one.table.head.state).by).toBe('seats')
    expect(kept?.entries.at(-1)?.at).toBe(7)
  })

  it('looks again when another process was quicker', async () => {
    const { one, two } = await twoHosts()
    const seat = one.table.head.state.turn
    const [first, second] = [await one.act({ seat, action: END }), await two.act({ seat, action: END })]
    expect(first.kind).toBe('step')
    expect(refusedWith(second)).toBe('notYourTurn')
    expect(two.table.head.seq).toBe(one.table.head.seq)
  })

  it('answers a repeat that reaches the other process', async () => {
    const { one, two } = await twoHosts()
    const seat = one.table.head.state.turn
    await one.act({ seat, action: END, id: 'a' })
    expect(await two.act({ seat, action: END, id: 'a' })).toHaveProperty('kind', 'repeat')
  })

  it('keeps the order of requests that come together', async () => {
    const { one } = await twoHosts()
    const seat = one.table.head.state.turn
    const answers = await Promise.all(
      [one, one, one].map((host) => host.act({ seat, action: END, id: 'same' })),
    )
    expect(answers.map((answer) => answer.kind)).toEqual(['step', 'repeat', 'repeat'])
  })

  it('goes on after a request that failed', async () => {
    const { one } = await twoHosts()
    const seat = one.table.head.state.turn
    await expect(one.act({ seat, action: { type: 'nonsense' } as never })).resolves.toHaveProperty(
      'kind',
      'refused',
    )
    expect(await one.act({ seat, action: END })).toHaveProperty('kind', 'step')
  })
})
