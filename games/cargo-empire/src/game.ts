/** Cargo Empire: assembles the Game, nothing else. What only scenarios and tests ask stands in `inspectable.ts`. */
import { defineGame, type Game, legalActions, SeededRng, type View } from '@quayside/rules-kit'
import { chance } from './chance.ts'
import { PLAYER_COLOURS } from './content.ts'
import { leastHarmful } from './fallback.ts'
import { RULES_VERSION, rulesOf } from './fixed.ts'
import { flow, kinds } from './flow.ts'
import { notation } from './notation.ts'
import { options } from './options.ts'
import { ownParts, partLists } from './own-parts.ts'
import { schemas } from './schemas.ts'
import { result } from './scoring.ts'
import { drawSetup, initialState, readSetup } from './setup.ts'
import { blank, copyInto } from './state.ts'
import { fromJson, toJson } from './state-json.ts'
import type { CargoEmpire } from './types.ts'
import { projection } from './view.ts'

export const cargoEmpire: Game<CargoEmpire> = defineGame<CargoEmpire>({
  id: 'cargo-empire',
  rulesVersion: RULES_VERSION,
  seats: { min: 1, max: 5 },
  options,
  colours: PLAYER_COLOURS,
  endings: ['rounds'],
  kinds,
  flow,
  chance,
  projection,
  partLists,
  ownParts,
  notation,
  schemas,
  drawSetup,
  readSetup,
  initialState,
  rulesOf,
  playersOf: (state) => state.fixed.players,
  result,
  rounds: (state) => state.round,
  blank,
  copyInto,
  // Who put what under a pile stands in the position itself: there is nothing else to remember.
  forget: () => undefined,
  toJson,
  fromJson,
  fallback: (view: View<CargoEmpire>) => {
    const state = projection.imagine(view, new SeededRng(1))
    return leastHarmful(legalActions(cargoEmpire, state, view.viewer as number))
  },
})
