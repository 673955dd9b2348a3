/** Choosing what to carry, step by step, out of the list of legal deliveries. */
import type { Cargo, Transport } from '../content.ts'
import { TRANSPORTS } from '../content.ts'
import type { Space } from '../events.ts'
import type { Action, CardsPlayed } from '../types.ts'

/** A delivery of one's own, of the vassal, or the cube that the green house moves. */
export type Carry = Extract<Action, { type: 'deliver' | 'vassal' | 'moveCube' }>
export type Deliver = Extract<Action, { type: 'deliver' }>

/** What has been chosen so far, in this order; what is missing is proposed. */
export interface Pick {
  readonly from?: string
  readonly to?: string
  readonly cargo?: Cargo
  readonly space?: Space
  readonly payment?: string
  /** Empty: a walk without a tile. */
  readonly express?: string
}

type Key = keyof Pick
const ORDER: readonly Key[] = ['from', 'to', 'cargo', 'space', 'payment', 'express']

const NO_CARDS: CardsPlayed = { car: 0, train: 0, ship: 0 }

export function cardsOf(one: Carry): CardsPlayed {
  return one.type === 'deliver' ? one.cards : NO_CARDS
}

/** The payment as a word: `1.0.1`, with an `e` when only the emblem allows it. */
export function paymentOf(one: Carry): string {
  const { car, train, ship } = cardsOf(one)
  return `${car}.${train}.${ship}${one.type === 'deliver' && one.emblem ? 'e' : ''}`
}

function partOf(one: Carry, key: Key): string {
  switch (key) {
    case 'payment':
      return paymentOf(one)
    case 'express':
      return one.type === 'deliver' ? (one.express ?? '') : ''
    case 'space':
      return one.type === 'moveCube' ? '' : one.space
    default:
      return one[key]
  }
}

/** A wish that the ones before it rule out is dropped. */
export function narrowed(list: readonly Carry[], pick: Pick): { list: readonly Carry[]; pick: Pick } {
  let left = list
  const kept: { [K in Key]?: string } = {}
  for (const key of ORDER) {
    const wish = pick[key]
    if (wish === undefined) continue
    const fitting = left.filter((one) => partOf(one, key) === wish)
    if (fitting.length === 0) continue
    left = fitting
    kept[key] = wish
  }
  return { list: left, pick: kept as Pick }
}

/** The different values of one part, once everything before it is settled; cheapest first. */
export function valuesOf(list: readonly Carry[], key: Key): string[] {
  return [...new Set(list.toSorted(cheaper).map((one) => partOf(one, key)))]
}

/** Fewer cards; of equally many those that go less far; then the one that takes an express tile. */
function cheaper(a: Carry, b: Carry): number {
  return priceOf(a) - priceOf(b)
}

function priceOf(one: Carry): number {
  const { car, train, ship } = cardsOf(one)
  const tile = one.type === 'deliver' && one.express === null ? 1 : 0
  return (car + train + ship) * 100 + (car + train * 2 + ship * 3) * 4 + tile
}

export function cheapest(list: readonly Carry[]): Carry | null {
  return list.reduce<Carry | null>((best, one) => (best && cheaper(best, one) <= 0 ? best : one), null)
}

/** The cards of a payment one by one, for drawing. */
export function cardList(cards: CardsPlayed): Transport[] {
  return TRANSPORTS.flatMap((kind) => Array.from({ length: cards[kind] }, () => kind))
}

/** Everything that is settled with this destination; the rest is proposed. */
export interface Offer {
  readonly cargos: readonly string[]
  readonly spaces: readonly string[]
  /** One delivery for each payment. */
  readonly payments: readonly Carry[]
  /** One delivery for each way with or without an express tile. */
  readonly ways: readonly Carry[]
  readonly chosen: Carry
}

export function offerOf(all: readonly Carry[], pick: Pick): Offer | null {
  if (pick.from === undefined || pick.to === undefined) return null
  let { list } = narrowed(all, { from: pick.from, to: pick.to })
  const settle = (key: Key): string[] => {
    const values = valuesOf(list, key)
    const wish = pick[key]
    const value = wish !== undefined && values.includes(wish) ? wish : values[0]
    list = list.filter((one) => partOf(one, key) === value)
    return values
  }
  const first = (key: Key) => {
    const all = list
    return settle(key).flatMap((value) => cheapest(all.filter((one) => partOf(one, key) === value)) ?? [])
  }
  const cargos = settle('cargo')
  const spaces = settle('space')
  const payments = first('payment')
  const ways = first('express')
  const chosen = cheapest(list)
  return chosen && { cargos, spaces, payments, ways, chosen }
}
