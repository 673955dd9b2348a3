/** The beginning: all of its chance as data, and the position it makes. */
import { addMixed, at, type Rng, shuffle, type Wishes } from '@quayside/rules-kit'
import { mixDeck } from './auto.ts'
import { noteDemand, stock } from './cities.ts'
import {
  BASE_TILES,
  BLANK,
  BLANKS_UNDER_DECK,
  CITIES,
  FACES,
  LAST_FACES,
  MAPS,
  MIDDLE_FACES,
  OBJECTIVES,
  PLAYER_COLOURS,
  type PlayerColour,
  TILES,
  TRANSPORTS,
  type Transport,
} from './content.ts'
import type { Who } from './events.ts'
import { fixedConfig } from './fixed.ts'
import { cityOfName, objectiveOf, transportOf } from './names.ts'
import type { Options } from './options.ts'
import { askAgain, blank, NONE, routesOf, type State } from './state.ts'
import type { Setup } from './types.ts'

const START_CARDS = 1

export function drawSetup(options: Options, players: number, rng: Rng, wishes: Wishes = {}): Setup {
  const colours = (wishes.colours as readonly PlayerColour[] | undefined) ?? PLAYER_COLOURS.slice(0, players)
  const auto = options.opponent === 'bot'
  const tiles = shuffle(
    Array.from({ length: TILES.length }, (_, i) => i + 1),
    rng,
  )
  const faces = drawFaces(options, rng)
  const cities = shuffle(
    MAPS[options.map].cities.map((city) => city.id),
    rng,
  )
  const objectives = shuffle(
    OBJECTIVES.map(({ id }) => id),
    rng,
  )
  const express = options.map === 'dior' ? shuffle([...TRANSPORTS, ...TRANSPORTS], rng) : []
  const drawn = rng.below(players + (auto ? 1 : 0))
  const first: Who = wishes.first ?? (drawn === players ? 'auto' : drawn)
  const display = cities.splice(0, players === 5 ? 5 : 4)
  return {
    colours,
    first,
    tiles,
    faces,
    display,
    faceDown: cities.splice(0, players),
    objectives: Array.from({ length: players }, () => objectives.splice(0, 2)),
    auto: auto ? { city: cities.shift() as string, objective: objectives.shift() as string } : null,
    express,
  }
}

function drawFaces({ tracks }: Options, rng: Rng): string[] {
  const oneOf = (list: readonly string[]) => at(list, rng.below(list.length))
  if (tracks === 'base') return shuffle([...BASE_TILES], rng).map(oneOf)
  if (tracks === 'advanced') return [oneOf(BASE_TILES.flat()), oneOf(MIDDLE_FACES), oneOf(LAST_FACES)]
  // Never both sides of one tile: each tile lends one face to the pool.
  const pool = [...BASE_TILES.map(oneOf), ...MIDDLE_FACES, ...LAST_FACES]
  return shuffle(pool, rng).slice(0, 3)
}

export function readSetup(
  options: Options,
  players: number,
  setup: Setup,
): Setup | { readonly problem: string } {
  const colours = setup.colours ?? PLAYER_COLOURS.slice(0, players)
  const problem =
    seatingProblem(options, players, { ...setup, colours }) ??
    facesProblem(options, setup.faces) ??
    cardsProblem(options, players, setup) ??
    expressProblem(options, setup.express)
  return problem === null ? { ...setup, colours } : { problem }
}

function seatingProblem(options: Options, players: number, setup: Setup): string | null {
  const { colours, auto, first } = setup
  if (colours.length !== players || new Set(colours).size !== players)
    return `colours must be ${players} different ones`
  const hasAuto = options.opponent === 'bot'
  if (hasAuto !== (auto !== null)) return hasAuto ? 'auto is missing' : 'auto must be null'
  return (first === 'auto' ? !hasAuto : first >= players) ? 'first must be a participant' : null
}

/** The track of the mode (CGE-A1): what may lie in each slot, and never both sides of one tile. */
function facesProblem({ tracks }: Options, faces: readonly string[]): string | null {
  const base = BASE_TILES.flat()
  const all = [...base, ...MIDDLE_FACES, ...LAST_FACES]
  const slots = {
    base: [base, base, base],
    advanced: [base, MIDDLE_FACES, LAST_FACES],
    free: [all, all, all],
  }
  const wrong = faces.findIndex((face, slot) => !slots[tracks][slot]?.includes(face))
  if (wrong >= 0) {
    const accepted = slots[tracks][wrong] ?? all
    return `faces[${wrong}] cannot be "${faces[wrong]}" with tracks=${tracks}: it is one of ${accepted.join(', ')}`
  }
  const tileOf = (face: string) => BASE_TILES.findIndex((sides) => sides.includes(face))
  const twice = faces.find((face, i) =>
    faces
      .slice(0, i)
      .some((other) => other === face || (tileOf(face) >= 0 && tileOf(other) === tileOf(face))),
  )
  return twice === undefined ? null : `faces: the tile of "${twice}" lies twice`
}

function cardsProblem(options: Options, players: number, setup: Setup): string | null {
  if (new Set(setup.tiles).size !== CITIES) return 'tiles must be 24 different ones'
  const cities = [...setup.display, ...setup.faceDown, ...(setup.auto ? [setup.auto.city] : [])]
  const known = MAPS[options.map].cities.map((city) => city.id)
  if (new Set(cities).size !== cities.length || cities.some((id) => !known.includes(id)))
    return 'city cards must be different cities of the map'
  if (setup.display.length !== (players === 5 ? 5 : 4)) return 'the display has a wrong size'
  if (setup.faceDown.length !== players || setup.objectives.length !== players)
    return 'each seat needs its cards'
  const objectives = [...setup.objectives.flat(), ...(setup.auto ? [setup.auto.objective] : [])]
  return new Set(objectives).size === objectives.length ? null : 'an objective was dealt twice'
}

function expressProblem({ map }: Options, express: readonly Transport[]): string | null {
  const each = map === 'dior' ? 2 : 0
  const isRight = TRANSPORTS.every((kind) => express.filter((tile) => tile === kind).length === each)
  return isRight ? null : 'express tiles belong to the Dior map, two of each kind'
}

export function initialState(options: Options, players: number, setup: Setup, rules: number): State {
  const state = blank()
  const auto = options.opponent === 'bot' ? players : NONE
  const first = setup.first === 'auto' ? auto : setup.first
  state.fixed = fixedConfig({ options, players, colours: setup.colours, first, rules })
  layBoard(state, setup)
  fillPiles(state, setup)
  dealSeats(state, setup)
  for (let slot = 0; slot < state.fixed.participants; slot++)
    state.order[slot] = (first + slot) % state.fixed.participants
  for (let seat = 0; seat < players; seat++) askAgain(state, seat)
  return state
}

function layBoard(state: State, setup: Setup): void {
  for (const part of [
    state.cubes,
    state.demandPosts,
    state.display,
    state.emblem,
    state.expressTiles,
    state.faceDown,
    state.dealt,
    state.chosen,
  ]) {
    part.fill(NONE)
  }
  state.level.fill(1)
  setup.tiles.forEach((tile, city) => {
    state.tile[city] = tile - 1
    stock(state, city)
    noteDemand(state, city)
  })
  setup.faces.forEach((id, slot) => {
    state.faces[slot] = FACES.findIndex((face) => face.id === id)
  })
  setup.display.forEach((id, slot) => {
    state.display[slot] = cityOfName(state, id)
  })
  setup.express.forEach((tile: Transport, space) => {
    state.expressTiles[space] = transportOf(tile)
  })
}

function fillPiles(state: State, setup: Setup): void {
  const dealt = new Set([...setup.display, ...setup.faceDown, ...(setup.auto ? [setup.auto.city] : [])])
  routesOf(state).map.cities.forEach(({ id }, city) => {
    if (!dealt.has(id)) addMixed(state.cityPile, city)
  })
  for (let i = 0; i < BLANKS_UNDER_DECK; i++) state.cityPile.under.push(BLANK)
  const seen = new Set([...setup.objectives.flat(), ...(setup.auto ? [setup.auto.objective] : [])])
  OBJECTIVES.forEach(({ id }, i) => {
    if (!seen.has(id)) addMixed(state.objectivePile, i)
  })
  if (setup.auto) mixDeck(state)
}

function dealSeats(state: State, setup: Setup): void {
  const { players, auto } = state.fixed
  for (let seat = 0; seat < players; seat++) {
    for (let card = 0; card < 3; card++) state.hands[seat * 3 + card] = START_CARDS
    state.faceDown[seat] = cityOfName(state, setup.faceDown[seat] as string)
    setup.objectives[seat]?.forEach((id, i) => {
      state.dealt[seat * 2 + i] = objectiveOf(id)
    })
  }
  if (!setup.auto) return
  state.faceDown[auto] = cityOfName(state, setup.auto.city)
  state.objectives[auto] = 1 << objectiveOf(setup.auto.objective)
}
