/** A full toy state that a view does not contradict: proof first, then the rest is dealt. */
import { at, BrokenRule, newPile, type Rng, type View } from '@quayside/rules-kit'
import { newMemory } from './memory.ts'
import { sizeOf } from './state.ts'
import {
  type Bundle,
  EACH,
  GOODS,
  HOARD,
  KINDS,
  SILK,
  type Toy,
  type ToyKnown,
  type ToyShown,
  type ToyState,
} from './types.ts'

type Dealt = Pick<ToyState, 'hands' | 'looked'> & { stacked: number[]; mixed: number[] }

const TRIES = 1000

/** Five silk would have ended the game: that it goes on proves they are in nobody's hand. */
export function imagine(view: View<Toy>, rng: Rng, mostSilk = HOARD - 1): ToyState {
  const { shown } = view
  const known = view.known ?? { publicly: shown.sizes.map(() => GOODS.map(() => 0)), own: null }
  for (let i = 0; i < TRIES; i++) {
    const dealt = deal(view, known, rng, mostSilk)
    if (dealt) return assemble(view, known, dealt, rng)
  }
  throw new BrokenRule('no world fits this view')
}

/** Null when only silk is left for a hand that may take no more: the next try deals differently. */
function deal(view: View<Toy>, known: ToyKnown, rng: Rng, mostSilk: number): Dealt | null {
  const { shown, viewer } = view
  const hands = provenHands(view, known)
  const looked = [...(shown.mine?.looked ?? [])]
  const top = known.own?.top ?? []
  const pool = GOODS.map(() => EACH)
  take(pool, shown.discarded)
  for (const hand of hands) take(pool, hand)
  for (const kind of [...looked, ...top]) if (kind !== null) pool[kind] = at(pool, kind) - 1
  for (const [seat, hand] of hands.entries()) {
    if (seat === viewer || shown.revealed) continue
    while (sizeOf(hand) < at(shown.sizes, seat)) {
      const kind = drawFrom(pool, rng, at(hand, SILK) >= mostSilk)
      if (kind === null) return null
      hand[kind] = at(hand, kind) + 1
    }
  }
  while (looked.length < shown.looked) looked.push(anyFrom(pool, rng))
  const stacked: number[] = []
  for (let i = 0; i < shown.deck.stacked; i++) stacked.push(top[i] ?? anyFrom(pool, rng))
  return { hands, looked, stacked, mixed: pool }
}

/** The viewer's own hand, and of the others what is proven. */
function provenHands({ shown, viewer }: View<Toy>, known: ToyKnown): number[][] {
  if (shown.revealed) return shown.revealed.map((hand) => [...hand])
  return shown.sizes.map((_, seat) => {
    if (seat === viewer) return [...(shown.mine?.hand ?? [])]
    return [...at(known.own?.hands ?? known.publicly, seat)]
  })
}

function take(pool: number[], bundle: Bundle): void {
  for (let k = 0; k < KINDS; k++) pool[k] = at(pool, k) - at(bundle, k)
}

function drawFrom(pool: number[], rng: Rng, noSilk: boolean): number | null {
  const total = sizeOf(pool) - (noSilk ? at(pool, SILK) : 0)
  if (total <= 0) return null
  let left = rng.below(total)
  for (let k = 0; k < KINDS; k++) {
    if (noSilk && k === SILK) continue
    left -= at(pool, k)
    if (left >= 0) continue
    pool[k] = at(pool, k) - 1
    return k
  }
  return null
}

function anyFrom(pool: number[], rng: Rng): number {
  const kind = drawFrom(pool, rng, false)
  if (kind === null) throw new BrokenRule('a view shows more cards than there are')
  return kind
}

function assemble(view: View<Toy>, known: ToyKnown, dealt: Dealt, rng: Rng): ToyState {
  const { shown, viewer } = view
  const deck = newPile(KINDS)
  deck.stacked = dealt.stacked
  deck.counts.set(dealt.mixed)
  deck.mixed = sizeOf(dealt.mixed)
  const memory = newMemory(shown.players, dealt.stacked.length)
  memory.publicly = known.publicly.map((bound) => [...bound])
  memory.own = dealt.hands.map((_, seat) =>
    (seat === viewer ? (known.own?.hands ?? known.publicly) : known.publicly).map((bound) => [...bound]),
  )
  const { top } = known.own ?? { top: [] }
  if (viewer !== 'watcher') memory.topKnown = top.map((kind) => (kind === null ? 0 : 1 << viewer))
  return {
    ...openPart(shown),
    deck,
    hands: dealt.hands,
    looked: dealt.looked,
    chosen: choices(view, dealt, rng),
    memory,
  }
}

function openPart(shown: ToyShown): Omit<ToyState, 'deck' | 'hands' | 'looked' | 'chosen' | 'memory'> {
  const { rules, players, auto, goal, turn, first, round, phase, autoLast, offer, offersMade, deedDone } =
    shown
  return {
    ...{ rules, players, auto, goal, turn, first, round, phase, autoLast, offer, offersMade, deedDone },
    discarded: [...shown.discarded],
    points: [...shown.points],
    asks: [...shown.asks],
  }
}

/** Others have chosen what to discard: some half of the hand they may hold. */
function choices({ shown, viewer }: View<Toy>, dealt: Dealt, rng: Rng): (Bundle | null)[] {
  return dealt.hands.map((hand, seat) => {
    if (!shown.hasChosen[seat]) return null
    if (seat === viewer) return shown.mine?.chosen ?? null
    const left = [...hand]
    const cards = GOODS.map(() => 0)
    for (let many = sizeOf(hand) >> 1; many > 0; many--) {
      const kind = anyFrom(left, rng)
      cards[kind] = at(cards, kind) + 1
    }
    return Object.freeze(cards)
  })
}
