/** Which choice of a decision is looked at next. */
import type { GameTypes } from '@quayside/rules-kit'
import type { Craft } from './craft.ts'
import type { Edge, Node } from './tree.ts'

/** Every choice keeps a little of the first promise, however bad it looks. */
const LEAST_WEIGHT = 0.03
/** When choices are seen again in another world, their promise changes by this part. */
const FRESH = 0.3

/** The choice that is best, or may be: value, and hope for what was seen little and looks good. */
export function mostHopeful<G extends GameTypes>(
  node: Node<G>,
  all: Edge<G>[],
  { explore, width, widen }: Craft,
): Edge<G> {
  const edges = promising(all, width + Math.floor(widen * Math.sqrt(node.visits)))
  const mean = meanOf(edges)
  const reach = explore * edges.length * Math.sqrt(node.visits + 1)
  let best = edges[0] as Edge<G>
  let highest = Number.NEGATIVE_INFINITY
  for (const edge of edges) {
    const value = edge.visits === 0 ? mean : edge.value
    const hope = (reach * edge.prior) / (1 + edge.visits)
    if (value + hope > highest) {
      highest = value + hope
      best = edge
    }
  }
  return best
}

/** Few at first, the most promising ones; more as thought goes on. */
function promising<G extends GameTypes>(edges: Edge<G>[], many: number): Edge<G>[] {
  if (edges.length <= many) return edges
  return edges.sort((a, b) => b.prior - a.prior).slice(0, many)
}

/** From the chances that each choice shows at first sight. */
export function givePriors<G extends GameTypes>(
  edges: readonly Edge<G>[],
  values: readonly number[],
  { sharp }: Craft,
): void {
  const highest = Math.max(...values)
  const weights = values.map((value) => Math.exp(sharp * (value - highest)) + LEAST_WEIGHT)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  edges.forEach((edge, i) => {
    const prior = (weights[i] as number) / sum
    edge.prior = edge.prior === 0 ? prior : (1 - FRESH) * edge.prior + FRESH * prior
  })
}

function meanOf<G extends GameTypes>(edges: readonly Edge<G>[]): number {
  let total = 0
  let visits = 0
  for (const edge of edges) {
    total += edge.total
    visits += edge.visits
  }
  return visits === 0 ? 0.5 : total / visits
}
