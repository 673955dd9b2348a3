/** What a participant has, and what it may hope for in the turns it has left, in points. */
import { openDemand } from './cities.ts'
import {
  CITY_CARD_POINTS,
  LEVEL_THREE_POINTS,
  OBJECTIVES,
  type Objective,
  ZONE_POINTS,
  ZONE_START,
} from './content.ts'
import { objectiveReach, objectiveValue } from './scoring.ts'
import {
  bitCount,
  cityCardCount,
  inHand,
  isAuto,
  lowestBit,
  NONE,
  OWNERS,
  postsIn,
  type Sight,
} from './state.ts'
import { positionOf } from './track.ts'
import found from './weights.json' with { type: 'json' }

type Weights = {
  /** To have won, in points. */
  readonly win: number
  /** How much the best of the others counts against oneself. */
  readonly rival: number
  /** Steps that a marker may expect in each turn, and how unsure that is. */
  readonly pace: number
  readonly spread: number
  /** How readily cities rise, for each turn that anybody still has. */
  readonly rise: number
  /** A personal city that can still pay, for each turn. */
  readonly ownCity: number
  /** Somebody else's objective; and how one's own grow, for each turn. */
  readonly objective: number
  readonly growth: number
  /** The part of an objective's next tier that is counted on the way there. */
  readonly progress: number
  readonly car: number
  readonly train: number
  readonly ship: number
  /** Cards that a turn can use: more are worth nothing. */
  readonly cardsATurn: number
  /** A city to deliver from. */
  readonly origin: number
  readonly cube: number
}

/** `weights.json` says which command found them. */
export const WEIGHTS: Weights = { ...found.weights }

/** Turns after the present one. */
function turnsLeft(state: Sight, owner: number): number {
  return (3 - state.round) * state.frame.turnsPerRound + (state.postsLeft[owner] as number)
}

/** `knows` whether the objectives may be looked at: one's own, and those of the automatic opponent, which lie open. */
export function outlook(state: Sight, owner: number, knows: boolean): number {
  const left = turnsLeft(state, owner)
  const { map, families } = state.frame.options
  const auto = isAuto(state, owner)
  const cards = cityCardCount(state, owner) * CITY_CARD_POINTS * (auto && families ? 2 : 1)
  const held = knows || auto ? ownObjectives(state, owner, left) : hiddenObjectives(state, owner)
  return (
    trackHope(state, owner, left) * (auto && map === 'dior' ? 2 : 1) +
    cards +
    held * (auto ? 2 : 1) +
    postHope(state, owner, left) +
    (auto ? 0 : means(state, owner, left))
  )
}

/** Points of the three markers at the end, when each gets its usual steps until then. */
function trackHope(state: Sight, owner: number, left: number): number {
  let points = 0
  for (let marker = 0; marker < 3; marker++) {
    const position = positionOf(state, owner, marker)
    const past = position - ZONE_START + 1
    if (left === 0) points += past > 0 ? (ZONE_POINTS[past - 1] as number) : 0
    else {
      const spread = WEIGHTS.spread * Math.sqrt(left)
      const ahead = Math.min(past + WEIGHTS.pace * left, ZONE_POINTS.length)
      points += 2 * spread * Math.log1p(Math.exp(ahead / spread))
    }
  }
  return points
}

function hiddenObjectives(state: Sight, owner: number): number {
  return WEIGHTS.objective * bitCount(state.objectives[owner] as number)
}

function ownObjectives(state: Sight, owner: number, left: number): number {
  let value = 0
  for (let held = state.objectives[owner] as number; held !== 0; held &= held - 1) {
    const objective = lowestBit(held)
    value += objectiveValue(state, owner, objective) + WEIGHTS.growth * left
    if (left > 0) value += WEIGHTS.progress * nextTier(state, owner, objective)
  }
  return value
}

/** The share of the next tier's points that has been earned already. */
function nextTier(state: Sight, owner: number, objective: number): number {
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
function postHope(state: Sight, owner: number, left: number): number {
  const ready = WEIGHTS.rise * left * state.frame.participants
  let posts = 0
  for (let bits = state.present[owner] as number; bits !== 0; bits &= bits - 1) {
    const city = lowestBit(bits)
    if (state.level[city] === 3) posts += state.beside[city * OWNERS + owner] as number
    else posts += (postsIn(state, owner, city) * ready) / (ready + postsMissing(state, city))
  }
  return LEVEL_THREE_POINTS * posts
}

function postsMissing(state: Sight, city: number): number {
  const open = (openDemand(state, city, 0) === NONE ? 0 : 1) + (openDemand(state, city, 1) === NONE ? 0 : 1)
  return open + (state.level[city] === 1 ? 2 : 0)
}

/** What the coming turns are made of: cards, cities to deliver from, cities that pay, cubes for abilities. */
function means(state: Sight, seat: number, left: number): number {
  const car = inHand(state, seat, 0)
  const train = inHand(state, seat, 1)
  const ship = inHand(state, seat, 2)
  const many = car + train + ship
  const used = many === 0 ? 0 : Math.min(1, (WEIGHTS.cardsATurn * left) / many)
  const cards = used * (WEIGHTS.car * car + WEIGHTS.train * train + WEIGHTS.ship * ship)
  const cubes = WEIGHTS.cube * Math.min(state.kept[seat] as number, 2 * left)
  return cards + cubes + WEIGHTS.origin * Math.min(origins(state, seat), left) + cityHope(state, seat, left)
}

function origins(state: Sight, seat: number): number {
  let many = 0
  for (let bits = state.present[seat] as number; bits !== 0; bits &= bits - 1) {
    const city = lowestBit(bits)
    if (state.cubes[city * 2] !== NONE || state.cubes[city * 2 + 1] !== NONE) many++
  }
  return many
}

function cityHope(state: Sight, seat: number, left: number): number {
  let paying = 0
  for (let bits = state.cityCards[seat] as number; bits !== 0; bits &= bits - 1) {
    if (state.level[lowestBit(bits)] !== 3) paying++
  }
  return WEIGHTS.ownCity * left * paying
}
