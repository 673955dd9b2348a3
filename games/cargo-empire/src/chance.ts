/** City cards, objectives, the opponent's cards and express tiles, one at a time. */
import {
  BrokenRule,
  type Chance,
  type Pile,
  type SeenPile,
  sampleKind,
  takeKind,
  weightOf,
} from '@quayside/rules-kit'
import { advance } from './advance.ts'
import { cardDrawn, forcedCityDrawn } from './auto.ts'
import { objectiveDrawn } from './bonuses.ts'
import { emptySlot, revealCity } from './cities.ts'
import { BOT_CARDS, MAPS, OBJECTIVES, TRANSPORTS } from './content.ts'
import { cityOfName, objectiveOf, transportOf } from './names.ts'
import { nextExpressSpace } from './order.ts'
import { pendingDraw } from './phase.ts'
import { actor, NONE, type ReadonlyState, routesOf, type State } from './state.ts'
import type { CargoEmpire, Emitter, Outcome } from './types.ts'

const cityOutcomes = (map: 'europe' | 'dior'): readonly Outcome[] => {
  const names = [...MAPS[map].cities.map((city) => city.id), 'blank']
  return names.map((card) => Object.freeze({ type: 'city', card }))
}
const CITY = { europe: cityOutcomes('europe'), dior: cityOutcomes('dior') }
const OBJECTIVE: readonly Outcome[] = OBJECTIVES.map(({ id }) =>
  Object.freeze({ type: 'objective', card: id }),
)
const AUTO: readonly Outcome[] = BOT_CARDS.map((_, i) => Object.freeze({ type: 'auto', card: i + 1 }))
const EXPRESS: readonly Outcome[] = TRANSPORTS.map((tile) => Object.freeze({ type: 'express', tile }))

/** The bag of express tiles drawn like a mixed pile. */
function bagOf(state: ReadonlyState): SeenPile {
  const counts = state.expressBag
  return {
    counts,
    mixed: (counts[0] as number) + (counts[1] as number) + (counts[2] as number),
    stacked: [],
    under: [],
  }
}

function source(state: ReadonlyState): { readonly pile: SeenPile; readonly outcomes: readonly Outcome[] } {
  switch (pendingDraw(state)) {
    case 'city':
      return { pile: state.cityPile, outcomes: CITY[state.fixed.options.map] }
    case 'objective':
      return { pile: state.objectivePile, outcomes: OBJECTIVE }
    case 'auto':
      return { pile: state.botPile, outcomes: AUTO }
    case 'express':
      return { pile: bagOf(state), outcomes: EXPRESS }
    case null:
      throw new BrokenRule('nothing is to be drawn')
  }
}

export const chance: Chance<CargoEmpire> = {
  outcomes(state) {
    const { pile, outcomes } = source(state)
    return outcomes
      .map((outcome, kind) => ({ outcome, weight: weightOf(pile, kind) }))
      .filter((one) => one.weight > 0)
  },

  sample(state, rng) {
    const { pile, outcomes } = source(state)
    return outcomes[sampleKind(pile, rng)] as Outcome
  },

  apply(state, outcome, emit) {
    switch (outcome.type) {
      case 'city':
        drawCity(state, cityOfName(state, outcome.card), emit)
        break
      case 'objective':
        drawObjective(state, objectiveOf(outcome.card), emit)
        break
      case 'auto':
        cardDrawn(state, outcome.card - 1, emit)
        break
      case 'express':
        layExpress(state, transportOf(outcome.tile), emit)
    }
    advance(state, emit)
  },
}

function drawCity(state: State, card: number, emit: Emitter): void {
  if (emptySlot(state) !== NONE) revealCity(state, card, emit)
  else forcedCityDrawn(state, card, emit)
}

function drawObjective(state: State, objective: number, emit: Emitter): void {
  const pile: Pile = state.objectivePile
  const fromBottom = pile.stacked.length === 0 && pile.mixed === 0
  takeKind(pile, objective)
  if (fromBottom) state.underBy.shift()
  objectiveDrawn(state, actor(state), objective, emit)
}

function layExpress(state: State, tile: number, emit: Emitter): void {
  const space = nextExpressSpace(state)
  state.expressBag[tile] = (state.expressBag[tile] as number) - 1
  state.expressTiles[space] = tile
  const name = routesOf(state).map.express[space]?.id ?? ''
  emit?.({ type: 'expressLaid', space: name, marker: TRANSPORTS[tile] ?? 'car' })
}
