/** Offers that a person would make: something the seat lacks for something another needs, single cards or small packages. */
import type { Seat } from '@quayside/rules-kit'
import { KINDS } from '../content.ts'
import { of } from '../numbers.ts'
import { inHand, type State } from '../state.ts'
import type { Action, ActionNamed, Five } from '../types.ts'
import { handValue, ROUGH } from './building-features.ts'
import { handValueAfter } from './hand-change.ts'
import { isTooStrong } from './trade-features.ts'

type Offer = ActionNamed<'offer'>

const MAX_OFFERS = 3
/** A seat makes one offer a turn. */
const OFFERS_A_TURN = 1

/** One card, two of a kind, or one each of two kinds. */
const PACKAGES: readonly Five[] = packages()

function packages(): Five[] {
  const all: Five[] = []
  const pack = (...kinds: readonly number[]) => {
    const cards: [number, number, number, number, number] = [0, 0, 0, 0, 0]
    for (const kind of kinds) cards[kind] = (cards[kind] as number) + 1
    all.push(Object.freeze(cards))
  }
  for (let a = 0; a < KINDS; a++) pack(a)
  for (let a = 0; a < KINDS; a++) for (let b = a; b < KINDS; b++) pack(a, b)
  return all
}

/** The offers with the best prospects in this determinization; those that nobody asked could meet or would want are left out. */
export function bestOffers(state: State, seat: Seat): readonly Action[] {
  if (seat !== state.turn || state.offerTo !== 0 || of(state.offersMade, seat) >= OFFERS_A_TURN) return []
  const asked = Array.from({ length: state.fixed.players }, (_, other) => other).filter(
    (other) => other !== seat && !isTooStrong(state, other),
  )
  if (asked.length === 0) return []
  const rated: { readonly offer: Offer; readonly value: number }[] = []
  for (const give of PACKAGES) {
    if (!holds(state, seat, give)) continue
    for (const get of PACKAGES) {
      if (overlaps(give, get)) continue
      const value = offerValue(state, seat, asked, give, get)
      if (value > 0) rated.push({ offer: { type: 'offer', give, get, to: asked }, value })
    }
  }
  rated.sort((a, b) => b.value - a.value)
  return rated.slice(0, MAX_OFFERS).map(({ offer }) => offer)
}

function holds(state: State, seat: Seat, cards: Five): boolean {
  return cards.every((many, kind) => inHand(state, seat, kind) >= many)
}

const overlaps = (give: Five, get: Five) => give.some((many, kind) => many > 0 && (get[kind] as number) > 0)

/** How much better a hand is after a swap; the hand itself stays as it is. */
function swapGain(state: State, seat: Seat, give: Five, get: Five): number {
  const change = get.map((many, kind) => many - (give[kind] as number))
  return handValueAfter(state, seat, change, 1) - handValue(state, seat, ROUGH)
}

/** The own gain where somebody asked would gain too; 0 where nobody would. */
export function offerValue(state: State, seat: Seat, asked: readonly Seat[], give: Five, get: Five): number {
  const own = swapGain(state, seat, give, get)
  if (own <= 0) return 0
  let best = 0
  for (const other of asked) {
    if (!holds(state, other, get)) continue
    best = Math.max(best, swapGain(state, other, get, give))
  }
  // What the other gains makes it likelier that it accepts.
  return best > 0 ? own * Math.min(1, 0.4 + 3 * best) : 0
}
