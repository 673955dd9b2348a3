// The count at the end, as a page sees it: without what a seat remembers, for seats, watchers and the automatic opponent.
import type { View } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { cargoEmpire } from '../../src/inspectable.ts'
import { en } from '../../src/texts/en.ts'
import { finalCount } from '../../src/texts/words.ts'
import type { CargoEmpire } from '../../src/types.ts'
import { eachMove, MODES, type Mode, spareState } from './random-games.ts'

/** The last position of a random game. */
function endOf(
  mode: Mode,
  viewer: number | 'watcher',
): { view: View<CargoEmpire>; scores: readonly number[] } {
  const state = spareState(mode)
  eachMove(mode, 12, (now, move) => {
    cargoEmpire.copyInto(state, now)
    cargoEmpire.apply(state, move, null)
  })
  const { known: _known, ...view } = cargoEmpire.view(state, viewer)
  return {
    view: { ...view, known: null } as View<CargoEmpire>,
    scores: cargoEmpire.result(state)?.scores ?? [],
  }
}

describe.each(MODES)('$players players, $given', (mode) => {
  it.each([0, 'watcher'] as const)('sums and objectives add up for %s', (viewer) => {
    const { view, scores } = endOf(mode, viewer)
    expect(scores.length).toBe(view.shown.participants.length)
    scores.forEach((score, owner) => {
      const count = finalCount(view, owner)
      expect(count?.total).toBe(score)
      expect(count?.each.reduce((sum, { points }) => sum + points, 0)).toBe(count?.objectives)
    })
  })
})

it('CGE-33 equal sums say what decides between them', () => {
  const { view } = endOf({ players: 2, given: { opponent: 'none' } }, 0)
  const { shown } = view
  const [one] = shown.participants
  if (!one || !shown.open) throw new Error('the game is not over')
  // Nobody has a post; both have the same cards and the same places on the track.
  const cities = shown.cities.map((city) => ({ ...city, posts: [null, null], beside: [] }))
  const participants = [one, { ...one, who: 1 }]
  const level = { ...shown, cities, participants, open: [[], []] }
  expect(finalCount({ ...view, shown: level }, 0)?.tie).toBe('order')
  const far = one.markers.map((marker) => ({ ...marker, position: 0, row: 0 }))
  // 10 points from the track here, two blank city cards there.
  const ahead = { ...one, blanks: 0, cityCards: [], markers: [{ position: 22, row: 0 }, ...far.slice(1)] }
  const cards = { ...one, who: 1, blanks: 2, cityCards: [], markers: far }
  const tied = { ...level, participants: [ahead, cards] }
  expect(finalCount({ ...view, shown: tied }, 0)?.tie).toBe('track')
  expect(en.decidedBy?.({ ...view, shown: tied }, 0, 1)).toBe('the track')
  expect(
    finalCount({ ...view, shown: { ...tied, participants: [ahead, { ...cards, blanks: 1 }] } }, 0)?.tie,
  ).toBeNull()
})
