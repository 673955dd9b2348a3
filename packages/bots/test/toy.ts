/**
 * Games written down as their game trees, so that the value of every action is known. Two seats; a hidden `world` that
 * no seat can see may decide what is legal later and who wins.
 */
import type { ActionList, Game, GameTypes, Heuristic, Pending, Rng, Seat, View } from '@quayside/rules-kit'

export interface ToyAction {
  readonly type: 'do'
  readonly name: string
}

interface Decision {
  readonly seat: Seat
  readonly actions: Actions | ((world: number) => Actions)
  readonly own?: OwnValues
}
interface ChanceNode {
  readonly chance: readonly (readonly [weight: number, ToyNode])[]
  readonly own?: OwnValues
}
interface Leaf {
  readonly winners: readonly Seat[] | ((world: number) => readonly Seat[])
  readonly own?: OwnValues
}
export type ToyNode = Decision | ChanceNode | Leaf
type Actions = { readonly [name: string]: ToyNode }
/** What the heuristic thinks of the seats here; 0 where the tree says nothing. */
type OwnValues = readonly [number, number]

export interface ToyState {
  node: ToyNode
  world: number
  /** Actions taken so far, each a turn. */
  turns: number
}

export interface Toy extends GameTypes {
  readonly State: ToyState
  readonly Action: ToyAction
}

/** Interned, as closed kinds do it. */
const interned = new Map<string, ToyAction>()
function action(name: string): ToyAction {
  const known = interned.get(name) ?? { type: 'do', name }
  interned.set(name, known)
  return known
}

const actionsOf = ({ actions }: Decision, world: number): Actions =>
  typeof actions === 'function' ? actions(world) : actions

function list({ node, world }: ToyState, seat: Seat, into: ActionList<ToyAction>): void {
  if (!('actions' in node) || node.seat !== seat) return
  for (const name of Object.keys(actionsOf(node, world))) into.push(action(name))
}

function pending({ node }: ToyState): Pending {
  if ('winners' in node) return { by: 'nobody' }
  return 'chance' in node ? { by: 'chance' } : { by: 'seats', owe: [node.seat], may: [] }
}

/** Index i with a probability in proportion to the i-th weight. */
function drawIndex(weights: readonly number[], rng: Rng): number {
  let drawn = rng.below(weights.reduce((sum, weight) => sum + weight, 0))
  for (const [i, weight] of weights.entries()) {
    if (drawn < weight) return i
    drawn -= weight
  }
  throw new Error('no weights')
}

function sample({ node }: ToyState, rng: Rng) {
  if (!('chance' in node)) throw new Error('nothing is left to chance')
  return {
    index: drawIndex(
      node.chance.map(([weight]) => weight),
      rng,
    ),
  }
}

interface Draw {
  readonly index: number
}
type ToyMove = { by: Seat; action: ToyAction } | { by: 'chance'; outcome: Draw }

/** Throws where a bot does what this state does not allow. */
function apply(state: ToyState, move: ToyMove): void {
  const { node, world } = state
  if (move.by === 'chance') {
    const drawn = 'chance' in node ? node.chance[move.outcome.index] : undefined
    if (!drawn) throw new Error('not left to chance')
    state.node = drawn[1]
    return
  }
  const next =
    'actions' in node && node.seat === move.by ? actionsOf(node, world)[move.action.name] : undefined
  if (!next) throw new Error(`${move.action.name} is not legal for seat ${move.by}`)
  state.node = next
  state.turns++
}

/** `worlds` are the weights with which `imagine` fills in the hidden world. */
export function toyGame(root: ToyNode, worlds: readonly number[] = [1]) {
  const kind = { type: 'do', legal: list }
  const parts = {
    id: 'toy',
    pending,
    sample,
    apply,
    legal: list,
    usable: () => [kind],
    clone: (state: ToyState) => ({ ...state }),
    copyInto: (target: ToyState, source: ToyState) => Object.assign(target, source),
    forget: () => undefined,
    rulesOf: () => 1,
    playersOf: () => 2,
    format: ({ by, action: { name } }: { by: Seat; action: ToyAction }) => `${by} ${name}`,
    imagine(view: View<Toy>, rng: Rng): ToyState {
      return { node: root, world: drawIndex(worlds, rng), turns: (view.shown as { turns: number }).turns }
    },
    result({ node, world }: ToyState) {
      if (!('winners' in node)) return null
      const winners = typeof node.winners === 'function' ? node.winners(world) : node.winners
      return { winners, scores: [], places: [], reason: 'end' }
    },
  }
  const view = { viewer: 0, ask: 0, shown: { turns: 0 }, known: null } as unknown as View<Toy>
  return { game: parts as unknown as Game<Toy>, view, root }
}

export const heuristic: Heuristic<Toy> = {
  evaluate: ({ node }, seat) => ownOf(node, seat) - ownOf(node, 1 - seat),
  ownValue: ({ node }, seat) => ownOf(node, seat),
  turns: ({ turns }) => turns,
  scale: 1,
}

function ownOf({ own = [0, 0] }: ToyNode, seat: Seat): number {
  return own[seat] as number
}

/**
 * Each of three turns seat 0 picks (1 point, and 2 more for each tree) or plants a tree; seat 1 has 5 points. The only
 * way to win is plant, pick, pick (6 points); plant, plant, pick shares the win; who picks first has lost. The heuristic
 * counts points, so that picking always looks better.
 */
export function orchard(points = 0, trees = 0, turnsLeft = 3): ToyNode {
  const own: OwnValues = [points, 5]
  if (turnsLeft === 0) return { winners: points > 5 ? [0] : points === 5 ? [0, 1] : [1], own }
  return {
    seat: 0,
    own,
    actions: {
      pick: wait(orchard(points + 1 + 2 * trees, trees, turnsLeft - 1)),
      plant: wait(orchard(points, trees + 1, turnsLeft - 1)),
    },
  }
}

/** Seat 1 has a turn and no choice in it. */
export function wait(then: ToyNode): ToyNode {
  return { seat: 1, actions: { wait: then }, own: then.own ?? [0, 0] }
}

export const WIN: ToyNode = { winners: [0] }
export const LOSS: ToyNode = { winners: [1] }
export const DRAW: ToyNode = { winners: [0, 1] }
