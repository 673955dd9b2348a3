/** How far one is with an objective, and what the next step of it would be worth. */
import { CITIES, type Filter, OBJECTIVES, type Objective } from '../content.ts'
import { objectiveOf } from '../names.ts'
import { objectiveValue } from '../scoring.ts'
import { bitCount, cityCardCount, isPresent, postsIn, type ReadonlyState, routesOf } from '../state.ts'

export interface Progress {
  readonly id: string
  readonly points: number
  /** Objectives in tiers: how many one has, how many the next tier needs, what it pays. */
  readonly next: { readonly has: number; readonly needs: number; readonly points: number } | null
}

export function progressOf(state: ReadonlyState, owner: number, id: string): Progress {
  const objective = objectiveOf(id)
  const points = objectiveValue(state, owner, objective)
  const { scoring } = OBJECTIVES[objective] as Objective
  if (scoring.kind !== 'tiers') return { id, points, next: null }
  const has = reached(state, owner, scoring.metric, scoring.filter ?? {})
  const tier = scoring.tiers.toSorted((a, b) => a.min - b.min).find(({ min }) => has < min)
  return { id, points, next: tier ? { has, needs: tier.min, points: tier.vp } : null }
}

function reached(state: ReadonlyState, owner: number, metric: string, filter: Filter): number {
  if (metric === 'cityCardsOwned') return cityCardCount(state, owner)
  if (metric === 'objectiveCardsOwned') return bitCount(state.objectives[owner] as number)
  const cities = Array.from({ length: CITIES }, (_, city) => city)
  if (metric === 'maxOwnPostsInOneCity') return Math.max(...cities.map((city) => postsIn(state, owner, city)))
  return cities.filter((city) => isPresent(state, owner, city) && fits(state, city, filter)).length
}

function fits(state: ReadonlyState, city: number, { colour, port, level }: Filter): boolean {
  const printed = routesOf(state).map.cities[city]
  if (colour !== undefined && printed?.colour !== colour) return false
  if (port !== undefined && printed?.port !== port) return false
  return level === undefined || state.level[city] === level
}
