/** Where on the board a choice is made: what a hint draws its rings around. */
import type { GameTypes, View } from '@quayside/rules-kit'
import type { SizeClass } from './size-class.ts'

export { isCompact } from './size-class.ts'

/** A place of the drawing that is no control, in the drawing's own units. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Selectors, of which the first that can be seen is meant; or a place on the sheet. */
export type Mark = readonly string[] | Spot

/** The parts of the board that this choice is about, the most telling one first. */
export type Marks<G extends GameTypes> = (
  action: G['Action'],
  view: View<G>,
  size: SizeClass,
) => readonly Mark[]

/** The control of this name. */
export const control = (name: string) => `[data-choice="${name}"]`

/** One ring for each control. */
export const controls = (...names: readonly string[]): readonly Mark[] => names.map((name) => [control(name)])

/** Positions of the named cards in a list, each card taken once. */
export function positionsOf(cards: readonly string[], wanted: readonly string[]): readonly number[] {
  const taken = new Set<number>()
  for (const card of wanted) {
    const position = cards.findIndex((one, i) => one === card && !taken.has(i))
    if (position >= 0) taken.add(position)
  }
  return [...taken]
}
