/** Joins the toy. */
import {
  at,
  choice,
  copyPile,
  defineGame,
  type GameSpec,
  type InspectableGame,
  type Inspection,
  type Json,
  type JsonObject,
  legalActions,
  newPile,
  pileFromJson,
  pileToJson,
  type Result,
  type Rng,
  SeededRng,
  type Wishes,
} from '@quayside/rules-kit'
import { kinds } from './actions.ts'
import { chance } from './chance.ts'
import { flow } from './flow.ts'
import { newMemory } from './memory.ts'
import { notation, schemas } from './notation.ts'
import { beginTurn, sizeOf } from './state.ts'
import {
  type Bundle,
  EACH,
  GOODS,
  good,
  HOARD,
  KINDS,
  type Memory,
  SILK,
  type Toy,
  type ToySetup,
  type ToyState,
} from './types.ts'
import { ownParts, partLists, projection } from './view.ts'

const HAND = 4
const RULES_VERSION = 2

function drawSetup(options: Toy['Options'], players: number, rng: Rng, wishes?: Wishes): ToySetup {
  const counts = GOODS.map(() => EACH)
  const hands = Array.from({ length: players }, () => GOODS.map(() => 0))
  for (const hand of hands) for (let i = 0; i < HAND; i++) dealOne(counts, hand, rng)
  const first = wishes?.first ?? rng.below(players + (options.auto ? 1 : 0))
  return { first: first === players ? 'auto' : first, hands, deck: { stacked: [], counts } }
}

function dealOne(counts: number[], hand: number[], rng: Rng): void {
  let left = rng.below(sizeOf(counts))
  const kind = counts.findIndex((many) => {
    left -= many
    return left < 0
  })
  counts[kind] = at(counts, kind) - 1
  hand[kind] = at(hand, kind) + 1
}

function readSetup(
  options: Toy['Options'],
  players: number,
  setup: ToySetup,
): ToySetup | { problem: string } {
  if (setup.hands.length !== players) return { problem: 'there must be a hand for each seat' }
  if (setup.first === 'auto' ? !options.auto : setup.first >= players) return { problem: 'nobody sits there' }
  const uneven = GOODS.some((name, k) => {
    const dealt = setup.hands.reduce((sum, hand) => sum + at(hand, k), at(setup.deck.counts, k))
    return dealt + setup.deck.stacked.filter((card) => card === name).length !== EACH
  })
  return uneven ? { problem: `there must be ${EACH} of each good` } : setup
}

function blank(players: number): ToyState {
  return {
    rules: 1,
    ...{ players, auto: false, goal: 0, turn: 0, first: 0, round: 0, autoLast: -1, offersMade: 0 },
    phase: { type: 'roll' },
    deck: newPile(KINDS),
    discarded: GOODS.map(() => 0),
    hands: Array.from({ length: players }, () => GOODS.map(() => 0)),
    points: Array.from({ length: players + 1 }, () => 0),
    chosen: Array.from({ length: players }, () => null),
    looked: [],
    offer: null,
    deedDone: false,
    asks: Array.from({ length: players }, () => 0),
    memory: null,
  }
}

function initialState(options: Toy['Options'], players: number, setup: ToySetup, rules: number): ToyState {
  const state = { ...blank(players), ...options, rules }
  state.hands = setup.hands.map((hand) => [...hand])
  state.deck.counts.set(setup.deck.counts)
  state.deck.mixed = sizeOf(setup.deck.counts)
  state.deck.stacked = setup.deck.stacked.map((card) => GOODS.indexOf(card))
  state.memory = newMemory(players, setup.deck.stacked.length)
  state.first = setup.first === 'auto' ? players : setup.first
  beginTurn(state, state.first, null)
  return state
}

function copyInto(target: ToyState, source: ToyState): void {
  const { deck, hands, memory, ...rest } = source
  const targetDeck = target.deck
  Object.assign(target, rest)
  copyPile(targetDeck, deck)
  target.hands = hands.map((hand) => [...hand])
  target.discarded = [...source.discarded]
  target.points = [...source.points]
  target.chosen = [...source.chosen]
  target.looked = [...source.looked]
  target.asks = [...source.asks]
  target.phase = { ...source.phase }
  target.memory = memory && copyMemory(memory)
}

function copyMemory(memory: Memory): Memory {
  const copy = (bounds: readonly Bundle[]) => bounds.map((bound) => [...bound])
  return { publicly: copy(memory.publicly), own: memory.own.map(copy), topKnown: [...memory.topKnown] }
}

function result(state: ToyState): Result | null {
  const { phase, players } = state
  if (phase.type !== 'over') return null
  const scores = state.points.slice(0, players + (state.auto ? 1 : 0))
  const rank = scores.map((points, i) => (i === phase.hoarder ? Number.POSITIVE_INFINITY : points))
  const places = rank.map((points) => 1 + rank.filter((other) => other > points).length)
  const winners = places.flatMap((place, i) => (place === 1 ? [i === players ? ('auto' as const) : i] : []))
  return { winners, scores, places, reason: phase.reason }
}

function toJson(state: ToyState): JsonObject {
  const { deck, ...rest } = state
  return { ...(rest as unknown as JsonObject), deck: pileToJson(deck, GOODS) }
}

function fromJson(json: JsonObject): ToyState {
  const copy = JSON.parse(JSON.stringify(json)) as ToyState & { deck: Json }
  const deck = pileFromJson(copy.deck as Json, GOODS)
  if ('problem' in deck) throw new Error(deck.problem)
  const state = { ...copy, deck }
  if (state.offer) freezeAll(state.offer)
  for (const cards of state.chosen) if (cards) Object.freeze(cards)
  return state
}

function freezeAll(value: object): void {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner) freezeAll(inner)
  Object.freeze(value)
}

function broken(state: ToyState): string | null {
  for (let k = 0; k < KINDS; k++) {
    const held = state.hands.reduce((sum, hand) => sum + at(hand, k), at(state.discarded, k))
    const deck = at(state.deck.counts, k) + state.deck.stacked.filter((kind) => kind === k).length
    const total = held + deck + state.looked.filter((kind) => kind === k).length
    if (total !== EACH) return `${total} instead of ${EACH} ${good(k)}`
  }
  if (state.hands.some((hand) => hand.some((many) => many < 0))) return 'a hand has fewer than no cards'
  if (state.phase.type !== 'over' && state.hands.some((hand) => at(hand, SILK) >= HOARD))
    return 'a win was missed'
  return state.memory ? falseProof(state, state.memory) : null
}

/** What memory proves must be true. */
function falseProof(state: ToyState, memory: Memory): string | null {
  for (const bounds of [memory.publicly, ...memory.own]) {
    const wrong = bounds.findIndex((bound, seat) =>
      bound.some((many, k) => many > at(at(state.hands, seat), k)),
    )
    if (wrong >= 0) return `memory proves cards that seat ${wrong} does not hold`
  }
  return memory.topKnown.length === state.deck.stacked.length ? null : 'memory knows another deck'
}

function fill(options: Toy['Options'], players: number, given: JsonObject): ToyState | { problem: string } {
  const { loose, ...wanted } = given
  const setup = drawSetup(options, players, new SeededRng(1))
  const fresh = toJson(initialState(options, players, setup, RULES_VERSION))
  const stray = Object.keys(wanted).find((key) => !Object.hasOwn(fresh, key))
  if (stray) return { problem: `a state has no "${stray}"` }
  const deck = pileFromJson((wanted.deck ?? fresh.deck) as Json, GOODS)
  if ('problem' in deck) return deck
  const state = fromJson({ ...fresh, ...wanted, deck: pileToJson(deck, GOODS) })
  state.memory = newMemory(players, state.deck.stacked.length)
  const wrong = loose === true ? null : broken(state)
  return wrong ? { problem: wrong } : state
}

export const toySpec: GameSpec<Toy> & Inspection<Toy> = {
  id: 'toy',
  rulesVersion: RULES_VERSION,
  seats: { min: 2, max: 4 },
  options: [choice('auto', [false, true]), choice('goal', [4, 6])],
  colours: ['red', 'blue', 'green', 'white'],
  endings: ['goal', 'hoard', 'exhausted'],
  ...{ kinds, flow, chance, projection, partLists, ownParts, notation, schemas },
  ...{ drawSetup, readSetup, initialState, result, blank, copyInto, toJson, fromJson, broken, fill },
  rulesOf: (state) => state.rules,
  playersOf: (state) => state.players,
  rounds: (state) => state.round,
  forget(state) {
    state.memory = null
  },
  fallback(view) {
    const state = projection.imagine(view, new SeededRng(1))
    const actions = legalActions(toyGame, state, view.viewer as number)
    return actions.find((action) => action.type === 'end') ?? at(actions, 0)
  },
  questions: {
    handSize: (state, { seat }) => sizeOf(at(state.hands, seat as number)),
  },
}

/** A game with its inspection from one object. */
export function defineInspectable(spec: GameSpec<Toy> & Inspection<Toy>): InspectableGame<Toy> {
  const { broken, fill, questions, ...rules } = spec
  return { ...defineGame<Toy>(rules), broken, fill, questions }
}

export const toyGame = defineInspectable(toySpec)
