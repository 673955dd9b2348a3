/** What a vassal can deliver: any cube to any open demand of its colour, free of charge (CGE-V3). */
import { isBarred } from './abilities.ts'
import { hasCube, openDemand } from './cities.ts'
import { CITIES } from './content.ts'
import { NONE, type ReadonlyState, VASSAL } from './state.ts'

interface FreeDelivery {
  readonly from: number
  readonly to: number
  readonly cargo: number
}

export function canVassalDeliver(
  state: ReadonlyState,
  seat: number,
  { from, to, cargo }: FreeDelivery,
  space: number,
): boolean {
  if (from === to || !hasCube(state, from, cargo) || openDemand(state, to, space) !== cargo) return false
  return !isBarred(state, VASSAL + seat, from) && !isBarred(state, VASSAL + seat, to)
}

export type VassalVisit = (from: number, to: number, cargo: number, space: number) => boolean

/** True when the visit stopped the walk. */
export function walkVassal(state: ReadonlyState, seat: number, visit: VassalVisit): boolean {
  for (let to = 0; to < CITIES; to++) {
    for (let space = 0; space < 2; space++) {
      const cargo = openDemand(state, to, space)
      if (cargo === NONE) continue
      for (let from = 0; from < CITIES; from++) {
        if (canVassalDeliver(state, seat, { from, to, cargo }, space) && visit(from, to, cargo, space))
          return true
      }
    }
  }
  return false
}

const stop: VassalVisit = () => true

export function hasVassalDelivery(state: ReadonlyState, seat: number): boolean {
  return walkVassal(state, seat, stop)
}
