/** The state as named JSON, built up field by field: what everybody may see. */
import { CARGO, CITIES, FACES } from './content.ts'
import { bitsToList, cityName, objectiveNames, transportName, whoOf } from './names.ts'
import { bitCount, NONE, OWNERS, type ReadonlyState, routesOf, VASSAL } from './state.ts'
import type { CityFacts, Facts, ParticipantFacts, Post } from './view-types.ts'

const range = (length: number) => Array.from({ length }, (_, i) => i)
const OWNER_LIST = range(OWNERS)

/** The automatic opponent's first objective is open once its second post stands. */
export function isAutoRevealed(state: { readonly round: number; readonly phase: string }): boolean {
  return state.round > 0 || state.phase === 'emblems'
}

function post(state: ReadonlyState, owner: number): Post {
  return { who: whoOf(state, owner), vassal: owner >= VASSAL }
}

function cityFacts(state: ReadonlyState, city: number): CityFacts {
  const owners = OWNER_LIST.filter((owner) => (state.beside[city * OWNERS + owner] as number) > 0)
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

function participantFacts(state: ReadonlyState, owner: number): ParticipantFacts {
  const isSeat = owner < state.fixed.players
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

function autoFacts(state: ReadonlyState): Facts['auto'] {
  const { auto } = state.fixed
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

// Long because the record is: one line a field, and nothing is left to a helper that could forget one.
export function facts(state: ReadonlyState): Facts {
  const { fixed } = state
  const { cityPile, objectivePile } = state
  return {
    rules: fixed.rules,
    options: fixed.options,
    players: fixed.players,
    colours: [...fixed.colours],
    first: fixed.first,
    order: range(fixed.participants).map((slot) => whoOf(state, state.order[slot] as number)),
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
    auto: autoFacts(state),
    cities: range(CITIES).map((city) => cityFacts(state, city)),
    display: range(fixed.displaySize).map((slot) =>
      state.display[slot] === NONE ? null : cityName(state, state.display[slot] as number),
    ),
    participants: range(fixed.participants).map((owner) => participantFacts(state, owner)),
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
    asks: range(fixed.players).map((seat) => state.asks[seat] as number),
  }
}
