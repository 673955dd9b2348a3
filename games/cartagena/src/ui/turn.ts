/** What the player is weighing: a card and a pirate in either order, or a card's power. Every wish is one action of the rules. */
import type { Seat, View } from '@quayside/rules-kit'
import { useMemo, useState } from 'preact/hooks'
import type { Moved } from '../events.ts'
import type { Action, Cartagena, Place } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { type Foresight, foresee } from './foresight.ts'
import { fromOf, type Ghost, ghostsOf, isSame, type Lead, ownerOf } from './ghosts.ts'
import { best, propose } from './proposal.ts'
import { countAt, goalOf } from './read.ts'

export const POWERS = ['gun', 'rum', 'lantern', 'chest', 'parrot', 'pair'] as const
export type Power = (typeof POWERS)[number]
const POWER_OF: { readonly [letter: string]: Power } = {
  G: 'gun',
  R: 'rum',
  L: 'lantern',
  P: 'parrot',
  H: 'pair',
  C: 'chest',
}
export const powerOf = (card: string): Power => POWER_OF[card.charAt(0)] ?? 'gun'

export interface Wish {
  readonly action: Action | null
  readonly lead: Lead
  /** The card in hand that was chosen last. */
  readonly card: string | null
  readonly power: Power | null
}

/** Everything that choosing depends on. */
export interface Moment {
  readonly shown: Shown
  readonly seat: Seat
  readonly legal: readonly Action[]
  readonly sees: Foresight
}

const handOf = ({ shown, seat }: Moment) => shown.seats[seat]?.hand ?? []

const cardOf = (action: Action | null) => (action?.type === 'forward' ? action.card : null)

/** Ghosts of the proposed pirate are shown at once, but whatever is clicked first takes the lead. */
export function firstWish(moment: Moment): Wish {
  const action = propose(moment.legal, moment.sees, handOf(moment).length)
  return { action, lead: 'place', card: cardOf(action), power: null }
}

export function withCard(moment: Moment, wish: Wish, isLed: boolean, card: string): Wish {
  if (wish.power === 'pair' && wish.action?.type === 'pair') {
    const { as: _as, ...action } = wish.action
    return { ...wish, action: { ...action, cards: [card] } }
  }
  const from = fromOf(wish.action)
  const isOwn = wish.action !== null && ownerOf(wish.action, moment.seat) === moment.seat
  const keeps =
    (isLed || wish.action?.type === 'backward') &&
    wish.power === null &&
    wish.lead === 'place' &&
    isOwn &&
    from !== null
  if (keeps && from !== goalOf(moment.shown)) {
    const isAgain = wish.action?.type === 'forward' && wish.card === card
    return { ...wish, action: { type: 'forward', card, from }, card, lead: isAgain ? 'card' : 'place' }
  }
  return { action: bestWith(moment, card), lead: 'card', card, power: null }
}

/** Where this card does most; if it can do nothing, the rules shall say why. */
function bestWith(moment: Moment, card: string): Action {
  const usable = moment.legal.filter((action) => action.type === 'forward' && action.card === card)
  const place = moment.shown.seats[moment.seat]?.pirates.find((where) => where !== goalOf(moment.shown))
  return (
    best(usable, moment.sees, handOf(moment).length) ?? {
      type: 'forward',
      card,
      from: place ?? goalOf(moment.shown),
    }
  )
}

/** What a tap on a place can mean, one after the other: land here, or take a pirate that stands here. */
export type Meaning = { readonly lands: Action } | { readonly takes: Seat }

export function meaningsAt(
  moment: Moment,
  ghosts: readonly Ghost[],
  power: Power | null,
  place: Place,
): Meaning[] {
  const { shown, seat } = moment
  const landing = ghosts.find(({ to }) => to === place)
  const meanings: Meaning[] = landing ? [{ lands: landing.action }] : []
  if (power !== null && power !== 'parrot' && power !== 'pair' && power !== 'chest') return meanings
  if (power !== 'chest' && countAt(shown, seat, place) > 0) meanings.push({ takes: seat })
  const pushes = power === null && shown.options.drawRule !== 'backward' && place !== goalOf(shown)
  if (!pushes) return meanings
  shown.seats.forEach((_, other) => {
    if (other !== seat && countAt(shown, other, place) > 0) meanings.push({ takes: other })
  })
  return meanings
}

export function withPlace(moment: Moment, wish: Wish, ghosts: readonly Ghost[], place: Place): Wish {
  const meanings = meaningsAt(moment, ghosts, wish.power, place)
  const now = meanings.findIndex((meaning) => isMeant(moment, wish, place, meaning))
  const next = meanings[(now + 1) % Math.max(1, meanings.length)]
  if (!next) return wish
  if ('lands' in next) return { ...wish, action: next.lands, card: cardOf(next.lands) ?? wish.card }
  return withPirate(moment, wish, place, next.takes)
}

function isMeant({ seat, sees }: Moment, wish: Wish, place: Place, meaning: Meaning): boolean {
  if (!wish.action) return false
  if ('takes' in meaning) return fromOf(wish.action) === place && ownerOf(wish.action, seat) === meaning.takes
  return sees.moved(wish.action)?.to === place || isSame(wish.action, meaning.lands)
}

/** A pirate of one's own takes the card that was chosen; anybody else's is pushed. */
export function withPirate(moment: Moment, wish: Wish, place: Place, owner: Seat): Wish {
  const { seat, shown } = moment
  if (wish.power !== null && wish.action && 'from' in wish.action)
    return { ...wish, action: { ...wish.action, from: place } as Action }
  if (owner !== seat) return { ...wish, action: { type: 'morgan', seat: owner, from: place }, lead: 'place' }
  const isGoal = place === goalOf(shown)
  if (wish.lead === 'card' && wish.card && !isGoal)
    return { ...wish, action: { type: 'forward', card: wish.card, from: place } }
  return { ...wish, action: bestFrom(moment, wish, place), lead: 'place' }
}

function bestFrom(moment: Moment, { card }: Wish, place: Place): Action {
  const { legal, seat, sees, shown } = moment
  const usable = legal.filter(
    (action) =>
      (action.type === 'forward' || action.type === 'backward') &&
      action.from === place &&
      ownerOf(action, seat) === seat,
  )
  const same = usable.find((action) => action.type === 'forward' && action.card === card)
  const found = same ?? best(usable, sees, handOf(moment).length)
  if (found) return found
  return card && place !== goalOf(shown)
    ? { type: 'forward', card, from: place }
    : { type: 'backward', from: place }
}

export function withPower(moment: Moment, wish: Wish, power: Power): Wish {
  const card = wish.card
  if (!card) return wish
  const usable = moment.legal.filter((action) => action.type === power && usesCard(action, card))
  const ranked =
    power === 'parrot' || power === 'pair' ? best(usable, moment.sees, handOf(moment).length) : usable[0]
  return { ...wish, power, action: ranked ?? null, lead: 'card' }
}

function usesCard(action: Action, card: string): boolean {
  if (action.type === 'pair') return action.hook === card
  if (action.type === 'parrot') return action.cards.includes(card)
  return 'card' in action && action.card === card
}

export interface Turn extends Wish {
  readonly moment: Moment
  readonly ghosts: readonly Ghost[]
  /** What the wish would do; null when it moves nobody or is refused. */
  readonly moved: Moved | null
  readonly isLegal: boolean
  pickCard(card: string): void
  pickPlace(place: Place): void
  pickPirate(place: Place, owner: Seat): void
  pickPower(power: Power): void
  change(action: Action): void
  letGo(): void
}

/** The wish belongs to one question: with the next one it is proposed anew, in the same drawing. */
export function useTurn(view: View<Cartagena>, seat: Seat, legal: readonly Action[]): Turn {
  const moment = useMemo<Moment>(
    () => ({ shown: view.shown, seat, legal, sees: foresee(view.shown, seat) }),
    [view, seat, legal],
  )
  const proposed = useMemo(() => firstWish(moment), [moment])
  const [kept, keep] = useState<{ readonly moment: Moment; readonly wish: Wish } | null>(null)
  const isLed = kept?.moment === moment
  const wish = isLed ? kept.wish : proposed
  const set = (next: Wish) => keep({ moment, wish: next })
  const ghosts = useMemo(
    () => ghostsOf(legal, wish.action, wish.lead, seat, moment.sees),
    [legal, wish, seat, moment],
  )
  const isLegal = wish.action !== null && legal.some((action) => isSame(action, wish.action))
  return {
    ...wish,
    moment,
    ghosts,
    isLegal,
    moved: isLegal && wish.action ? moment.sees.moved(wish.action) : null,
    pickCard: (card) => set(withCard(moment, wish, isLed, card)),
    pickPlace: (place) => set(withPlace(moment, wish, ghosts, place)),
    pickPirate: (place, owner) => set(withPirate(moment, wish, place, owner)),
    pickPower: (power) => set(withPower(moment, wish, power)),
    change: (action) => set({ ...wish, action }),
    letGo: () => keep(null),
  }
}
