/** A whole state that a view does not contradict: all is proven but which cards lie unseen among the points and how the pile is mixed. */
import { addMixed, at, BrokenRule, type Rng, type View } from '@quayside/rules-kit'
import { CARD_KINDS, COPIES_OF } from './content.ts'
import { countNames, kindAt, sumOf } from './names.ts'
import { readShown } from './read-facts.ts'
import { blank, type ReadonlyState, type State } from './state.ts'
import type { Carthage } from './types.ts'
import type { Known } from './view-types.ts'

export function imagine(view: View<Carthage>, rng: Rng): State {
  if (!view.known) throw new BrokenRule('a watcher has nothing to imagine from')
  const state = blank()
  readShown(state, view.shown)
  readKnown(state, view.known)
  const pool = unseenCards(state)
  view.known.unseen.forEach((many, seat) => {
    for (let i = 0; i < many; i++) {
      const index = seat * CARD_KINDS + drawFrom(pool, rng)
      state.unseenCards[index] = at(state.unseenCards, index) + 1
    }
  })
  for (let i = 0; i < view.shown.pile.stacked; i++) state.pile.stacked.push(drawFrom(pool, rng))
  for (let i = 0; i < view.shown.pile.under; i++) state.pile.under.push(drawFrom(pool, rng))
  for (let kind = 0; kind < CARD_KINDS; kind++) addMixed(state.pile, kind, at(pool, kind))
  return state
}

function drawFrom(pool: Uint8Array, rng: Rng): number {
  const kind = kindAt(pool, rng.below(sumOf(pool)))
  pool[kind] = at(pool, kind) - 1
  return kind
}

/** Cards that lie nowhere in sight, by kind. */
function unseenCards(state: ReadonlyState): Uint8Array {
  const pool = Uint8Array.from(COPIES_OF)
  const remove = (kind: number, many: number) => {
    pool[kind] = at(pool, kind) - many
  }
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    remove(kind, at(state.discard, kind))
    for (let offset = kind; offset < state.fixed.players * CARD_KINDS; offset += CARD_KINDS) {
      remove(
        kind,
        at(state.hands, offset) +
          at(state.stock, offset) +
          at(state.stored, offset) +
          at(state.pointCards, offset),
      )
    }
  }
  for (let slot = 0; slot < state.marketSize; slot++) remove(at(state.market, slot), 1)
  for (let slot = 0; slot < state.farmSize; slot++) remove(at(state.farm, slot), 1)
  return pool
}

function readKnown(state: State, known: Known): void {
  known.hands.forEach((hand, seat) => {
    countNames(hand, state.hands, seat * CARD_KINDS)
  })
  known.pointCards.forEach((cards, seat) => {
    countNames(cards, state.pointCards, seat * CARD_KINDS)
  })
  known.points.forEach((points, seat) => {
    state.points[seat] = points
  })
}
