/** The open position after one event: how a story is drawn between two positions that the host has sent. */
import type { Seat, Viewer } from '@quayside/rules-kit'
import { ACTIONS, boardSymbols, CHEST, FACE_COPIES, FACES, type Face } from '../content.ts'
import type { Event, Moved } from '../events.ts'
import type { Place } from '../types.ts'
import type { SeatFacts, Shown } from '../view-types.ts'
import { goalOf, sortCards, without } from './read.ts'

export function retell(shown: Shown, event: Event, viewer: Viewer): Shown {
  switch (event.type) {
    case 'turnBegan':
      return {
        ...shown,
        turn: event.seat,
        turns: shown.turns + 1,
        actionsLeft: ACTIONS,
        acted: false,
        sailedFree: false,
        freeShip: event.captain,
        look: viewer === event.seat ? [] : null,
      }
    case 'played':
      return spent(discarded(shown, event.seat, event.cards), event.use === 'pair' ? 2 : 1)
    case 'discarded':
      return discarded(shown, event.seat, event.cards)
    case 'moved':
      return moved(shown, event)
    case 'sailed':
      return event.free
        ? { ...shown, ship: event.to, freeShip: false, sailedFree: true }
        : spent({ ...shown, ship: event.to }, 1)
    case 'opened':
      return opened(shown, event.at, event.face)
    case 'tokensMixed':
      return { ...shown, tokens: chestsOf(shown), faces: allFaces() }
    case 'skipped':
      return { ...shown, freeShip: false }
    default:
      return cardsAfter(shown, event)
  }
}

/** What happens to hands, deck and the cards that are looked at. */
function cardsAfter(shown: Shown, event: Event): Shown {
  switch (event.type) {
    case 'drew':
      return gained(drawn(shown), event.seat, event.card ? [event.card] : null, 1)
    case 'saw':
      return looked(drawn(shown), event.card ? [event.card] : [], 1)
    case 'reshuffled':
      return {
        ...shown,
        deck: { ...shown.deck, mixed: shown.deck.mixed + event.cards },
        discard: {},
      }
    case 'lookedAt':
      return event.hand ? change(shown, event.target, () => ({ hand: event.hand })) : shown
    case 'taken':
      return taken(shown, event)
    case 'given':
      return gained(
        looked(shown, event.card ? [event.card] : [], -1),
        event.to,
        event.card ? [event.card] : null,
        1,
      )
    case 'kept':
      return gained(looked(shown, event.cards ?? [], -event.many), event.seat, event.cards, event.many)
    case 'putBack': {
      const left = looked(shown, event.cards ?? [], -event.many)
      return { ...left, deck: { ...left.deck, stacked: left.deck.stacked + event.many } }
    }
    default:
      return shown
  }
}

function change(shown: Shown, seat: Seat, make: (one: SeatFacts) => Partial<SeatFacts>): Shown {
  return { ...shown, seats: shown.seats.map((one, i) => (i === seat ? { ...one, ...make(one) } : one)) }
}

function spent(shown: Shown, actions: number): Shown {
  return { ...shown, actionsLeft: shown.actionsLeft - actions, acted: true, freeShip: false }
}

function discarded(shown: Shown, seat: Seat, cards: readonly string[]): Shown {
  const discard: { [card: string]: number } = { ...shown.discard }
  for (const card of cards) discard[card] = (discard[card] ?? 0) + 1
  return change({ ...shown, discard }, seat, (one) => ({
    hand: one.hand && without(one.hand, cards),
    handSize: one.handSize - cards.length,
  }))
}

/** Null cards: how many came is known, not which. */
function gained(shown: Shown, seat: Seat, cards: readonly string[] | null, many: number): Shown {
  return change(shown, seat, (one) => ({
    hand: one.hand && cards ? sortCards([...one.hand, ...cards]) : one.hand,
    handSize: one.handSize + many,
  }))
}

function drawn(shown: Shown): Shown {
  const { stacked, mixed, under } = shown.deck
  if (stacked > 0) return { ...shown, deck: { stacked: stacked - 1, mixed, under } }
  return {
    ...shown,
    deck: mixed > 0 ? { stacked, mixed: mixed - 1, under } : { stacked, mixed, under: under - 1 },
  }
}

function looked(shown: Shown, cards: readonly string[], by: number): Shown {
  const { look, lookSize } = shown
  const list = look && (by > 0 ? sortCards([...look, ...cards]) : without(look, cards))
  return { ...shown, look: list, lookSize: lookSize + by }
}

/** The gun's target closes the hand again. */
function taken(shown: Shown, { seat, target, card }: Extract<Event, { type: 'taken' }>): Shown {
  const ownTarget = shown.seats[target]?.hand ?? null
  const isLooker = shown.seats[seat]?.hand !== null
  const after = change(shown, target, (one) => ({
    hand: isLooker || !card ? null : without(ownTarget ?? [], [card]),
    handSize: one.handSize - 1,
  }))
  return gained(after, seat, card ? [card] : null, 1)
}

const RANK: { readonly [place: string]: number } = { prison: 0, wreck: 0, cove: 98, ship: 99 }
const rankOf = (place: Place) => (typeof place === 'number' ? place : (RANK[place] ?? 0))

function moved(shown: Shown, { owner, from, to, pirates, way }: Moved): Shown {
  const goal = goalOf(shown)
  const after = change(shown, owner, (one) => {
    const places = [...one.pirates]
    for (let i = 0; i < pirates; i++) places[places.indexOf(from)] = to
    places.sort((a, b) => rankOf(a) - rankOf(b))
    return { pirates: places, home: places.filter((place) => place === goal).length }
  })
  return way === 'backward' || way === 'morgan' ? spent(after, 1) : after
}

function opened(shown: Shown, at: Place, face: Face): Shown {
  const left = (shown.faces[face] ?? 0) - 1
  const { [face]: _opened, ...others } = shown.faces
  return {
    ...shown,
    tokens: shown.tokens.filter((place) => place !== at),
    faces: left > 0 ? { ...shown.faces, [face]: left } : others,
  }
}

function chestsOf({ boards }: Shown): number[] {
  return boards.flatMap(boardSymbols).flatMap((symbol, i) => (symbol === CHEST ? [i + 1] : []))
}

function allFaces(): Shown['faces'] {
  return Object.fromEntries(FACES.map((face, i) => [face, FACE_COPIES[i]]))
}
