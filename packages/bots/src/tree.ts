/** The tree of a seat's own decisions. What others do and what chance brings is sampled anew each time a branch is walked. */
import type { GameTypes } from '@quayside/rules-kit'

/** One choice at a decision; null is "nothing". */
export class Edge<G extends GameTypes> {
  readonly action: G['Action'] | null
  /** How good it looks at first sight, as a share of all that were seen with it. */
  prior = 0
  visits = 0
  total = 0
  child: Node<G> | null = null

  constructor(action: G['Action'] | null) {
    this.action = action
  }

  get value(): number {
    return this.visits === 0 ? 0.5 : this.total / this.visits
  }

  /** Takes over a part of what was found out before. */
  inherit(before: Edge<G>, part: number): void {
    this.visits = Math.floor(before.visits * part)
    this.total = this.visits * before.value
    this.child = before.child
  }
}

/** A decision of this seat, told by the seat's own choices that led to it. */
export class Node<G extends GameTypes> {
  readonly edges = new Map<string, Edge<G>>()
  visits = 0
}
