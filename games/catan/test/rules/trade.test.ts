import { describe, expect, it } from 'vitest'
import { catan } from '../../src/inspectable.ts'
import { hands, json, legal, play, position, refusal } from '../support.ts'

describe('maritime trade', () => {
  it('CAT-40 R4 O37 the best own rate for each kind', () => {
    const given = { phase: 'main', seats: [{ resources: [3, 0, 3, 0, 3], settlements: [10, 0] }] }
    const state = position(given)
    expect(catan.questions.rates?.(state, { seat: 0 })).toEqual([3, 3, 3, 3, 2])
    play(state, '0 maritime ore for wheat', '0 maritime wool for wheat')
    expect(hands(state)[0]).toEqual([3, 0, 0, 2, 1])
    expect(refusal(state, '0 maritime ore for wheat')).toBe('tooFewForRate CAT-40')
  })

  it('CAT-40 a 2:1 harbour does not help for other kinds', () => {
    const state = position({ phase: 'main', seats: [{ resources: [2, 0, 0, 2, 0], settlements: [1] }] })
    expect(legal(state, 0, 'maritime').every((text) => text.startsWith('wheat'))).toBe(true)
    expect(refusal(state, '0 maritime lumber for ore')).toBe('tooFewForRate CAT-40')
  })

  it('CAT-41 a harbour works from the moment the building stands', () => {
    const state = position({
      phase: 'main',
      seats: [{ resources: [3, 1, 1, 1, 0], roads: [[0, 3]] }],
    })
    expect(refusal(state, '0 maritime lumber for ore')).toBe('tooFewForRate CAT-40')
    play(state, '0 settle 3')
    expect(catan.questions.rates?.(state, { seat: 0 })).toEqual([3, 3, 3, 3, 3])
  })

  it('CAT-42 another kind, and one the bank has', () => {
    const state = position({
      phase: 'main',
      bank: [15, 19, 19, 19, 0],
      loose: true,
      seats: [{ resources: [4, 0, 0, 0, 0] }],
    })
    expect(refusal(state, '0 maritime lumber for lumber')).toBe('sameKind CAT-42')
    expect(refusal(state, '0 maritime lumber for ore')).toBe('notInBank CAT-42')
  })
})

describe('domestic trade', () => {
  const table = () =>
    position({
      phase: 'main',
      seats: [
        { resources: [0, 0, 2, 0, 0] },
        { resources: [0, 0, 0, 0, 1] },
        { resources: [0, 0, 0, 0, 1] },
        { resources: [0, 1, 0, 0, 0] },
      ],
    })

  it('CAT-30 only with the active seat; two others never trade', () => {
    expect(refusal(table(), '1 offer ore:1 for brick:1 to 3')).toBe('onlyWithActive CAT-30')
    expect(refusal(table(), '1 offer ore:1 for wool:1 to 0')).toBe('allowed')
  })

  it('CAT-31 CAT-32 R9 no gifts, nothing for the same thing, unequal numbers are fine', () => {
    expect(refusal(table(), '0 offer wool:1 for none to 1')).toBe('gift CAT-31')
    expect(refusal(table(), '0 offer none for ore:1 to 1')).toBe('gift CAT-31')
    expect(refusal(table(), '0 offer wool:2 for wool:1 to 1')).toBe('sameOnBothSides CAT-32')
    expect(refusal(table(), '0 offer wool:2 for ore:1 to 1')).toBe('allowed')
  })

  it('CAT-33 resource cards are all that an offer can name', () => {
    expect(catan.parse('0 offer knight:1 for ore:1 to 1')).toBeNull()
  })

  it('CAT-34 CAT-35 O38 an accept is no trade yet; the active seat picks one', () => {
    const state = play(table(), '0 offer wool:1 for ore:1 to 1,2,3')
    expect(refusal(state, '3 answer yes')).toBe('notHeld CAT-35')
    play(state, '1 answer yes', '2 answer yes')
    expect(hands(state)[0]).toEqual([0, 0, 2, 0, 0])
    play(state, '0 settleTrade 2')
    expect(hands(state)).toEqual([
      [0, 0, 1, 0, 1],
      [0, 0, 0, 0, 1],
      [0, 0, 1, 0, 0],
      [0, 1, 0, 0, 0],
    ])
    expect(refusal(state, '0 settleTrade 1')).toBe('nothingStanding CAT-35')
  })

  it('CAT-34 CAT-35 a counter declines and stands on as a proposal', () => {
    const state = play(table(), '0 offer wool:1 for ore:1 to 1', '1 counter ore:1 for wool:2')
    expect(refusal(state, '1 answer yes')).toBe('noOffer CAT-35')
    play(state, '0 settleTrade 1')
    expect(hands(state).slice(0, 2)).toEqual([
      [0, 0, 0, 0, 1],
      [0, 0, 2, 0, 0],
    ])
  })

  it('CAT-35 an offer that all have declined is closed', () => {
    const state = play(table(), '0 offer wool:1 for ore:1 to 1,2', '1 answer no', '2 answer no')
    expect(refusal(state, '1 answer yes')).toBe('noOffer CAT-35')
  })

  it('CAT-35 an offer needs the cards, a new one replaces it with its answers', () => {
    expect(refusal(table(), '0 offer brick:1 for ore:1 to 1')).toBe('notHeld CAT-35')
    const state = play(
      table(),
      '0 offer wool:1 for ore:1 to 1',
      '1 answer yes',
      '0 offer wool:1 for brick:1 to 3',
    )
    expect(refusal(state, '0 settleTrade 1')).toBe('nothingStanding CAT-35')
  })

  it('CAT-35 withdrawing, and closing by a maritime trade', () => {
    const state = play(table(), '0 offer wool:1 for ore:1 to 1', '1 answer yes', '1 withdraw')
    expect(refusal(state, '0 settleTrade 1')).toBe('nothingStanding CAT-35')
    play(state, '0 withdraw')
    expect(refusal(state, '0 withdraw')).toBe('nothingStanding CAT-35')
    const other = position({
      phase: 'main',
      seats: [{ resources: [4, 0, 1, 0, 0] }, { resources: [0, 0, 0, 0, 1] }],
    })
    play(other, '0 offer wool:1 for ore:1 to 1', '1 answer yes', '0 maritime lumber for brick')
    expect(refusal(other, '0 settleTrade 1')).toBe('nothingStanding CAT-35')
  })

  it('CAT-35 ten offers a turn', () => {
    const state = table()
    for (let n = 0; n < 10; n++) play(state, '0 offer wool:1 for ore:1 to 1')
    expect(refusal(state, '0 offer wool:1 for ore:1 to 1')).toBe('tooManyOffers CAT-35')
    expect(refusal(state, '1 answer yes')).toBe('allowed')
  })

  it('CAT-35 an offer that led to a trade does not count; by version 1 of the rules it did', () => {
    const swap = (rules: number) => {
      const state = position({
        rules,
        phase: 'main',
        seats: [{ resources: [9, 0, 0, 0, 0] }, { resources: [0, 9, 0, 0, 0] }],
      })
      for (let i = 0; i < 9; i++)
        play(state, '0 offer lumber:1 for brick:1 to 1', '1 answer yes', '0 settleTrade 1')
      return json(state).seats as unknown as readonly { offersMade: number; answersGiven: number }[]
    }
    expect(swap(2)[0]?.offersMade).toBe(0)
    expect(swap(2)[1]?.answersGiven).toBe(0)
    expect(swap(1)[0]?.offersMade).toBe(9)
  })

  it('asks grow for those who are asked', () => {
    const state = table()
    const before = [0, 1, 2, 3].map((seat) => catan.ask(state, seat))
    play(state, '0 offer wool:1 for ore:1 to 1,2')
    expect([1, 2, 3].map((seat) => catan.ask(state, seat) - (before[seat] ?? 0))).toEqual([1, 1, 0])
    const own = catan.ask(state, 0)
    play(state, '1 answer yes')
    expect(catan.ask(state, 0)).toBe(own + 1)
  })

  it('CAT-98 the option turns it off', () => {
    const state = position({ phase: 'main' }, { domesticTrade: false })
    expect(refusal(state, '0 offer wool:1 for ore:1 to 1')).toBe('noDomesticTrade CAT-98')
    expect(catan.pending(state)).toEqual({ by: 'seats', owe: [0], may: [] })
    expect(json(state).phase.type).toBe('main')
  })
})
