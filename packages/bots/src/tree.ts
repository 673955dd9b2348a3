/** The search tree. Its nodes are decisions of one seat; other seats and chance are sampled between them, not stored. */
import type { GameTypes } from '@quayside/rules-kit'

/** In so many determinizations a win is no accident. */
const SURE_VISITS = 4

/** One action at a node; null passes. */
export class Edge<G extends GameTypes> {
  readonly action: G['Action'] | null
  /** 0 until the action was first evaluated. */
  prior = 0
  visits = 0
  valueSum = 0
  /** Visits in which this action won the game at once. */
  wins = 0
  /** Visits of its node in which the action was legal; at a root it always is. */
  offered = 0
  child: Node<G> | null = null

  constructor(action: G['Action'] | null) {
    this.action = action
  }

  /** Mean win probability of all visits. */
  get value(): number {
    return this.visits === 0 ? 0.5 : this.valueSum / this.visits
  }

  /** The seat has won after this action and others of its own, whatever it does not know and whatever is drawn. */
  get winsForSure(): boolean {
    if (this.visits >= SURE_VISITS && this.wins === this.visits) return true
    const { child } = this
    if (!child || child.visits < SURE_VISITS) return false
    for (const edge of child.edges.values())
      if (edge.offered === child.visits && edge.winsForSure) return true
    return false
  }

  /** Takes over a fraction of the visits of an earlier search, and its subtree. */
  inherit(earlier: Edge<G>, fraction: number): void {
    this.visits = Math.floor(earlier.visits * fraction)
    this.valueSum = this.visits * earlier.value
    this.wins = earlier.wins === earlier.visits ? this.visits : 0
    this.child = earlier.child
  }
}

/** A decision of the searching seat, identified by the seat's own actions that led to it. */
export class Node<G extends GameTypes> {
  /** By the action in notation. */
  readonly edges = new Map<string, Edge<G>>()
  visits = 0
}
