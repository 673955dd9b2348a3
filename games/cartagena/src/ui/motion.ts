/** Events become frames: pirates leap from space to space, the ship sails, cards travel between hands and piles. */
import type { Frame } from '@quayside/board-kit'
import type { View, Viewer } from '@quayside/rules-kit'
import type { Event, Moved } from '../events.ts'
import type { Cartagena } from '../types.ts'
import { drawn, type Picture, pictureOf, placeOfPirate, seatOfPirate, seenBy } from './picture.ts'
import { retell } from './retell.ts'

const LEAP = 260
const EXTRA = 60
const LONGEST = 480

interface Beat {
  readonly ms: number
  readonly exit?: string
  readonly enter?: string
}

/** How long an event stands and where its cards come from and go to; null: not shown by itself. */
function beatOf(event: Event, viewer: Viewer): Beat | null {
  switch (event.type) {
    case 'turnBegan':
      return event.captain ? { ms: 240 } : null
    case 'played':
      return { ms: 320, exit: 'discard', ...(viewer === event.seat ? {} : { enter: `seat-${event.seat}` }) }
    case 'discarded':
      return { ms: 300, exit: 'discard' }
    case 'sailed':
      return { ms: 480 }
    case 'drew':
      return viewer === event.seat ? { ms: 240, enter: 'pile' } : { ms: 200, exit: `seat-${event.seat}` }
    case 'saw':
      return { ms: 160, exit: `seat-${event.seat}` }
    case 'taken':
      if (viewer === event.seat) return { ms: 300, enter: `seat-${event.target}` }
      return { ms: 300, exit: `seat-${event.seat}` }
    case 'given':
      return { ms: 240, enter: `seat-${event.seat}` }
    case 'kept':
    case 'putBack':
      return { ms: 200, enter: 'pile' }
    case 'opened':
      return { ms: 500 }
    case 'darkPlayed':
    case 'ended':
      return { ms: 400 }
    case 'lookedAt':
    case 'tokensMixed':
    case 'snakeHeld':
    case 'deckEmpty':
    case 'reshuffled':
      return { ms: 320 }
    default:
      return null
  }
}

export function frames(
  before: Picture,
  events: readonly Event[],
  after: View<Cartagena>,
): readonly Frame<Picture>[] {
  const told: Frame<Picture>[] = []
  const { viewer } = after
  let picture = seenBy(before, viewer)
  for (const event of events) {
    const last = picture
    picture = marked(drawn(picture, retell(picture.shown, event, viewer)), event)
    if (event.type === 'moved') {
      told.push(...leaps(last, picture, event))
      picture = told.at(-1)?.picture ?? picture
      continue
    }
    const beat = beatOf(event, viewer)
    if (beat) told.push({ ...beat, picture, event })
  }
  // The host's word is the last one: whose phase it is, and at the end all hands, come only with it.
  told.push({ picture: pictureOf(after, picture), ms: 60 })
  return told
}

/** What an event shows besides the position. */
function marked(picture: Picture, event: Event): Picture {
  switch (event.type) {
    case 'played':
    case 'discarded':
      return { ...picture, played: { cards: event.cards, number: (picture.played?.number ?? 0) + 1 } }
    case 'reshuffled':
      return { ...picture, played: null }
    case 'opened':
      return { ...picture, opened: { at: event.at, face: event.face } }
    case 'sailed':
      return { ...picture, isSailing: true, just: [] }
    default:
      return picture
  }
}

/** Over each passed space, then down; all of it in less than half a second. */
function leaps(before: Picture, after: Picture, event: Moved): Frame<Picture>[] {
  const ids = movedIds(before, after, event.owner)
  const stops = event.jumped.length
  const ms = Math.min(LONGEST, LEAP + EXTRA * stops) / (stops + 1)
  const over = event.jumped.map((space) => ({
    picture: { ...before, leap: { ids, over: space } },
    ms,
    event,
  }))
  return [...over, { picture: { ...after, just: ids }, ms, event }]
}

export function movedIds(before: Picture, after: Picture, owner: number): string[] {
  const places = new Map(before.pirates.map((one) => [one.id, placeOfPirate(one)]))
  return after.pirates
    .filter((one) => seatOfPirate(one) === owner && places.get(one.id) !== placeOfPirate(one))
    .map(({ id }) => id)
}
