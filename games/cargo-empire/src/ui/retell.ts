/** The open position after one event, as far as it can be seen: cubes, posts, cards, markers, display. */
import { CARGO, TILES, TRANSPORTS, type Transport } from '../content.ts'
import type { Event, Space, Who } from '../events.ts'
import type { CityFacts, ParticipantFacts, Post, Shown } from '../view-types.ts'
import { indexOf } from './read.ts'

type EventNamed<T extends Event['type']> = Extract<Event, { type: T }>
const ACTIVATION = 2

export function retell(shown: Shown, event: Event): Shown {
  switch (event.type) {
    case 'objectivesChosen':
      return chosen(shown)
    case 'slotTaken':
      return { ...shown, order: shown.order.map((who, i) => (i === event.slot - 1 ? event.who : who)) }
    case 'turnBegan':
      return begun(shown, event)
    case 'delivered':
      return delivered(shown, event)
    case 'postPlaced':
      return posted(shown, event)
    case 'upgraded':
      return city(shown, event.city, (one) => risen(one, event.level))
    case 'restocked':
      return city(shown, event.city, (one) => ({ cubes: stocked(one.tile, one.level) }))
    case 'emblemPlaced':
      return one(shown, event.seat, () => ({ emblem: event.city }))
    case 'activated':
      return activated(shown, event)
    case 'stepped':
      return one(shown, event.who, ({ markers }) => ({
        markers: markers.map((marker, i) =>
          TRANSPORTS[i] === event.marker ? { position: event.position, row: rowOf(event.row) } : marker,
        ),
      }))
    case 'gained':
      return one(shown, event.seat, ({ hand }) => ({ hand: { ...hand, [event.card]: hand[event.card] + 1 } }))
    default:
      return cardsAfter(shown, event)
  }
}

/** City cards, objectives, express tiles, the opponent's card. */
function cardsAfter(shown: Shown, event: Event): Shown {
  switch (event.type) {
    case 'cityRevealed':
      return one(shown, event.who, ({ cityCards }) => ({
        cityCards: [...cityCards, event.city],
        faceDown: false,
      }))
    case 'cardUnder':
      return { ...shown, display: shown.display.map((card) => (card === event.city ? null : card)) }
    case 'shown':
      return { ...shown, display: refilled(shown.display, event.slot - 1, event.card) }
    case 'cityTaken':
      return cityTaken(shown, event)
    case 'objectiveDrawn':
      return objectiveDrawn(shown, event)
    case 'objectiveKept':
      return objectiveKept(shown, event)
    case 'expressTaken':
      return laid(shown, event.space, null)
    case 'expressLaid':
      return laid(shown, event.space, event.marker)
    default:
      return shown
  }
}

/** Everybody keeps one of two at the same time. */
function chosen(shown: Shown): Shown {
  const { own } = shown
  const participants = shown.participants.map((was) =>
    was.who === 'auto' ? was : { ...was, objectiveCount: 1, dealt: 0, chosen: false },
  )
  const kept = own?.chosen ? { ...own, objectives: [own.chosen], dealt: [], chosen: null } : own
  return { ...shown, participants, own: kept }
}

function rowOf(row: Space | null): number {
  return row === null ? 0 : row === 'upper' ? 1 : 2
}

function one(shown: Shown, who: Who, make: (one: ParticipantFacts) => Partial<ParticipantFacts>): Shown {
  const index = indexOf(shown, who)
  const participants = shown.participants.map((was, i) => (i === index ? { ...was, ...make(was) } : was))
  return { ...shown, participants }
}

function city(shown: Shown, name: string, make: (one: CityFacts) => Partial<CityFacts>): Shown {
  const cities = shown.cities.map((was) => (was.city === name ? { ...was, ...make(was) } : was))
  return { ...shown, cities }
}

/** A new round gives everybody its posts; the turn that begins uses one. */
function begun(shown: Shown, { who, round }: EventNamed<'turnBegan'>): Shown {
  const turns = shown.players === 5 ? 3 : 4
  const isNew = round !== shown.round
  const participants = shown.participants.map((was) => {
    const postsLeft = (isNew ? turns : was.postsLeft) - (was.who === who ? 1 : 0)
    return { ...was, postsLeft }
  })
  return { ...shown, round, turn: shown.order.indexOf(who), participants, from: null, to: null }
}

function delivered(shown: Shown, event: EventNamed<'delivered'>): Shown {
  const { who, from, to, cargo, cards, vassal } = event
  const taken = city(shown, from, ({ cubes }) => {
    const at = cubes.indexOf(cargo)
    return { cubes: cubes.map((cube, i) => (i === at ? null : cube)) }
  })
  const trip = vassal || who === 'auto' ? {} : { from, to }
  if (!cards) return { ...taken, ...trip }
  const keeps = shown.options.families ? 1 : 0
  const paid = one(taken, who, ({ hand, kept }) => ({
    hand: { car: hand.car - cards.car, train: hand.train - cards.train, ship: hand.ship - cards.ship },
    kept: kept + keeps,
  }))
  return { ...paid, ...trip }
}

function posted(shown: Shown, event: EventNamed<'postPlaced'>): Shown {
  const post: Post = { who: event.who, vassal: event.vassal }
  const at = event.space === 'upper' ? 0 : 1
  return city(shown, event.city, ({ posts }) => ({ posts: posts.map((was, i) => (i === at ? post : was)) }))
}

function stocked(tile: number, level: number): CityFacts['cubes'] {
  const side = TILES[tile - 1]?.[level - 1]
  return side ? side.production.map((cargo) => CARGO[cargo] ?? null) : [null, null]
}

/** Both posts go beside the tile, which turns over or leaves. */
function risen({ tile, posts, beside }: CityFacts, level: number): Partial<CityFacts> {
  const moved = posts.flatMap((post) => (post ? [post] : []))
  const next = moved.reduce((list, post) => withPost(list, post), beside)
  return { level, posts: [null, null], beside: next, cubes: stocked(tile, level) }
}

function withPost(list: CityFacts['beside'], post: Post): CityFacts['beside'] {
  const isSame = (other: Post) => other.who === post.who && other.vassal === post.vassal
  const has = list.some((each) => isSame(each.post))
  if (!has) return [...list, { post, many: 1 }]
  return list.map((each) => (isSame(each.post) ? { ...each, many: each.many + 1 } : each))
}

/** Where a moved cube came from is not told; the next position shows it. */
function activated(shown: Shown, { seat, ability, where }: EventNamed<'activated'>): Shown {
  return one(shown, seat, ({ kept, emblem }) => ({
    kept: kept - ACTIVATION,
    emblem: ability === 'moveEmblem' ? where : emblem,
  }))
}

/** Of several blank cards no event says which was taken: where the new one comes shows it. */
function refilled(display: Shown['display'], slot: number, card: string): Shown['display'] {
  const hole = display.indexOf(null)
  const was = display[slot] ?? null
  return display.map((old, i) => (i === slot ? card : i === hole ? was : old))
}

function cityTaken(shown: Shown, { who, card }: EventNamed<'cityTaken'>): Shown {
  const slot = shown.display.indexOf(card)
  const display = shown.display.map((was, i) => (i === slot ? null : was))
  return one({ ...shown, display }, who, ({ cityCards, blanks }) =>
    card === 'blank' ? { blanks: blanks + 1 } : { cityCards: [...cityCards, card] },
  )
}

function objectiveDrawn(shown: Shown, { who, objective }: EventNamed<'objectiveDrawn'>): Shown {
  if (who === 'auto') return one(shown, who, ({ objectiveCount }) => ({ objectiveCount: objectiveCount + 1 }))
  const dealt = one(shown, who, (was) => ({ dealt: was.dealt + 1 }))
  if (objective === null || !dealt.own) return dealt
  return { ...dealt, own: { ...dealt.own, dealt: [...dealt.own.dealt, objective] } }
}

function objectiveKept(shown: Shown, { who, objective }: EventNamed<'objectiveKept'>): Shown {
  const kept = one(shown, who, ({ objectiveCount }) => ({ objectiveCount: objectiveCount + 1, dealt: 0 }))
  if (objective === null || !kept.own) return kept
  return { ...kept, own: { ...kept.own, dealt: [], objectives: [...kept.own.objectives, objective] } }
}

/** Express spaces are called x1 to x6, in their order. */
function laid(shown: Shown, space: string, tile: Transport | null): Shown {
  const at = Number(space.slice(1)) - 1
  return { ...shown, express: shown.express.map((was, i) => (i === at ? tile : was)) }
}
