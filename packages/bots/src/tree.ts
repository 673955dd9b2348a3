/** The search tree. Its nodes are decisions of one seat; other seats and chance are sampled between them, not stored. */
import type { GameTypes } from '@quayside/rules-kit'

/** One action at a node; null passes. */
export class Edge<G extends GameTypes> {
  readonly action: G['Action'] | null
  /** 0 until the action was first evaluated. */
  prior = 0
  visits = 0
  valueSum = 0
  child: Node<G> | null = null

  constructor(action: G['Action'] | null) {
    this.action = action
  }

  /** Mean win probability of all visits. */
  get value(): number {
    return this.visits === 0 ? 0.5 : this.valueSum / this.visits
  }

  /** Takes over a fraction of the visits of an earlier search, and its subtree. */
  inherit(earlier: Edge<G>, fraction: number): void {
    this.visits = Math.floor(earlier.visits * fraction)
    this.valueSum = this.visits * earlier.value
    this.child = earlier.child
  }
}

/** A decision of the searching seat, identified by the seat's own actions that led to it. */
export class Node<G extends GameTypes> {
  /** By the action in notation. */
  readonly edges = new Map<string, Edge<G>>()
  visits = 0
}
