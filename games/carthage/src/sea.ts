/** What becomes of goods afloat: ships come home with what lies open for sale, and pirates with the ships that arrive. */
import type { ReadonlyNumbers } from '@quayside/rules-kit'
import { CARTHAGE, COLOUR_OF, COLOURS, isPirateWater } from './content.ts'
import { of, type Sight } from './state.ts'
import { WEIGHTS } from './weights.ts'

/** How likely goods of each colour are sold. */
export const sure = new Float64Array(COLOURS)
/** How likely pirates come upon them. */
export const peril = new Float64Array(COLOURS)

const stepsDue = new Uint8Array(COLOURS)
const stepsLater = new Uint8Array(COLOURS)

/** Fills `sure` and `peril`; `late` as in the outlook. */
export function lookToSea(state: Sight, late: number): void {
  const { near, drift, coming, storm, raid } = WEIGHTS
  stepsIn(state.market, state.marketSize, stepsDue)
  stepsIn(state.farm, state.farmSize, stepsLater)
  const calls = callsPirates(state)
  const danger = raid * raidDanger(state)
  const far = WEIGHTS.far + WEIGHTS.farLate * late
  for (let colour = 0; colour < COLOURS; colour++) {
    const at = of(state.ships, colour)
    const due = of(stepsDue, colour)
    const left = CARTHAGE - at
    const open = left - 1 - drift * due - coming * of(stepsLater, colour)
    sure[colour] = left === 0 ? 1 : Math.min(1, near * Math.exp(-far * open))
    const caught = calls && at + due < CARTHAGE && isPirateWater(at + due)
    peril[colour] = caught ? Math.max(storm, danger) : isPirateWater(at) ? danger : 0
  }
}

/** Whether a ship arrives when the market is bought as it lies. */
function callsPirates({ ships }: Sight): boolean {
  for (let colour = 0; colour < COLOURS; colour++) {
    if (of(ships, colour) + of(stepsDue, colour) >= CARTHAGE) return true
  }
  return false
}

/** One card makes one step, more make two. */
function stepsIn(cards: ReadonlyNumbers, size: number, into: Uint8Array): void {
  into.fill(0)
  for (let slot = 0; slot < size; slot++) {
    const colour = of(COLOUR_OF, of(cards, slot))
    if (of(into, colour) < 2) into[colour] = of(into, colour) + 1
  }
}

/** How likely another ship reaches Carthage soon, and with it the pirates. */
function raidDanger(state: Sight): number {
  let danger = 0.1
  for (let colour = 0; colour < COLOURS; colour++) {
    const left = CARTHAGE - of(state.ships, colour)
    if (left <= 2) danger += left === 1 ? 0.28 : 0.2
  }
  return Math.min(0.75, danger)
}
