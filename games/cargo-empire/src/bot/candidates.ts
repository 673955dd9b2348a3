/** Candidate actions: where there are many, the deliveries that pay most and a few of every other kind. */
import type { ActionList } from '@quayside/rules-kit'
import { cubesIn, isDisplayed, openDemand } from '../cities.ts'
import { cityOfName, spaceOf } from '../names.ts'
import { isPresent, NONE, type ReadonlyState } from '../state.ts'
import type { Action } from '../types.ts'
import { WEIGHTS } from './weights.ts'

type Deliver = Extract<Action, { type: 'deliver' }>

const MAX_CANDIDATES = 12
const MAX_PER_KIND = 6
/** Abilities that prepare a delivery: once this turn's delivery is made, they can wait until the next turn. */
const PREPARING: ReadonlySet<string> = new Set(['moveEmblem', 'moveCube', 'copyEmblem'])

export function pruneCandidates(state: ReadonlyState, seat: number, candidates: ActionList<Action>): void {
  const { families } = state.fixed.options
  if (candidates.length <= MAX_CANDIDATES && !families) return
  const all = candidates.toArray()
  const useful = state.phase === 'plan' ? all : all.filter(({ type }) => !PREPARING.has(type))
  if (useful.length <= MAX_CANDIDATES) refill(candidates, useful)
  else refill(candidates, [...bestDeliveries(state, seat, useful), ...fewOfEach(state, seat, useful)])
}

function refill(candidates: ActionList<Action>, actions: readonly Action[]): void {
  candidates.clear()
  for (const action of actions) candidates.push(action)
}

function bestDeliveries(state: ReadonlyState, seat: number, actions: readonly Action[]): Action[] {
  const rated = actions
    .filter((action) => action.type === 'deliver')
    .map((action) => ({ action, value: roughValue(state, seat, action) }))
  rated.sort((a, b) => b.value - a.value)
  return rated.slice(0, MAX_CANDIDATES).map(({ action }) => action)
}

/** A few actions of each other kind, in the seat's own cities first. */
function fewOfEach(state: ReadonlyState, seat: number, actions: readonly Action[]): Action[] {
  const isOwn = (name: string) => isPresent(state, seat, cityOfName(state, name))
  const isNear = (action: Action) =>
    ('city' in action && isOwn(action.city)) || ('to' in action && isOwn(action.to))
  const kept = new Map<string, Action[]>()
  const others = actions.filter(({ type }) => type !== 'deliver')
  for (const action of [...others.filter(isNear), ...others.filter((one) => !isNear(one))]) {
    const same = kept.get(action.type) ?? []
    if (same.length < MAX_PER_KIND) kept.set(action.type, [...same, action])
  }
  return [...kept.values()].flat()
}

/** Steps earned, less what the cards would be worth later; without playing the delivery. */
function roughValue(
  state: ReadonlyState,
  seat: number,
  { from, to, space, cards, express }: Deliver,
): number {
  const [origin, goal] = [cityOfName(state, from), cityOfName(state, to)]
  const paying = (isPaying(state, seat, origin) ? 1 : 0) + (isPaying(state, seat, goal) ? 1 : 0)
  const steps = cards.car + cards.train + 2 * cards.ship + paying + (express === null ? 0 : 1)
  const paid = WEIGHTS.car * cards.car + WEIGHTS.train * cards.train + WEIGHTS.ship * cards.ship
  const fills = openDemand(state, goal, 1 - spaceOf(space)) === NONE
  const upgrade = fills ? (cubesIn(state, goal) === 0 ? 2 : 0) + (state.level[goal] === 2 ? 3 : 0) : 0
  return 1.8 * steps - 0.7 * paid + upgrade
}

function isPaying(state: ReadonlyState, seat: number, city: number): boolean {
  return isDisplayed(state, city) || ((state.cityCards[seat] as number) & (1 << city)) !== 0
}
