/** Events become frames: which of them are one movement, how long it takes, where cards come from and go to. */
import type { Frame } from '@quayside/board-kit'
import type { View } from '@quayside/rules-kit'
import type { Event } from '../events.ts'
import type { Carthage } from '../types.ts'
import { drawn, ledgerAfter, type Picture, pictureOf, seenBy } from './picture.ts'
import { retell } from './retell.ts'

interface Beat {
  readonly ms: number
  /** Events of the same beat in a row happen at once. */
  readonly joins: boolean
  readonly exit?: string
  readonly enter?: string
}

function beatOf(event: Event): Beat | null {
  switch (event.type) {
    case 'took':
      return { ms: 300, joins: false, exit: `seat-${event.seat}` }
    case 'bought':
      return { ms: 420, joins: false, exit: 'discard' }
    case 'sailed':
    case 'returned':
      return { ms: 480, joins: true }
    case 'sold':
      return { ms: 700, joins: false, exit: `seat-${event.seat}` }
    case 'tokenGained':
      return { ms: 300, joins: true }
    case 'raid':
      return { ms: 500, joins: false }
    case 'stored':
    case 'lost':
      return { ms: 500, joins: false, exit: 'discard' }
    case 'farmToMarket':
      return { ms: 320, joins: false }
    case 'dealt':
      return { ms: 260, joins: true, enter: 'pile' }
    case 'reserved':
    case 'doubled':
      return { ms: 260, joins: false }
    case 'payday':
    case 'ended':
      return { ms: 400, joins: false }
    default:
      return null
  }
}

export function frames(
  before: Picture,
  events: readonly Event[],
  after: View<Carthage>,
): readonly Frame<Picture>[] {
  const told: Frame<Picture>[] = []
  const { viewer } = after
  let picture = before.viewer === viewer ? before : seenBy(before, viewer)
  let last = ''
  for (const event of events) {
    const beat = beatOf(event)
    const shown = retell(picture.shown, event)
    picture = drawn(shown, viewer, picture.cards, ledgerAfter(picture.ledger, event))
    if (!beat) continue
    const { joins, ...frame } = beat
    if (joins && last === event.type) told.pop()
    told.push({ ...frame, picture, event })
    last = event.type
  }
  // The host's word is the last one: thickness of point piles, phase and turn come only with it.
  told.push({ picture: pictureOf(after, picture), ms: 60 })
  return told
}
