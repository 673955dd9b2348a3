import { toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import {
  act,
  deadline,
  fallbackRequest,
  moveClock,
  outOfTime,
  owedAt,
  startClock,
  timeLeft,
} from '../src/index.ts'
import { accepted, toyTable } from './play.ts'

const owes = (seat: number, ask: number) => [{ seat, ask }]

describe('no clock', () => {
  it('never runs out', () => {
    const clock = startClock({ kind: 'none' }, 2, owes(0, 1), 0)
    expect(deadline(clock)).toBeNull()
    expect(outOfTime(clock, 1e12)).toEqual([])
  })
})

describe('a clock per move', () => {
  const start = startClock({ kind: 'move', ms: 1000 }, 2, owes(0, 1), 500)

  it('runs for the seat that owes, and out', () => {
    expect(deadline(start)).toBe(1500)
    expect(timeLeft(start, 0, 1200)).toBe(300)
    expect(timeLeft(start, 1, 1200)).toBe(1000)
    expect(outOfTime(start, 1499)).toEqual([])
    expect(outOfTime(start, 1500)).toEqual([0])
  })

  it('begins anew with every decision, but not because somebody else moved', () => {
    const both = moveClock(start, [...owes(0, 1), ...owes(1, 4)], 900)
    expect(timeLeft(both, 0, 900)).toBe(600)
    expect(timeLeft(both, 1, 900)).toBe(1000)
    const next = moveClock(both, owes(0, 2), 1000)
    expect(timeLeft(next, 0, 1000)).toBe(1000)
  })
})

describe('a clock per game', () => {
  const start = startClock({ kind: 'game', ms: 1000, increment: 50 }, 2, owes(0, 1), 0)

  it('goes on where it stopped, a little more for each decision taken', () => {
    const second = moveClock(start, owes(1, 1), 400)
    expect(timeLeft(second, 0, 9999)).toBe(650)
    const third = moveClock(second, owes(0, 2), 700)
    expect(timeLeft(third, 1, 9999)).toBe(750)
    expect(deadline(third)).toBe(1350)
  })

  it('does not give back what ran out', () => {
    const late = moveClock(start, owes(1, 1), 2000)
    expect(timeLeft(late, 0, 2000)).toBe(0)
    expect(outOfTime(moveClock(late, owes(0, 2), 2100), 2100)).toEqual([0])
  })
})

describe('a seat out of time', () => {
  it('plays the fallback of its own view, and the game goes on to its end', () => {
    const table = toyTable()
    for (let i = 0; i < 300 && owedAt(table).length > 0; i++) {
      for (const { seat } of owedAt(table)) accepted(act(table, fallbackRequest(table, seat)))
      while (toyGame.pending(table.head.state).by === 'chance') {
        const outcome = toyGame.outcomes(table.head.state)[0]?.outcome
        if (outcome) toyGame.apply(table.head.state, { by: 'chance', outcome }, null)
      }
    }
    expect(toyGame.result(table.head.state)).not.toBeNull()
  })
})

it('is out of time at its deadline, also with fractions of a millisecond', () => {
  const clock = startClock({ kind: 'move', ms: 8000 }, 2, [{ seat: 0, ask: 1 }], 12261.136)
  expect(outOfTime(clock, deadline(clock) as number)).toEqual([0])
})
