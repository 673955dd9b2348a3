/** Events become frames: the cube follows its route, the post drops in, markers step, cards go to their seat. */
import type { Frame } from '@quayside/board-kit'
import type { View } from '@quayside/rules-kit'
import { cityIndex, MAPS, type Transport } from '../content.ts'
import type { Event, Who } from '../events.ts'
import type { CargoEmpire } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { type Gain, movedOn, type Picture, pictureOf, seenBy } from './picture.ts'
import { portBits } from './ports.ts'
import { retell } from './retell.ts'
import { nodesOf, routeOf, tableOf, type Walk } from './route.ts'

type Delivered = Extract<Event, { type: 'delivered' }>

/** How long an event stands; those without a time are not shown by themselves. */
const STANDS: { readonly [type: string]: number } = {
  slotTaken: 220,
  postPlaced: 200,
  cityRevealed: 300,
  emblemPlaced: 260,
  upgraded: 320,
  cardUnder: 240,
  shown: 260,
  stepped: 140,
  cityTaken: 320,
  objectiveKept: 120,
  expressTaken: 220,
  expressLaid: 90,
  restocked: 260,
  activated: 260,
  autoCard: 420,
  autoPassed: 240,
  autoForced: 260,
  roundEnded: 300,
}
const TRAVEL = 420

export function frames(
  before: Picture,
  events: readonly Event[],
  after: View<CargoEmpire>,
): readonly Frame<Picture>[] {
  const told: Frame<Picture>[] = []
  let picture = seenBy(before, after.viewer)
  let mover: Gain['marker'] = null
  events.forEach((event, i) => {
    const last = picture
    picture = { ...movedOn(last, retell(last.shown, event)), just: justAfter(last, event) }
    if (event.type === 'stepped') mover = event.marker
    if (event.type === 'slotTaken' || event.type === 'turnBegan') mover = null
    if (event.type === 'delivered') told.push(...travel(last, picture, event, events.slice(i + 1)))
    const gain = gainOf(event, mover)
    if (gain) told.push(...handOver(last, picture, event, gain))
    const ms = STANDS[event.type]
    if (ms !== undefined) told.push({ picture, ms, event, ...wayOfPieces(event) })
  })
  // The host's word is the last one: sums, phase and what is asked come only with it.
  told.push({ picture: pictureOf(after, picture), ms: 60 })
  return told
}

/** Marked until the viewer delivers: what happened meanwhile can be seen without motion too. */
function justAfter({ just, viewer }: Picture, event: Event): readonly string[] {
  if (event.type === 'delivered' && event.who === viewer && !event.vassal) return []
  if (event.type !== 'postPlaced' || event.who === viewer) return just
  return [...just.filter((city) => city !== event.city), event.city]
}

function wayOfPieces(event: Event): { enter?: string; exit?: string } {
  switch (event.type) {
    case 'postPlaced':
      return { enter: `seat-${event.who}` }
    case 'emblemPlaced':
      return { enter: `seat-${event.seat}` }
    case 'shown':
      return { enter: 'city-deck' }
    case 'cardUnder':
      return { exit: 'city-deck' }
    case 'cityTaken':
      return { exit: `seat-${event.who}` }
    case 'expressTaken':
      return { exit: `seat-${event.seat}` }
    default:
      return {}
  }
}

/** Cards come from the seat to the origin, then the cube goes from node to node. */
function travel(
  before: Picture,
  after: Picture,
  event: Delivered,
  later: readonly Event[],
): Frame<Picture>[] {
  const walk = walkOf(before.shown, event, later)
  const legs = routeOf(walk)
  const nodes = nodesOf(legs)
  const flight = { cargo: event.cargo, from: walk.trip.from, cards: event.cards, legs }
  const ms = TRAVEL / Math.max(1, nodes.length - 1)
  return nodes.map((node, i) => ({
    picture: { ...after, flight: { ...flight, node } },
    ms: i === 0 ? 200 : ms,
    event,
    ...(i === 0 ? { enter: `seat-${event.who}` } : {}),
  }))
}

function walkOf(shown: Shown, event: Delivered, later: readonly Event[]): Walk {
  const map = MAPS[shown.options.map]
  const taken = later.find((one) => one.type === 'expressTaken')
  const express = taken ? map.express.findIndex(({ id }) => id === taken.space) : null
  const seat = event.who === 'auto' || event.vassal ? null : event.who
  return {
    trip: {
      table: tableOf(shown.options.map),
      from: cityIndex(map, event.from),
      to: cityIndex(map, event.to),
      ports: portBits(shown, seat),
    },
    cards: event.cards,
    express,
    laid: shown.express.flatMap((tile, i) => (tile ? [i] : [])),
  }
}

function gainOf(event: Event, marker: Transport | null): Gain | null {
  if (event.type === 'gained') return { card: event.card, who: event.seat, marker }
  if (event.type === 'objectiveDrawn') return { card: 'objective', who: event.who, marker }
  return null
}

/** First the card lies at the marker that earned it, then it goes to its seat. */
function handOver(before: Picture, after: Picture, event: Event, gain: Gain): Frame<Picture>[] {
  const who: Who = gain.who
  return [
    { picture: { ...before, flight: null, gain }, ms: 90, event },
    { picture: after, ms: 180, event, exit: `seat-${who}` },
  ]
}
