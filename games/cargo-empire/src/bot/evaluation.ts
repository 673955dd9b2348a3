/** Static evaluation: what a participant has, and what it may expect from the turns it has left, in points. */
import { at } from '@quayside/rules-kit'
import { openDemand } from '../cities.ts'
import {
  CITY_CARD_POINTS,
  LEVEL_THREE_POINTS,
  OBJECTIVES,
  type Objective,
  ZONE_POINTS,
  ZONE_START,
} from '../content.ts'
import { objectiveReach, objectiveValue, result } from '../scoring.ts'
import {
  bitCount,
  cityCardCount,
  inHand,
  isAuto,
  lowestBit,
  NONE,
  OWNERS,
  postsIn,
  type ReadonlyState,
} from '../state.ts'
import { dueCards, positionsAhead } from './due-steps.ts'
import { WEIGHTS } from './weights.ts'

/** What a turn without a delivery costs, in points. */
const LOST_TURN = 4

export function evaluate(state: ReadonlyState, seat: number): number {
  const done = result(state)
  if (done) {
    const win = done.winners.includes(seat) ? WEIGHTS.win : -WEIGHTS.win
    return (
      win +
      at(done.scores, seat) -
      rivalWeight(state) * bestRival(state, seat, (rival) => at(done.scores, rival))
    )
  }
  const rival = bestRival(state, seat, (other) => publicValue(state, other))
  return ownValue(state, seat) - rivalWeight(state) * rival
}

function bestRival(state: ReadonlyState, seat: number, value: (rival: number) => number): number {
  let highest = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.fixed.participants; other++) {
    if (other !== seat) highest = Math.max(highest, value(other))
  }
  return highest
}

/** Between two, what one gains the other loses. */
function rivalWeight(state: ReadonlyState): number {
  return state.fixed.participants === 2 ? 1 : WEIGHTS.rival
}

/** Turns after the present one. */
export function turnsLeft(state: ReadonlyState, owner: number): number {
  return (3 - state.round) * state.fixed.turnsPerRound + (state.postsLeft[owner] as number)
}

/** With the objectives that the seat itself can see. */
export function ownValue(state: ReadonlyState, owner: number): number {
  return expectedPoints(state, owner, knownObjectives(state, owner, turnsLeft(state, owner)))
}

/** As the others see it: objectives are hidden, but for those of the automatic opponent, which lie open. */
function publicValue(state: ReadonlyState, owner: number): number {
  return isAuto(state, owner)
    ? ownValue(state, owner)
    : expectedPoints(state, owner, hiddenObjectives(state, owner))
}

function expectedPoints(state: ReadonlyState, owner: number, objectives: number): number {
  const left = turnsLeft(state, owner)
  const { map, families } = state.fixed.options
  const auto = isAuto(state, owner)
  const cards = cityCardCount(state, owner) * CITY_CARD_POINTS * (auto && families ? 2 : 1)
  return (
    trackPoints(state, owner, left) * (auto && map === 'dior' ? 2 : 1) +
    cards +
    objectives * (auto ? 2 : 1) +
    postPoints(state, owner, left) +
    (auto ? 0 : meansOfPlay(state, owner, left))
  )
}

/** Points of the three markers at the end, when each gets its usual steps until then. */
function trackPoints(state: ReadonlyState, owner: number, left: number): number {
  let points = 0
  const positions = positionsAhead(state, owner)
  for (let marker = 0; marker < 3; marker++) {
    const past = (positions[marker] as number) - ZONE_START + 1
    if (left === 0) points += past > 0 ? (ZONE_POINTS[past - 1] as number) : 0
    else {
      const spread = WEIGHTS.spread * Math.sqrt(left)
      const ahead = Math.min(past + WEIGHTS.pace * left, ZONE_POINTS.length)
      points += 2 * spread * Math.log1p(Math.exp(ahead / spread))
    }
  }
  return points
}

function hiddenObjectives(state: ReadonlyState, owner: number): number {
  return WEIGHTS.objective * bitCount(state.objectives[owner] as number)
}

function knownObjectives(state: ReadonlyState, owner: number, left: number): number {
  let value = 0
  for (let held = state.objectives[owner] as number; held !== 0; held &= held - 1) {
    const objective = lowestBit(held)
    value += objectiveValue(state, owner, objective) + WEIGHTS.growth * left
    if (left > 0) value += WEIGHTS.progress * nextTierPoints(state, owner, objective)
  }
  return value
}

/** The share of the next tier's points that has been earned already. */
export function nextTierPoints(state: ReadonlyState, owner: number, objective: number): number {
  const { scoring } = OBJECTIVES[objective] as Objective
  if (scoring.kind !== 'tiers') return 0
  const reached = objectiveReach(state, owner, scoring)
  let floor = { min: 0, vp: 0 }
  let next: { readonly min: number; readonly vp: number } | null = null
  for (const tier of scoring.tiers) {
    if (reached >= tier.min) floor = tier.min > floor.min ? tier : floor
    else if (!next || tier.min < next.min) next = tier
  }
  return next ? ((next.vp - floor.vp) * (reached - floor.min)) / (next.min - floor.min) : 0
}

/** Posts in level-3 cities, and in others by how near they are to it. */
function postPoints(state: ReadonlyState, owner: number, left: number): number {
  const ready = WEIGHTS.rise * left * state.fixed.participants
  let posts = 0
  for (let bits = state.present[owner] as number; bits !== 0; bits &= bits - 1) {
    const city = lowestBit(bits)
    if (state.level[city] === 3) posts += state.beside[city * OWNERS + owner] as number
    else posts += (postsIn(state, owner, city) * ready) / (ready + postsMissing(state, city))
  }
  return LEVEL_THREE_POINTS * posts
}

export function postsMissing(state: ReadonlyState, city: number): number {
  const open = (openDemand(state, city, 0) === NONE ? 0 : 1) + (openDemand(state, city, 1) === NONE ? 0 : 1)
  return open + (state.level[city] === 1 ? 2 : 0)
}

/** What the coming turns are made of: cards, cities to deliver from, cities that pay, cubes for abilities. */
function meansOfPlay(state: ReadonlyState, seat: number, left: number): number {
  const due = dueCards(state, seat) / 3
  const car = inHand(state, seat, 0) + due
  const train = inHand(state, seat, 1) + due
  const ship = inHand(state, seat, 2) + due
  const many = car + train + ship
  const used = many === 0 ? 0 : Math.min(1, (WEIGHTS.cardsATurn * left) / many)
  const cards = used * (WEIGHTS.car * car + WEIGHTS.train * train + WEIGHTS.ship * ship)
  const cubes = WEIGHTS.cube * Math.min(state.kept[seat] as number, 2 * left)
  return (
    cards +
    cubes +
    originPoints(origins(state, seat), left) +
    WEIGHTS.ownCity * left * payingCities(state, seat)
  )
}

/** Without a cube to carry a turn is lost, and with it a post. */
function originPoints(many: number, left: number): number {
  return many === 0 && left > 0 ? -LOST_TURN : WEIGHTS.origin * Math.min(many, left)
}

export function origins(state: ReadonlyState, seat: number): number {
  let many = 0
  for (let bits = state.present[seat] as number; bits !== 0; bits &= bits - 1) {
    const city = lowestBit(bits)
    if (state.cubes[city * 2] !== NONE || state.cubes[city * 2 + 1] !== NONE) many++
  }
  return many
}

/** Personal cities that can still pay. */
export function payingCities(state: ReadonlyState, seat: number): number {
  let paying = 0
  for (let bits = state.cityCards[seat] as number; bits !== 0; bits &= bits - 1) {
    if (state.level[lowestBit(bits)] !== 3) paying++
  }
  return paying
}
