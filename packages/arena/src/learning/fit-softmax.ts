/**
 * Multinomial logistic regression with one set of weights for all seats (a conditional logit): the win probability of a seat
 * is the softmax over seats of the weighted sums of their features. Fitted by Newton's method with a ridge penalty; the loss
 * is convex, so the same samples always give the same weights.
 */
import { solve } from '../linear-solve.ts'
import type { Samples } from './samples.ts'

const MAX_STEPS = 25
const CONVERGED = 1e-7
/** Ridge penalty of a standardized weight, in positions: keeps weights finite where features hardly vary. */
const RIDGE = 2

/** By feature, in nats a unit. */
export function fitSoftmax(samples: Samples): Float64Array {
  const { width } = samples
  const scale = spreadOf(samples)
  const weights = new Float64Array(width)
  let loss = Number.POSITIVE_INFINITY
  for (let step = 0; step < MAX_STEPS; step++) {
    const { gradient, hessian, logLoss } = derivatives(samples, weights)
    let penalty = 0
    for (let i = 0; i < width; i++) {
      const ridge = (RIDGE * (scale[i] as number) ** 2) / samples.count
      gradient[i] = (gradient[i] as number) + ridge * (weights[i] as number)
      hessian[i * width + i] = (hessian[i * width + i] as number) + ridge + 1e-12
      penalty += (ridge * (weights[i] as number) ** 2) / 2
    }
    if (loss - logLoss - penalty < CONVERGED) break
    loss = logLoss + penalty
    const change = solve(hessian, gradient)
    for (let i = 0; i < width; i++) weights[i] = (weights[i] as number) - (change[i] as number)
  }
  return weights
}

/** Standard deviation of each feature between the seats of a position: what all seats share predicts nothing. */
function spreadOf({ features, width, players, count }: Samples): Float64Array {
  const squares = new Float64Array(width)
  for (let p = 0; p < count; p++) {
    for (let i = 0; i < width; i++) {
      let sum = 0
      let sumOfSquares = 0
      for (let seat = 0; seat < players; seat++) {
        const x = features[(p * players + seat) * width + i] as number
        sum += x
        sumOfSquares += x * x
      }
      squares[i] = (squares[i] as number) + sumOfSquares - (sum * sum) / players
    }
  }
  // A feature that never varies still gets a penalty, so that its weight stays 0.
  return squares.map((sum) => Math.sqrt(sum / Math.max(1, count * players)) || 1)
}

/** Win probabilities of the seats of position `p`. */
export function predict(samples: Samples, weights: Float64Array, p: number, into: Float64Array): void {
  const { features, width, players } = samples
  let highest = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < players; seat++) {
    const from = (p * players + seat) * width
    let value = 0
    for (let i = 0; i < width; i++) value += (weights[i] as number) * (features[from + i] as number)
    into[seat] = value
    if (value > highest) highest = value
  }
  let sum = 0
  for (let seat = 0; seat < players; seat++) {
    into[seat] = Math.exp((into[seat] as number) - highest)
    sum += into[seat] as number
  }
  for (let seat = 0; seat < players; seat++) into[seat] = (into[seat] as number) / sum
}

/** Mean loss of the positions, with its gradient and Hessian. */
function derivatives(samples: Samples, weights: Float64Array) {
  const { features, wins, width, players, count } = samples
  const gradient = new Float64Array(width)
  const hessian = new Float64Array(width * width)
  const probabilities = new Float64Array(players)
  const mean = new Float64Array(width)
  const apart = new Float64Array(width)
  let logLoss = 0
  for (let p = 0; p < count; p++) {
    predict(samples, weights, p, probabilities)
    mean.fill(0)
    for (let seat = 0; seat < players; seat++) {
      const from = (p * players + seat) * width
      const probability = probabilities[seat] as number
      const won = wins[p * players + seat] as number
      if (won > 0) logLoss -= won * Math.log(Math.max(1e-9, probability))
      for (let i = 0; i < width; i++) {
        const x = features[from + i] as number
        mean[i] = (mean[i] as number) + probability * x
        gradient[i] = (gradient[i] as number) + (probability - won) * x
      }
    }
    for (let seat = 0; seat < players; seat++) {
      const from = (p * players + seat) * width
      for (let i = 0; i < width; i++) apart[i] = (features[from + i] as number) - (mean[i] as number)
      addOuter(hessian, apart, probabilities[seat] as number)
    }
  }
  const scaled = (sum: number) => sum / Math.max(1, count)
  mirror(hessian, width)
  return { gradient: gradient.map(scaled), hessian: hessian.map(scaled), logLoss: scaled(logLoss) }
}

/** Adds `factor` times the outer product to the upper triangle. */
function addOuter(matrix: Float64Array, vector: Float64Array, factor: number): void {
  const width = vector.length
  for (let i = 0; i < width; i++) {
    const x = factor * (vector[i] as number)
    if (x === 0) continue
    const row = i * width
    for (let j = i; j < width; j++) matrix[row + j] = (matrix[row + j] as number) + x * (vector[j] as number)
  }
}

function mirror(matrix: Float64Array, width: number): void {
  for (let i = 0; i < width; i++) {
    for (let j = 0; j < i; j++) matrix[i * width + j] = matrix[j * width + i] as number
  }
}
