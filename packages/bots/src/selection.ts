/** Which edge of a node the search follows: PUCT over as many edges as progressive widening has opened. */
import type { GameTypes } from '@quayside/rules-kit'
import type { SearchParams } from './search-params.ts'
import type { Edge, Node } from './tree.ts'

/** Added to each weight of the softmax, so that no prior is near 0 and every action is tried eventually. */
const PRIOR_FLOOR = 0.03
/** Moving-average rate with which a prior follows evaluations in further determinizations. */
const PRIOR_UPDATE_RATE = 0.3

/**
 * The edge with the highest value plus exploration bonus. The bonus is that of PUCT times the number of edges: priors
 * of many edges are small, and without the factor nodes with many edges would hardly be explored.
 */
export function selectByPuct<G extends GameTypes>(
  node: Node<G>,
  all: Edge<G>[],
  params: SearchParams,
): Edge<G> {
  const edges = widened(all, node.visits, params)
  const unvisitedValue = meanValue(edges)
  const exploration = params.cPuct * edges.length * Math.sqrt(node.visits + 1)
  let best = edges[0] as Edge<G>
  let highest = Number.NEGATIVE_INFINITY
  for (const edge of edges) {
    const value = edge.visits === 0 ? unvisitedValue : edge.value
    const bonus = (exploration * edge.prior) / (1 + edge.visits)
    if (value + bonus > highest) {
      highest = value + bonus
      best = edge
    }
  }
  return best
}

/** Progressive widening: the edges with the highest priors, more of them as visits grow. */
function widened<G extends GameTypes>(edges: Edge<G>[], visits: number, params: SearchParams): Edge<G>[] {
  const { wideningBase, wideningK, wideningAlpha } = params
  const open = wideningBase + Math.floor(wideningK * visits ** wideningAlpha)
  if (edges.length <= open) return edges
  return edges.sort((a, b) => b.prior - a.prior).slice(0, open)
}

/** Sets the priors of new edges from static evaluations of their actions, and moves known ones towards theirs. */
export function updatePriors<G extends GameTypes>(
  edges: readonly Edge<G>[],
  evaluations: readonly number[],
  { priorTemperature }: SearchParams,
): void {
  const highest = Math.max(...evaluations)
  const sharpness = 1 / priorTemperature
  const weights = evaluations.map((value) => Math.exp(sharpness * (value - highest)) + PRIOR_FLOOR)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  edges.forEach((edge, i) => {
    const prior = (weights[i] as number) / sum
    edge.prior = edge.prior === 0 ? prior : (1 - PRIOR_UPDATE_RATE) * edge.prior + PRIOR_UPDATE_RATE * prior
  })
}

function meanValue<G extends GameTypes>(edges: readonly Edge<G>[]): number {
  let sum = 0
  let visits = 0
  for (const edge of edges) {
    sum += edge.valueSum
    visits += edge.visits
  }
  return visits === 0 ? 0.5 : sum / visits
}
