/** Events become frames: pieces come from their seat, the robber walks, dice turn, gains fly from hex to seat. */
import type { Frame } from '@quayside/board-kit'
import type { View } from '@quayside/rules-kit'
import { HEX_CORNERS, hexOf } from '../board.ts'
import { kindOf } from '../content.ts'
import type { Event } from '../events.ts'
import type { Catan, Five } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { type Flight, NO_FLIGHTS, type Picture, pictureWith, seenBy, withRoll } from './picture.ts'
import { retell } from './retell.ts'

/** How long an event stands; those without a time are not shown by themselves. */
const STANDS: { readonly [type: string]: number } = {
  roadBuilt: 260,
  settlementBuilt: 320,
  cityBuilt: 320,
  rolled: 420,
  robberMoved: 420,
  stolen: 320,
  discarded: 200,
  cardBought: 260,
  knightPlayed: 320,
  roadsPlayed: 320,
  discoveryPlayed: 400,
  monopolyPlayed: 500,
  maritimeTraded: 320,
  traded: 400,
  longestRoad: 400,
  largestArmy: 400,
  won: 400,
}

export function frames(
  before: Picture,
  events: readonly Event[],
  after: View<Catan>,
): readonly Frame<Picture>[] {
  const told: Frame<Picture>[] = []
  let picture = seenBy(before, after.viewer)
  for (const event of events) {
    const last = picture
    picture = {
      ...picture,
      shown: retell(picture.shown, event),
      rolls: event.type === 'rolled' ? withRoll(picture.rolls, event.dice) : picture.rolls,
    }
    if (event.type === 'produced') told.push(...harvest(last, picture, event))
    const ms = STANDS[event.type]
    if (ms !== undefined) told.push({ picture, ms, event, ...wayOf(event) })
  }
  // The host's word is the last one: points, phase and what is still to be said come only with it.
  told.push({ picture: pictureWith(after, picture.rolls), ms: 60 })
  return told
}

function wayOf(event: Event): { enter?: string } {
  switch (event.type) {
    case 'roadBuilt':
    case 'settlementBuilt':
    case 'cityBuilt':
      return { enter: `seat-${event.seat}` }
    default:
      return {}
  }
}

/** First the cards lie on their hexes, then they go, seat by seat, to those who get them. */
function harvest(
  before: Picture,
  after: Picture,
  event: Extract<Event, { type: 'produced' }>,
): Frame<Picture>[] {
  const flights = flightsOf(before.shown, event.gains)
  if (flights.length === 0) return [{ picture: after, ms: 120, event }]
  const told: Frame<Picture>[] = [{ picture: { ...before, flights }, ms: 200, event }]
  const seats = [...new Set(flights.map(({ seat }) => seat))]
  seats.forEach((seat, i) => {
    const left = flights.filter((one) => seats.indexOf(one.seat) > i)
    const shown = i === seats.length - 1 ? after.shown : before.shown
    const picture = { ...after, shown, flights: left.length > 0 ? left : NO_FLIGHTS }
    told.push({ picture, ms: 220, event, exit: `seat-${seat}` })
  })
  return told
}

/** Which hexes paid whom; when the bank was short, only as many fly as were paid. */
export function flightsOf(shown: Shown, gains: readonly Five[]): Flight[] {
  const sum = shown.dice ? shown.dice[0] + shown.dice[1] : 0
  const paid = gains.map((cards) => [...cards])
  const flights: Flight[] = []
  for (const { q, r, resource, number } of shown.hexes) {
    if (resource === null || number !== sum) continue
    const hex = hexOf([q, r])
    if (hex === hexOf(shown.robber)) continue
    shown.seats.forEach((one, seat) => {
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const vertex = HEX_CORNERS[i] as number
        const due = one.cities.includes(vertex) ? 2 : one.settlements.includes(vertex) ? 1 : 0
        const open = paid[seat]?.[kindOf(resource)] ?? 0
        for (let n = 0; n < Math.min(due, open); n++) {
          flights.push({ id: `gain-${hex}-${seat}-${flights.length}`, hex, resource, seat })
        }
        if (paid[seat]) paid[seat][kindOf(resource)] = open - Math.min(due, open)
      }
    })
  }
  return flights
}
