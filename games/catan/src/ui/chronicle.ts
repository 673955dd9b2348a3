/** What each seat gained, lost and traded in the whole game, counted from what was told. */
import { HEX_CORNERS, hexOf } from '../board.ts'
import type { Event } from '../events.ts'
import type { Hex } from '../types.ts'
import type { Shown } from '../view-types.ts'

export interface SeatStory {
  /** Cards from rolls and the second settlement. */
  produced: number
  /** Cards that did not come because the robber stood there. */
  blocked: number
  /** Cards taken from others by robber and Monopoly, and lost to them. */
  taken: number
  lost: number
  discarded: number
  trades: number
  bankTrades: number
}

const sum = (cards: readonly number[]) => cards.reduce((total, many) => total + many, 0)

export function chronicle(shown: Shown, events: readonly Event[]): readonly SeatStory[] {
  const stories = shown.seats.map(() => ({
    produced: 0,
    blocked: 0,
    taken: 0,
    lost: 0,
    discarded: 0,
    trades: 0,
    bankTrades: 0,
  }))
  const levels = startOf(shown, events)
  let robber = firstRobber(shown, events)
  const one = (seat: number) => stories[seat] as SeatStory
  for (const event of events) {
    if (event.type === 'settlementBuilt') levels[event.seat]?.set(event.vertex, 1)
    if (event.type === 'cityBuilt') levels[event.seat]?.set(event.vertex, 2)
    if (event.type === 'robberMoved') robber = event.to
    if (event.type === 'rolled') {
      blockedBy(shown, levels, robber, event.dice[0] + event.dice[1]).forEach((many, seat) => {
        one(seat).blocked += many
      })
    }
    countFlow(event, one)
  }
  return stories
}

function countFlow(event: Event, one: (seat: number) => SeatStory): void {
  switch (event.type) {
    case 'firstCards':
      one(event.seat).produced += sum(event.cards)
      return
    case 'produced':
      event.gains.forEach((cards, seat) => {
        one(seat).produced += sum(cards)
      })
      return
    case 'stolen':
      one(event.seat).taken++
      one(event.victim).lost++
      return
    case 'monopolyPlayed':
      one(event.seat).taken += sum(event.taken)
      event.taken.forEach((many, seat) => {
        one(seat).lost += many
      })
      return
    case 'discarded':
      one(event.seat).discarded += sum(event.cards)
      return
    case 'traded':
      one(event.seat).trades++
      one(event.with).trades++
      return
    case 'maritimeTraded':
      one(event.seat).bankTrades++
  }
}

/** Buildings that stood before the first event: the beginner's island has some. */
function startOf({ seats }: Shown, events: readonly Event[]): Map<number, number>[] {
  const built = new Set(events.flatMap((event) => (event.type === 'settlementBuilt' ? [event.vertex] : [])))
  return seats.map(({ settlements, cities }) => {
    const given = [...settlements, ...cities].filter((vertex) => !built.has(vertex))
    return new Map(given.map((vertex) => [vertex, 1]))
  })
}

function firstRobber({ robber }: Shown, events: readonly Event[]): Hex {
  const first = events.find((event) => event.type === 'robberMoved')
  return first ? first.from : robber
}

/** By seat: what the robbed hex would have paid. */
function blockedBy(
  shown: Shown,
  levels: readonly Map<number, number>[],
  robber: Hex,
  rolled: number,
): number[] {
  const hex = hexOf(robber)
  const land = shown.hexes.find(({ q, r }) => hexOf([q, r]) === hex)
  if (!land?.resource || land.number !== rolled) return levels.map(() => 0)
  const around = [...HEX_CORNERS.subarray(hex * 6, hex * 6 + 6)]
  return levels.map((own) => sum(around.map((vertex) => own.get(vertex) ?? 0)))
}
