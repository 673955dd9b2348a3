import { type Seat, SeededRng } from '@quayside/rules-kit'
import { act, newTable, type Plan, secretSource, settle, type Table } from '@quayside/table'
import { type Toy, toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { closeAnswers, nextTurn, seatMask } from '../src/next-turn.ts'
import {
  markHeard,
  NO_SEAT,
  nextOptionalSeat,
  nextOwingSeat,
  nothingHeard,
  type SeatsPending,
} from '../src/turn-taking.ts'

const draws = secretSource('ab'.repeat(32), ['', '', ''])

function newToyTable(): Table<Toy> {
  const table = newTable({ game: toyGame, players: 3, draws })
  if ('problem' in table) throw new Error(table.problem.option)
  settle(table, draws)
  return table
}

/** A position in which the active seat has an offer open to the others. */
function withOffer(): { table: Table<Toy>; owing: Seat } {
  const rng = new SeededRng(4)
  for (let tries = 0; tries < 200; tries++) {
    const table = newToyTable()
    for (let i = 0; i < 40; i++) {
      const pending = toyGame.pending(table.head.state)
      if (pending.by !== 'seats') break
      if (pending.may.length === 2) return { table, owing: pending.owe[0] as Seat }
      playRandomly(table, pending.owe[0] as Seat, rng)
    }
  }
  throw new Error('no offer came about')
}

function playRandomly(table: Table<Toy>, seat: Seat, rng: SeededRng): Plan<Toy> {
  const kinds = toyGame.usable(table.head.state, seat)
  const offers = kinds.filter((kind) => kind.proposal)
  const actions = (offers.length > 0 ? offers : kinds).flatMap((kind) => legal(table, seat, kind.type))
  const all = actions.length > 0 ? actions : kinds.flatMap((kind) => legal(table, seat, kind.type))
  const plan = act(table, { seat, action: all[rng.below(all.length)] as Toy['Action'] })
  settle(table, draws)
  return plan
}

function legal(table: Table<Toy>, seat: Seat, type: string): Toy['Action'][] {
  const found: Toy['Action'][] = []
  const into = { push: (action: Toy['Action']) => found.push(action) }
  toyGame.kind(type)?.legal(table.head.state, seat, into as never)
  return found
}

const pendingOf = (table: Table<Toy>) => toyGame.pending(table.head.state) as SeatsPending

describe('optional questions', () => {
  it('go round the table after the seat that owes, each once', () => {
    const { table, owing } = withOffer()
    const heard = nothingHeard(3)
    const order: Seat[] = []
    for (;;) {
      const seat = nextOptionalSeat(toyGame, table.head.state, pendingOf(table), heard)
      if (seat === NO_SEAT) break
      order.push(seat)
      markHeard(toyGame, table.head.state, heard, seat)
    }
    expect(order).toEqual([(owing + 1) % 3, (owing + 2) % 3])
  })

  it('are asked again when the question is a new one', () => {
    const { table, owing } = withOffer()
    const heard = nothingHeard(3)
    closeAnswers(table as never, heard)
    expect(nextOptionalSeat(toyGame, table.head.state, pendingOf(table), heard)).toBe(NO_SEAT)
    const other = legal(table, owing, 'offer').find(
      (action) => act(table, { seat: owing, action }).kind === 'step',
    )
    expect(other).toBeDefined()
    expect(nextOptionalSeat(toyGame, table.head.state, pendingOf(table), heard)).toBe((owing + 1) % 3)
  })

  it('skip the seats that are not among those to be asked', () => {
    const { table, owing } = withOffer()
    const last = (owing + 2) % 3
    const among = seatMask(3, (seat) => seat === last)
    expect(nextOptionalSeat(toyGame, table.head.state, pendingOf(table), nothingHeard(3), among)).toBe(last)
    expect(nextOwingSeat(pendingOf(table), among)).toBe(NO_SEAT)
  })
})

describe('the next turn of the automatic players', () => {
  it('is an optional one before the owed one', () => {
    const { table, owing } = withOffer()
    const heard = nothingHeard(3)
    const all = seatMask(3, () => true)
    expect(nextTurn(table as never, heard, all)).toEqual({ kind: 'optional', seat: (owing + 1) % 3 })
    closeAnswers(table as never, heard)
    expect(nextTurn(table as never, heard, all)).toEqual({ kind: 'owed', seat: owing, peopleAnswer: false })
  })

  it('knows that a person still has an offer to answer', () => {
    const { table, owing } = withOffer()
    const bots = seatMask(3, (seat) => seat === owing)
    const heard = nothingHeard(3)
    expect(nextTurn(table as never, heard, bots)).toEqual({ kind: 'owed', seat: owing, peopleAnswer: true })
    closeAnswers(table as never, heard)
    expect(nextTurn(table as never, heard, bots)).toMatchObject({ peopleAnswer: false })
  })

  it('is none where only people are asked', () => {
    expect(nextTurn(newToyTable() as never, nothingHeard(3), 0)).toEqual({ kind: 'none' })
  })
})
