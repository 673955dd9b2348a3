/** What everybody may see, as JSON, and back into a state. */
import { addMixed } from '@quayside/rules-kit'
import { noteDemand } from './cities.ts'
import { CARGO, type Cargo, CITIES, FACES } from './content.ts'
import {
  cityName,
  cityOfName,
  objectiveName,
  objectiveOf,
  transportName,
  transportOf,
  whoOf,
} from './names.ts'
import { bitCount, frameOf, NONE, OWNERS, type ReadonlyState, routesOf, type State, VASSAL } from './state.ts'
import type { Post, Public, ShownCity, ShownParticipant } from './view-types.ts'

const range = (length: number) => Array.from({ length }, (_, i) => i)
const bitsToList = (bits: number) => range(31).filter((i) => bits & (1 << i))

export function objectiveNames(bits: number): string[] {
  return bitsToList(bits).map(objectiveName)
}

export function objectiveBits(names: readonly string[]): number {
  return names.reduce((bits, name) => bits | (1 << objectiveOf(name)), 0)
}

/** The automatic opponent's first objective is open once its second post stands. */
export function isAutoRevealed(state: { readonly round: number; readonly phase: string }): boolean {
  return state.round > 0 || state.phase === 'emblems'
}

function post(state: ReadonlyState, owner: number): Post {
  return { who: whoOf(state, owner), vassal: owner >= VASSAL }
}

function ownerOf(state: ReadonlyState, { who, vassal }: Post): number {
  const base = who === 'auto' ? state.frame.auto : who
  return vassal ? VASSAL + base : base
}

function shownCity(state: ReadonlyState, city: number): ShownCity {
  const owners = range(OWNERS).filter((owner) => (state.beside[city * OWNERS + owner] as number) > 0)
  return {
    city: cityName(state, city),
    tile: (state.tile[city] as number) + 1,
    level: state.level[city] as number,
    cubes: [0, 1].map((i) => CARGO[state.cubes[city * 2 + i] as number] ?? null),
    posts: [0, 1].map((i) => {
      const owner = state.demandPosts[city * 2 + i] as number
      return owner === NONE ? null : post(state, owner)
    }),
    beside: owners.map((owner) => ({
      post: post(state, owner),
      many: state.beside[city * OWNERS + owner] as number,
    })),
  }
}

function shownParticipant(state: ReadonlyState, owner: number): ShownParticipant {
  const isSeat = owner < state.frame.players
  const hand = (card: number) => (isSeat ? (state.hands[owner * 3 + card] as number) : 0)
  return {
    who: whoOf(state, owner),
    hand: { car: hand(0), train: hand(1), ship: hand(2) },
    kept: isSeat ? (state.kept[owner] as number) : 0,
    cityCards: bitsToList(state.cityCards[owner] as number).map((city) => cityName(state, city)),
    blanks: state.blanks[owner] as number,
    objectiveCount: bitCount(state.objectives[owner] as number),
    markers: [0, 1, 2].map((marker) => {
      return {
        position: state.position[owner * 3 + marker] as number,
        row: state.row[owner * 3 + marker] as number,
      }
    }),
    postsLeft: state.postsLeft[owner] as number,
    emblem: isSeat && state.emblem[owner] !== NONE ? cityName(state, state.emblem[owner] as number) : null,
    faceDown: state.faceDown[owner] !== NONE,
    dealt: isSeat ? [0, 1].filter((i) => state.dealt[owner * 2 + i] !== NONE).length : 0,
    chosen: isSeat && state.chosen[owner] !== NONE,
  }
}

function shownAuto(state: ReadonlyState): Public['auto'] {
  const { auto } = state.frame
  if (auto === NONE) return null
  return {
    slot: state.autoSlot + 1,
    city: state.autoCity === NONE ? null : cityName(state, state.autoCity),
    card: state.autoCard === NONE ? null : state.autoCard + 1,
    steps: state.autoSteps,
    stage: state.autoStage,
    cards: range(state.botPile.counts.length).flatMap((card) =>
      range(state.botPile.counts[card] as number).map(() => card + 1),
    ),
    objectives: isAutoRevealed(state) ? objectiveNames(state.objectives[auto] as number) : null,
  }
}

export function publicJson(state: ReadonlyState): Public {
  const { frame } = state
  const { cityPile, objectivePile } = state
  return {
    options: frame.options,
    players: frame.players,
    colours: [...frame.colours],
    first: frame.first,
    order: range(frame.participants).map((slot) => whoOf(state, state.order[slot] as number)),
    phase: state.phase,
    choice: state.choice,
    stage: state.stage,
    round: state.round,
    turns: state.turns,
    turn: state.turn,
    picked: state.picked,
    paid: state.paid,
    from: state.from === NONE ? null : cityName(state, state.from),
    to: state.to === NONE ? null : cityName(state, state.to),
    fullUpgrade: state.fullUpgrade,
    moved: state.moved,
    extra: state.extra,
    enhanced: state.enhanced,
    copied: state.copied,
    objectiveDraws: state.objectiveDraws,
    steps: [0, 1, 2].map((i) => state.steps[i] as number),
    played: [0, 1, 2].map((i) => state.playedCards[i] as number),
    auto: shownAuto(state),
    cities: range(CITIES).map((city) => shownCity(state, city)),
    display: range(frame.displaySize).map((slot) =>
      state.display[slot] === NONE ? null : cityName(state, state.display[slot] as number),
    ),
    participants: range(frame.participants).map((owner) => shownParticipant(state, owner)),
    vassalPosts: [0, 1].map((seat) => state.postsLeft[VASSAL + seat] as number),
    faces: [0, 1, 2].map((slot) => FACES[state.faces[slot] as number]?.id ?? ''),
    express: range(routesOf(state).map.express.length).map((space) => {
      return state.expressTiles[space] === NONE ? null : transportName(state.expressTiles[space] as number)
    }),
    bag: [0, 1, 2].map((i) => state.expressBag[i] as number),
    cityPile: {
      stacked: cityPile.stacked.length,
      mixed: cityPile.mixed,
      under: cityPile.under.map((card) => cityName(state, card)),
    },
    objectivePile: {
      stacked: objectivePile.stacked.length,
      mixed: objectivePile.mixed,
      under: [...state.underBy],
    },
    gone: bitsToList(state.gone).map((city) => cityName(state, city)),
    asks: range(frame.players).map((seat) => state.asks[seat] as number),
  }
}

/** Writes everything public; what is hidden is left empty. */
export function readPublic(state: State, json: Public): void {
  state.frame = frameOf(json.options, json.players, json.colours, json.first)
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
    state.order[slot] = who === 'auto' ? state.frame.auto : who
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

function readTurn(state: State, json: Public): void {
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

function readCity(state: State, json: ShownCity): void {
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

function readParticipant(state: State, owner: number, json: ShownParticipant): void {
  if (owner < state.frame.players) {
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

function readAuto(state: State, { auto }: Public): void {
  if (!auto) return
  state.autoSlot = auto.slot - 1
  state.autoCity = auto.city === null ? NONE : cityOfName(state, auto.city)
  state.autoCard = auto.card === null ? NONE : auto.card - 1
  state.autoSteps = auto.steps
  state.autoStage = auto.stage
  for (const card of auto.cards) addMixed(state.botPile, card - 1)
  if (auto.objectives) state.objectives[state.frame.auto] = objectiveBits(auto.objectives)
}
