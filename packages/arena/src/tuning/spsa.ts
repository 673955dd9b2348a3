/**
 * Simultaneous perturbation stochastic approximation (SPSA), as chess engines are tuned: each step moves all weights up or
 * down at random, lets them play against their mirror image, and goes some way towards the side that won. Every game
 * tells something about every weight, so a few thousand are enough for all.
 */
import { SeededRng } from '@quayside/rules-kit'
import type { Weights } from '../weights.ts'

/** Weights are perturbed by a factor of e to this power. */
const PERTURBATION = 0.2

export interface SpsaTask {
  readonly start: Weights
  /** Which weights may change. */
  readonly names: readonly string[]
  readonly steps: number
  /** Step size for a full win: large steps converge faster, small ones end closer to the optimum. */
  readonly stride: number
  readonly seed: number
  /** Result of a match between two sets of weights, from -1 (the second won all games) to 1 (the first did). */
  duel(first: Weights, second: Weights, step: number): Promise<number>
  onStep(done: number): void
}

/** The mean over the second half of the steps: a single step is mostly noise. */
export async function spsa({ start, names, steps, stride, seed, duel, onStep }: SpsaTask): Promise<Weights> {
  const rng = new SeededRng(seed)
  const exponents = new Map(names.map((name) => [name, 0]))
  const mean = new Map(exponents)
  const averagedFrom = Math.floor(steps / 2)
  for (let step = 0; step < steps; step++) {
    const signs = new Map(names.map((name) => [name, rng.below(2) === 0 ? 1 : -1]))
    const lead = await duel(
      scaled(start, plus(exponents, signs, PERTURBATION)),
      scaled(start, plus(exponents, signs, -PERTURBATION)),
      step,
    )
    for (const [name, value] of plus(exponents, signs, stride * lead)) exponents.set(name, value)
    if (step >= averagedFrom)
      for (const [name, value] of plus(mean, exponents, 1 / (steps - averagedFrom))) mean.set(name, value)
    onStep(step + 1)
  }
  return scaled(start, mean)
}

type Exponents = ReadonlyMap<string, number>

function plus(exponents: Exponents, other: Exponents, factor: number): Exponents {
  return new Map([...exponents].map(([name, value]) => [name, value + factor * (other.get(name) ?? 0)]))
}

function scaled(start: Weights, exponents: Exponents): Weights {
  const weights = Object.entries(start).map(([name, value]) => {
    const exponent = exponents.get(name)
    return [name, exponent === undefined ? value : Number((value * Math.exp(exponent)).toPrecision(4))]
  })
  return Object.fromEntries(weights)
}
