/** Positions written by hand for scenarios: what is left out is as in a fresh game on the beginner's island. */
import { isList, isObject, type Json, type JsonObject, misfit } from '@quayside/rules-kit'
import { edgeBetween, hexAt } from './board.ts'
import { BANK, COLOURS, DECK, HARBOURS, KINDS, RESOURCES } from './content.ts'
import { facts } from './facts.ts'
import { RULES_VERSION } from './fixed.ts'
import { broken } from './invariants.ts'
import { awardLongestRoad } from './longest-road.ts'
import { freshMemory, rememberNoWin } from './memory.ts'
import { of } from './numbers.ts'
import type { Options } from './options.ts'
import { armyByKnights, stateFromFacts } from './read-facts.ts'
import { factsSchema } from './schemas.ts'
import { beginnerHexes, initialState } from './setup.ts'
import { NOBODY_YET, type State } from './state.ts'
import { readDeckPile } from './state-json.ts'
import type { Five, Setup } from './types.ts'
import type { Facts, SeatFacts } from './view-types.ts'

type Problem = { readonly problem: string }

export function fill(options: Options, players: number, given: JsonObject): State | Problem {
  const { loose, deckPile, ...rest } = given
  const fresh = freshFacts(options, players)
  const merged = merge(fresh, rest)
  if ('problem' in merged) return merged
  const wrong = misfit(factsSchema, merged) ?? placeProblem(merged)
  if (wrong) return { problem: wrong }
  const state = stateFromFacts(merged)
  const problem = fillDeck(state, merged, rest.deck, deckPile)
  if (problem) return { problem }
  settleBonusCards(state, rest)
  state.memory = freshMemory(state)
  if (state.phase !== 'over') rememberNoWin(state, state.turn, of(state.points, state.turn))
  const lost = loose === true ? null : broken(state)
  return lost ? { problem: `${lost}; say "loose": true if that is meant` } : state
}

function freshFacts(options: Options, players: number): Facts {
  const setup: Setup = {
    colours: COLOURS.slice(0, players),
    first: 0,
    hexes: beginnerHexes(),
    harbours: HARBOURS,
    robber: [0, 0],
    developmentDeck: [...DECK],
  }
  return facts(initialState(options, players, setup, RULES_VERSION), () => true)
}

/** `phase` may be its name alone; a seat may give only what differs. */
function merge(fresh: Facts, given: JsonObject): Facts | Problem {
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(fresh, key) && key !== 'firstRolls')
  if (unknown) return { problem: `${unknown} is not a part of the state` }
  const phase = phaseFrom(given.phase)
  const seats = seatsFrom(fresh, given.seats)
  if ('problem' in seats) return seats
  const opened = phase !== undefined && !String((phase as { type?: string }).type).startsWith('opening')
  const merged = {
    ...fresh,
    ...given,
    seats: seats.list,
    ...(phase === undefined ? {} : { phase }),
    round: given.round ?? (opened ? Math.max(1, fresh.round) : fresh.round),
    rolled: given.rolled ?? (opened && !['preRoll', 'rolling'].includes((phase as { type: string }).type)),
    bank: given.bank ?? bankFor(seats.list),
    fresh: given.fresh ?? fresh.fresh,
    longestRoad: { ...fresh.longestRoad, ...(isObject(given.longestRoad) ? given.longestRoad : {}) },
    largestArmy: given.largestArmy === undefined ? armyByKnights(seats.list) : given.largestArmy,
  }
  return merged as unknown as Facts
}

function phaseFrom(json: Json | undefined): Json | undefined {
  if (typeof json !== 'string') return json
  if (json === 'robber') return { type: json, by: 'seven' }
  if (json === 'freeRoads') return { type: json, left: 2, placed: false }
  return { type: json }
}

function seatsFrom(fresh: Facts, json: Json | undefined): { list: SeatFacts[] } | Problem {
  if (json === undefined) return { list: [...fresh.seats] }
  if (!isList(json) || json.length > fresh.seats.length)
    return { problem: `seats must be a list of at most ${fresh.seats.length}` }
  const list: SeatFacts[] = []
  for (const [i, before] of fresh.seats.entries()) {
    const given = json[i] ?? {}
    if (!isObject(given)) return { problem: `seats[${i}] must be an object` }
    const seat = { ...before, ...given } as unknown as SeatFacts
    const { resources, cards } = seat
    list.push({
      ...seat,
      handSize: isList(resources) ? sum(resources as Five) : before.handSize,
      cardCount: isList(cards) ? sum(cards as Five) : before.cardCount,
    })
  }
  return { list }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, many) => total + many, 0)

function bankFor(seats: readonly SeatFacts[]): number[] {
  return RESOURCES.map((_, kind) => BANK - sum(seats.map((seat) => seat.resources?.[kind] ?? 0)))
}

/** Places that the schema cannot know: edges, hexes, and two pieces on one spot. */
function placeProblem(merged: Facts): string | null {
  const taken = new Set<string>()
  for (const seat of merged.seats) {
    for (const [a, b] of seat.roads) if (a > b || edgeBetween(a, b) < 0) return `there is no edge ${a}-${b}`
    for (const spot of [...seat.settlements, ...seat.cities, ...seat.roads.map((edge) => edge.join('-'))]) {
      if (taken.has(String(spot))) return `two pieces stand at ${spot}`
      taken.add(String(spot))
    }
  }
  const hexes = [merged.robber, ...merged.hexes.map(({ q, r }) => [q, r] as const)]
  const off = hexes.find(([q, r]) => hexAt(q, r) < 0)
  return off ? `there is no hex ${off.join()}` : null
}

/** The deck holds what is neither in hands nor played, unless it is given. */
function fillDeck(
  state: State,
  merged: Facts,
  many: Json | undefined,
  pile: Json | undefined,
): string | null {
  const counts = DECK.map((whole, card) => whole - outside(state, card))
  if (pile === undefined && many !== 0 && counts.some((left) => left < 0))
    return 'more development cards than there are'
  const problem = readDeckPile(state, pile ?? (many === 0 ? [0, 0, 0, 0, 0] : counts))
  if (problem) return problem
  if (many !== undefined && many !== state.deckSize)
    return `deck is ${state.deckSize}, not ${many}; give deckPile`
  const deckOf = DECK.map((_, card) => {
    const stacked = state.stacked.filter((kind) => kind === card).length
    return of(state.deck, card) + stacked + outside(state, card)
  })
  state.fixed = Object.freeze({ ...state.fixed, deckOf: Object.freeze(deckOf) })
  return merged.phase.type === 'drawing' && state.deckSize === 0 ? 'no card is left to draw' : null
}

function outside(state: State, card: number): number {
  let many = 0
  for (let seat = 0; seat < state.fixed.players; seat++) {
    many += of(state.cards, seat * KINDS + card) + (card < 4 ? of(state.played, seat * 4 + card) : 0)
  }
  return many
}

/** A holder that is not given follows from the roads. */
function settleBonusCards(state: State, given: JsonObject): void {
  const { longestRoad } = given
  const said = isObject(longestRoad) && 'holder' in longestRoad
  if (!said && state.roadHolder === NOBODY_YET) awardLongestRoad(state, 'built', null)
}
