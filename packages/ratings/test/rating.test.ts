// What one game changes.
import { describe, expect, it } from 'vitest'
import { afterGame, KNOWN_SIGMA, NEW_RATING, type Rating, shownRating } from '../src/index.ts'

const points = (ratings: readonly Rating[]) => ratings.map((rating) => shownRating(rating).points)

describe('a game', () => {
  it('raises who stands before, lowers who stands behind, and everybody is known better', () => {
    const after = afterGame([NEW_RATING, NEW_RATING, NEW_RATING], [2, 1, 3])
    const [second, first, third] = points(after)
    expect(first).toBeGreaterThan(second as number)
    expect(second).toBeGreaterThan(third as number)
    expect(after.every(({ sigma }) => sigma < NEW_RATING.sigma)).toBe(true)
  })

  it('that two share changes neither, where nothing told them apart before', () => {
    const [a, b] = afterGame([NEW_RATING, NEW_RATING], [1, 1])
    expect(a).toEqual(b)
    expect(shownRating(a as Rating).points).toBe(1500)
  })

  it('gives the same numbers whenever it is counted again', () => {
    const once = afterGame([NEW_RATING, { mu: 30.1, sigma: 2.2 }], [1, 2])
    expect(afterGame([NEW_RATING, { mu: 30.1, sigma: 2.2 }], [1, 2])).toEqual(once)
  })
})

describe('a rating as it is shown', () => {
  it('begins at 1500, provisional, and is known when it is within 200', () => {
    expect(shownRating(NEW_RATING)).toEqual({ points: 1500, within: 625, provisional: true })
    expect(shownRating({ mu: 27, sigma: KNOWN_SIGMA })).toEqual({
      points: 1560,
      within: 200,
      provisional: false,
    })
  })
})
