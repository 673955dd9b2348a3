/** What the board draws at one moment: the open position, each pirate and each card in hand with an identity that lasts. */
import { type Identified, identify } from '@quayside/board-kit'
import type { View, Viewer } from '@quayside/rules-kit'
import type { Face } from '../content.ts'
import type { Cartagena, Place } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { sortCards } from './read.ts'

export interface Picture {
  readonly shown: Shown
  readonly viewer: Viewer
  /** Kind: the seat's number; zone: the place's name. */
  readonly pirates: readonly Identified[]
  /** The viewer's own cards. */
  readonly cards: readonly Identified[]
  /** Pirates in mid-leap, above a space that they pass. */
  readonly leap: { readonly ids: readonly string[]; readonly over: number } | null
  /** Who moved last: they keep a ring until somebody else moves. */
  readonly just: readonly string[]
  /** Face up on the discards; the number tells one play from the next. */
  readonly played: { readonly cards: readonly string[]; readonly number: number } | null
  /** A chest token that is being turned over. */
  readonly opened: { readonly at: Place; readonly face: Face } | null
  /** The ship is under way: who is aboard goes with it instead of hopping. */
  readonly isSailing: boolean
}

const STILL = { leap: null, opened: null, isSailing: false } as const

export function pictureOf(view: View<Cartagena>, before: Picture | null): Picture {
  return {
    ...STILL,
    ...identified(view.shown, view.viewer, before),
    shown: view.shown,
    viewer: view.viewer,
    just: before?.just ?? [],
    played: before?.played ?? null,
  }
}

/** The next moment of the same story. */
export function drawn(before: Picture, shown: Shown): Picture {
  return { ...before, ...STILL, ...identified(shown, before.viewer, before), shown }
}

function identified(
  shown: Shown,
  viewer: Viewer,
  before: Picture | null,
): { pirates: readonly Identified[]; cards: readonly Identified[] } {
  const pirates = shown.seats.flatMap((one, seat) =>
    one.pirates.map((place) => ({ kind: `pirate-${seat}`, zone: String(place) })),
  )
  const hand = viewer === 'watcher' ? null : (shown.seats[viewer]?.hand ?? null)
  const cards = sortCards(hand ?? []).map((card) => ({ kind: card, zone: 'hand' }))
  return {
    pirates: identify(before?.pirates ?? [], pirates),
    cards: identify(before?.viewer === viewer ? before.cards : [], cards),
  }
}

/** The same moment for other eyes: at a screen that is passed on, the hand before is put away first. */
export function seenBy(picture: Picture, viewer: Viewer): Picture {
  if (picture.viewer === viewer) return picture
  const seats = picture.shown.seats.map((one, seat) => (seat === viewer ? one : { ...one, hand: null }))
  return { ...picture, viewer, cards: [], shown: { ...picture.shown, seats, look: null } }
}

export const seatOfPirate = ({ kind }: Identified) => Number(kind.slice('pirate-'.length))

export const placeOfPirate = ({ zone }: Identified): Place =>
  /^\d+$/.test(zone) ? Number(zone) : (zone as Place)
