/** Discard half a hand on a seven; secret until the last seat has chosen (CAT-18, CAT-21). */
import type { ActionKind, ActionList, Seat } from '@quayside/rules-kit'
import { KINDS } from '../content.ts'
import { add, of, word } from '../numbers.ts'
import { payToBank } from '../purse.ts'
import { five, inHand, isOneOf, type State } from '../state.ts'
import { enterRobber } from '../turn.ts'
import type { ActionNamed, Catan, Emitter, Five } from '../types.ts'

type Discard = ActionNamed<'discard'>

/** Every way to choose this many is listed; what goes beyond comes off the biggest piles. */
const FREE_CHOICE = 8
const BASE = FREE_CHOICE + 1

// One object for each small choice, made when it is first listed.
const made: (Discard | undefined)[] = new Array(BASE ** KINDS)
const chosen = new Int8Array(KINDS)
const forced = new Int8Array(KINDS)
const ways = new Int32Array((KINDS + 1) * BASE)

export function dueFrom(state: State, seat: Seat): number {
  return of(state.handSize, seat) >> 1
}

export const discard: ActionKind<Catan, 'discard'> = {
  type: 'discard',
  composed: true,
  possible: () => true,

  /**
   * The family: for up to 8 cards every choice; of a larger discard the cards beyond 8 are taken one by one from the
   * biggest pile, and the last 8 in every way. At most 495.
   */
  legal(state, seat, into) {
    choose(state, seat, 0, takeForced(state, seat), into)
  },

  count(state, seat) {
    const free = takeForced(state, seat)
    countWays(state, seat, free)
    return word(ways, free)
  },

  nth(state, seat, n) {
    let left = takeForced(state, seat)
    countWays(state, seat, left)
    let skip = n
    for (let kind = 0; kind < KINDS; kind++) {
      let many = Math.min(inHand(state, seat, kind) - of(forced, kind), left)
      for (; many > 0; many--) {
        const after = word(ways, (kind + 1) * BASE + left - many)
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
    if (cards.reduce((sum, many) => sum + many, 0) !== due) {
      return { code: 'wrongNumber', rule: 'CAT-21', detail: { due } }
    }
    return cards.some((many, kind) => many > inHand(state, seat, kind))
      ? { code: 'notHeld', rule: 'CAT-21' }
      : null
  },

  apply(state, seat, { cards }, emit) {
    for (let kind = 0; kind < KINDS; kind++) state.discards[seat * KINDS + kind] = cards[kind] as number
    state.hasDiscarded |= 1 << seat
    emit?.({ type: 'discardChosen', seat, many: dueFrom(state, seat) })
    if (state.hasDiscarded === state.mustDiscard) putDown(state, emit)
  },
}

/** Sets `forced`; returns how many cards are chosen freely. */
function takeForced(state: State, seat: Seat): number {
  const due = dueFrom(state, seat)
  for (let kind = 0; kind < KINDS; kind++) forced[kind] = 0
  for (let n = due; n > FREE_CHOICE; n--) add(forced, biggestPile(state, seat), 1)
  return Math.min(due, FREE_CHOICE)
}

/** In how many ways up to `free` cards can be chosen from this kind and those after it: `ways[kind * BASE + cards]`. */
function countWays(state: State, seat: Seat, free: number): void {
  for (let left = 0; left <= free; left++) ways[KINDS * BASE + left] = left === 0 ? 1 : 0
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    const most = inHand(state, seat, kind) - of(forced, kind)
    for (let left = 0; left <= free; left++) {
      let sum = 0
      for (let many = Math.min(most, left); many >= 0; many--)
        sum += word(ways, (kind + 1) * BASE + left - many)
      ways[kind * BASE + left] = sum
    }
  }
}

function biggestPile(state: State, seat: Seat): number {
  let big = 0
  for (let kind = 1; kind < KINDS; kind++) {
    if (inHand(state, seat, kind) - of(forced, kind) > inHand(state, seat, big) - of(forced, big)) big = kind
  }
  return big
}

function choose(state: State, seat: Seat, kind: number, left: number, into: ActionList<Discard>): void {
  const most = inHand(state, seat, kind) - of(forced, kind)
  if (kind === KINDS - 1) {
    if (left > most) return
    chosen[kind] = left
    into.push(choice())
    return
  }
  for (let many = Math.min(most, left); many >= 0; many--) {
    chosen[kind] = many
    choose(state, seat, kind + 1, left - many, into)
  }
}

function choice(): Discard {
  let index = 0
  let small = true
  for (let kind = 0; kind < KINDS; kind++) {
    index = index * BASE + of(chosen, kind)
    if (of(forced, kind) > 0) small = false
  }
  if (!small) return { type: 'discard', cards: withForced() }
  const known = made[index]
  if (known !== undefined) return known
  const fresh: Discard = Object.freeze({ type: 'discard', cards: Object.freeze(five(chosen)) })
  made[index] = fresh
  return fresh
}

function withForced(): Five {
  const cards = five(chosen)
  for (let kind = 0; kind < KINDS; kind++) cards[kind] = (cards[kind] as number) + of(forced, kind)
  return cards
}

/** All choices are in: they go to the bank together. */
function putDown(state: State, emit: Emitter): void {
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (!isOneOf(state.mustDiscard, seat)) continue
    for (let kind = 0; kind < KINDS; kind++) {
      const many = of(state.discards, seat * KINDS + kind)
      if (many > 0) payToBank(state, seat, kind, many)
    }
    emit?.({ type: 'discarded', seat, cards: five(state.discards, seat) })
  }
  state.discards.fill(0)
  state.mustDiscard = 0
  state.hasDiscarded = 0
  enterRobber(state, 'seven')
}
