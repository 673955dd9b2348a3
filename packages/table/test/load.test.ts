import { type Toy, toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { act, loadTable, type StoredTable, storedEntry, storedHead, type Table, undo } from '../src/index.ts'
import { playedTable, refusedWith, toyTable } from './play.ts'

const END = { type: 'end' } as const

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
