import { cartagena } from '@quayside/cartagena'
import { describe, expect, it } from 'vitest'
import { facts, handSize, legal, pirates, play, position, settle, why } from './table.ts'

const P = 'prison'

describe('a turn', () => {
  it('CTG-10 has up to three actions of any kinds with any pirates', () => {
    const state = position({ seats: [{ pirates: [12, 30], hand: ['G', 'G'] }, { pirates: [9] }] })
    play(state, '0 forward G prison', '0 backward 12')
    settle(state)
    expect(facts(state)).toMatchObject({ turn: 0, actionsLeft: 1 })
    settle(play(state, '0 backward 30'))
    expect(facts(state)).toMatchObject({ turn: 1, actionsLeft: 3 })
  })

  it('CTG-11 may be ended after the first action, not before', () => {
    const state = position({ seats: [{ hand: ['G', 'R'] }] })
    expect(why(state, '0 endTurn')).toBe('mustAct CTG-11')
    play(state, '0 forward G prison', '0 endTurn')
    expect(facts(state).turn).toBe(1)
  })

  it('CTG-12, CTG-35 a card just drawn may be played by the next action', () => {
    const given = { loose: true, deck: ['H'], seats: [{ pirates: [8], hand: [] }, { pirates: [3] }, {}, {}] }
    const state = position(given)
    play(state, '0 backward 8', '* draw H')
    expect(legal(state, 0, 'forward')).toEqual(['forward H prison', 'forward H 3'])
  })

  it('CTG-13 a hand that becomes empty in mid-turn does not open the skip', () => {
    const state = position({ seats: [{ hand: ['G'], pirates: [8] }, { pirates: [3] }] })
    play(state, '0 forward G prison')
    expect(legal(state, 0)).toEqual(['backward 6', 'backward 8', 'endTurn'])
    expect(why(state, '0 skipDraw')).toBe('turnBegun CTG-13')
  })

  it('CTG-13 an empty hand with nobody on the path can only draw', () => {
    const state = position({ seats: [{ hand: [] }] })
    expect(legal(state, 0)).toEqual(['skipDraw'])
  })

  it('nobody acts out of turn, and nothing happens after the end', () => {
    const state = position({
      seats: [{ pirates: [36, 'ship', 'ship', 'ship', 'ship', 'ship'], hand: ['G'] }, { hand: ['G'] }],
    })
    expect(why(state, '1 forward G prison')).toBe('notYourTurn CTG-10')
    play(state, '0 forward G 36')
    expect(why(state, '1 forward G prison')).toBe('gameOver null')
    expect(legal(state, 1)).toEqual([])
  })
})

describe('forward', () => {
  it('CTG-20 needs a card in hand and an own pirate that is not home', () => {
    const state = position({ seats: [{ pirates: ['ship', 5], hand: ['G'] }, { pirates: [7] }] })
    expect(why(state, '0 forward R 5')).toBe('notInHand CTG-20')
    expect(why(state, '0 forward Gd 5')).toBe('notInHand CTG-20')
    expect(why(state, '0 forward G 7')).toBe('noPirateThere CTG-20')
    expect(why(state, '0 forward G 48')).toBe('noPirateThere CTG-20')
    expect(why(state, '0 forward G cove')).toBe('noPirateThere CTG-20')
    expect(why(state, '0 forward G wreck')).toBe('noPirateThere CTG-20')
    expect(why(state, '0 forward G ship')).toBe('alreadyHome CTG-20')
  })

  it('CTG-21 the search begins with the next space, and any number of pirates is jumped', () => {
    const state = position({
      seats: [{ pirates: [6], hand: ['G'] }, { pirates: [7, 16, 16] }, { pirates: [22, 22, 22] }],
    })
    play(state, '0 forward G 6')
    expect(pirates(state, 0)).toEqual([P, P, P, P, P, 29])
  })

  it('CTG-22 past the last free symbol lies the goal', () => {
    const state = position({ seats: [{ pirates: [36], hand: ['R'] }] })
    expect(pirates(play(state, '0 forward R 36'), 0)).toEqual([P, P, P, P, P, 'ship'])
  })

  it('CTG-23 the card lies on the discards', () => {
    const state = position({ seats: [{ hand: ['R'] }] })
    expect(facts(play(state, '0 forward R prison')).discard).toEqual({ R: 1 })
  })
})

describe('backward', () => {
  it('CTG-30, CTG-33 only full spaces behind: not allowed', () => {
    const state = position({ seats: [{ pirates: [12] }, { pirates: [5, 5, 5] }] })
    expect(why(state, '0 backward 12')).toBe('nothingBehind CTG-33')
    expect(why(state, '0 backward 13')).toBe('noPirateThere CTG-30')
  })

  it('CTG-32, CTG-50 six home one after another is no win if one went back', () => {
    const given = {
      seats: [{ pirates: ['ship', 'ship', 'ship', 'ship', 'ship', 30], hand: ['R'] }, { pirates: [20] }],
    }
    const state = position(given)
    settle(play(state, '0 backward ship', '0 forward R 30'))
    expect(cartagena.result(state)).toBeNull()
    expect(facts(state).seats[0]?.home).toBe(4)
  })

  it('CTG-34 the start is never a landing place', () => {
    const state = position({ seats: [{ pirates: [1] }] })
    expect(legal(state, 0, 'backward')).toEqual([])
  })

  it('CTG-31, CTG-40 arriving as the third closes a space', () => {
    const state = position({ seats: [{ pirates: [12, 14] }, { pirates: [9, 9] }, { pirates: [3] }] })
    const before = handSize(state, 0)
    settle(play(state, '0 backward 12'))
    expect(handSize(state, 0)).toBe(before + 2)
    settle(play(state, '0 backward 14'))
    expect(pirates(state, 0)).toEqual([P, P, P, P, 3, 9])
  })
})

describe('the end', () => {
  it('CTG-51 the others are ordered by pirates home, then by the way they have gone', () => {
    const home = ['ship', 'ship', 'ship', 'ship', 'ship']
    const seats = [
      { pirates: [...home, 36], hand: ['G'] },
      { pirates: [30] },
      { pirates: ['ship'] },
      { pirates: [29, 2] },
    ]
    const state = play(position({ seats }), '0 forward G 36')
    expect(cartagena.result(state)).toEqual({
      winners: [0],
      scores: [6, 0, 1, 0],
      places: [1, 4, 2, 3],
      reason: 'home',
    })
  })

  it('CTG-51 with a cap the last round ends the game without a winner', () => {
    const state = position(
      { turn: 3, turns: 8, seats: [{}, {}, {}, { hand: ['G'] }] },
      { arrangement: 'A-BASE', roundCap: 2 },
    )
    play(state, '3 forward G prison', '3 endTurn')
    expect(cartagena.result(state)).toMatchObject({ winners: [], reason: 'cap' })
  })

  it('CTG-40 four pirates on a space are no position', () => {
    expect(() => position({ seats: [{ pirates: [5, 5] }, { pirates: [5, 5] }] })).toThrow(
      '4 pirates on space 5',
    )
  })
})
