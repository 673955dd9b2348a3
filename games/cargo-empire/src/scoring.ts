/** Points, objectives and the ranking (CGE-31 to CGE-33, CGE-S5). */
import type { Result } from '@quayside/rules-kit'
import {
  CITIES,
  CITY_CARD_POINTS,
  type Filter,
  LEVEL_THREE_POINTS,
  OBJECTIVES,
  type Objective,
  type ObjectiveScoring,
} from './content.ts'
import { transportOf, whoOf } from './names.ts'
import {
  bitCount,
  cityCardCount,
  isAuto,
  isPresent,
  NONE,
  OWNERS,
  postsIn,
  routesOf,
  type Sight,
} from './state.ts'
import { positionOf, trackPoints } from './track.ts'

export interface Count {
  readonly track: number
  readonly levelThree: number
  readonly cityCards: number
  readonly objectives: number
  readonly total: number
}

/** The four items of a participant, doubled where the opponent's are. */
export function countOf(state: Sight, owner: number): Count {
  const { map, families } = state.frame.options
  const auto = isAuto(state, owner)
  const track = trackPoints(state, owner) * (auto && map === 'dior' ? 2 : 1)
  const levelThree = levelThreePoints(state, owner)
  const cityCards = cityCardCount(state, owner) * CITY_CARD_POINTS * (auto && families ? 2 : 1)
  const objectives = objectivePoints(state, owner) * (auto ? 2 : 1)
  return { track, levelThree, cityCards, objectives, total: track + levelThree + cityCards + objectives }
}

function levelThreePoints(state: Sight, owner: number): number {
  let posts = 0
  for (let city = 0; city < CITIES; city++) {
    if (state.level[city] === 3) posts += state.beside[city * OWNERS + owner] as number
  }
  return posts * LEVEL_THREE_POINTS
}

/** CGE-F8: blue takes the better of both readings of its emblem city. */
function objectivePoints(state: Sight, owner: number): number {
  const plain = sumObjectives(state, owner, NONE)
  const { families } = state.frame.options
  if (!families || state.frame.colours[owner] !== 'blue') return plain
  return Math.max(plain, sumObjectives(state, owner, state.emblem[owner] as number))
}

function sumObjectives(state: Sight, owner: number, extraPort: number): number {
  let points = 0
  for (let i = 0; i < OBJECTIVES.length; i++) {
    if ((state.objectives[owner] as number) & (1 << i)) points += objectiveValue(state, owner, i, extraPort)
  }
  return points
}

export function objectiveValue(state: Sight, owner: number, objective: number, extraPort = NONE): number {
  const { scoring } = OBJECTIVES[objective] as Objective
  switch (scoring.kind) {
    case 'sets':
      return (
        scoring.vpPerSet *
        Math.min(...scoring.groups.map((group) => countCities(state, owner, group, extraPort)))
      )
    case 'largestNetwork':
      return scoring.vpPerCity * largestNetwork(state, owner)
    case 'tiers':
      return tierValue(scoring, metric(state, owner, scoring.metric, scoring.filter ?? {}, extraPort))
    case 'perUnit':
      return scoring.vp * countCities(state, owner, scoring.filter, extraPort)
    case 'markersBehind':
      return (
        (scoring.vpByParticipants[state.frame.participants] ?? 0) *
        markersBehind(state, owner, transportOf(scoring.marker))
      )
  }
}

function tierValue({ tiers }: Extract<ObjectiveScoring, { kind: 'tiers' }>, reached: number): number {
  return tiers.reduce((best, { min, vp }) => (reached >= min ? Math.max(best, vp) : best), 0)
}

function metric(state: Sight, owner: number, name: string, filter: Filter, extraPort: number): number {
  if (name === 'cityCardsOwned') return cityCardCount(state, owner)
  if (name === 'objectiveCardsOwned') return bitCount(state.objectives[owner] as number)
  if (name === 'maxOwnPostsInOneCity') return mostPosts(state, owner)
  return countCities(state, owner, filter, extraPort)
}

function mostPosts(state: Sight, owner: number): number {
  let most = 0
  for (let city = 0; city < CITIES; city++) most = Math.max(most, postsIn(state, owner, city))
  return most
}

function countCities(state: Sight, owner: number, filter: Filter, extraPort: number): number {
  let many = 0
  for (let city = 0; city < CITIES; city++) {
    if (isPresent(state, owner, city) && fits(state, owner, city, filter, extraPort)) many++
  }
  return many
}

function fits(state: Sight, owner: number, city: number, filter: Filter, extraPort: number): boolean {
  const printed = routesOf(state).map.cities[city]
  if (filter.colour !== undefined && printed?.colour !== filter.colour) return false
  if (filter.port !== undefined && (printed?.port === true || city === extraPort) !== filter.port)
    return false
  if (filter.level !== undefined && state.level[city] !== filter.level) return false
  return filter.minOwnPosts === undefined || postsIn(state, owner, city) >= filter.minOwnPosts
}

/** Cities joined by single routes; all cities at one express space are neighbours (CGE-D6). */
function largestNetwork(state: Sight, owner: number): number {
  const { neighbours } = routesOf(state)
  let largest = 0
  let seen = 0
  for (let start = 0; start < CITIES; start++) {
    if (!isPresent(state, owner, start) || seen & (1 << start)) continue
    let size = 0
    const queue = [start]
    seen |= 1 << start
    for (let city = queue.pop(); city !== undefined; city = queue.pop()) {
      size++
      for (const next of (neighbours[city] ?? []).flatMap((one) =>
        one < CITIES ? [one] : (neighbours[one] ?? []),
      )) {
        if (seen & (1 << next) || !isPresent(state, owner, next)) continue
        seen |= 1 << next
        queue.push(next)
      }
    }
    largest = Math.max(largest, size)
  }
  return largest
}

function markersBehind(state: Sight, owner: number, marker: number): number {
  let behind = 0
  for (let other = 0; other < state.frame.participants; other++) {
    if (other !== owner && positionOf(state, other, marker) < positionOf(state, owner, marker)) behind++
  }
  return behind
}

/** CGE-33: total, track, level 3, city cards, objectives, then the earlier in the last order. */
export function result(state: Sight): Result | null {
  if (state.phase !== 'over') return null
  const owners = Array.from({ length: state.frame.participants }, (_, i) => i)
  const counts = owners.map((owner) => countOf(state, owner))
  const order = owners.map((_, slot) => state.order[slot] as number)
  const rank = (owner: number): readonly number[] => {
    const { total, track, levelThree, cityCards, objectives } = counts[owner] as Count
    return [total, track, levelThree, cityCards, objectives, -order.indexOf(owner)]
  }
  const sorted = owners.toSorted((a, b) => compare(rank(b), rank(a)))
  return {
    winners: [whoOf(state, sorted[0] as number)],
    scores: counts.map(({ total }) => total),
    places: owners.map((owner) => sorted.indexOf(owner) + 1),
    reason: 'rounds',
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number)
  return 0
}
