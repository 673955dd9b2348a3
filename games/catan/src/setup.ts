/** The beginning: the island as the chosen way of set-up lays it, and the first position. */
import {
  at,
  type Json,
  type Pile,
  pileFromJson,
  type Rng,
  type Seat,
  shuffle,
  type Wishes,
} from '@quayside/rules-kit'
import { EDGE_IS_COAST, edgeBetween, edgeOf, HEXES, hexAt, hexOf, hexPlace } from './board.ts'
import {
  BEGINNER,
  BEGINNER_START,
  CARDS,
  CHIP_ORDER,
  CHIPS,
  COLOURS,
  type Colour,
  DECK,
  HARBOURS,
  type Resource,
  TILE_ORDER,
  TILES,
} from './content.ts'
import { fixedConfig } from './fixed.ts'
import { longestTrail } from './longest-road.ts'
import { freshMemory } from './memory.ts'
import { openingSeat, takeFirstCards } from './opening.ts'
import type { Options } from './options.ts'
import { layRoad, laySettlement } from './pieces.ts'
import { emptyState } from './read-facts.ts'
import { askAgain, type State } from './state.ts'
import { beginTurn } from './turn.ts'
import type { Setup, SetupHarbour, SetupHex } from './types.ts'

/** After so many shuffles without a balanced island the chips are laid in their letters' order. */
const TRIES = 10_000

export function drawSetup(options: Options, players: number, rng: Rng, wishes: Wishes = {}): Setup {
  const rolledFirst = rollForFirst(players, rng)
  const hexes = options.board === 'beginner' ? beginnerHexes() : drawHexes(options, rng)
  const desert = hexes.find((hex) => hex.resource === null) ?? at(hexes, 0)
  const deck: { [card: string]: number } = {}
  CARDS.forEach((card, kind) => {
    deck[card] = at(DECK, kind)
  })
  return {
    colours: (wishes.colours as readonly Colour[] | undefined) ?? COLOURS.slice(0, players),
    first: typeof wishes.first === 'number' ? wishes.first : rolledFirst,
    hexes,
    harbours: options.harbours === 'shuffled' ? shuffledHarbours(rng) : HARBOURS,
    robber: [desert.q, desert.r],
    developmentDeck: deck,
  }
}

/** CAT-2: the highest roll begins; those who tie for highest roll again. */
function rollForFirst(players: number, rng: Rng): Seat {
  let tied = Array.from({ length: players }, (_, seat) => seat)
  while (tied.length > 1) {
    const rolls = tied.map(() => rng.below(6) + rng.below(6))
    const highest = Math.max(...rolls)
    tied = tied.filter((_, i) => rolls[i] === highest)
  }
  return at(tied, 0)
}

export function beginnerHexes(): SetupHex[] {
  return BEGINNER.map(({ resource, number }, hex) => {
    const [q, r] = hexPlace(hex)
    return { q, r, resource, number }
  })
}

function drawHexes(options: Options, rng: Rng): SetupHex[] {
  const resources: (Resource | null)[] = []
  shuffle([...TILES], rng).forEach((tile, i) => {
    resources[at(TILE_ORDER, i)] = tile
  })
  const numbers = options.board === 'balanced' ? balancedNumbers(resources, rng) : spiralNumbers(resources)
  return resources.map((resource, hex) => {
    const [q, r] = hexPlace(hex)
    return { q, r, resource, number: numbers[hex] ?? null }
  })
}

/** The chips in the order of their letters, counter-clockwise from the coast inwards, past the desert. */
export function spiralNumbers(resources: readonly (Resource | null)[]): (number | null)[] {
  return layChips(resources, CHIPS)
}

function layChips(resources: readonly (Resource | null)[], chips: readonly number[]): (number | null)[] {
  const numbers: (number | null)[] = new Array(HEXES).fill(null)
  let next = 0
  for (const hex of CHIP_ORDER) if (resources[hex] !== null) numbers[hex] = at(chips, next++)
  return numbers
}

function balancedNumbers(resources: readonly (Resource | null)[], rng: Rng): (number | null)[] {
  for (let n = 0; n < TRIES; n++) {
    const numbers = layChips(resources, shuffle([...CHIPS], rng))
    if (isBalanced(numbers)) return numbers
  }
  return spiralNumbers(resources)
}

const isRed = (number: number | null | undefined) => number === 6 || number === 8

/** No 6 or 8 beside another. */
export function isBalanced(numbers: readonly (number | null)[]): boolean {
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isRed(numbers[hex])) continue
    const [q, r] = hexPlace(hex)
    // Three directions are enough: the other three are the same pairs seen from the other side.
    for (const other of [hexAt(q + 1, r), hexAt(q, r + 1), hexAt(q - 1, r + 1)]) {
      if (other >= 0 && isRed(numbers[other])) return false
    }
  }
  return true
}

function shuffledHarbours(rng: Rng): SetupHarbour[] {
  const kinds = shuffle(
    HARBOURS.map((harbour) => harbour.resource),
    rng,
  )
  return HARBOURS.map(({ vertices }, i) => ({ vertices, resource: kinds[i] ?? null }))
}

type Problem = { readonly problem: string }

/** Any island may come from outside, as long as it is one: 19 hexes, harbours on the coast, a deck of known cards. */
export function readSetup(_options: Options, players: number, setup: Setup): Setup | Problem {
  const colours = setup.colours ?? COLOURS.slice(0, players)
  const problem =
    coloursProblem(colours, players) ??
    (setup.first < players ? null : `first must be a seat below ${players}`) ??
    hexesProblem(setup.hexes) ??
    harboursProblem(setup.harbours) ??
    (hexAt(setup.robber[0], setup.robber[1]) < 0 ? 'the robber must stand on a hex of the island' : null)
  if (problem) return { problem }
  const deck = readDeck(setup.developmentDeck)
  return 'problem' in deck ? deck : { ...setup, colours }
}

function coloursProblem(colours: readonly Colour[], players: number): string | null {
  if (colours.length !== players || new Set(colours).size !== players)
    return `colours must be ${players} different ones`
  return players === 3 && colours.includes('red') ? 'three players do without red' : null
}

function hexesProblem(hexes: readonly SetupHex[]): string | null {
  const places = new Set(hexes.map(({ q, r }) => hexAt(q, r)))
  if (places.has(-1) || places.size !== HEXES || hexes.length !== HEXES)
    return 'hexes must be the 19 places of the island, each once'
  const wrong = hexes.find(({ resource, number }) => number === 7 || (resource === null && number !== null))
  return wrong ? `hex ${wrong.q},${wrong.r} cannot have the number ${wrong.number}` : null
}

function harboursProblem(harbours: readonly SetupHarbour[]): string | null {
  const taken = new Set<number>()
  for (const { vertices } of harbours) {
    const [a, b] = vertices
    const edge = edgeBetween(a, b)
    if (edge < 0 || EDGE_IS_COAST[edge] !== 1) return `no coast between ${a} and ${b} for a harbour`
    if (taken.has(a) || taken.has(b)) return `two harbours meet at ${taken.has(a) ? a : b}`
    taken.add(a).add(b)
  }
  return null
}

export function readDeck(json: Setup['developmentDeck']): Pile | Problem {
  const pile = pileFromJson(json as Json, CARDS)
  if ('problem' in pile) return { problem: `developmentDeck: ${pile.problem}` }
  if (pile.under.length > 0) return { problem: 'developmentDeck: no rule puts cards under this deck' }
  return pile.mixed + pile.stacked.length > 100 ? { problem: 'developmentDeck: more than 100 cards' } : pile
}

export function deckOf(pile: Pile): number[] {
  return CARDS.map((_, kind) => at(pile.counts, kind) + pile.stacked.filter((card) => card === kind).length)
}

export function initialState(options: Options, players: number, setup: Setup): State {
  const pile = readDeck(setup.developmentDeck) as Pile
  const hexes = [...setup.hexes].sort((a, b) => hexOf([a.q, a.r]) - hexOf([b.q, b.r]))
  const state = emptyState(fixedConfig(options, players, { ...setup, hexes }, deckOf(pile)))
  state.robber = hexOf(setup.robber)
  state.deck.set(pile.counts)
  state.stacked = Object.freeze([...pile.stacked])
  state.deckSize = pile.mixed + pile.stacked.length
  state.memory = freshMemory(state)
  if (options.board === 'beginner') {
    layBeginnerPieces(state)
    beginTurn(state, setup.first, null)
  } else {
    state.phase = 'openingSettle'
    state.turn = openingSeat(state, 0)
    askAgain(state, state.turn)
  }
  return state
}

function layBeginnerPieces(state: State): void {
  state.fixed.colours.forEach((colour, seat) => {
    const start = BEGINNER_START[colour]
    for (const vertex of start.settlements) laySettlement(state, seat, vertex)
    for (const edge of start.roads) layRoad(state, seat, edgeOf(edge))
    state.roadLength[seat] = longestTrail(state, seat)
    takeFirstCards(state, seat, start.star)
  })
}
