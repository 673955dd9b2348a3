/** Outlaws: down to seven cards after somebody's dark card (CTG-O1 to CTG-O3). */
import type { ActionKind, ActionList, Seat } from '@quayside/rules-kit'
import { cardName, KINDS, kindOf, OUTLAW_LIMIT } from '../content.ts'
import { discardFromHand, nextDiscard } from '../play.ts'
import { holdsAll } from '../sequences.ts'
import { addTo, inHand, type State, sizeOfHand } from '../state.ts'
import type { ActionOfType, Cartagena } from '../types.ts'

type Discard = ActionOfType<'discard'>

/** Every way to choose this many is listed; what goes beyond comes off the biggest piles. */
const FREE_CHOICE = 4
const WIDTH = FREE_CHOICE + 1

const forced = new Uint8Array(KINDS)
const chosen = new Uint8Array(KINDS)
/** By kind and number: in how many ways this kind and those after it give that many. */
const ways = new Uint16Array((KINDS + 1) * WIDTH)

export function dueFrom(state: State, seat: Seat): number {
  return Math.max(0, sizeOfHand(state, seat) - OUTLAW_LIMIT)
}

export const discard: ActionKind<Cartagena, 'discard'> = {
  type: 'discard',
  composed: true,
  possible: () => true,

  /**
   * The family: for up to 4 cards every choice; of a larger discard the cards beyond 4 are taken one by one from the
   * biggest pile, and the last 4 in every way. At most 1,365.
   */
  legal(state, seat, into) {
    choose(state, seat, 0, takeForced(state, seat), into)
  },

  count(state, seat) {
    const free = takeForced(state, seat)
    countWays(state, seat)
    return ways[free] as number
  },

  nth(state, seat, n) {
    let left = takeForced(state, seat)
    countWays(state, seat)
    let skip = n
    for (let kind = 0; kind < KINDS; kind++) {
      let many = most(state, seat, kind, left)
      for (; many > 0; many--) {
        const after = ways[(kind + 1) * WIDTH + left - many] as number
        if (skip < after) break
        skip -= after
      }
      chosen[kind] = many
      left -= many
    }
    return choice()
  },

  check(state, seat, { cards }) {
    const due = dueFrom(state, seat)
    if (cards.length !== due) return { code: 'badDiscard', rule: 'CTG-O1', detail: { many: due } }
    const hand = state.hands.subarray(seat * KINDS, (seat + 1) * KINDS)
    return holdsAll(hand, cards.map(kindOf))
      ? null
      : { code: 'notInHand', rule: 'CTG-O1', detail: { card: '' } }
  },

  apply(state, seat, { cards }, emit) {
    for (const card of cards) discardFromHand(state, seat, kindOf(card))
    emit?.({ type: 'discarded', seat, cards })
    nextDiscard(state, emit)
  },
}

/** How many of a kind can still be chosen freely. */
function most(state: State, seat: Seat, kind: number, left: number): number {
  return Math.min(inHand(state, seat, kind) - (forced[kind] as number), left)
}

/** Takes from the biggest piles until the free choice is left; says how many that is. */
function takeForced(state: State, seat: Seat): number {
  forced.fill(0)
  let due = dueFrom(state, seat)
  for (; due > FREE_CHOICE; due--) {
    let biggest = 0
    for (let kind = 1; kind < KINDS; kind++)
      if (most(state, seat, kind, 255) > most(state, seat, biggest, 255)) biggest = kind
    addTo(forced, biggest, 1)
  }
  return due
}

function countWays(state: State, seat: Seat): void {
  ways.fill(0)
  ways[KINDS * WIDTH] = 1
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    for (let left = 0; left < WIDTH; left++) {
      let sum = 0
      for (let many = most(state, seat, kind, left); many >= 0; many--)
        sum += ways[(kind + 1) * WIDTH + left - many] as number
      ways[kind * WIDTH + left] = sum
    }
  }
}

function choose(state: State, seat: Seat, kind: number, left: number, into: ActionList<Discard>): void {
  if (kind === KINDS) {
    if (left === 0) into.push(choice())
    return
  }
  for (let many = most(state, seat, kind, left); many >= 0; many--) {
    chosen[kind] = many
    choose(state, seat, kind + 1, left - many, into)
  }
}

function choice(): Discard {
  const cards: string[] = []
  for (let kind = 0; kind < KINDS; kind++)
    for (let i = (chosen[kind] as number) + (forced[kind] as number); i > 0; i--) cards.push(cardName(kind))
  return { type: 'discard', cards }
}
