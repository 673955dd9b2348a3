/** What the board draws at one moment: the open position, the dice seen so far, and cards on their way to a seat. */
import type { View, Viewer } from '@quayside/rules-kit'
import type { Resource } from '../content.ts'
import type { Event } from '../events.ts'
import type { Catan } from '../types.ts'
import type { Shown } from '../view-types.ts'

/** A card that lies on the hex it comes from until it flies to its seat. */
export interface Flight {
  readonly id: string
  readonly hex: number
  readonly resource: Resource
  readonly seat: number
}

export interface Picture {
  readonly shown: Shown
  readonly viewer: Viewer
  /** How often each sum has been rolled, from 2 to 12. */
  readonly rolls: readonly number[]
  readonly flights: readonly Flight[]
}

const NO_ROLLS: readonly number[] = Object.freeze(new Array<number>(11).fill(0))
export const NO_FLIGHTS: readonly Flight[] = Object.freeze([])

export function pictureOf(view: View<Catan>, _before: Picture | null, past: readonly Event[]): Picture {
  return pictureWith(view, rollsIn(past))
}

export function pictureWith(view: View<Catan>, rolls: readonly number[]): Picture {
  return { shown: view.shown, viewer: view.viewer, rolls, flights: NO_FLIGHTS }
}

export function rollsIn(past: readonly Event[]): readonly number[] {
  return past.reduce(
    (rolls, event) => (event.type === 'rolled' ? withRoll(rolls, event.dice) : rolls),
    NO_ROLLS,
  )
}

export function withRoll(rolls: readonly number[], dice: readonly [number, number]): readonly number[] {
  return rolls.map((many, i) => (i + 2 === dice[0] + dice[1] ? many + 1 : many))
}

/** The same moment for other eyes: at a screen that is passed on, the hand before is put away first. */
export function seenBy(picture: Picture, viewer: Viewer): Picture {
  if (picture.viewer === viewer) return picture
  const seats = picture.shown.seats.map((one, seat) =>
    seat === viewer ? one : { ...one, resources: null, cards: null, discard: null },
  )
  return { ...picture, viewer, shown: { ...picture.shown, seats, fresh: null } }
}
