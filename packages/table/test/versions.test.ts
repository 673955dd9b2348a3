/** Versions of the rules: the header says by which one a table is played, and a log goes on by its own. */
import { legalActions } from '@quayside/rules-kit'
import { type Toy, toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import {
  act,
  faultText,
  loadTable,
  openRecord,
  readRecord,
  stateAt,
  storedEntry,
  storedHead,
  type Table,
  undo,
  writeRecord,
} from '../src/index.ts'
import { accepted, playedTable, refusedWith, toyTable } from './play.ts'

const OLD = { rules: 1 }
const NEWER = { rules: 3 }

/** As many offers of the seat at turn as the rules allow. */
function offersTaken(table: Table<Toy>): number {
  const seat = table.head.state.turn
  for (let made = 0; ; made++) {
    const offer = legalActions(toyGame, table.head.state, seat).find(({ type }) => type === 'offer')
    if (!offer) return made
    accepted(act(table, { seat, action: offer }))
  }
}

/** A table of this version at a decision in which offers can be made. */
function tradingTable(header: object): Table<Toy> {
  const table = playedTable(1, 1, { header })
  for (let seed = 2; table.head.state.phase.type !== 'main'; seed++) {
    const other = playedTable(seed, 1, { header })
    if (other.head.state.phase.type === 'main') return other
  }
  return table
}

function stored(table: Table<Toy>) {
  return { ...storedHead(table), entries: table.log.map(storedEntry) }
}

function loaded(table: Table<Toy>): Table<Toy> {
  const again = loadTable(toyGame, stored(table))
  if ('problem' in again) throw new Error(again.problem)
  return again
}

function reopened(text: string): Table<Toy> {
  const record = readRecord(text)
  const table = 'problem' in record ? record : openRecord(toyGame, record)
  if ('problem' in table) throw new Error(table.problem)
  return table
}

describe('a table is played by the version of the rules in its header', () => {
  it('the newest one if nothing else is said', () => {
    expect(toyTable().header.rules).toBe(toyGame.rulesVersion)
    expect(toyGame.rulesOf(toyTable().head.state)).toBe(2)
  })

  it('a log of an older version replays, and goes on by its own rules', () => {
    expect(offersTaken(tradingTable({}))).toBe(2)
    const old = tradingTable(OLD)
    expect(offersTaken(old)).toBe(3)
    for (const again of [loaded(old), reopened(writeRecord(old))]) {
      expect(again.header.rules).toBe(1)
      expect(again.fault).toBeNull()
      expect(toyGame.rulesOf(again.head.state)).toBe(1)
      expect(toyGame.rulesOf(stateAt(again, 1))).toBe(1)
      expect(toyGame.digest(again.head.state)).toBe(toyGame.digest(old.head.state))
    }
  })

  it('undo keeps the version', () => {
    const table = tradingTable(OLD)
    const seat = table.head.state.turn
    offersTaken(table)
    const consent = table.head.state.hands.map((_, other) => other)
    accepted(undo(table, { seat, to: 1, consent }))
    expect(toyGame.rulesOf(table.head.state)).toBe(1)
  })

  it('the moves of an older version are refused by the newest', () => {
    const old = tradingTable(OLD)
    offersTaken(old)
    // Without digests every move is checked.
    const entries = old.log.map((entry) => ({ ...storedEntry(entry), digest: null }))
    const table = loadTable(toyGame, { ...storedHead(old), entries, header: { ...old.header, rules: 2 } })
    if ('problem' in table) throw new Error(table.problem)
    expect(table.fault).toMatchObject({ why: 'refused', seq: old.log.length })
    expect(faultText(table.fault)).toContain('TOY-4')
  })
})

describe('rules newer than this program', () => {
  const newer = { ...stored(playedTable(5, 6)), header: { ...NEWER, others: {} } }

  it('open read-only, as far as the moves can be followed', () => {
    const table = loadTable(toyGame, newer)
    if ('problem' in table) throw new Error(table.problem)
    expect(table.fault?.why).toBe('newer')
    expect(table.fault?.detail).toBe('the rules of this table are version 3; this program knows them up to 2')
    expect(faultText(table.fault)).toBe('newer')
    expect(table.head.seq).toBe(newer.entries.length)
    const seat = table.head.state.turn
    expect(refusedWith(act(table, { seat, action: { type: 'end' } }))).toBe('readOnly')
    expect(refusedWith(undo(table, { seat, to: 0 }))).toBe('readOnly')
  })

  it('are kept when the table is written again', () => {
    const table = loadTable(toyGame, newer)
    if ('problem' in table) throw new Error(table.problem)
    const text = writeRecord(table)
    expect(text).toContain('rules: 3\n')
    expect(reopened(text).fault?.why).toBe('newer')
  })

  it('are named where a move of a record cannot be followed', () => {
    const text = writeRecord(playedTable(5, 6)).replace('rules: 2', 'rules: 3')
    const lines = text.trimEnd().split('\n')
    const record = readRecord([...lines.slice(0, -1), '0 fly'].join('\n'))
    const table = 'problem' in record ? record : openRecord(toyGame, record)
    expect('problem' in table && table.problem).toMatch(/"0 fly".*version 3.*up to 2/)
  })
})
