/** The open position after one event, as far as it can be seen: pieces, hands, robber, dice, trade. */
import type { Seat } from '@quayside/rules-kit'
import { CARD_COST, CITY_COST, kindOf, ROAD_COST, SETTLEMENT_COST } from '../content.ts'
import type { Event } from '../events.ts'
import type { Five } from '../types.ts'
import type { SeatFacts, Shown, Word } from '../view-types.ts'

const NO_WORDS = { offer: null, words: [] as readonly (Word | null)[] }

export function retell(shown: Shown, event: Event): Shown {
  switch (event.type) {
    case 'roadBuilt':
      return change(paid(shown, event.seat, event.free ? null : ROAD_COST), event.seat, ({ roads }) => ({
        roads: [...roads, event.edge],
      }))
    case 'settlementBuilt':
      return change(paid(shown, event.seat, event.free ? null : SETTLEMENT_COST), event.seat, (one) => ({
        settlements: [...one.settlements, event.vertex],
      }))
    case 'cityBuilt':
      return change(paid(shown, event.seat, CITY_COST), event.seat, ({ settlements, cities }) => ({
        settlements: settlements.filter((vertex) => vertex !== event.vertex),
        cities: [...cities, event.vertex],
      }))
    case 'cardBought':
      return change(paid(shown, event.seat, CARD_COST), event.seat, ({ cardCount }) => ({
        cardCount: cardCount + 1,
      }))
    case 'turnBegan':
      return { ...shown, turnSeat: event.seat, round: event.round, trade: NO_WORDS }
    case 'rolled':
      return { ...shown, dice: event.dice }
    case 'robberMoved':
      return { ...shown, robber: event.to }
    case 'offered':
    case 'answered':
    case 'countered':
    case 'withdrawn':
    case 'offerClosed':
      return shown
    default:
      return handsAfter(shown, event)
  }
}

function handsAfter(shown: Shown, event: Event): Shown {
  switch (event.type) {
    case 'firstCards':
      return gained(shown, event.seat, event.cards, 1)
    case 'produced':
      return event.gains.reduce((next, cards, seat) => gained(next, seat, cards, 1), shown)
    case 'discarded':
      return gained(shown, event.seat, event.cards, -1)
    case 'discoveryPlayed':
      return gained(shown, event.seat, event.cards, 1)
    case 'stolen':
      return event.resource === null
        ? resized(resized(shown, event.seat, 1), event.victim, -1)
        : moved(shown, event.victim, event.seat, single(event.resource, 1))
    case 'maritimeTraded':
      return gained(
        gained(shown, event.seat, single(event.give, event.many), -1),
        event.seat,
        single(event.get, 1),
        1,
      )
    case 'traded': {
      const given = moved(shown, event.seat, event.with, event.give)
      return { ...moved(given, event.with, event.seat, event.get), trade: NO_WORDS }
    }
    case 'monopolyPlayed':
      return event.taken.reduce(
        (next, many, seat) => (many > 0 ? moved(next, seat, event.seat, single(event.resource, many)) : next),
        shown,
      )
    default:
      return shown
  }
}

function change(shown: Shown, seat: Seat, make: (one: SeatFacts) => Partial<SeatFacts>): Shown {
  return { ...shown, seats: shown.seats.map((one, i) => (i === seat ? { ...one, ...make(one) } : one)) }
}

const sum = (cards: readonly number[]) => cards.reduce((total, many) => total + many, 0)

function gained(shown: Shown, seat: Seat, cards: readonly number[], sign: 1 | -1): Shown {
  return change(shown, seat, ({ resources, handSize }) => ({
    handSize: handSize + sign * sum(cards),
    resources:
      resources && (resources.map((many, kind) => many + sign * (cards[kind] ?? 0)) as unknown as Five),
  }))
}

function resized(shown: Shown, seat: Seat, by: number): Shown {
  return change(shown, seat, ({ handSize }) => ({ handSize: handSize + by }))
}

function moved(shown: Shown, from: Seat, to: Seat, cards: Five): Shown {
  return gained(gained(shown, from, cards, -1), to, cards, 1)
}

function paid(shown: Shown, seat: Seat, cost: readonly number[] | null): Shown {
  return cost ? gained(shown, seat, cost, -1) : shown
}

function single(resource: Parameters<typeof kindOf>[0], many: number): Five {
  const cards: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  cards[kindOf(resource)] = many
  return cards
}
