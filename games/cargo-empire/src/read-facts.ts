/** Named JSON back into a state: the inverse of `facts.ts`. */
import { addMixed } from '@quayside/rules-kit'
import { noteDemand } from './cities.ts'
import { CARGO, type Cargo, FACES } from './content.ts'
import { fixedConfig } from './fixed.ts'
import { cityOfName, objectiveBits, transportOf } from './names.ts'
import { NONE, OWNERS, type ReadonlyState, type State, VASSAL } from './state.ts'
import type { CityFacts, Facts, ParticipantFacts, Post } from './view-types.ts'

function ownerOf(state: ReadonlyState, { who, vassal }: Post): number {
  const base = who === 'auto' ? state.fixed.auto : who
  return vassal ? VASSAL + base : base
}

// Long because the record is: one line a field, and nothing is left to a helper that could forget one.
/** Writes everything public; what is hidden is left empty. */
export function readFacts(state: State, json: Facts): void {
  state.fixed = fixedConfig(json)
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
  readTurn(state, json)
  for (const city of json.cities) readCity(state, city)
  json.participants.forEach((one, owner) => {
    readParticipant(state, owner, one)
  })
  json.order.forEach((who, slot) => {
    state.order[slot] = who === 'auto' ? state.fixed.auto : who
  })
  json.display.forEach((card, slot) => {
    state.display[slot] = card === null ? NONE : cityOfName(state, card)
  })
  json.faces.forEach((id, slot) => {
    state.faces[slot] = FACES.findIndex((face) => face.id === id)
  })
  json.express.forEach((tile, space) => {
    state.expressTiles[space] = tile === null ? NONE : transportOf(tile)
  })
  json.bag.forEach((many, i) => {
    state.expressBag[i] = many
  })
  json.vassalPosts.forEach((many, seat) => {
    state.postsLeft[VASSAL + seat] = many
  })
  json.asks.forEach((ask, seat) => {
    state.asks[seat] = ask
  })
  state.gone = json.gone.reduce((bits, card) => bits | (1 << cityOfName(state, card)), 0)
  state.cityPile.under.push(...json.cityPile.under.map((card) => cityOfName(state, card)))
  state.underBy.push(...json.objectivePile.under)
  readAuto(state, json)
}

function readTurn(state: State, json: Facts): void {
  state.phase = json.phase
  state.choice = json.choice
  state.stage = json.stage
  state.round = json.round
  state.turns = json.turns
  state.turn = json.turn
  state.picked = json.picked
  state.paid = json.paid
  state.from = json.from === null ? NONE : cityOfName(state, json.from)
  state.to = json.to === null ? NONE : cityOfName(state, json.to)
  state.fullUpgrade = json.fullUpgrade
  state.moved = json.moved
  state.extra = json.extra
  state.enhanced = json.enhanced
  state.copied = json.copied
  state.objectiveDraws = json.objectiveDraws
  json.steps.forEach((many, i) => {
    state.steps[i] = many
  })
  json.played.forEach((many, i) => {
    state.playedCards[i] = many
  })
}

function readCity(state: State, json: CityFacts): void {
  const city = cityOfName(state, json.city)
  state.tile[city] = json.tile - 1
  state.level[city] = json.level
  const mark = (owner: number) => {
    state.present[owner] = (state.present[owner] as number) | (1 << city)
  }
  json.cubes.forEach((cargo, i) => {
    state.cubes[city * 2 + i] = cargo === null ? NONE : CARGO.indexOf(cargo as Cargo)
  })
  json.posts.forEach((one, i) => {
    if (!one) return
    state.demandPosts[city * 2 + i] = ownerOf(state, one)
    mark(ownerOf(state, one))
  })
  for (const { post: one, many } of json.beside) {
    state.beside[city * OWNERS + ownerOf(state, one)] = many
    mark(ownerOf(state, one))
  }
  noteDemand(state, city)
}

function readParticipant(state: State, owner: number, json: ParticipantFacts): void {
  if (owner < state.fixed.players) {
    const { car, train, ship } = json.hand
    state.hands.set([car, train, ship], owner * 3)
    state.kept[owner] = json.kept
    state.emblem[owner] = json.emblem === null ? NONE : cityOfName(state, json.emblem)
  }
  state.cityCards[owner] = json.cityCards.reduce((bits, card) => bits | (1 << cityOfName(state, card)), 0)
  state.blanks[owner] = json.blanks
  state.postsLeft[owner] = json.postsLeft
  json.markers.forEach(({ position, row }, marker) => {
    state.position[owner * 3 + marker] = position
    state.row[owner * 3 + marker] = row
  })
}

function readAuto(state: State, { auto }: Facts): void {
  if (!auto) return
  state.autoSlot = auto.slot - 1
  state.autoCity = auto.city === null ? NONE : cityOfName(state, auto.city)
  state.autoCard = auto.card === null ? NONE : auto.card - 1
  state.autoSteps = auto.steps
  state.autoStage = auto.stage
  for (const card of auto.cards) addMixed(state.botPile, card - 1)
  if (auto.objectives) state.objectives[state.fixed.auto] = objectiveBits(auto.objectives)
}
