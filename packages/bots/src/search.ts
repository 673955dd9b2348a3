/**
 * Monte Carlo tree search for one decision of one seat. An iteration takes a determinization of the view, selects its way
 * down the tree of the seat's own decisions while other seats and chance are sampled in between, plays a rollout to the
 * horizon, and backs up the win probability there. Nothing here ever sees the true state.
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
import type { Duty } from './bot.ts'
import { listCandidates, owesAction } from './candidates.ts'
import { Determinizations } from './determinizations.ts'
import { canStop, iterationsLeft } from './early-stopping.ts'
import { Evaluation } from './evaluation.ts'
import { Rollout } from './rollout.ts'
import type { Budget, SearchParams } from './search-params.ts'
import { selectByPuct, updatePriors } from './selection.ts'
import { Edge, Node } from './tree.ts'

/** Deepest node of the tree; only a turn that never ends gets there. */
const MAX_DEPTH = 24
/** The horizon is a number of rounds at a table of four; smaller tables search the same number of turns. */
const HORIZON_TABLE = 4
/** The fraction of its visits that a reused subtree keeps: other seats have moved since, so they are partly outdated. */
const REUSED_VISITS = 0.25
/** A win probability above which a sure win is looked for, the visits that it is believed after, and how often one looks. */
const NEARLY_WON = 0.9
const FEW_VISITS = 8
const LOOK_EVERY = 4
/** Longer lists are pruned at the root even for a search that wants to rank every action. */
const MAX_UNPRUNED = 200

export interface RankedAction<G extends GameTypes> {
  /** Null passes. */
  readonly action: G['Action'] | null
  readonly visits: number
  /** Estimated win probability. */
  readonly value: number
}

interface SearchTask<G extends GameTypes> {
  readonly game: Game<G>
  readonly heuristic: Heuristic<G>
  readonly params: SearchParams
  readonly view: View<G>
  readonly duty: Duty
  readonly seed: number
  /** The node that an earlier search of this seat has for this decision. */
  readonly reusable: Node<G> | null
}

export class Search<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly evaluation: Evaluation<G>
  private readonly params: SearchParams
  private readonly seat: Seat
  private readonly seed: number
  /** The turn at which a line is evaluated. */
  private readonly lastTurn: number
  private readonly determinizations: Determinizations<G>
  private readonly rollout: Rollout<G>
  /** A second generator: static evaluations must not consume the random numbers of the line being played. */
  private readonly priorRollout: Rollout<G>
  private readonly root: Node<G>
  /** One list for each depth: a line uses all of them at once. */
  private readonly candidateLists: ActionList<G['Action']>[] = []
  /** Overwritten by each iteration. */
  private readonly state: G['State']
  private readonly trial: G['State']
  private readonly keys = new WeakMap<object, string>()

  constructor({ game, heuristic, params, view, duty, seed, reusable }: SearchTask<G>) {
    this.game = game
    this.heuristic = heuristic
    this.evaluation = new Evaluation(game, heuristic)
    this.params = params
    this.seat = view.viewer as Seat
    this.seed = seed
    this.determinizations = new Determinizations(game, view, new SeededRng(seed))
    this.rollout = new Rollout(game, heuristic)
    this.priorRollout = new Rollout(game, heuristic)
    this.state = game.clone(this.determinizations.at(0))
    this.trial = game.clone(this.state)
    const turnsAhead = params.horizon * Math.max(HORIZON_TABLE, game.playersOf(this.state))
    this.lastTurn = heuristic.turns(this.state) + turnsAhead
    this.root = this.makeRoot(duty, reusable)
  }

  /** Moves simulated so far, in the tree and in rollouts. */
  get moves(): number {
    return this.rollout.moves
  }

  private makeRoot(duty: Duty, reusable: Node<G> | null): Node<G> {
    const root = new Node<G>()
    const candidates = this.candidatesAt(0)
    for (let i = 0; i < candidates.length; i++) {
      const action = candidates.at(i)
      const edge = this.edgeFor(root, action)
      const earlier = reusable?.edges.get(this.keyOf(action))
      if (earlier) edge.inherit(earlier, REUSED_VISITS)
    }
    if (duty === 'may' && candidates.length > 0) this.edgeFor(root, null)
    return root
  }

  /** May be called repeatedly; the tree keeps growing. A root with a single edge needs no search. */
  run(budget: Budget): void {
    const { edges, visits } = this.root
    if (edges.size < 2) return
    const { iterations = Number.POSITIVE_INFINITY, stopsEarly = false } = budget
    const startedAt = budget.now?.() ?? 0
    if (visits === 0) this.evaluatePriors([...edges.values()])
    for (let i = 0; i < iterations; i++) {
      if ((i & 7) === 7) {
        const left = Math.min(iterations - i, iterationsLeft(i, startedAt, budget))
        if (left <= 0 || (stopsEarly && canStop(edges.values(), i, left))) return
        if (stopsEarly && this.hasSureWin()) return
      }
      this.iterate()
    }
  }

  private hasSureWin(): boolean {
    for (const edge of this.root.edges.values()) if (edge.winsForSure) return true
    return false
  }

  /** Common random numbers: the n-th visit of every root edge uses the same determinization and seed. */
  private iterate(): void {
    const edge = this.selectAtRoot()
    const visit = edge.visits
    this.game.copyInto(this.state, this.determinizations.at(visit % this.params.determinizations))
    this.rollout.start(this.seed ^ Math.imul(visit + 1, 0x9e3779b1), this.state)
    this.root.visits++
    this.descend(edge, 0)
  }

  /**
   * Where an action nearly wins, one visit of four goes to what was tried least of all that nearly win: it may win for sure,
   * and visits that follow the values would never find out.
   */
  private selectAtRoot(): Edge<G> {
    const { root, params } = this
    const edges = [...root.edges.values()]
    const isNearlyWon = edges.some(({ visits, value }) => visits >= FEW_VISITS && value > NEARLY_WON)
    if (!isNearlyWon || root.visits % LOOK_EVERY !== 0) return selectByPuct(root, edges, params)
    const promising = edges.filter(({ visits, value }) => visits === 0 || value > NEARLY_WON)
    return promising.reduce((least, edge) => (edge.visits < least.visits ? edge : least))
  }

  /** Plays the edge's action, then its simulation, and backs the value up into the edge. */
  private descend(edge: Edge<G>, depth: number): number {
    if (edge.action !== null) this.game.apply(this.state, { by: this.seat, action: edge.action }, null)
    this.rollout.moves++
    const value = this.simulate(edge, depth)
    edge.visits++
    edge.valueSum += value
    return value
  }

  private simulate(edge: Edge<G>, depth: number): number {
    const { state, seat, rollout, params } = this
    rollout.resolveChance(state)
    if (this.game.pending(state).by === 'nobody') return this.endValue(edge)
    if (edge.visits < params.expansionThreshold) return this.playRollout(edge)
    if (edge.action !== null && owesAction(this.game, state, seat)) return this.visitChild(edge, depth + 1)
    const afterTurn = this.evaluation.winProbability(state, seat)
    rollout.playUntilAsked(state, seat)
    const isAtHorizon = this.heuristic.turns(state) >= this.lastTurn || !owesAction(this.game, state, seat)
    const later = isAtHorizon ? this.evaluation.winProbability(state, seat) : this.visitChild(edge, depth + 1)
    return this.blend(afterTurn, later)
  }

  private endValue(edge: Edge<G>): number {
    const value = this.evaluation.winProbability(this.state, this.seat)
    if (value === 1) edge.wins++
    return value
  }

  private playRollout({ action }: Edge<G>): number {
    const { state, rollout, evaluation, seat } = this
    if (action !== null) rollout.finishTurn(state, seat)
    const afterTurn = evaluation.winProbability(state, seat)
    rollout.playUntilTurn(state, this.lastTurn)
    return this.blend(afterTurn, evaluation.winProbability(state, seat))
  }

  private blend(afterTurn: number, later: number): number {
    const { rolloutWeight } = this.params
    return (1 - rolloutWeight) * afterTurn + rolloutWeight * later
  }

  private visitChild(edge: Edge<G>, depth: number): number {
    edge.child ??= new Node<G>()
    const node = edge.child
    const candidates = this.candidatesAt(depth)
    if (candidates.length === 0 || depth > MAX_DEPTH)
      return this.evaluation.winProbability(this.state, this.seat)
    node.visits++
    return this.descend(this.select(node, candidates), depth)
  }

  /** Only among the actions legal in this determinization; the node has edges from other ones too. */
  private select(node: Node<G>, candidates: ActionList<G['Action']>): Edge<G> {
    const edges: Edge<G>[] = []
    let hasNew = false
    for (let i = 0; i < candidates.length; i++) {
      const edge = this.edgeFor(node, candidates.at(i))
      edge.offered++
      hasNew ||= edge.prior === 0
      edges.push(edge)
    }
    if (hasNew) this.evaluatePriors(edges)
    return edges.length === 1 ? (edges[0] as Edge<G>) : selectByPuct(node, edges, this.params)
  }

  private evaluatePriors(edges: readonly Edge<G>[]): void {
    const evaluations = edges.map(({ action }) => this.staticEvaluation(action))
    updatePriors(edges, evaluations, this.params)
  }

  /** Win probability right after an action, chance resolved. */
  private staticEvaluation(action: G['Action'] | null): number {
    const { game, trial } = this
    game.copyInto(trial, this.state)
    if (action !== null) game.apply(trial, { by: this.seat, action }, null)
    this.priorRollout.start(this.seed, trial)
    this.priorRollout.resolveChance(trial)
    return this.evaluation.winProbability(trial, this.seat)
  }

  private edgeFor(node: Node<G>, action: G['Action'] | null): Edge<G> {
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

  private candidatesAt(depth: number): ActionList<G['Action']> {
    const { game, heuristic, state, seat } = this
    let list = this.candidateLists[depth]
    if (!list) {
      list = new ActionList<G['Action']>()
      this.candidateLists[depth] = list
    }
    if (depth > 0 || this.params.prunesRoot) listCandidates(game, heuristic, state, seat, list)
    else this.listUnpruned(list)
    return list
  }

  private listUnpruned(list: ActionList<G['Action']>): void {
    const { game, heuristic, state, seat } = this
    game.legal(state, seat, list)
    if (heuristic.negotiate) dropProposals(game, list)
    if (list.length >= MAX_UNPRUNED) heuristic.pruneCandidates?.(state, seat, list)
  }

  /** The node that follows an action, for the search of the seat's next decision. */
  childAfter(action: G['Action'] | null): Node<G> | null {
    return (action && this.root.edges.get(this.keyOf(action))?.child) ?? null
  }

  /**
   * Visited root actions, best first: a win that is sure comes before one that is likely, then those with enough visits
   * (`finalVisitFraction`) by value, then the others by visits.
   */
  rankedActions(): readonly RankedAction<G>[] {
    const edges = [...this.root.edges.values()]
    const visited = edges.length === 1 ? edges : edges.filter(({ visits }) => visits > 0)
    const enough = this.params.finalVisitFraction * Math.max(...visited.map(({ visits }) => visits))
    const rank = ({ visits, winsForSure }: Edge<G>) =>
      winsForSure ? Number.POSITIVE_INFINITY : Math.min(visits, enough)
    return visited
      .map((edge) => ({ edge, rank: rank(edge) }))
      .sort((a, b) => (a.rank === b.rank ? b.edge.value - a.edge.value : b.rank - a.rank))
      .map(({ edge: { action, visits, value } }) => ({ action, visits, value }))
  }
}

/** What bots propose comes from `negotiate`: a search cannot tell what an offer is worth before it is answered. */
function dropProposals<G extends GameTypes>(game: Game<G>, list: ActionList<G['Action']>): void {
  const others = list.toArray().filter(({ type }) => !game.kind(type)?.proposal)
  list.clear()
  for (const action of others) list.push(action)
}
