/**
 * Why an action looks better or worse than the others that are weighed: the parts of the evaluation in which the positions after
 * them differ, as changes of the seat's win probability. Like a bot it knows the view and nothing else.
 */
import type { Game, GameTypes, Heuristic, Rng, Seat, View } from '@quayside/rules-kit'
import { resolveChance } from './chance.ts'
import { determinize } from './determinizations.ts'
import { Evaluation } from './evaluation.ts'

const DETERMINIZATIONS = 8
/** How many reasons an action has at most, and the change of win probability below which one is not told. */
const MOST_REASONS = 2
const LEAST_GAIN = 0.01
/** What an action does to the others, all together. */
const RIVALS = 'rivals'

export interface Reason {
  readonly name: string
  /** Change of win probability against the mean of the other actions. */
  readonly gain: number
}

/** For each action, the strongest reasons first; null is doing nothing. */
export function reasonsFor<G extends GameTypes>(
  { game, heuristic }: { readonly game: Game<G>; readonly heuristic: Heuristic<G> },
  view: View<G>,
  actions: readonly (G['Action'] | null)[],
  rng: Rng,
): readonly (readonly Reason[])[] {
  const { reasons } = heuristic
  if (!reasons || actions.length < 2) return actions.map(() => [])
  const names = [...reasons.names, RIVALS]
  const totals = actions.map(() => new Float64Array(names.length))
  const parts = new Float64Array(reasons.names.length)
  const evaluation = new Evaluation(game, heuristic)
  const seat = view.viewer as Seat
  for (let i = 0; i < DETERMINIZATIONS; i++) {
    const before = determinize(game, view, rng)
    const odds = Array.from({ length: game.playersOf(before) }, (_, other) =>
      evaluation.winProbability(before, other),
    )
    actions.forEach((action, a) => {
      const state = game.clone(before)
      if (action !== null) game.apply(state, { by: seat, action }, null)
      resolveChance(game, state, rng)
      addParts(totals[a] as Float64Array, { state, seat, odds, parts, reasons })
    })
  }
  return totals.map((total) => strongest(names, total, totals))
}

interface Measured<G extends GameTypes> {
  readonly state: G['State']
  readonly seat: Seat
  /** Win probabilities before the action, by seat. */
  readonly odds: readonly number[]
  readonly parts: Float64Array
  readonly reasons: NonNullable<Heuristic<G>['reasons']>
}

/** By the slope of the softmax: a small change of a seat's log-odds moves its own probability by p (1 - p), another's by -p q. */
function addParts<G extends GameTypes>(
  into: Float64Array,
  { state, seat, odds, parts, reasons }: Measured<G>,
): void {
  const own = odds[seat] ?? 0
  odds.forEach((odd, other) => {
    reasons.weigh(state, other, parts)
    for (let k = 0; k < parts.length; k++) {
      const place = other === seat ? k : parts.length
      const slope = other === seat ? own * (1 - own) : -own * odd
      into[place] = (into[place] as number) + (slope * (parts[k] as number)) / DETERMINIZATIONS
    }
  })
}

function strongest(
  names: readonly string[],
  total: Float64Array,
  all: readonly Float64Array[],
): readonly Reason[] {
  return names
    .map((name, k) => {
      const sum = all.reduce((others, one) => others + (one[k] as number), 0)
      const others = (sum - (total[k] as number)) / (all.length - 1)
      return { name, gain: (total[k] as number) - others }
    })
    .filter(({ gain }) => Math.abs(gain) >= LEAST_GAIN)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, MOST_REASONS)
}
