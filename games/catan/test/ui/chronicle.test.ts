// The count after the game agrees with the hands: whatever came in and went out explains what is held.
import { describe, expect, it } from 'vitest'
import type { Event } from '../../src/events.ts'
import { catan } from '../../src/inspectable.ts'
import { chronicle } from '../../src/ui/chronicle.ts'
import { rollsIn } from '../../src/ui/picture.ts'
import { position } from '../support.ts'

const shownOf = (given: Parameters<typeof position>[0]) => catan.view(position(given), 'watcher').shown

const events: readonly Event[] = [
  { type: 'rolled', seat: 0, dice: [2, 4] },
  {
    type: 'produced',
    gains: [
      [0, 1, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 2, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    short: [],
  },
  { type: 'stolen', seat: 1, victim: 2, resource: null },
  { type: 'monopolyPlayed', seat: 3, resource: 'brick', taken: [1, 0, 1, 0] },
  { type: 'discarded', seat: 3, cards: [0, 1, 0, 0, 0] },
  { type: 'traded', seat: 0, with: 1, give: [1, 0, 0, 0, 0], get: [0, 0, 0, 1, 0] },
  { type: 'maritimeTraded', seat: 0, give: 'ore', many: 4, get: 'wool' },
]

describe('after the game', () => {
  it('counts what each seat got, took, lost, put down and traded', () => {
    const stories = chronicle(shownOf({ phase: 'main' }), events)
    expect(stories.map(({ produced }) => produced)).toEqual([1, 0, 2, 0])
    expect(stories.map(({ taken }) => taken)).toEqual([0, 1, 0, 2])
    expect(stories.map(({ lost }) => lost)).toEqual([1, 0, 2, 0])
    expect(stories.map(({ discarded }) => discarded)).toEqual([0, 0, 0, 1])
    expect(stories.map(({ trades }) => trades)).toEqual([1, 1, 0, 0])
    expect(stories.map(({ bankTrades }) => bankTrades)).toEqual([1, 0, 0, 0])
  })

  it('O27 says what the robber kept back', () => {
    const shown = shownOf({ phase: 'main', robber: [0, -1], seats: [{ settlements: [8] }, { cities: [18] }] })
    const land = shown.hexes.find(({ q, r }) => q === 0 && r === -1)
    const dice: [number, number] = [1, (land?.number ?? 0) - 1]
    const [first, second] = chronicle(shown, [{ type: 'rolled', seat: 0, dice }])
    expect([first?.blocked, second?.blocked]).toEqual([1, 1])
    const upgraded: Event[] = [
      { type: 'cityBuilt', seat: 1, vertex: 18 },
      { type: 'rolled', seat: 0, dice },
    ]
    expect(chronicle(shown, upgraded)[1]?.blocked).toBe(2)
  })

  it('the dice of the whole game are counted', () => {
    expect(rollsIn(events)[4]).toBe(1)
  })
})
