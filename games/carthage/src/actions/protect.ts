/** Store exposed goods in the warehouse during a raid, or let them go (CTH-17). */
import type { ActionKind, ActionList, Rejection, Seat } from '@quayside/rules-kit'
import { CARD_KINDS, COLOURS, cardName, ICONS_OF, kindOf } from '../content.ts'
import { continueRaid, isRaided, loseExposed } from '../payday.ts'
import { addToHand, discardKind, inHand, type ReadonlyState, type State } from '../state.ts'
import type { Action, Carthage, Code } from '../types.ts'

type Protect = Extract<Action, { type: 'protect' }>

const NOTHING: Protect = Object.freeze({ type: 'protect', play: [], keep: [] })
/** Past this many ways to choose what is kept, only whole colours in every order (and one part colour) are listed. */
const MOST_CHOICES = 120

const exposed = new Uint8Array(COLOURS)
const keep = new Uint8Array(COLOURS)
const used = new Uint8Array(CARD_KINDS)

export const protect: ActionKind<Carthage, 'protect'> = {
  type: 'protect',
  composed: true,

  possible: () => true,

  /**
   * The family: how many cards of each raided colour are kept, the highest of the colour first, each paid with every
   * mix of twos and threes from which no card can be dropped, first colours of the hand first; and keeping nothing.
   */
  legal(state, seat, into) {
    into.push(NOTHING)
    const ways = countExposed(state, seat)
    if (ways <= MOST_CHOICES) listKeeps(state, seat, 0, into)
    else listByOrder(state, seat, into)
  },

  check(state, seat, { play, keep: kept }) {
    return checkPlayed(state, seat, play) ?? checkKept(state, seat, kept) ?? checkNumbers(play, kept)
  },

  apply(state, seat, { play, keep: kept }, emit) {
    for (const card of play) {
      addToHand(state, seat, kindOf(card), -1)
      discardKind(state, kindOf(card))
    }
    for (const card of kept) {
      const index = seat * CARD_KINDS + kindOf(card)
      state.stock[index] = (state.stock[index] as number) - 1
      state.stored[index] = (state.stored[index] as number) + 1
    }
    if (kept.length > 0) emit?.({ type: 'stored', seat, played: play, cards: kept })
    loseExposed(state, seat, emit)
    state.raidStep++
    continueRaid(state, emit)
  },
}

/** Fills the scratch; answers how many different choices of what to keep there are. */
function countExposed(state: ReadonlyState, seat: Seat): number {
  let ways = 1
  for (let colour = 0; colour < COLOURS; colour++) {
    exposed[colour] = exposedOf(state, seat, colour)
    keep[colour] = 0
    ways *= (exposed[colour] as number) + 1
  }
  return ways
}

function exposedOf(state: ReadonlyState, seat: Seat, colour: number): number {
  if (!(state.raided & (1 << colour))) return 0
  const first = seat * CARD_KINDS + colour * 3
  return (
    (state.stock[first] as number) + (state.stock[first + 1] as number) + (state.stock[first + 2] as number)
  )
}

function listKeeps(state: ReadonlyState, seat: Seat, colour: number, into: ActionList<Protect>): void {
  if (colour === COLOURS) {
    listCovers(state, seat, 1, into)
    return
  }
  for (let many = 0; many <= (exposed[colour] as number); many++) {
    keep[colour] = many
    listKeeps(state, seat, colour + 1, into)
  }
  keep[colour] = 0
}

function listByOrder(state: ReadonlyState, seat: Seat, into: ActionList<Protect>): void {
  const listed = new Set<string>()
  for (const order of orders(
    Array.from({ length: COLOURS }, (_, c) => c).filter((c) => (exposed[c] as number) > 0),
  )) {
    keep.fill(0)
    for (const colour of order) {
      for (let many = 1; many <= (exposed[colour] as number); many++) {
        keep[colour] = many
        const name = keep.join()
        if (!listed.has(name)) listCovers(state, seat, 0, into)
        listed.add(name)
      }
    }
  }
  keep.fill(0)
}

function orders(colours: readonly number[]): readonly (readonly number[])[] {
  if (colours.length < 2) return [colours]
  return colours.flatMap((first) =>
    orders(colours.filter((c) => c !== first)).map((rest) => [first, ...rest]),
  )
}

/** Every mix of twos and threes that just covers the kept cards; with `step` 0 only the two extremes. */
function listCovers(state: ReadonlyState, seat: Seat, step: 0 | 1, into: ActionList<Protect>): void {
  const kept = (keep[0] as number) + (keep[1] as number) + (keep[2] as number) + (keep[3] as number)
  if (kept === 0) return
  const twos = heldOf(state, seat, 0)
  const threes = heldOf(state, seat, 1)
  const fewest = Math.max(0, (kept - threes + 1) >> 1)
  const most = Math.min(twos, (kept + 1) >> 1)
  for (let n2 = fewest; n2 <= most; n2 += step === 1 || n2 === most ? 1 : most - n2) {
    into.push(protection(state, seat, n2, Math.max(0, kept - 2 * n2)))
  }
}

function heldOf(state: ReadonlyState, seat: Seat, valueIndex: number): number {
  let many = 0
  for (let kind = valueIndex; kind < CARD_KINDS; kind += 3) many += inHand(state, seat, kind)
  return many
}

function protection(state: ReadonlyState, seat: Seat, n2: number, n3: number): Protect {
  const play: string[] = []
  addPlayed(state, seat, 0, n2, play)
  addPlayed(state, seat, 1, n3, play)
  const kept: string[] = []
  for (let colour = 0; colour < COLOURS; colour++) addHighest(state, seat, colour, kept)
  return { type: 'protect', play, keep: kept }
}

function addPlayed(state: ReadonlyState, seat: Seat, valueIndex: number, many: number, play: string[]): void {
  let left = many
  for (let kind = valueIndex; left > 0; kind += 3) {
    for (let held = inHand(state, seat, kind); held > 0 && left > 0; held--, left--) play.push(cardName(kind))
  }
}

function addHighest(state: ReadonlyState, seat: Seat, colour: number, kept: string[]): void {
  let left = keep[colour] as number
  for (let kind = colour * 3 + 2; left > 0; kind--) {
    for (let lie = state.stock[seat * CARD_KINDS + kind] as number; lie > 0 && left > 0; lie--, left--) {
      kept.push(cardName(kind))
    }
  }
}

function checkPlayed(state: ReadonlyState, seat: Seat, play: readonly string[]): Rejection<Code> | null {
  used.fill(0)
  for (const card of play) {
    const kind = kindOf(card)
    if (ICONS_OF[kind] === 0) return { code: 'noIcon', rule: 'CTH-17', detail: { card } }
    used[kind] = (used[kind] as number) + 1
    if ((used[kind] as number) > inHand(state, seat, kind))
      return { code: 'notInHand', rule: 'CTH-17', detail: { card } }
  }
  return null
}

function checkKept(state: State, seat: Seat, kept: readonly string[]): Rejection<Code> | null {
  used.fill(0)
  for (const card of kept) {
    const kind = kindOf(card)
    used[kind] = (used[kind] as number) + 1
    const lies = isRaided(state, kind) ? (state.stock[seat * CARD_KINDS + kind] as number) : 0
    if ((used[kind] as number) > lies) return { code: 'notExposed', rule: 'CTH-17', detail: { card } }
  }
  return null
}

function checkNumbers(play: readonly string[], kept: readonly string[]): Rejection<Code> | null {
  let icons = 0
  for (const card of play) icons += ICONS_OF[kindOf(card)] as number
  if (kept.length > icons)
    return { code: 'tooFewIcons', rule: 'CTH-17', detail: { icons, kept: kept.length } }
  if (play.length > kept.length) {
    return { code: 'playsTooMany', rule: 'CTH-17', detail: { played: play.length, kept: kept.length } }
  }
  return null
}
