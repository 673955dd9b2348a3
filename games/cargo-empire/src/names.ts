/** Numbers inside, names outside. */
import { BLANK, OBJECTIVES, TRANSPORTS, type Transport } from './content.ts'
import type { Space, Who } from './events.ts'
import { NONE, type ReadonlyState, routesOf, VASSAL } from './state.ts'

const OBJECTIVE_NUMBERS: ReadonlyMap<string, number> = new Map(OBJECTIVES.map(({ id }, i) => [id, i]))

export function cityName(state: ReadonlyState, city: number): string {
  return city === BLANK ? 'blank' : (routesOf(state).map.cities[city]?.id ?? 'blank')
}

export function cityOfName(state: ReadonlyState, name: string): number {
  return name === 'blank' ? BLANK : (routesOf(state).named.get(name) ?? NONE)
}

export function whoOf(state: ReadonlyState, owner: number): Who {
  if (owner >= VASSAL) return owner - VASSAL
  return owner === state.fixed.auto ? 'auto' : owner
}

export function spaceName(space: number): Space {
  return space === 0 ? 'upper' : 'lower'
}

export function spaceOf(name: Space): number {
  return name === 'upper' ? 0 : 1
}

export function transportName(transport: number): Transport {
  return TRANSPORTS[transport] as Transport
}

export function transportOf(name: string): number {
  return TRANSPORTS.indexOf(name as Transport)
}

export function objectiveName(objective: number): string {
  return OBJECTIVES[objective]?.id ?? ''
}

export function objectiveOf(name: string): number {
  return OBJECTIVE_NUMBERS.get(name) ?? NONE
}

export function bitsToList(bits: number): number[] {
  const list: number[] = []
  for (let i = 0; i < 31; i++) if (bits & (1 << i)) list.push(i)
  return list
}

export function objectiveNames(bits: number): string[] {
  return bitsToList(bits).map(objectiveName)
}

export function objectiveBits(names: readonly string[]): number {
  return names.reduce((bits, name) => bits | (1 << objectiveOf(name)), 0)
}
