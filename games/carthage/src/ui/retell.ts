/** The open position after one event: how a story is drawn between two positions that the host has sent. */
import type { Seat } from '@quayside/rules-kit'
import type { Event } from '../events.ts'
import type { SeatFacts, Shown, Slot } from '../view-types.ts'
import { goodOfCard, letterOfGood, sortCards, without } from './read.ts'

// Long because there are that many events: one case each.
export function retell(shown: Shown, event: Event): Shown {
  switch (event.type) {
    case 'turnBegan':
      return { ...shown, turn: event.seat, turns: shown.turns + 1 }
    case 'took':
      return took(shown, event)
    case 'reserved':
      return reserved(shown, event)
    case 'doubled':
      return seatChange(shown, event.seat, () => ({ pieceOut: true }))
    case 'bought':
      return bought(shown, event)
    case 'sailed':
    case 'returned':
      return { ...shown, ships: { ...shown.ships, [event.good]: event.to } }
    case 'payday':
      return { ...shown, arrived: event.goods }
    case 'sold':
      return sold(shown, event)
    case 'pointDrawn':
      return pointDrawn(shown, event)
    case 'tokenGained':
      return seatChange(shown, event.seat, ({ tokens, tokenCount }) => ({
        tokens: { ...tokens, up: [...tokens.up, letterOfGood(event.good)] },
        tokenCount: tokenCount + 1,
      }))
    case 'raid':
      return { ...shown, raided: event.goods }
    case 'stored':
      return stored(shown, event)
    case 'lost':
      return {
        ...seatChange(shown, event.seat, ({ stock }) => ({ stock: without(stock, event.cards) })),
        discard: withCards(shown.discard, event.cards),
      }
    case 'farmToMarket':
      return { ...shown, market: [...shown.market, ...shown.farm], farm: [] }
    case 'dealt':
      return dealt(shown, event)
    case 'reshuffled':
      return { ...shown, discard: {}, pile: { ...shown.pile, mixed: shown.pile.mixed + event.cards } }
    case 'passed':
    case 'ended':
      return shown
  }
}

type Of<K> = Extract<Event, { type: K }>

function seatChange(shown: Shown, seat: Seat, change: (one: SeatFacts) => Partial<SeatFacts>): Shown {
  const seats = shown.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one))
  return { ...shown, seats }
}

function withCards(discard: Shown['discard'], cards: readonly string[]): Shown['discard'] {
  const more: { [card: string]: number } = { ...discard }
  for (const card of cards) more[card] = (more[card] ?? 0) + 1
  return more
}

function handWithout(one: SeatFacts, cards: readonly string[]): Partial<SeatFacts> {
  return { hand: one.hand && without(one.hand, cards), handSize: one.handSize - cards.length }
}

function took(shown: Shown, { seat, card, reserved: own }: Of<'took'>): Shown {
  const slot = shown.market.findIndex((one) => one.card === card && one.by === (own ? seat : null))
  const market = shown.market.filter((_, i) => i !== slot)
  return seatChange({ ...shown, market }, seat, (one) => ({
    hand: one.hand && sortCards([...one.hand, card]),
    handSize: one.handSize + 1,
    ...(own ? { pieceOut: false } : {}),
  }))
}

function reserved(shown: Shown, { seat, card, zone }: Of<'reserved'>): Shown {
  const slot = shown[zone].findIndex((one) => one.card === card && one.by === null)
  const row: Slot[] = shown[zone].map((one, i) => (i === slot ? { ...one, by: seat } : one))
  return seatChange({ ...shown, [zone]: row }, seat, () => ({ pieceOut: true }))
}

function bought(shown: Shown, { seat, cards, paid, tokens, pieceBack }: Of<'bought'>): Shown {
  const market = shown.market.filter(({ by }) => by !== null && by !== seat)
  const letters = tokens.map(letterOfGood)
  const next = { ...shown, market, discard: withCards(shown.discard, paid) }
  return seatChange(next, seat, (one) => ({
    ...handWithout(one, paid),
    stock: sortCards([...one.stock, ...cards]),
    tokens: { up: without(one.tokens.up, letters), used: [...one.tokens.used, ...letters] },
    ...(pieceBack ? { pieceOut: false } : {}),
  }))
}

function sold(shown: Shown, { seat, good, toPoints, toDiscard }: Of<'sold'>): Shown {
  const next = { ...shown, discard: withCards(shown.discard, toDiscard) }
  const kept = (cards: readonly string[]) => cards.filter((card) => goodOfCard(card) !== good)
  return seatChange(next, seat, (one) => ({
    stock: kept(one.stock),
    stored: kept(one.stored),
    points: one.points === null ? null : one.points + toPoints.length,
  }))
}

function pointDrawn(shown: Shown, { seat, counted }: Of<'pointDrawn'>): Shown {
  const next = counted ? shown : { ...shown, pile: drawn(shown.pile) }
  return seatChange(next, seat, (one) => ({ points: one.points === null ? null : one.points + 1 }))
}

function drawn(pile: Shown['pile']): Shown['pile'] {
  if (pile.stacked > 0) return { ...pile, stacked: pile.stacked - 1 }
  return pile.mixed > 0 ? { ...pile, mixed: pile.mixed - 1 } : { ...pile, under: pile.under - 1 }
}

function stored(shown: Shown, { seat, played, cards }: Of<'stored'>): Shown {
  const next = { ...shown, discard: withCards(shown.discard, played) }
  return seatChange(next, seat, (one) => ({
    ...handWithout(one, played),
    stock: without(one.stock, cards),
    stored: sortCards([...one.stored, ...cards]),
  }))
}

function dealt(shown: Shown, { card, zone }: Of<'dealt'>): Shown {
  return { ...shown, pile: drawn(shown.pile), [zone]: [...shown[zone], { card, by: null }] }
}
