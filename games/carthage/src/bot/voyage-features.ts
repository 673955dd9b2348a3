/** Features of goods on their way, by colour: how likely they are sold, and how likely pirates come upon them. */
import type { ReadonlyNumbers } from '@quayside/rules-kit'
import { CARTHAGE, COLOUR_OF, COLOURS, isPirateWater } from '../content.ts'
import { of, type ReadonlyState } from '../state.ts'
import { WEIGHTS } from './weights.ts'

export class VoyageFeatures {
  readonly saleProbability = new Float64Array(COLOURS)
  readonly raidProbability = new Float64Array(COLOURS)
  /** Steps that ships will make with the cards of the market, and of the farm after it. */
  private readonly marketSteps = new Uint8Array(COLOURS)
  private readonly farmSteps = new Uint8Array(COLOURS)

  /** `progress` of the game, from 0 to 1. */
  compute(state: ReadonlyState, progress: number): void {
    const { near, drift, coming, storm, raid } = WEIGHTS
    const { marketSteps, farmSteps } = this
    countSteps(state.market, state.marketSize, marketSteps)
    countSteps(state.farm, state.farmSize, farmSteps)
    const arrives = this.hasArrival(state)
    const later = raid * laterRaid(state)
    const decay = WEIGHTS.far + WEIGHTS.farLate * progress
    for (let colour = 0; colour < COLOURS; colour++) {
      const at = of(state.ships, colour)
      const steps = of(marketSteps, colour)
      const left = CARTHAGE - at
      const open = left - 1 - drift * steps - coming * of(farmSteps, colour)
      this.saleProbability[colour] = left === 0 ? 1 : Math.min(1, near * Math.exp(-decay * open))
      const isMet = arrives && at + steps < CARTHAGE && isPirateWater(at + steps)
      this.raidProbability[colour] = isMet ? Math.max(storm, later) : isPirateWater(at) ? later : 0
    }
  }

  /** Whether a ship arrives, and so calls the pirates, when the market is bought as it lies. */
  private hasArrival({ ships }: ReadonlyState): boolean {
    for (let colour = 0; colour < COLOURS; colour++) {
      if (of(ships, colour) + of(this.marketSteps, colour) >= CARTHAGE) return true
    }
    return false
  }
}

/** One card of a colour makes one step, more make two. */
function countSteps(cards: ReadonlyNumbers, size: number, into: Uint8Array): void {
  into.fill(0)
  for (let slot = 0; slot < size; slot++) {
    const colour = of(COLOUR_OF, of(cards, slot))
    if (of(into, colour) < 2) into[colour] = of(into, colour) + 1
  }
}

/** How likely some ship reaches Carthage soon, and calls the pirates. */
function laterRaid(state: ReadonlyState): number {
  let probability = 0.1
  for (let colour = 0; colour < COLOURS; colour++) {
    const left = CARTHAGE - of(state.ships, colour)
    if (left <= 2) probability += left === 1 ? 0.28 : 0.2
  }
  return Math.min(0.75, probability)
}
