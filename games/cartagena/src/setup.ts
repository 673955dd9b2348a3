/** The beginning: all of its chance as data, and the position it makes. */
import {
  at,
  copyPile,
  countIn,
  type Json,
  pileFromJson,
  type Rng,
  shuffle,
  type Wishes,
} from '@quayside/rules-kit'
import { layTokens } from './chance.ts'
import {
  A_BASE,
  A_STORY,
  BOARDS,
  CARDS,
  COLOURS,
  type Colour,
  cardName,
  copiesOf,
  HAND_AT_START,
  KINDS,
  kindOf,
  START,
  TOTAL_CARDS,
} from './content.ts'
import { boardCounts, boardsProblem, fixedConfig } from './fixed.ts'
import { freshMemory } from './memory.ts'
import type { Options } from './options.ts'
import { addToHand, blank, type State } from './state.ts'
import { beginTurn } from './turn.ts'
import type { Setup } from './types.ts'

export function drawSetup(options: Options, players: number, rng: Rng, wishes: Wishes = {}): Setup {
  const colours = (wishes.colours ?? shuffle([...COLOURS], rng).slice(0, players)) as readonly Colour[]
  const first = typeof wishes.first === 'number' ? wishes.first : rng.below(players)
  const boards = wishes.layout === undefined ? drawBoards(options, rng) : wishes.layout.split(',')
  const rest = boxCounts(options)
  const hands: string[][] = Array.from({ length: players }, () => [])
  // One at a time, clockwise from the start player (CTG-3).
  for (let n = 0; n < HAND_AT_START * players; n++) {
    const kind = takeOne(rest, rng.below(TOTAL_CARDS - n))
    at(hands, (first + n) % players).push(cardName(kind))
  }
  for (const hand of hands) hand.sort((a, b) => kindOf(a) - kindOf(b))
  return { colours, first, boards, hands, deck: countsByName(rest) }
}

/** CTG-1: boards are drawn, put in order and turned by chance, unless an arrangement is chosen. */
function drawBoards(options: Options, rng: Rng): readonly string[] {
  if (options.arrangement === 'A-BASE') return A_BASE
  if (options.arrangement === 'A-STORY') return A_STORY
  const { tunnel, all } = boardCounts(options)
  const numbers = shuffle(
    Array.from({ length: BOARDS }, (_, i) => i + 1),
    rng,
  )
  return numbers.slice(0, all).map((board, i) => {
    const side = options.layout === 'tortuga' || i >= tunnel ? 'J' : 'T'
    return `${side}${board}${rng.below(2) === 0 ? 'F' : 'R'}`
  })
}

export function boxCounts(options: Options): Uint8Array {
  return Uint8Array.from({ length: KINDS }, (_, kind) => copiesOf(kind, options))
}

/** Takes the n-th card out of counts, laid out in the order of kinds. */
export function takeOne(counts: Uint8Array, n: number): number {
  let left = n
  let kind = 0
  while (left >= at(counts, kind)) left -= at(counts, kind++)
  counts[kind] = at(counts, kind) - 1
  return kind
}

export function countsByName(counts: Uint8Array): { [card: string]: number } {
  const byName: { [card: string]: number } = {}
  for (let kind = 0; kind < KINDS; kind++) if (counts[kind]) byName[cardName(kind)] = at(counts, kind)
  return byName
}

export function readSetup(
  options: Options,
  players: number,
  setup: Setup,
): Setup | { readonly problem: string } {
  const colours = setup.colours ?? COLOURS.slice(0, players)
  if (colours.length !== players || new Set(colours).size !== players)
    return { problem: `colours must be ${players} different ones` }
  if (setup.first >= players) return { problem: `first must be a seat from 0 to ${players - 1}` }
  const wrong = boardsProblem(options, setup.boards)
  if (wrong) return { problem: wrong }
  if (setup.hands.length !== players) return { problem: `hands must be ${players} lists` }
  const rest = boxCounts(options)
  for (const card of setup.hands.flat()) {
    const kind = kindOf(card)
    if (rest[kind] === 0) return { problem: `there are not that many ${card} in the box` }
    rest[kind] = at(rest, kind) - 1
  }
  const deck = setup.deck ?? countsByName(rest)
  const pile = pileFromJson(deck as Json, CARDS)
  if ('problem' in pile) return pile
  const kind = CARDS.findIndex((_, i) => countIn(pile, i) !== rest[i])
  if (kind >= 0) return { problem: `the deck must hold ${at(rest, kind)} of ${cardName(kind)}` }
  return { ...setup, colours, deck }
}

export function initialState(options: Options, players: number, setup: Setup): State {
  const state = blank()
  state.fixed = fixedConfig(options, players, setup)
  state.active = setup.first
  state.stack[START] = players * state.fixed.pirates
  setup.hands.forEach((hand, seat) => {
    for (const card of hand) addToHand(state, seat, kindOf(card), 1)
  })
  const deck = pileFromJson(setup.deck as Json, CARDS)
  if ('problem' in deck) throw new Error(deck.problem)
  copyPile(state.deck, deck)
  if (options.magic) layTokens(state)
  state.memory = freshMemory(state.deck.stacked.length)
  beginTurn(state, null)
  return state
}
