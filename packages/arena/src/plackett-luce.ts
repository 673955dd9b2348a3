/**
 * Strengths from tables of several: by Plackett and Luce the first place goes to each seat with a probability in proportion to
 * its strength, the second to each of the others, and so on. Fitted by Newton's method; the intervals come from the curvature
 * of the likelihood at its maximum.
 */
import { solve } from './linear-solve.ts'
import type { Interval } from './statistics.ts'

/** A finished table: who sat there, and the place of each; seats of one place are tied. */
export interface Ranking {
  readonly names: readonly string[]
  readonly places: readonly number[]
}

export interface FittedStrength {
  readonly name: string
  readonly games: number
  /** In nats above the mean of all: e to the difference of two is the odds that one comes before the other. */
  readonly strength: number
  /** 95 %. */
  readonly interval: Interval
}

const MAX_STEPS = 50
const CONVERGED = 1e-10
const Z = 1.959964
/** Half a win against the average, in effect: keeps the strength of a name that always comes last finite. */
const PRIOR = 0.1

export function plackettLuce(
  names: readonly string[],
  rankings: readonly Ranking[],
): readonly FittedStrength[] {
  const tables = rankings.map(({ names: seated, places }) => ({
    seats: seated.map((name) => names.indexOf(name)),
    places,
  }))
  const strengths = new Float64Array(names.length)
  for (let step = 0; step < MAX_STEPS; step++) {
    const { gradient, hessian } = derivatives(tables, strengths)
    const change = solve(hessian, gradient)
    change.forEach((by, i) => {
      strengths[i] = (strengths[i] as number) - by
    })
    if (Math.max(...change.map(Math.abs)) < CONVERGED) break
  }
  centre(strengths)
  const errors = standardErrors(derivatives(tables, strengths).hessian, names.length)
  return names.map((name, i) => {
    const strength = strengths[i] as number
    const margin = Z * (errors[i] as number)
    return {
      name,
      games: tables.filter(({ seats }) => seats.includes(i)).length,
      strength,
      interval: { low: strength - margin, high: strength + margin },
    }
  })
}

interface Table {
  readonly seats: readonly number[]
  readonly places: readonly number[]
}

/** Of the negative log-likelihood. Tied seats are each compared with all that are not before them. */
function derivatives(tables: readonly Table[], strengths: Float64Array) {
  const n = strengths.length
  const gradient = new Float64Array(n)
  const hessian = new Float64Array(n * n)
  const add = (list: Float64Array, i: number, by: number) => {
    list[i] = (list[i] as number) + by
  }
  for (const { seats, places } of tables) {
    for (const [seat, own] of seats.entries()) {
      const rest = seats.filter((_, other) => (places[other] as number) >= (places[seat] as number))
      const weights = rest.map((one) => Math.exp(strengths[one] as number))
      const sum = weights.reduce((all, weight) => all + weight, 0)
      add(gradient, own, -1)
      rest.forEach((one, i) => {
        const share = (weights[i] as number) / sum
        add(gradient, one, share)
        add(hessian, one * n + one, share)
        rest.forEach((other, j) => {
          add(hessian, one * n + other, (-share * (weights[j] as number)) / sum)
        })
      })
    }
  }
  // The likelihood depends on differences alone: the prior also fixes the mean.
  for (let i = 0; i < n; i++) {
    add(gradient, i, PRIOR * (strengths[i] as number))
    add(hessian, i * n + i, PRIOR)
  }
  return { gradient, hessian }
}

function centre(strengths: Float64Array): void {
  const mean = strengths.reduce((sum, one) => sum + one, 0) / strengths.length
  for (let i = 0; i < strengths.length; i++) strengths[i] = (strengths[i] as number) - mean
}

/** Of each strength less the mean of all. */
function standardErrors(hessian: Float64Array, n: number): Float64Array {
  const errors = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const contrast = Float64Array.from({ length: n }, (_, j) => (i === j ? 1 : 0) - 1 / n)
    const solved = solve(Float64Array.from(hessian), contrast)
    errors[i] = Math.sqrt(contrast.reduce((sum, by, j) => sum + by * (solved[j] as number), 0))
  }
  return errors
}
