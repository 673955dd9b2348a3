/** What a sensible shipper looks at: points on the table, markers on their way, cards, cities and objectives. */
import { type ActionList, at, type Brain } from '@quayside/rules-kit'
import { openDemand } from './cities.ts'
import { CITIES, OBJECTIVES, ZONE_START } from './content.ts'
import { countOf, objectiveValue, result } from './scoring.ts'
import { bitCount, inHand, isPresent, NONE, postsIn, type Sight } from './state.ts'
import { positionOf } from './track.ts'
import type { Action, CargoEmpire } from './types.ts'

/** How much each thing counts, in points. */
export const WEIGHTS = {
  /** A step of a marker that has not reached the zone of points yet. */
  step: 0.55,
  card: 0.9,
  cube: 0.35,
  /** A post in a city that may still reach level 3. */
  post: 0.8,
  presence: 0.5,
  city: 0.25,
  win: 80,
}

const MOST_DELIVERIES = 60

export const brain: Brain<CargoEmpire> = {
  evaluate(state, seat) {
    const done = result(state)
    if (done) return (done.winners.includes(seat) ? WEIGHTS.win : 0) + at(done.scores, seat)
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < state.frame.participants; other++) {
      if (other !== seat) best = Math.max(best, standing(state, other, false))
    }
    return standing(state, seat, true) - 0.35 * best
  },

  narrow: (_state, _seat, legal) => keepFew(legal),
}

function standing(state: Sight, owner: number, own: boolean): number {
  const { track, levelThree, cityCards } = countOf(state, owner)
  let value =
    track +
    levelThree +
    cityCards +
    (own ? ownObjectives(state, owner) : 4 * bitCount(state.objectives[owner] as number))
  const roundsLeft = 3 - state.round + (state.postsLeft[owner] as number) / state.frame.turnsPerRound
  for (let marker = 0; marker < 3; marker++) {
    value += WEIGHTS.step * Math.min(ZONE_START, positionOf(state, owner, marker))
  }
  if (owner < state.frame.players) {
    const cards = inHand(state, owner, 0) + inHand(state, owner, 1) + 1.4 * inHand(state, owner, 2)
    value +=
      WEIGHTS.card * Math.min(1, roundsLeft) * Math.min(cards, 8) +
      WEIGHTS.cube * (state.kept[owner] as number)
  }
  return value + network(state, owner)
}

function ownObjectives(state: Sight, owner: number): number {
  let value = 0
  for (let i = 0; i < OBJECTIVES.length; i++) {
    if ((state.objectives[owner] as number) & (1 << i)) value += objectiveValue(state, owner, i) + 1
  }
  return value
}

/** Presence opens origins; posts in cities about to rise are worth their points soon. */
function network(state: Sight, owner: number): number {
  let value = 0
  for (let city = 0; city < CITIES; city++) {
    if (!isPresent(state, owner, city)) continue
    const level = state.level[city] as number
    if (level === 3) continue
    value += WEIGHTS.presence + WEIGHTS.city * (state.cubes[city * 2] === NONE ? 0 : 1)
    const open = (openDemand(state, city, 0) === NONE ? 0 : 1) + (openDemand(state, city, 1) === NONE ? 0 : 1)
    value += WEIGHTS.post * postsIn(state, owner, city) * (level === 2 ? 1.5 : 0.6) * (open < 2 ? 1.2 : 1)
  }
  return value
}

/** Among the deliveries those with few cards first, each pair of cities at least once. */
function keepFew(legal: ActionList<Action>): void {
  if (legal.length <= MOST_DELIVERIES) return
  const all = legal.toArray()
  const cost = (action: Action) =>
    action.type === 'deliver' ? action.cards.car + action.cards.train + action.cards.ship : 0
  const sorted = all.toSorted((a, b) => cost(a) - cost(b))
  const pairs = new Set<string>()
  const first: Action[] = []
  const rest: Action[] = []
  for (const action of sorted) {
    const pair = action.type === 'deliver' ? `${action.from} ${action.to}` : ''
    if (pair !== '' && pairs.has(pair)) rest.push(action)
    else first.push(action)
    pairs.add(pair)
  }
  legal.clear()
  for (const action of [...first, ...rest].slice(0, MOST_DELIVERIES)) legal.push(action)
}
