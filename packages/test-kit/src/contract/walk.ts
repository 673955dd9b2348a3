/** Random games, stopped at many positions so that checks can look at them. */
import {
  type GameTypes,
  type InspectableGame,
  legalActions,
  type Move,
  type OptionValues,
  type Rng,
  SeededRng,
  seriesSeed,
} from '@quayside/rules-kit'
import { randomOptions } from '../random-options.ts'

export interface Position<G extends GameTypes> {
  readonly game: InspectableGame<G>
  readonly players: number
  readonly options: G['Options']
  readonly setup: G['Setup']
  /** The version of the rules that the game is played by. */
  readonly rules: number
  readonly seed: number
  readonly state: G['State']
  readonly moves: readonly Move<G>[]
  /** The move that the walk makes from here; null at the end. */
  readonly next: Move<G> | null
  /** Actions seen earlier in the walk, of any seat. */
  readonly pool: readonly G['Action'][]
  readonly rng: Rng
}

export interface WalkPlan<G extends GameTypes> {
  readonly game: InspectableGame<G>
  readonly seed: number
  /** How many positions to stop at; 1 in `every` on the way. */
  readonly positions: number
  readonly every: number
  /** A game is left after so many moves. */
  readonly mostMoves: number
  readonly optionsFor?: (players: number, rng: Rng) => OptionValues
  /** Makes what is thrown out of what went wrong at a position. */
  readonly failed?: (position: Position<G>, error: unknown) => Error
}

export class Violation extends Error {
  override readonly name = 'Violation'
}

/** Stops the walk: what is wrong, in one sentence. */
export function violated(sentence: string): never {
  throw new Violation(sentence)
}

const POOL = 60

/** Stops at positions of one random game after the other; says at how many. */
export function walk<G extends GameTypes>(plan: WalkPlan<G>, visit: (position: Position<G>) => void): number {
  const { min, max } = plan.game.seats
  const pool: G['Action'][] = []
  let stops = 0
  for (let index = 0; stops < plan.positions; index++) {
    const players = min + (index % (max - min + 1))
    playGame(plan, players, seriesSeed(plan.seed, index), pool, (position) => {
      if (stops >= plan.positions) return 'stop'
      if (position.next !== null && position.rng.below(plan.every) > 0) return 'go on'
      visit(position)
      stops++
      return 'go on'
    })
  }
  return stops
}

/** Plays one game; what goes wrong on the way is thrown on with the position where it did. */
export function playGame<G extends GameTypes>(
  plan: WalkPlan<G>,
  players: number,
  seed: number,
  pool: G['Action'][],
  look: (position: Position<G>) => 'go on' | 'stop',
): void {
  let last: Position<G> | null = null
  try {
    for (const position of playThrough(plan, players, seed, pool)) {
      last = position
      if (look(position) === 'stop') return
    }
  } catch (error) {
    throw plan.failed && last ? plan.failed(last, error) : error
  }
}

/** One random game as a stream of positions. The state is the stream's own: clone before changing it. */
export function* playThrough<G extends GameTypes>(
  plan: WalkPlan<G>,
  players: number,
  seed: number,
  pool: G['Action'][],
): Generator<Position<G>> {
  const { game } = plan
  const rng = new SeededRng(seed)
  const options = resolved(game, players, (plan.optionsFor ?? optionsOf(game))(players, rng))
  const setup = game.drawSetup(options, players, rng)
  // Older versions are played by half of the games: their tables go on.
  const rules =
    game.rulesVersion > 1 && rng.below(2) === 0 ? 1 + rng.below(game.rulesVersion - 1) : game.rulesVersion
  const state = game.initialState(options, players, setup, rules)
  const moves: Move<G>[] = []
  for (;;) {
    const next = moves.length < plan.mostMoves ? randomMove(game, state, rng) : null
    yield { game, players, options, setup, rules, seed, state, moves, next, pool, rng }
    if (next === null) return
    if (next.by !== 'chance') keepIn(pool, next.action, rng)
    game.apply(state, next, null)
    moves.push(next)
  }
}

const optionsOf =
  <G extends GameTypes>(game: InspectableGame<G>) =>
  (players: number, rng: Rng) =>
    randomOptions(game, players, rng)

function resolved<G extends GameTypes>(
  game: InspectableGame<G>,
  players: number,
  given: OptionValues,
): G['Options'] {
  const options = game.resolveOptions(players, given)
  if ('problem' in options) return violated(`options ${JSON.stringify(given)} do not go together`)
  return options
}

function keepIn<A>(pool: A[], action: A, rng: Rng): void {
  if (pool.length < POOL) pool.push(action)
  else pool[rng.below(POOL)] = action
}

/** Any seat that may act, any of its kinds, any action of the kind: wilder than a bot, to get everywhere. */
export function randomMove<G extends GameTypes>(
  game: InspectableGame<G>,
  state: G['State'],
  rng: Rng,
): Move<G> | null {
  const pending = game.pending(state)
  if (pending.by === 'nobody') return null
  if (pending.by === 'chance') return { by: 'chance', outcome: game.sample(state, rng) }
  const { owe, may } = pending
  const seats = may.length > 0 && rng.below(3) > 0 ? may : owe
  const seat = seats[rng.below(seats.length)] as number
  const legal = legalActions(game, state, seat)
  if (legal.length > 0) return { by: seat, action: ofRandomKind(legal, rng) }
  const first = owe[0] as number
  const others = legalActions(game, state, first)
  if (others.length === 0) return violated(`seat ${first} owes a decision and has no legal action`)
  return { by: first, action: ofRandomKind(others, rng) }
}

function ofRandomKind<A extends { readonly type: string }>(legal: readonly A[], rng: Rng): A {
  const types = [...new Set(legal.map((action) => action.type))]
  const type = types[rng.below(types.length)]
  const some = legal.filter((action) => action.type === type)
  return some[rng.below(some.length)] as A
}

/** Plays on at random; says how many moves it took. */
export function playOn<G extends GameTypes>(
  game: InspectableGame<G>,
  state: G['State'],
  rng: Rng,
  most: number,
  each?: (move: Move<G>) => void,
): number {
  for (let moves = 0; moves < most; moves++) {
    const move = randomMove(game, state, rng)
    if (move === null) return moves
    game.apply(state, move, null)
    each?.(move)
  }
  return most
}
