/** What a sensible shipper weighs: where everybody stands and what may still come, and which deliveries deserve a look. */
import { type ActionList, at, type Heuristic } from '@quayside/rules-kit'
import { cubesIn, isDisplayed, openDemand } from './cities.ts'
import { cityOfName, spaceOf } from './names.ts'
import { outlook, WEIGHTS } from './outlook.ts'
import { result } from './scoring.ts'
import { isPresent, NONE, type Sight } from './state.ts'
import type { Action, CargoEmpire } from './types.ts'
import found from './weights.json' with { type: 'json' }

export { WEIGHTS } from './outlook.ts'

type Deliver = Extract<Action, { type: 'deliver' }>

const MOST_CHOICES = 12
const FEW_OF_A_KIND = 6
/** Abilities that help the next delivery: after this turn's there is nothing to hurry for. */
const PREPARING: ReadonlySet<string> = new Set(['moveEmblem', 'moveCube', 'copyEmblem'])

export const heuristic: Heuristic<CargoEmpire> = {
  scale: found.scale,
  // Many deliveries are nearly as good as the best one: a newcomer is somebody who sees few of them. What a city brings shows late.
  overrides: { missRate: 0.7, evalNoise: 0.6, horizon: 4 },
  weights: WEIGHTS,
  turns: (state) => state.turns,
  evaluate(state, seat) {
    const done = result(state)
    const best = (worth: (other: number) => number) => {
      let highest = Number.NEGATIVE_INFINITY
      for (let other = 0; other < state.frame.participants; other++) {
        if (other !== seat) highest = Math.max(highest, worth(other))
      }
      return highest
    }
    if (done) {
      const win = done.winners.includes(seat) ? WEIGHTS.win : -WEIGHTS.win
      return win + at(done.scores, seat) - rivalry(state) * best((other) => at(done.scores, other))
    }
    return outlook(state, seat, true) - rivalry(state) * best((other) => outlook(state, other, false))
  },

  ownValue: (state, seat) => outlook(state, seat, true),

  pruneCandidates: (state, seat, legal) => keepPromising(state, seat, legal),
}

/** Between two, what one gains the other loses. */
function rivalry(state: Sight): number {
  return state.frame.participants === 2 ? 1 : WEIGHTS.rival
}

/** Among many choices the deliveries that pay most at first sight, and a few of every other kind. */
function keepPromising(state: Sight, seat: number, legal: ActionList<Action>): void {
  const { families } = state.frame.options
  if (legal.length <= MOST_CHOICES && !families) return
  const all = legal.toArray()
  const useful = state.phase === 'plan' ? all : all.filter(({ type }) => !PREPARING.has(type))
  if (useful.length <= MOST_CHOICES) refill(legal, useful)
  else refill(legal, [...bestDeliveries(state, seat, useful), ...fewOfEach(state, seat, useful)])
}

function refill(legal: ActionList<Action>, actions: readonly Action[]): void {
  legal.clear()
  for (const action of actions) legal.push(action)
}

function bestDeliveries(state: Sight, seat: number, actions: readonly Action[]): Action[] {
  const seen = actions
    .filter((action) => action.type === 'deliver')
    .map((action) => ({ action, worth: promise(state, seat, action) }))
  seen.sort((a, b) => b.worth - a.worth)
  return seen.slice(0, MOST_CHOICES).map(({ action }) => action)
}

/** Of what is no delivery a few of each kind, cities of one's own first. */
function fewOfEach(state: Sight, seat: number, actions: readonly Action[]): Action[] {
  const isOwn = (name: string) => isPresent(state, seat, cityOfName(state, name))
  const isNear = (action: Action) =>
    ('city' in action && isOwn(action.city)) || ('to' in action && isOwn(action.to))
  const kept = new Map<string, Action[]>()
  const others = actions.filter(({ type }) => type !== 'deliver')
  for (const action of [...others.filter(isNear), ...others.filter((one) => !isNear(one))]) {
    const same = kept.get(action.type) ?? []
    if (same.length < FEW_OF_A_KIND) kept.set(action.type, [...same, action])
  }
  return [...kept.values()].flat()
}

/** Steps earned, less what the cards would be worth later. */
function promise(state: Sight, seat: number, { from, to, space, cards, express }: Deliver): number {
  const [origin, goal] = [cityOfName(state, from), cityOfName(state, to)]
  const paying = (isPaying(state, seat, origin) ? 1 : 0) + (isPaying(state, seat, goal) ? 1 : 0)
  const steps = cards.car + cards.train + 2 * cards.ship + paying + (express === null ? 0 : 1)
  const paid = WEIGHTS.car * cards.car + WEIGHTS.train * cards.train + WEIGHTS.ship * cards.ship
  const fills = openDemand(state, goal, 1 - spaceOf(space)) === NONE
  const upgrade = fills ? (cubesIn(state, goal) === 0 ? 2 : 0) + (state.level[goal] === 2 ? 3 : 0) : 0
  return 1.8 * steps - 0.7 * paid + upgrade
}

function isPaying(state: Sight, seat: number, city: number): boolean {
  return isDisplayed(state, city) || ((state.cityCards[seat] as number) & (1 << city)) !== 0
}
