import { playGame } from '@quayside/arena'
import type { Rank } from '@quayside/bots'
import { carthage } from '@quayside/carthage'
import type { JsonObject } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { tuned as heuristic } from '../src/bot/tuned.ts'
import { play, position } from './rules/table.ts'

const RICH = ['R5', 'B5', 'Y5', 'G5']

/** The value of the first seat, at a table where seat 1 could buy nearly anything. */
function valueFor(given: JsonObject, purchase?: string): number {
  const state = position(2, { loose: true, seats: [{ hand: ['Y3'] }, { hand: RICH }], ...given })
  if (purchase !== undefined) play(state, purchase)
  return heuristic.evaluate(state, 0)
}

describe('the evaluation', () => {
  it('sees at once what a purchase leaves for the next, before the market is full again', () => {
    const buy = { ships: { red: 3 }, market: ['Y3'] }
    const gift = valueFor({ ...buy, farm: ['R5', 'R3'] }, '0 buy Y3')
    const nothing = valueFor({ ...buy, farm: ['G5', 'G3'] }, '0 buy Y3')
    expect(gift).toBeLessThan(nothing)
  })

  it('thinks more of goods whose ship moves with what lies open', () => {
    const poor = { hand: ['Y3'] }
    const mine = {
      seats: [{ hand: ['Y3'], stock: ['R5', 'R5'] }, poor],
      ships: { red: 1 },
      farm: ['Y2', 'Y2'],
    }
    const moves = valueFor({ ...mine, market: ['R5', 'R5', 'G5'] })
    const waits = valueFor({ ...mine, market: ['B5', 'B5', 'G5'] })
    expect(moves).toBeGreaterThan(waits)
  })

  it('fears pirates most when the market calls them', () => {
    const bare = { seats: [{ hand: ['Y5'], stock: ['R5', 'R5'] }, { hand: ['Y3'] }], farm: ['Y2', 'Y2'] }
    const called = valueFor({ ...bare, ships: { red: 3, blue: 3 }, market: ['B5', 'B5', 'G5'] })
    const quiet = valueFor({ ...bare, ships: { red: 3, blue: 3 }, market: ['Y5', 'Y5', 'G5'] })
    expect(called).toBeLessThan(quiet)
  })

  it.each(['standard', 'classic'] as const)('sees all seats at once as one after the other, %s', (mode) => {
    const ranks: Rank[] = ['random', 'random', 'random']
    const together = new Float64Array(3)
    let looks = 0
    playGame(
      { game: carthage, heuristic, options: { mode, arrivals: 'together' }, players: 3, ranks, seed: 3 },
      0,
      (_move, state) => {
        if (carthage.result(state)) return
        looks++
        heuristic.ownValues?.(state, together)
        for (let seat = 0; seat < 3; seat++) expect(together[seat]).toBe(heuristic.evaluate(state, seat))
      },
    )
    expect(looks).toBeGreaterThan(100)
  })
})
