/** What the player is weighing: a card and a pirate in either order, or a card's power. Every selection is one action of the rules. */
import type { Seat, View } from '@quayside/rules-kit'
import { useMemo, useState } from 'preact/hooks'
import type { Moved } from '../events.ts'
import { type Foresight, foresee } from '../foresight.ts'
import type { Action, Cartagena, Place } from '../types.ts'
import type { Shown } from '../view-types.ts'
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

export interface Selection {
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
export function firstSelection(moment: Moment): Selection {
  const many = handOf(moment).length
  // Who is home stays there, unless nothing else can be done.
  const onTheWay = moment.legal.filter((one) => fromOf(one) !== goalOf(moment.shown))
  const action = propose(onTheWay, moment.sees, many) ?? propose(moment.legal, moment.sees, many)
  return { action, lead: 'place', card: cardOf(action), power: null }
}

export function withCard(moment: Moment, selection: Selection, isLed: boolean, card: string): Selection {
  if (selection.power === 'pair' && selection.action?.type === 'pair') {
    const { as: _as, ...action } = selection.action
    return { ...selection, action: { ...action, cards: [card] } }
  }
  const from = fromOf(selection.action)
  const isOwn = selection.action !== null && ownerOf(selection.action, moment.seat) === moment.seat
  const keeps =
    (isLed || selection.action?.type === 'backward') &&
    selection.power === null &&
    selection.lead === 'place' &&
    isOwn &&
    from !== null
  if (keeps && from !== goalOf(moment.shown)) {
    const isAgain = selection.action?.type === 'forward' && selection.card === card
    return { ...selection, action: { type: 'forward', card, from }, card, lead: isAgain ? 'card' : 'place' }
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

export function withPlace(
  moment: Moment,
  selection: Selection,
  ghosts: readonly Ghost[],
  place: Place,
): Selection {
  const meanings = meaningsAt(moment, ghosts, selection.power, place)
  const now = meanings.findIndex((meaning) => isMeant(moment, selection, place, meaning))
  const next = meanings[(now + 1) % Math.max(1, meanings.length)]
  if (!next) return selection
  if ('lands' in next) return { ...selection, action: next.lands, card: cardOf(next.lands) ?? selection.card }
  return withPirate(moment, selection, place, next.takes)
}

function isMeant({ seat, sees }: Moment, selection: Selection, place: Place, meaning: Meaning): boolean {
  if (!selection.action) return false
  if ('takes' in meaning)
    return fromOf(selection.action) === place && ownerOf(selection.action, seat) === meaning.takes
  return sees.moved(selection.action)?.to === place || isSame(selection.action, meaning.lands)
}

/** A pirate of one's own takes the card that was chosen; anybody else's is pushed. */
export function withPirate(moment: Moment, selection: Selection, place: Place, owner: Seat): Selection {
  const { seat, shown } = moment
  if (selection.power !== null && selection.action && 'from' in selection.action)
    return { ...selection, action: { ...selection.action, from: place } as Action }
  if (owner !== seat)
    return { ...selection, action: { type: 'morgan', seat: owner, from: place }, lead: 'place' }
  const isGoal = place === goalOf(shown)
  if (selection.lead === 'card' && selection.card && !isGoal)
    return { ...selection, action: { type: 'forward', card: selection.card, from: place } }
  return { ...selection, action: bestFrom(moment, selection, place), lead: 'place' }
}

function bestFrom(moment: Moment, { card }: Selection, place: Place): Action {
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

export function withPower(moment: Moment, selection: Selection, power: Power): Selection {
  const card = selection.card
  if (!card) return selection
  const usable = moment.legal.filter((action) => action.type === power && usesCard(action, card))
  const ranked =
    power === 'parrot' || power === 'pair' ? best(usable, moment.sees, handOf(moment).length) : usable[0]
  return { ...selection, power, action: ranked ?? null, lead: 'card' }
}

function usesCard(action: Action, card: string): boolean {
  if (action.type === 'pair') return action.hook === card
  if (action.type === 'parrot') return action.cards.includes(card)
  return 'card' in action && action.card === card
}

export interface Turn extends Selection {
  readonly moment: Moment
  readonly ghosts: readonly Ghost[]
  /** What the selection would do; null when it moves nobody or is refused. */
  readonly moved: Moved | null
  readonly isLegal: boolean
  pickCard(card: string): void
  pickPlace(place: Place): void
  pickPirate(place: Place, owner: Seat): void
  pickPower(power: Power): void
  change(action: Action): void
  letGo(): void
}

/** The selection belongs to one question: with the next one it is proposed anew, in the same drawing. */
export function useTurn(view: View<Cartagena>, seat: Seat, legal: readonly Action[]): Turn {
  const moment = useMemo<Moment>(
    () => ({ shown: view.shown, seat, legal, sees: foresee(view.shown, seat) }),
    [view, seat, legal],
  )
  const proposed = useMemo(() => firstSelection(moment), [moment])
  const [kept, keep] = useState<{ readonly moment: Moment; readonly selection: Selection } | null>(null)
  const isLed = kept?.moment === moment
  const selection = isLed ? kept.selection : proposed
  const set = (next: Selection) => keep({ moment, selection: next })
  const ghosts = useMemo(
    () => ghostsOf(legal, selection.action, selection.lead, seat, moment.sees),
    [legal, selection, seat, moment],
  )
  const isLegal = selection.action !== null && legal.some((action) => isSame(action, selection.action))
  return {
    ...selection,
    moment,
    ghosts,
    isLegal,
    moved: isLegal && selection.action ? moment.sees.moved(selection.action) : null,
    pickCard: (card) => set(withCard(moment, selection, isLed, card)),
    pickPlace: (place) => set(withPlace(moment, selection, ghosts, place)),
    pickPirate: (place, owner) => set(withPirate(moment, selection, place, owner)),
    pickPower: (power) => set(withPower(moment, selection, power)),
    change: (action) => set({ ...selection, action }),
    letGo: () => keep(null),
  }
}
