/**
 * Monte Carlo tree search over imagined worlds. Each round of thought takes a world that the view allows, walks down
 * the tree of this seat's own decisions, lets the others and chance play in between and everybody to the horizon, and is
 * judged by how the seats stand there. Nothing here ever sees the true state.
 */
import {
  ActionList,
  type Game,
  type GameTypes,
  type Heuristic,
  type Seat,
  SeededRng,
  type View,
} from '@quayside/rules-kit'
import type { Budget, Craft } from './craft.ts'
import { Judge } from './judge.ts'
import { isSettled, timeLeft } from './patience.ts'
import { Replies } from './replies.ts'
import { givePriors, mostHopeful } from './selection.ts'
import { Edge, Node } from './tree.ts'

/** A turn of one's own is followed no further than this. */
const MOST_DEPTH = 24
/** With fewer seats the turn goes round quicker; as many turns are looked ahead as with four. */
const TABLE = 4
/** How much of an earlier thought counts: since then the world has moved on. */
const KEPT_PART = 0.25

/** A choice as the captain sees it. */
export interface Weighed<G extends GameTypes> {
  readonly action: G['Action'] | null
  readonly visits: number
  /** Estimated chance of winning. */
  readonly value: number
}

interface Parts<G extends GameTypes> {
  readonly game: Game<G>
  readonly heuristic: Heuristic<G>
  readonly craft: Craft
  readonly view: View<G>
  readonly must: boolean
  readonly seed: number
  readonly kept: Node<G> | null
}

/** One decision being thought about. */
export class Thought<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly judge: Judge<G>
  private readonly craft: Craft
  private readonly view: View<G>
  private readonly seat: Seat
  private readonly must: boolean
  private readonly seed: number
  /** The turn after which a line is judged. */
  private readonly last: number
  private readonly dreams: SeededRng
  private readonly replies: Replies<G>
  private readonly sights: Replies<G>
  private readonly root: Node<G>
  private readonly lists: ActionList<G['Action']>[] = []
  private readonly worlds: G['State'][] = []
  private readonly state: G['State']
  private readonly trial: G['State']
  private readonly keys = new WeakMap<object, string>()

  constructor({ game, heuristic, craft, view, must, seed, kept }: Parts<G>) {
    this.game = game
    this.heuristic = heuristic
    this.judge = new Judge(game, heuristic)
    this.craft = craft
    this.view = view
    this.seat = view.viewer as Seat
    this.must = must
    this.seed = seed
    this.dreams = new SeededRng(seed)
    this.replies = new Replies(game, heuristic)
    this.sights = new Replies(game, heuristic)
    this.state = game.clone(this.world(0))
    this.trial = game.clone(this.state)
    this.last = heuristic.turns(this.state) + craft.rounds * Math.max(TABLE, game.playersOf(this.state))
    this.root = this.rootFrom(kept)
  }

  /** Moves made in imagined worlds so far. */
  get moves(): number {
    return this.replies.moves
  }

  /** What may be done now, with half of what was thought about it before. */
  private rootFrom(kept: Node<G> | null): Node<G> {
    const root = new Node<G>()
    const list = this.choices(this.state, 0)
    for (let i = 0; i < list.length; i++) {
      const edge = this.edgeOf(root, list.at(i))
      const before = kept?.edges.get(this.keyOf(list.at(i)))
      if (before) edge.inherit(before, KEPT_PART)
    }
    if (!this.must && list.length > 0) this.edgeOf(root, null)
    return root
  }

  /** Thinks on; can be asked again and again. With one choice only there is nothing to think about. */
  think(budget: Budget): void {
    const { edges, visits } = this.root
    if (edges.size < 2) return
    const { iterations = Number.POSITIVE_INFINITY, settle = false } = budget
    const began = budget.now?.() ?? 0
    if (visits === 0) this.seeAtFirst([...edges.values()])
    for (let i = 0; i < iterations; i++) {
      if ((i & 7) === 7) {
        const left = Math.min(iterations - i, timeLeft(i, began, budget))
        if (left <= 0 || (settle && isSettled(edges.values(), i, left))) return
      }
      this.iterate()
    }
  }

  /** What was thought about this seat's next decision, should it make this choice. */
  after(action: G['Action'] | null): Node<G> | null {
    return (action && this.root.edges.get(this.keyOf(action))?.child) ?? null
  }

  /** The n-th look at each choice meets the same world and the same luck, so that choices and not fortunes are compared. */
  private iterate(): void {
    const edge = mostHopeful(this.root, [...this.root.edges.values()], this.craft)
    const look = edge.visits
    this.game.copyInto(this.state, this.world(look % this.craft.worlds))
    this.replies.begin(this.seed ^ Math.imul(look + 1, 0x9e3779b1), this.state)
    this.root.visits++
    this.follow(edge, 0)
  }

  private world(index: number): G['State'] {
    let world = this.worlds[index]
    if (world === undefined) {
      world = this.game.imagine(this.view, this.dreams)
      this.game.forget(world)
      this.worlds[index] = world
    }
    return world
  }

  /** Makes the choice, goes on to the next decision of this seat, and brings back what it was worth. */
  private follow(edge: Edge<G>, depth: number): number {
    if (edge.action !== null) this.game.apply(this.state, { by: this.seat, action: edge.action }, null)
    this.replies.moves++
    const value = this.outcome(edge, depth)
    edge.visits++
    edge.total += value
    return value
  }

  private outcome(edge: Edge<G>, depth: number): number {
    const { state, craft } = this
    this.replies.drawOn(state)
    if (edge.visits < craft.expand) return this.playOut(edge)
    if (this.isAsked() && edge.action !== null) return this.decide(edge, depth + 1)
    const now = this.judge.chance(state, this.seat)
    this.replies.playOn(state, this.seat)
    const isLast = this.heuristic.turns(state) >= this.last || !this.isAsked()
    const then = isLast ? this.judge.chance(state, this.seat) : this.decide(edge, depth + 1)
    return (1 - craft.later) * now + craft.later * then
  }

  /** Beyond the tree: this seat ends its turn and everybody plays to the horizon, all at a glance. */
  private playOut({ action }: Edge<G>): number {
    const { state, replies, judge, seat, craft } = this
    if (action !== null) replies.playOut(state, seat)
    const now = judge.chance(state, seat)
    replies.playTo(state, this.last)
    return (1 - craft.later) * now + craft.later * judge.chance(state, seat)
  }

  private isAsked(): boolean {
    const pending = this.game.pending(this.state)
    return pending.by === 'seats' && pending.owe.includes(this.seat)
  }

  private decide(before: Edge<G>, depth: number): number {
    before.child ??= new Node<G>()
    const node = before.child
    const list = this.choices(this.state, depth)
    if (list.length === 0 || depth > MOST_DEPTH) return this.judge.chance(this.state, this.seat)
    node.visits++
    return this.follow(this.select(node, list), depth)
  }

  private select(node: Node<G>, list: ActionList<G['Action']>): Edge<G> {
    const edges: Edge<G>[] = []
    let isNew = false
    for (let i = 0; i < list.length; i++) {
      const edge = this.edgeOf(node, list.at(i))
      isNew ||= edge.prior === 0
      edges.push(edge)
    }
    if (isNew) this.seeAtFirst(edges)
    return edges.length === 1 ? (edges[0] as Edge<G>) : mostHopeful(node, edges, this.craft)
  }

  private seeAtFirst(edges: readonly Edge<G>[]): void {
    givePriors(
      edges,
      edges.map(({ action }) => this.firstSight(action)),
      this.craft,
    )
  }

  /** What the judge says right after a choice, with chance played out. */
  private firstSight(action: G['Action'] | null): number {
    const { game, trial } = this
    game.copyInto(trial, this.state)
    if (action !== null) game.apply(trial, { by: this.seat, action }, null)
    this.sights.begin(this.seed, trial)
    this.sights.drawOn(trial)
    return this.judge.chance(trial, this.seat)
  }

  private edgeOf(node: Node<G>, action: G['Action'] | null): Edge<G> {
    const key = action === null ? '' : this.keyOf(action)
    const edge = node.edges.get(key) ?? new Edge<G>(action)
    node.edges.set(key, edge)
    return edge
  }

  private keyOf(action: G['Action']): string {
    const key = this.keys.get(action) ?? this.game.format({ by: this.seat, action })
    this.keys.set(action, key)
    return key
  }

  private choices(world: G['State'], depth: number): ActionList<G['Action']> {
    let list = this.lists[depth]
    if (!list) {
      list = new ActionList<G['Action']>()
      this.lists[depth] = list
    }
    list.clear()
    this.game.legal(world, this.seat, list)
    const isWide = depth === 0 && !this.craft.narrow && list.length < 200
    if (list.length > 1 && !isWide) this.heuristic.pruneCandidates?.(world, this.seat, list)
    return list
  }

  /** All choices that were considered: those looked at often enough by their value, then the others by how often. */
  ranked(): readonly Weighed<G>[] {
    const edges = [...this.root.edges.values()]
    const seen = edges.length === 1 ? edges : edges.filter(({ visits }) => visits > 0)
    const enough = this.craft.enough * Math.max(...seen.map(({ visits }) => visits))
    const looks = ({ visits }: Weighed<G>) => Math.min(visits, enough)
    return seen
      .map(({ action, visits, value }) => ({ action, visits, value }))
      .sort((a, b) => looks(b) - looks(a) || b.value - a.value)
  }
}
