import { legalActions, SeededRng } from '@quayside/rules-kit'
import { type Toy, toyGame } from '@quayside/test-kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  act,
  beforeLastChoice,
  consentNeeded,
  lineAtSeq,
  moveCount,
  movesOf,
  openRecord,
  readRecord,
  settle,
  stateAt,
  undo,
  writeRecord,
} from '../src/index.ts'
import { accepted, playedTable, playOne, refusedWith, secretDraws, toyTable } from './play.ts'

/** A position where the turn's owner has an open offer: its withdrawal shows nothing. */
function offering() {
  const table = toyTable({ players: 2 })
  const seat = table.head.state.turn
  const action = legalActions(toyGame, table.head.state, seat).find(
    ({ type }) => type === 'offer',
  ) as Toy['Action']
  accepted(act(table, { seat, action }))
  return { table, seat, other: 1 - seat }
}

describe('undo', () => {
  it('is free while only the same seat moved and nothing came to light', () => {
    const { table, seat } = offering()
    const count = moveCount(table)
    const before = toyGame.digest(table.head.state)
    accepted(act(table, { seat, action: { type: 'withdraw' } }))
    expect(consentNeeded(table, seat, count)).toEqual([])
    accepted(undo(table, { seat, to: count }))
    expect(toyGame.digest(table.head.state)).toBe(before)
    expect(table.log.at(-1)?.text).toBe(`undo to ${count}`)
  })

  it('needs consent for another seat, for chance and for what was shown', () => {
    const { table, seat, other } = offering()
    const count = moveCount(table)
    expect(undo(table, { seat, to: count - 1 })).toEqual({ kind: 'needsConsent', seats: [other] })
    accepted(act(table, { seat, action: { type: 'withdraw' } }))
    expect(undo(table, { seat: other, to: count })).toEqual({ kind: 'needsConsent', seats: [seat] })
    expect(consentNeeded(table, seat, 0)).toEqual([other])
    accepted(undo(table, { seat, to: 0, consent: [other] }))
    expect(moveCount(table)).toBe(0)
  })

  it('is refused where there is nothing to take back, and after the end', () => {
    const { table, seat } = offering()
    for (const to of [moveCount(table), 99, -1, 0.5]) {
      expect(refusedWith(undo(table, { seat, to, consent: [0, 1] }))).toBe('nothingToUndo')
    }
    expect(refusedWith(undo(playedTable(3), { seat: 0, to: 0, consent: [0, 1, 2] }))).toBe('gameOver')
  })

  it('goes back to the last choice of a seat', () => {
    const { table, seat, other } = offering()
    expect(beforeLastChoice(table, seat)).toBe(moveCount(table) - 1)
    expect(beforeLastChoice(table, other)).toBeNull()
  })

  it('makes clicks from before it stale, and answers its own repeat', () => {
    const { table, seat } = offering()
    const count = moveCount(table)
    accepted(act(table, { seat, action: { type: 'withdraw' } }))
    const seen = table.head.seq
    const done = accepted(undo(table, { seat, to: count, id: 'back' }))
    expect(refusedWith(act(table, { seat, action: { type: 'withdraw' }, seen }))).toBe('staleAsk')
    accepted(act(table, { seat, action: { type: 'withdraw' } }))
    expect(undo(table, { seat, to: count, id: 'back' })).toEqual({ kind: 'repeat', seq: done.head.seq })
  })

  it('and redo meet the same draws, whatever was undone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(200), fc.nat(200), (seed, far, back) => {
        const draws = secretDraws(3)
        const table = playedTable(seed, 5 + (far % 60))
        if (toyGame.pending(table.head.state).by === 'nobody') return
        const moves = movesOf(table)
        const to = back % moves.length
        accepted(undo(table, { seat: 0, to, consent: [0, 1, 2] }))
        settle(table, draws)
        for (const move of moves.slice(moveCount(table))) {
          if (move.by === 'chance') continue
          accepted(act(table, { seat: move.by, action: move.action }))
          settle(table, draws)
        }
        expect(movesOf(table)).toEqual(moves)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps replay, record and live state together over wild undoing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (seed) => {
        const draws = secretDraws(2)
        const rng = new SeededRng(seed)
        const table = toyTable({ players: 2 })
        const live: string[] = []
        for (let i = 0; i < 60; i++) {
          if (!playOne(table, rng, draws)) break
          if (toyGame.pending(table.head.state).by === 'nobody') break
          if (rng.below(5) === 0) {
            accepted(undo(table, { seat: 0, to: rng.below(moveCount(table)), consent: [0, 1] }))
            settle(table, draws)
          }
          live.length = moveCount(table) + 1
          live[moveCount(table)] = toyGame.digest(table.head.state)
        }
        live.forEach((digest, count) => {
          if (digest && count <= moveCount(table)) expect(toyGame.digest(stateAt(table, count))).toBe(digest)
        })
        expect(lineAtSeq(table, table.head.seq).map((entry) => entry.move)).toEqual(movesOf(table))
        const record = readRecord(writeRecord(table))
        if ('problem' in record) throw new Error(record.problem)
        const back = openRecord(toyGame, record)
        if ('problem' in back) throw new Error(back.problem)
        expect(writeRecord(back)).toBe(writeRecord(table))
      }),
      { numRuns: 40 },
    )
  })
})
