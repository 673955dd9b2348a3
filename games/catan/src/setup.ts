/** The beginning: the island as the chosen way of set-up lays it, and the first position. */
import {
  at,
  type Json,
  type Pile,
  pileFromJson,
  type Rng,
  type Seat,
  shuffle,
  type UnusedColours,
  type Wishes,
} from '@quayside/rules-kit'
import { EDGE_IS_COAST, edgeBetween, edgeOf, HEX_CORNERS, HEXES, hexAt, hexOf, hexPlace } from './board.ts'
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
  UNUSED_COLOURS,
} from './content.ts'
import { fixedConfig } from './fixed.ts'
import { readIslandCode } from './island-code.ts'
import { longestTrail } from './longest-road.ts'
import { freshMemory } from './memory.ts'
import { openingSeat, takeFirstCards } from './opening.ts'
import type { Options } from './options.ts'
import { layRoad, laySettlement } from './pieces.ts'
import { emptyState } from './read-facts.ts'
import { askAgain, type State } from './state.ts'
import { beginTurn } from './turn.ts'
import type { FirstRoll, Setup, SetupHarbour, SetupHex } from './types.ts'

/** After so many shuffles without a balanced island the chips are laid in their letters' order. */
const TRIES = 10_000

/** A code that is none gives a set-up that `readSetup` refuses. */
const NO_ISLAND = { hexes: [], harbours: [] }

/** Since method 2 colours are drawn, and the rolls for the start are kept. */
const NEWEST_DRAW = 2

export function drawSetup(
  options: Options,
  players: number,
  rng: Rng,
  wishes: Wishes = {},
  draw = NEWEST_DRAW,
): Setup {
  const { rolls, first } = rollForFirst(players, rng)
  const wished = wishes.layout === undefined ? null : (readIslandCode(wishes.layout) ?? NO_ISLAND)
  const hexes = wished?.hexes ?? (options.board === 'beginner' ? beginnerHexes() : drawHexes(options, rng))
  const desert = hexes.find((hex) => hex.resource === null) ?? hexes[0] ?? { q: 0, r: 0 }
  const deck: { [card: string]: number } = {}
  CARDS.forEach((card, kind) => {
    deck[card] = at(DECK, kind)
  })
  const harbours = wished?.harbours ?? drawHarbours(options, rng)
  const inOrder = COLOURS.slice(0, players)
  const isWished = typeof wishes.first === 'number'
  return {
    // Drawn last, so that method 1 can draw everything else alike. The starts of the beginner island hang on the colour.
    colours:
      (wishes.colours as readonly Colour[] | undefined) ?? (draw < 2 ? inOrder : shuffle(inOrder, rng)),
    first: isWished ? (wishes.first as Seat) : first,
    ...(isWished || draw < 2 ? {} : { firstRolls: rolls }),
    hexes,
    harbours,
    robber: [desert.q, desert.r],
    developmentDeck: deck,
  }
}

/** CAT-2: the highest roll begins; those who tie for highest roll again. */
function rollForFirst(
  players: number,
  rng: Rng,
): { readonly rolls: readonly FirstRoll[]; readonly first: Seat } {
  const rolls: FirstRoll[] = []
  let tied = Array.from({ length: players }, (_, seat) => seat)
  while (tied.length > 1) {
    const round = tied.map((seat): FirstRoll => ({ seat, dice: [rng.below(6) + 1, rng.below(6) + 1] }))
    rolls.push(...round)
    const sum = ({ dice }: FirstRoll) => dice[0] + dice[1]
    const highest = Math.max(...round.map(sum))
    tied = round.filter((one) => sum(one) === highest).map(({ seat }) => seat)
  }
  return { rolls, first: at(tied, 0) }
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

function drawHarbours({ harbours }: Options, rng: Rng): readonly SetupHarbour[] {
  if (harbours === 'shuffled') return shuffledHarbours(rng)
  return harbours === 'frame' ? framedHarbours(rng) : HARBOURS
}

/** Harbours on the six pieces of the sea frame, clockwise: pieces with two and with one take turns, so that none meet. */
const DOUBLE_PIECES = [HARBOURS.slice(1, 3), HARBOURS.slice(4, 6), HARBOURS.slice(7, 9)]
const SINGLE_PIECES = [HARBOURS.slice(3, 4), HARBOURS.slice(6, 7), HARBOURS.slice(0, 1)]
const SIDES = 6

/** The frame put together in another order: every piece keeps its harbours, turned to its new side. */
function framedHarbours(rng: Rng): SetupHarbour[] {
  const turn = rng.below(2)
  const lay = (pieces: typeof DOUBLE_PIECES, offset: number) =>
    shuffle([0, 1, 2], rng).flatMap((piece, i) =>
      at(pieces, piece).map(({ vertices: [a, b], resource }) => {
        const steps = (2 * (i - piece) + offset + SIDES) % SIDES
        return { vertices: inOrder(turned(a, steps), turned(b, steps)), resource }
      }),
    )
  return [...lay(DOUBLE_PIECES, turn), ...lay(SINGLE_PIECES, turn)]
}

const inOrder = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a])

/** A corner of the island turned clockwise by so many sixths. */
function turned(vertex: number, steps: number): number {
  let corner = vertex
  for (let i = 0; i < steps; i++) {
    const place = HEX_CORNERS.indexOf(corner)
    const [q, r] = hexPlace(Math.floor(place / 6))
    corner = at(HEX_CORNERS, hexAt(-r, q + r) * 6 + ((place + 1) % 6))
  }
  return corner
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
    (setup.firstRolls?.some(({ seat }) => seat >= players)
      ? `firstRolls must be of seats below ${players}`
      : null) ??
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
  const unused = (UNUSED_COLOURS as UnusedColours)[players] ?? []
  return colours.some((colour) => unused.includes(colour)) ? 'three players do without red' : null
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

export function initialState(options: Options, players: number, setup: Setup, rules: number): State {
  const pile = readDeck(setup.developmentDeck) as Pile
  const hexes = [...setup.hexes].sort((a, b) => hexOf([a.q, a.r]) - hexOf([b.q, b.r]))
  const state = emptyState(fixedConfig(options, players, { ...setup, hexes, rules }, deckOf(pile)))
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
