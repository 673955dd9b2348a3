/**
 * Weights that foretell who wins: one after another is made larger and smaller, and kept when the judge's chances fit the
 * games better. A few thousand positions say more in a minute than a night of duels.
 */
import type { LoadedGame } from '@quayside/all'
import { Judge, type Weights } from '@quayside/bots'
import type { Position } from './positions.ts'

export interface Fit {
  readonly weights: Weights
  readonly scale: number
  /** Mean surprise at the winner over games that were not looked at, before and after; smaller is better. */
  readonly surprise: { readonly before: number; readonly after: number }
}

const FIRST_STEP = 0.8
const LAST_STEP = 0.03
/** So that a weight near zero still moves. */
const LEAST = 0.05
const BETTER_BY = 1e-5
/** The surprise at somebody who was given no chance at all is large, not endless. */
const SUREST = 1e-6

export class Fitter {
  private readonly loaded: LoadedGame
  private readonly known: readonly Position[]
  private readonly proof: readonly Position[]
  /** The brain's own weights, which it judges with. */
  private readonly live: { [name: string]: number }
  private scale: number
  private least = 0

  constructor(loaded: LoadedGame, positions: readonly Position[]) {
    this.loaded = loaded
    this.known = positions.filter(({ isProof }) => !isProof)
    this.proof = positions.filter(({ isProof }) => isProof)
    this.live = loaded.brain.weights as { [name: string]: number }
    this.scale = loaded.brain.scale ?? 1
  }

  fit(names: readonly string[], rounds: number, heard: (round: number) => void): Fit {
    const usual = { ...this.live }
    try {
      const before = this.surprise(this.proof)
      this.least = this.surprise(this.known)
      for (let round = 0, step = FIRST_STEP; round < rounds && step > LAST_STEP; round++) {
        if (!this.goRound(names, step)) step /= 2
        heard(round + 1)
      }
      const surprise = { before: rounded(before), after: rounded(this.surprise(this.proof)) }
      const weights = Object.entries(this.live).map(([name, value]) => [name, rounded(value)])
      return { weights: Object.fromEntries(weights), scale: rounded(this.scale), surprise }
    } finally {
      Object.assign(this.live, usual)
    }
  }

  private goRound(names: readonly string[], step: number): boolean {
    let moved = this.improve(this.scale, step / 2, (value) => {
      this.scale = Math.max(SUREST, value)
    })
    for (const name of names) {
      const better = this.improve(this.live[name] as number, step, (value) => {
        this.live[name] = value
      })
      moved ||= better
    }
    return moved
  }

  /** Tries a larger and a smaller value and leaves the best of the three. */
  private improve(now: number, step: number, put: (value: number) => void): boolean {
    const size = Math.max(Math.abs(now), LEAST) * step
    let best = now
    for (const value of [now + size, now - size]) {
      put(value)
      const felt = this.surprise(this.known)
      if (felt >= this.least - BETTER_BY) continue
      this.least = felt
      best = value
    }
    put(best)
    return best !== now
  }

  private surprise(positions: readonly Position[]): number {
    const { game, brain } = this.loaded
    const judge = new Judge(game, { ...brain, scale: this.scale })
    let sum = 0
    for (const { state, winners } of positions)
      for (const seat of winners)
        if (seat !== 'auto') sum -= Math.log(Math.max(SUREST, judge.chance(state, seat))) / winners.length
    return sum / Math.max(1, positions.length)
  }
}

const rounded = (value: number) => Number(value.toPrecision(4))
