/** The features that `learn` predicts the winner from, for one seat at a time: points so far, and the means to make more. */
import type { Feature } from '@quayside/rules-kit'
import { CITY_CARD_POINTS, LEVEL_THREE_POINTS, ZONE_POINTS, ZONE_START } from '../content.ts'
import { objectiveValue } from '../scoring.ts'
import { bitCount, cityCardCount, inHand, lowestBit, OWNERS, postsIn, type ReadonlyState } from '../state.ts'
import { dueCards, positionsAhead } from './due-steps.ts'
import { nextTierPoints, origins, ownValue, payingCities, postsMissing, turnsLeft } from './evaluation.ts'

/** What features are told as when advice says why. */
export const REASONS = [
  'outlook',
  'track',
  'cityCards',
  'objectives',
  'posts',
  'cities',
  'cards',
  'cubes',
  'origins',
  'paying',
] as const
export type Reason = (typeof REASONS)[number]

const feature = (reason: Reason, name: string, unit: string, meaning: string): Feature => ({
  name,
  unit,
  meaning,
  reason,
})

/** Each comes a second time, times the turns that the seat has left: what counts early counts otherwise late. */
const PLAIN: readonly Feature[] = [
  feature('outlook', 'byHand', 'points', 'points that the evaluation by hand expects'),
  feature('track', 'track', 'points', 'points of the three markers as they stand'),
  feature('track', 'steps', 'steps', 'steps of the three markers together'),
  feature('track', 'foremost', 'steps', 'steps of the foremost marker'),
  feature('track', 'rearmost', 'steps', 'steps of the rearmost marker'),
  feature('cityCards', 'cityCards', 'points', 'points of city cards'),
  feature('objectives', 'objectives', 'points', 'points of own objectives as they stand'),
  feature('objectives', 'nextTiers', 'points', 'what has been made of the next tiers of the objectives'),
  feature('objectives', 'objectiveCards', 'cards', 'objectives held'),
  feature('posts', 'posts', 'points', 'points of posts in level-3 cities'),
  feature(
    'posts',
    'nearPosts',
    'posts',
    'posts in other cities, each divided by one more than the posts missing there',
  ),
  feature('cities', 'cities', 'cities', 'cities in which the seat has a post'),
  feature('cards', 'cars', 'cards', 'car cards in hand'),
  feature('cards', 'trains', 'cards', 'train cards in hand'),
  feature('cards', 'ships', 'cards', 'ship cards in hand'),
  feature('cubes', 'cubes', 'cubes', 'cubes kept'),
  feature('origins', 'origins', 'cities', 'cities to deliver from'),
  feature('paying', 'paying', 'cities', 'personal cities that can still pay'),
]

export const FEATURES: readonly Feature[] = [
  ...PLAIN,
  ...PLAIN.map(({ name, unit, meaning, reason }) =>
    feature(reason as Reason, `${name}Left`, `${unit} by turns`, `${meaning}, times the turns left`),
  ),
]

/** Turns of a whole game, so that the second half of the features has the size of the first. */
const turnsOf = (state: ReadonlyState) => 3 * state.fixed.turnsPerRound

function putPoints(state: ReadonlyState, seat: number, into: Float64Array): number {
  let at = 0
  into[at++] = ownValue(state, seat)
  at = putTrack(positionsAhead(state, seat), into, at)
  into[at++] = cityCardCount(state, seat) * CITY_CARD_POINTS
  let points = 0
  let next = 0
  for (let held = state.objectives[seat] as number; held !== 0; held &= held - 1) {
    const objective = lowestBit(held)
    points += objectiveValue(state, seat, objective)
    next += nextTierPoints(state, seat, objective)
  }
  into[at++] = points
  into[at++] = next
  into[at++] = bitCount(state.objectives[seat] as number)
  return putPosts(state, seat, into, at)
}

function putTrack([car = 0, train = 0, ship = 0]: Float64Array, into: Float64Array, from: number): number {
  let at = from
  into[at++] = zonePoints(car) + zonePoints(train) + zonePoints(ship)
  into[at++] = car + train + ship - 3 * ZONE_START
  into[at++] = Math.max(car, train, ship) - ZONE_START
  into[at++] = Math.min(car, train, ship) - ZONE_START
  return at
}

const zonePoints = (position: number) =>
  position >= ZONE_START ? (ZONE_POINTS[position - ZONE_START] as number) : 0

function putPosts(state: ReadonlyState, seat: number, into: Float64Array, from: number): number {
  let at = from
  let made = 0
  let near = 0
  for (let bits = state.present[seat] as number; bits !== 0; bits &= bits - 1) {
    const city = lowestBit(bits)
    if (state.level[city] === 3) made += state.beside[city * OWNERS + seat] as number
    else near += postsIn(state, seat, city) / (1 + postsMissing(state, city))
  }
  into[at++] = LEVEL_THREE_POINTS * made
  into[at++] = near
  into[at++] = bitCount(state.present[seat] as number)
  return at
}

export function compute(state: ReadonlyState, seat: number, into: Float64Array): void {
  let at = putPoints(state, seat, into)
  const due = dueCards(state, seat) / 3
  for (let transport = 0; transport < 3; transport++) into[at++] = inHand(state, seat, transport) + due
  into[at++] = state.kept[seat] as number
  into[at++] = origins(state, seat)
  into[at++] = payingCities(state, seat)
  const left = turnsLeft(state, seat) / turnsOf(state)
  for (let i = 0; i < PLAIN.length; i++) into[PLAIN.length + i] = left * (into[i] as number)
}
