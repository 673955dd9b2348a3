/**
 * Better weights by play alone (simultaneous perturbation, as chess engines are tuned): every step changes all weights a
 * little at once, up or down as a coin falls, lets those weights play against their mirror image, and goes some way
 * towards the side that won. Each game teaches something about every weight, so a few thousand say enough about all.
 */
import type { Weights } from '@quayside/bots'
import { SeededRng } from '@quayside/rules-kit'

/** Weights are moved by factors: a try is larger or smaller by e to this power. */
const REACH = 0.2

export interface Climb {
  readonly start: Weights
  /** Which weights may change. */
  readonly names: readonly string[]
  readonly steps: number
  /** How far a step goes for a full win: long steps find the way from afar, short ones the place itself. */
  readonly stride: number
  readonly seed: number
  /** Lets the two play; 1 when the first won everything, -1 when the second did. */
  duel(first: Weights, second: Weights, step: number): Promise<number>
  heard(step: number): void
}

/** The mean of the second half of the way: single steps are mostly luck. */
export async function climb({ start, names, steps, stride, seed, duel, heard }: Climb): Promise<Weights> {
  const coins = new SeededRng(seed)
  const way = new Map(names.map((name) => [name, 0]))
  const mean = new Map(way)
  const settled = Math.floor(steps / 2)
  for (let step = 0; step < steps; step++) {
    const signs = new Map(names.map((name) => [name, coins.below(2) === 0 ? 1 : -1]))
    const lead = await duel(
      moved(start, plus(way, signs, REACH)),
      moved(start, plus(way, signs, -REACH)),
      step,
    )
    for (const [name, value] of plus(way, signs, stride * lead)) way.set(name, value)
    if (step >= settled)
      for (const [name, value] of plus(mean, way, 1 / (steps - settled))) mean.set(name, value)
    heard(step + 1)
  }
  return moved(start, mean)
}

type Way = ReadonlyMap<string, number>

function plus(way: Way, other: Way, part: number): Way {
  return new Map([...way].map(([name, value]) => [name, value + part * (other.get(name) ?? 0)]))
}

function moved(start: Weights, way: Way): Weights {
  const weights = Object.entries(start).map(([name, value]) => {
    const power = way.get(name)
    return [name, power === undefined ? value : Number((value * Math.exp(power)).toPrecision(4))]
  })
  return Object.fromEntries(weights)
}
