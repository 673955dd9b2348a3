/** What the board asks when a kind is closed, and what the rules answer. */
import { describe, expect, it } from 'vitest'
import { catan } from '../../src/inspectable.ts'
import type { State } from '../../src/state.ts'
import { position, roads } from '../support.ts'

function why(state: State, kind: string, partial = {}, seat = 0): string | null {
  const refusal = catan.explain(state, seat, kind, partial)
  return refusal && `${refusal.code} ${refusal.rule}`
}

const RICH = [4, 4, 4, 4, 4]

describe('why not build?', () => {
  it('CAT-50 no cards, or no piece', () => {
    const poor = position({ phase: 'main', seats: [{ settlements: [3], roads: roads('3 0 4 8') }] })
    expect(why(poor, 'road')).toBe('cannotPay CAT-50')
    expect(why(poor, 'settle')).toBe('cannotPay CAT-50')
    expect(why(poor, 'city')).toBe('cannotPay CAT-50')
    expect(why(poor, 'buyCard')).toBe('cannotPay CAT-50')
  })

  it("CAT-52 CAT-53 no place: nothing of one's own to build on", () => {
    const state = position({ phase: 'main', seats: [{ resources: RICH }] })
    expect(why(state, 'settle')).toBe('noPlace CAT-52')
    expect(why(state, 'road')).toBe('noPlace CAT-51')
    expect(why(state, 'city')).toBe('noPlace CAT-53')
  })

  it('null where it can be done, and a place that cannot says its own reason', () => {
    const given = { phase: 'main', seats: [{ resources: RICH, settlements: [3], roads: roads('3 7 12') }] }
    const state = position(given)
    expect(why(state, 'road')).toBeNull()
    expect(why(state, 'road', { edge: [3, 7] })).toBe('edgeTaken CAT-51')
    expect(why(state, 'settle', { vertex: 7 })).toBe('tooClose CAT-52')
    expect(why(state, 'settle', { vertex: 12 })).toBeNull()
  })

  it('CAT-13 CAT-11 out of turn, and before the roll', () => {
    expect(why(position({ phase: 'main' }), 'road', {}, 1)).toBe('notYourTurn CAT-13')
    expect(why(position({ phase: 'preRoll' }), 'road')).toBe('rollFirst CAT-11')
  })
})

describe('why not trade or play a card?', () => {
  it('CAT-40 the bank asks more: for the kind that comes nearest', () => {
    const state = position({ phase: 'main', seats: [{ resources: [0, 0, 3, 0, 0] }] })
    expect(catan.explain(state, 0, 'maritime')?.detail).toEqual({ rate: 4, resource: 'wool' })
    expect(why(state, 'maritime', { give: 'ore' })).toBe('tooFewForRate CAT-40')
  })

  it('CAT-35 nothing to offer, and no offer to answer', () => {
    const state = position({ phase: 'main' })
    expect(why(state, 'offer')).toBe('notHeld CAT-35')
    expect(why(state, 'counter', {}, 1)).toBe('noOffer CAT-35')
    expect(why(state, 'answer', { accept: true }, 1)).toBe('noOffer CAT-35')
  })

  it('CAT-71 no such card, or one bought this turn', () => {
    const none = position({ phase: 'main' })
    expect(why(none, 'playKnight')).toBe('noSuchCard CAT-71')
    const bought = position({
      phase: 'main',
      seats: [{ cards: [0, 0, 1, 0, 0] }],
      fresh: [0, 0, 1, 0, 0],
      freshCount: 1,
    })
    expect(why(bought, 'playDiscovery')).toBe('boughtThisTurn CAT-71')
  })
})
