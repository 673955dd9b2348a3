/** What the board draws at one moment: the open position, lasting names for equal cards, and the story being told. */
import { type Identified, identify, type Placed } from '@quayside/board-kit'
import type { View, Viewer } from '@quayside/rules-kit'
import type { Good } from '../content.ts'
import type { Event, Sale } from '../events.ts'
import type { Carthage } from '../types.ts'
import type { Shown } from '../view-types.ts'

/** A payday as it is written into the ledger, line by line. */
export interface Ledger {
  readonly goods: readonly Good[]
  readonly sales: readonly Sale[]
  readonly raided: readonly Good[]
  readonly pirates: readonly Extract<Event, { type: 'stored' | 'lost' }>[]
}

export interface Picture {
  readonly shown: Shown
  readonly viewer: Viewer
  readonly cards: readonly Identified[]
  readonly ledger: Ledger | null
}

export function pictureOf(view: View<Carthage>, before: Picture | null): Picture {
  return drawn(view.shown, view.viewer, before?.cards ?? [], before?.ledger ?? null)
}

/** The same moment for other eyes: at a screen that is passed on, the hand before is put away first. */
export function seenBy(picture: Picture, viewer: Viewer): Picture {
  const seats = picture.shown.seats.map((one, seat) =>
    seat === viewer ? one : { ...one, hand: null, points: null },
  )
  return drawn({ ...picture.shown, seats }, viewer, picture.cards, picture.ledger)
}

export function drawn(
  shown: Shown,
  viewer: Viewer,
  before: readonly Identified[],
  ledger: Ledger | null,
): Picture {
  return { shown, viewer, cards: identify(before, placed(shown, viewer)), ledger }
}

/** Every open card with the place where it lies, in the order in which it is drawn there. */
function placed(shown: Shown, viewer: Viewer): Placed[] {
  const all: Placed[] = []
  const put = (zone: string, cards: readonly string[]) => {
    for (const kind of cards) all.push({ kind, zone })
  }
  if (viewer !== 'watcher') put('hand', shown.seats[viewer]?.hand ?? [])
  put(
    'market',
    shown.market.map(({ card }) => card),
  )
  put(
    'farm',
    shown.farm.map(({ card }) => card),
  )
  shown.seats.forEach((seat, i) => {
    put(`stock-${i}`, seat.stock)
    put(`stored-${i}`, seat.stored)
  })
  return all
}

export function cardsIn(picture: Picture, zone: string): readonly Identified[] {
  return picture.cards.filter((card) => card.zone === zone)
}

/** The ledger after one event; a new action closes it. */
export function ledgerAfter(ledger: Ledger | null, event: Event): Ledger | null {
  switch (event.type) {
    case 'took':
    case 'bought':
    case 'reserved':
    case 'doubled':
      return null
    case 'payday':
      return { goods: event.goods, sales: [], raided: [], pirates: [] }
    case 'sold':
      return ledger && { ...ledger, sales: [...ledger.sales, event] }
    case 'raid':
      return ledger && { ...ledger, raided: event.goods }
    case 'stored':
    case 'lost':
      return ledger && { ...ledger, pirates: [...ledger.pirates, event] }
    default:
      return ledger
  }
}
