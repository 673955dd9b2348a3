/** What the actions share: refusals, families' costs, interned actions. */
import type { Rejection } from '@quayside/rules-kit'
import { canActivate, colourOf } from '../abilities.ts'
import { ACTIVATION_COST, type PlayerColour } from '../content.ts'
import { cityOfName } from '../names.ts'
import type { ReadonlyState, State } from '../state.ts'
import type { Code, Emitter } from '../types.ts'

export type Refusal = Rejection<Code> | null

export function refuse(
  code: Code,
  rule: string,
  detail?: Readonly<Record<string, string | number>>,
): Rejection<Code> {
  return detail ? { code, rule, detail } : { code, rule }
}

/** The index of a named city of the map, or -1. */
export function cityHere(state: ReadonlyState, name: string): number {
  return name === 'blank' ? -1 : cityOfName(state, name)
}

/** CGE-F3, CGE-F5: families in play, enough cubes, and the right house. */
export function abilityRefusal(state: ReadonlyState, seat: number, colour: PlayerColour | null): Refusal {
  if (!state.fixed.options.families) return refuse('noFamilies', 'CGE-F1')
  if (colour && colourOf(state, seat) !== colour) return refuse('otherFamily', 'CGE-F5', { colour })
  if (!canActivate(state, seat)) return refuse('tooFewCubes', 'CGE-F3', { cubes: state.kept[seat] as number })
  return null
}

export function payAbility(
  state: State,
  seat: number,
  ability: string,
  where: string | null,
  emit: Emitter,
): void {
  state.kept[seat] = (state.kept[seat] as number) - ACTIVATION_COST
  emit?.({ type: 'activated', seat, ability, where })
}

/** One object for the same action, made when it is first wanted. */
export class Interned<A> {
  private readonly made = new Map<number, A>()
  get(key: number, make: () => A): A {
    let action = this.made.get(key)
    if (action === undefined) {
      action = Object.freeze(make())
      this.made.set(key, action)
    }
    return action
  }
}

/** Cities are named differently on the two maps. */
export function mapKey(state: ReadonlyState): number {
  return state.fixed.options.map === 'dior' ? 1 : 0
}
