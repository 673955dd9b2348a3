import { describe, expect, it } from 'vitest'
import { BASE, facts, handSize, legal, pirates, play, position, settle, why } from './table.ts'

const OUTLAWS = { ...BASE, outlaws: true }
const BOTH = { ...OUTLAWS, magic: true }
const NINE = ['G', 'G', 'R', 'R', 'L', 'L', 'P', 'H', 'C']
const P = 'prison'

describe('outlaws', () => {
  it('CTG-O1 the one who plays keeps everything', () => {
    const state = position({ seats: [{ hand: [...NINE, 'Hd'] }] }, OUTLAWS)
    play(state, '0 forward Hd prison')
    expect(handSize(state, 0)).toBe(9)
    expect(facts(state)).toMatchObject({ turn: 0, actionsLeft: 2, phase: { type: 'turn' } })
  })

  it('CTG-O2 a dark card counts as a power and as half of a pair, once', () => {
    const seats = (hand: string[]) => [{ hand, pirates: [15, 15] }, { hand: NINE }]
    const power = play(position({ seats: seats(['Ld']) }, BOTH), '0 lantern Ld')
    expect(facts(power).phase).toMatchObject({ type: 'discard', seat: 1, due: 2 })
    const pair = play(position({ seats: seats(['Hd', 'Gd']) }, BOTH), '0 pair Hd Gd 15', '1 discard G R')
    expect(facts(pair)).toMatchObject({ turn: 0, actionsLeft: 1, phase: { type: 'turn' } })
    expect(pirates(pair, 0)).toEqual([P, P, P, P, 16, 16])
  })

  it('CTG-O2 discarding a dark card is not playing it', () => {
    const given = { seats: [{ hand: ['Gd'] }, { hand: [...NINE, 'Cd'] }, { hand: [...NINE] }] }
    const state = play(position(given, OUTLAWS), '0 forward Gd prison', '1 discard Cd G G', '2 discard G R')
    expect(facts(state)).toMatchObject({ turn: 0, phase: { type: 'turn' } })
  })

  it('CTG-O2 parrots are named plain or dark', () => {
    const state = position({ seats: [{ hand: ['P', 'Pd'] }] }, BOTH)
    expect(legal(state, 0, 'parrot')).toContain('parrot P Pd as G prison')
    expect(why(state, '0 parrot P P as G prison')).toBe('needsTwoParrots CTG-B7')
    expect(why(state, '0 parrot Pd P as G prison')).toBe('needsTwoParrots CTG-B7')
  })

  it('CTG-O3 discards come clockwise from the left, and before the effect', () => {
    const state = position(
      { turn: 2, seats: [{ hand: NINE }, {}, { hand: ['Gd'] }, { hand: NINE.slice(0, 8) }] },
      OUTLAWS,
    )
    play(state, '2 forward Gd prison')
    expect(facts(state).phase).toMatchObject({ seat: 3, due: 1 })
    expect(why(state, '0 discard G R')).toBe('notYourTurn CTG-O3')
    play(state, '3 discard G', '0 discard G R')
    expect(pirates(state, 2)).toEqual([P, P, P, P, P, 6])
  })

  it('CTG-O3, CTG-B4 a dark gun: down to seven first, then robbed, then one drawn', () => {
    const given = { seats: [{ hand: ['Gd'] }, { hand: [...NINE, 'C'] }] }
    const state = play(position(given, BOTH), '0 gun Gd 1', '1 discard G G R')
    expect(handSize(state, 1)).toBe(7)
    settle(play(state, '0 take C'))
    expect(handSize(state, 1)).toBe(7)
    expect(facts(state).seats[0]?.hand).toEqual(['C'])
  })

  it('CTG-O3 after a dark rum the others may be above seven again', () => {
    const state = settle(
      play(position({ seats: [{ hand: ['Rd'] }, { hand: NINE }] }, BOTH), '0 rum Rd', '1 discard G R'),
    )
    play(state, `0 ${legal(state, 0)[0]}`)
    expect(handSize(state, 1)).toBe(8)
  })

  it('CTG-O4 without outlaws no card is dark', () => {
    const state = position({ seats: [{ hand: ['G'] }] })
    expect(why(state, '0 forward Gd prison')).toBe('notInHand CTG-20')
    expect(why(state, '0 discard G')).toBe('noOutlaws CTG-O1')
  })

  it('a large discard has a list that is not too long, and more is accepted', () => {
    const hand = ['G', 'R', 'L', 'P', 'H', 'C'].flatMap((card) => Array<string>(6).fill(card))
    const state = play(
      position({ seats: [{ hand: ['Gd'] }, { hand: hand.slice(1) }] }, OUTLAWS),
      '0 forward Gd prison',
    )
    expect(legal(state, 1).length).toBeLessThanOrEqual(1365)
    expect(why(state, `1 discard ${hand.slice(1, 29).join(' ')}`)).toBe('allowed')
    expect(why(state, `1 discard ${hand.slice(0, 28).join(' ')}`)).toBe('notInHand CTG-O1')
  })
})
