// Simulated games between people whose strength is known: is it found, and do the stated ranges hold it?
import { SeededRng } from '@quayside/rules-kit'
import { scaled } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { afterGame, NEW_RATING, RANGE_DEVIATIONS, type Rating } from '../src/index.ts'

const PEOPLE = 100
const GAMES = 5000
/** How much somebody's play differs from game to game: the deviation that the model takes for granted. */
const NOISE = 25 / 6

function normal(rng: SeededRng): number {
  return Math.sqrt(-2 * Math.log(1 - unit(rng))) * Math.cos(2 * Math.PI * unit(rng))
}

const unit = (rng: SeededRng) => rng.below(2 ** 30) / 2 ** 30

/** Only differences can be found from results: the middle is put where everybody begins. */
function strengths(rng: SeededRng): number[] {
  const drawn = Array.from({ length: PEOPLE }, () => NEW_RATING.sigma * normal(rng))
  const middle = drawn.reduce((sum, one) => sum + one, 0) / PEOPLE
  return drawn.map((one) => NEW_RATING.mu + one - middle)
}

function playedBy(many: number, rng: SeededRng): number[] {
  const who = new Set<number>()
  while (who.size < many) who.add(rng.below(PEOPLE))
  return [...who]
}

/** Ratings after many games of two to four people. */
function found(truth: readonly number[], rng: SeededRng): Rating[] {
  const ratings: Rating[] = truth.map(() => NEW_RATING)
  for (let game = 0; game < GAMES; game++) {
    const who = playedBy(2 + rng.below(3), rng)
    const play = who.map((one) => (truth[one] as number) + NOISE * normal(rng))
    const standings = play.map((own) => 1 + play.filter((other) => other > own).length)
    const after = afterGame(
      who.map((one) => ratings[one] as Rating),
      standings,
    )
    who.forEach((one, i) => {
      ratings[one] = after[i] as Rating
    })
  }
  return ratings
}

function spearman(a: readonly number[], b: readonly number[]): number {
  const rank = (list: readonly number[]) => list.map((own) => list.filter((other) => other < own).length)
  const [first, second] = [rank(a), rank(b)]
  const apart = first.reduce((sum, own, i) => sum + (own - (second[i] as number)) ** 2, 0)
  return 1 - (6 * apart) / (a.length * (a.length ** 2 - 1))
}

describe('5000 games between people whose strength is known', () => {
  const seeds = Array.from({ length: scaled(3, 20) }, (_, i) => i + 1)
  const towns = seeds.map((seed) => {
    const rng = new SeededRng(seed)
    const truth = strengths(rng)
    return { truth, ratings: found(truth, rng) }
  })

  it('their order is found', () => {
    for (const { truth, ratings } of towns) {
      expect(
        spearman(
          truth,
          ratings.map(({ mu }) => mu),
        ),
      ).toBeGreaterThan(0.95)
    }
  })

  it('the stated ranges hold the truth nine times in ten', () => {
    const held = towns.flatMap(({ truth, ratings }) =>
      ratings.map(({ mu, sigma }, i) => Math.abs(mu - (truth[i] as number)) <= sigma * RANGE_DEVIATIONS),
    )
    expect(held.filter(Boolean).length / held.length).toBeGreaterThan(0.9)
  })

  it('and say something: they are far narrower than where everybody began', () => {
    for (const { ratings } of towns) {
      const middle = ratings.map(({ sigma }) => sigma).sort((a, b) => a - b)[PEOPLE / 2] as number
      expect(middle).toBeLessThan(NEW_RATING.sigma / 4)
    }
  })
})
