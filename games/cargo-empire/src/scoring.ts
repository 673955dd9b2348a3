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
  lowestBit,
  NONE,
  OWNERS,
  postsIn,
  type ReadonlyState,
  routesOf,
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
export function countOf(state: ReadonlyState, owner: number): Count {
  const { map, families } = state.fixed.options
  const auto = isAuto(state, owner)
  const track = trackPoints(state, owner) * (auto && map === 'dior' ? 2 : 1)
  const levelThree = levelThreePoints(state, owner)
  const cityCards = cityCardCount(state, owner) * CITY_CARD_POINTS * (auto && families ? 2 : 1)
  const objectives = objectivePoints(state, owner) * (auto ? 2 : 1)
  return { track, levelThree, cityCards, objectives, total: track + levelThree + cityCards + objectives }
}

function levelThreePoints(state: ReadonlyState, owner: number): number {
  let posts = 0
  for (let city = 0; city < CITIES; city++) {
    if (state.level[city] === 3) posts += state.beside[city * OWNERS + owner] as number
  }
  return posts * LEVEL_THREE_POINTS
}

/** CGE-F8: blue takes the better of both readings of its emblem city. */
function objectivePoints(state: ReadonlyState, owner: number): number {
  const plain = sumObjectives(state, owner, NONE)
  const { families } = state.fixed.options
  if (!families || state.fixed.colours[owner] !== 'blue') return plain
  return Math.max(plain, sumObjectives(state, owner, state.emblem[owner] as number))
}

function sumObjectives(state: ReadonlyState, owner: number, extraPort: number): number {
  let points = 0
  for (let i = 0; i < OBJECTIVES.length; i++) {
    if ((state.objectives[owner] as number) & (1 << i)) points += objectiveValue(state, owner, i, extraPort)
  }
  return points
}

export function objectiveValue(
  state: ReadonlyState,
  owner: number,
  objective: number,
  extraPort = NONE,
): number {
  const { scoring } = OBJECTIVES[objective] as Objective
  switch (scoring.kind) {
    case 'sets':
      return scoring.vpPerSet * countSets(state, owner, scoring.groups, extraPort)
    case 'largestNetwork':
      return scoring.vpPerCity * largestNetwork(state, owner)
    case 'tiers':
      return tierValue(scoring, objectiveReach(state, owner, scoring, extraPort))
    case 'perUnit':
      return scoring.vp * countCities(state, owner, scoring.filter, extraPort)
    case 'markersBehind':
      return (
        (scoring.vpByParticipants[state.fixed.participants] ?? 0) *
        markersBehind(state, owner, transportOf(scoring.marker))
      )
  }
}

type Tiers = Extract<ObjectiveScoring, { kind: 'tiers' }>

function tierValue({ tiers }: Tiers, reached: number): number {
  return tiers.reduce((best, { min, vp }) => (reached >= min ? Math.max(best, vp) : best), 0)
}

/** How much there is of what an objective with tiers counts. */
export function objectiveReach(
  state: ReadonlyState,
  owner: number,
  scoring: Tiers,
  extraPort = NONE,
): number {
  if (scoring.metric === 'cityCardsOwned') return cityCardCount(state, owner)
  if (scoring.metric === 'objectiveCardsOwned') return bitCount(state.objectives[owner] as number)
  if (scoring.metric === 'maxOwnPostsInOneCity') return mostPosts(state, owner)
  return countCities(state, owner, scoring.filter ?? {}, extraPort)
}

function mostPosts(state: ReadonlyState, owner: number): number {
  let most = 0
  for (let city = 0; city < CITIES; city++) most = Math.max(most, postsIn(state, owner, city))
  return most
}

function countSets(
  state: ReadonlyState,
  owner: number,
  groups: readonly Filter[],
  extraPort: number,
): number {
  let sets = CITIES
  for (const group of groups) sets = Math.min(sets, countCities(state, owner, group, extraPort))
  return sets
}

function countCities(state: ReadonlyState, owner: number, filter: Filter, extraPort: number): number {
  const { coloured, ports } = routesOf(state)
  let cities = state.present[owner] as number
  if (filter.colour !== undefined) cities &= coloured[filter.colour] ?? 0
  if (filter.port !== undefined) {
    const open = extraPort === NONE ? ports : ports | (1 << extraPort)
    cities &= filter.port ? open : ~open
  }
  const { level, minOwnPosts = 0 } = filter
  if (level === undefined && minOwnPosts === 0) return bitCount(cities)
  let many = 0
  for (let left = cities; left !== 0; left &= left - 1) {
    const city = lowestBit(left)
    if ((level ?? state.level[city]) === state.level[city] && postsIn(state, owner, city) >= minOwnPosts)
      many++
  }
  return many
}

/** Cities joined by single routes; all cities at one express space are neighbours (CGE-D6). */
function largestNetwork(state: ReadonlyState, owner: number): number {
  const { joined } = routesOf(state)
  let largest = 0
  for (let left = state.present[owner] as number; left !== 0; ) {
    let network = left & -left
    for (let edge = network; edge !== 0; ) {
      const fresh = (joined[lowestBit(edge)] as number) & left & ~network
      network |= fresh
      edge = (edge & (edge - 1)) | fresh
    }
    largest = Math.max(largest, bitCount(network))
    left &= ~network
  }
  return largest
}

function markersBehind(state: ReadonlyState, owner: number, marker: number): number {
  let behind = 0
  for (let other = 0; other < state.fixed.participants; other++) {
    if (other !== owner && positionOf(state, other, marker) < positionOf(state, owner, marker)) behind++
  }
  return behind
}

/** CGE-33: total, track, level 3, city cards, objectives, then the earlier in the last order. */
export function result(state: ReadonlyState): Result | null {
  if (state.phase !== 'over') return null
  const owners = Array.from({ length: state.fixed.participants }, (_, i) => i)
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
