// What the dock proposes before anybody has clicked: the least wasteful payment, the fewest tokens, the best protection.
import { describe, expect, it } from 'vitest'
import { carthage } from '../../src/inspectable.ts'
import { proposePayment, proposeTokens } from '../../src/ui/payment.ts'
import { proposeKeep, proposePlay } from '../../src/ui/protection.ts'
import { freeCards, NO_TOKENS, previewOf, priceOf, worthOf } from '../../src/ui/purchase.ts'
import type { Shown } from '../../src/view-types.ts'

const cards = (text: string) => text.split(' ').filter((card) => card !== '')
const paid = (hand: string, price: number) => {
  const list = cards(hand)
  return proposePayment(list, price)
    ?.map((i) => list[i])
    .join(' ')
}

describe('a payment', () => {
  it('is exact if it can be', () => {
    expect(paid('R5 R3 R2 R2', 8)).toBe('R5 R3')
    expect(paid('R5 R5 B2 G2', 9)).toBe('R5 B2 G2')
  })

  it('keeps warehouse icons among equal sums: fives pay before threes, threes before twos', () => {
    expect(paid('R5 Y5 G3 B2 G2', 13)).toBe('R5 Y5 G3')
    expect(paid('B3 G3 R2 Y2 G2', 6)).toBe('B3 G3')
  })

  it('loses as little as possible when nothing is exact', () => {
    expect(paid('R5 B3', 4)).toBe('R5')
    expect(paid('R5 R5', 6)).toBe('R5 R5')
  })

  it('is nothing for nothing, and null when the hand does not suffice', () => {
    expect(paid('', 0)).toBe('')
    expect(paid('R2', 3)).toBeUndefined()
  })
})

function position(given: object): Shown {
  const state = carthage.fill({ mode: 'standard', arrivals: 'together' }, 3, {
    loose: true,
    ...given,
  } as never)
  if ('problem' in state) throw new Error(String(state.problem))
  return carthage.view(state, 0).shown
}

describe('tokens and previews', () => {
  const shown = position({
    market: ['R2', 'R3', 'Y5'].map((card) => ({ card, by: null })),
    ships: { red: 3, blue: 4, yellow: 2, green: 0 },
  })

  it('costs what the cards say, less what tokens free, cheapest first', () => {
    const market = ['R2', 'R3', 'Y5']
    expect(priceOf(market, NO_TOKENS)).toBe(10)
    expect(priceOf(market, { ...NO_TOKENS, red: 1 })).toBe(8)
    expect(freeCards(market, { ...NO_TOKENS, red: 2 })).toEqual(['R2', 'R3'])
  })

  it('proposes no token while the hand suffices', () => {
    expect(proposeTokens(shown, 0, ['B5', 'B5'])).toEqual(NO_TOKENS)
  })

  it('shows where ships land, who is paid and who is raided', () => {
    const preview = previewOf(shown, 0)
    expect(preview.sails).toEqual([
      { good: 'red', from: 3, to: 5 },
      { good: 'yellow', from: 2, to: 3 },
    ])
    expect(preview.paid.find(({ seat }) => seat === 0)).toEqual({ good: 'red', seat: 0, points: 2 })
    expect(preview.raided.map(({ good }) => good)).toEqual(['blue', 'yellow'])
    expect(preview.exposed).toContainEqual({ good: 'yellow', seat: 0, cards: 1 })
  })

  it('says what a stock would bring, and nothing for no stock', () => {
    expect(worthOf(shown, 0, 'red')).toBeNull()
    expect(worthOf(shown, 0, 'red', ['R2', 'R2', 'R3'])?.points).toBe(2)
  })
})

describe('a protection', () => {
  it('keeps the highest cards first', () => {
    expect(proposeKeep(cards('R2 R5 B3'), 2)).toEqual([1, 2])
  })

  it('wastes no icon if it can be helped', () => {
    expect(proposePlay(cards('B2 B3 B5'), 1)).toEqual([1])
    expect(proposePlay(cards('B2 B3 B5'), 2)).toEqual([0])
    expect(proposePlay(cards('B2 B3 B5'), 3)).toEqual([0, 1])
    expect(proposePlay(cards('B2'), 1)).toEqual([0])
    expect(proposePlay(cards('B5'), 1)).toBeNull()
  })
})
