/** Catan: assembles the Game, nothing else. What only scenarios and tests ask stands in `inspectable.ts`. */
import { defineGame, type Game, legalActions, type Seat, SeededRng, type View } from '@quayside/rules-kit'
import { chance } from './chance.ts'
import { COLOURS, UNUSED_COLOURS } from './content.ts'
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
import type { Catan } from './types.ts'
import { projection } from './view.ts'

export const catan: Game<Catan> = defineGame<Catan>({
  id: 'catan',
  rulesVersion: RULES_VERSION,
  seats: { min: 3, max: 4 },
  options,
  colours: COLOURS,
  unusedColours: UNUSED_COLOURS,
  endings: ['points', 'cap'],
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
  forget(state) {
    state.memory = null
  },
  toJson,
  fromJson,
  fallback(view: View<Catan>) {
    const state = projection.imagine(view, new SeededRng(1))
    const seat = view.viewer as Seat
    return leastHarmful(state, seat, legalActions(catan, state, seat))
  },
})
