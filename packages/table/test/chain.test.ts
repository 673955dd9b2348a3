import { type Toy, toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import {
  act,
  brokenLink,
  firstLink,
  lastLink,
  linkEntries,
  loadTable,
  type StoredEntry,
  type StoredTable,
  storedEntry,
  storedHead,
  type Table,
} from '../src/index.ts'
import { playedTable, refusedWith } from './play.ts'

function linked(table: Table<Toy>): StoredTable {
  const head = storedHead(table)
  const entries = table.log.map((entry) => ({ ...storedEntry(entry), digest: null }))
  return { ...head, entries: linkEntries(firstLink(head), entries) }
}

function loaded(stored: StoredTable): Table<Toy> {
  const table = loadTable(toyGame, stored)
  if ('problem' in table) throw new Error(table.problem)
  return table
}

function change(stored: StoredTable, seq: number, to: Partial<StoredEntry>): StoredTable {
  return { ...stored, entries: stored.entries.map((one) => (one.seq === seq ? { ...one, ...to } : one)) }
}

describe('the hash chain of a log', () => {
  const whole = linked(playedTable(2, 20))

  it('goes on from any entry, with or without what came before it', () => {
    const start = firstLink(whole)
    const early = whole.entries.slice(0, 7)
    const late = linkEntries(lastLink(start, early), whole.entries.slice(7))
    expect(late).toEqual(whole.entries.slice(7))
    expect(brokenLink(start, whole.entries)).toBe(-1)
  })

  it.each([
    ['another request id', { id: 'forged' }],
    ['another link', { link: '0'.repeat(16) }],
  ])('finds %s at its entry: the table opens read-only just before it', (_what, to) => {
    const table = loaded(change(whole, 9, to))
    expect(table.fault).toMatchObject({ seq: 9, why: 'link' })
    expect(table.log).toHaveLength(8)
    expect(refusedWith(act(table, { seat: 0, action: { type: 'end' } }))).toBe('readOnly')
  })

  it('finds a move that the rules would also have allowed', () => {
    const swapped = whole.entries.map((entry) => entry.text)
    const at = swapped.findIndex((text, i) => i > 0 && text !== swapped[i - 1])
    const table = loaded(change(whole, at + 1, { text: swapped[at - 1] ?? '' }))
    expect(table.fault).toMatchObject({ seq: at + 1, why: 'link' })
  })

  it('finds an entry that was taken out', () => {
    const entries = whole.entries.filter(({ seq }) => seq !== 6)
    expect(brokenLink(firstLink(whole), entries)).toBe(5)
  })

  it('finds another set-up', () => {
    expect(brokenLink(firstLink({ ...whole, players: whole.players + 1 }), whole.entries)).toBe(0)
  })

  it('opens logs of before there were links, and goes on with links after them', () => {
    const old = whole.entries.map(({ link: _link, ...entry }, i) =>
      i < 10 ? entry : { ...entry, link: _link },
    )
    const entries = old as StoredEntry[]
    expect(loaded({ ...whole, entries }).fault).toBeNull()
    expect(loaded({ ...whole, entries: entries.slice(0, 10) }).fault).toBeNull()
    expect(lastLink(firstLink(whole), entries.slice(0, 10))).toBe(whole.entries[9]?.link)
    expect(loaded(change({ ...whole, entries }, 3, { id: 'forged' })).fault).toMatchObject({ seq: 11 })
  })
})
