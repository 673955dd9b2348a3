/** Cartagena: assembles the Game, nothing else. What only scenarios and tests ask stands in `inspectable.ts`. */
import { defineGame, type Game, legalActions, type Seat, SeededRng, type View } from '@quayside/rules-kit'
import { chance } from './chance.ts'
import { COLOURS } from './content.ts'
import { leastHarmful } from './fallback.ts'
import { flow, kinds } from './flow.ts'
import { notation } from './notation.ts'
import { options } from './options.ts'
import { ownParts, partLists } from './own-parts.ts'
import { schemas } from './schemas.ts'
import { result } from './scoring.ts'
import { drawSetup, initialState, readSetup } from './setup.ts'
import { blank, copyInto } from './state.ts'
import { fromJson, toJson } from './state-json.ts'
import type { Cartagena } from './types.ts'
import { projection } from './view.ts'

export const cartagena: Game<Cartagena> = defineGame<Cartagena>({
  id: 'cartagena',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options,
  colours: COLOURS,
  endings: ['home', 'cap'],
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
  rulesOf: () => 1,
  playersOf: (state) => state.fixed.players,
  result,
  rounds: (state) => Math.ceil(state.turns / state.fixed.players),
  blank,
  copyInto,
  forget(state) {
    state.memory = null
  },
  toJson,
  fromJson,
  fallback(view: View<Cartagena>) {
    const state = projection.imagine(view, new SeededRng(1))
    const seat = view.viewer as Seat
    return leastHarmful(state, seat, legalActions(cartagena, state, seat))
  },
})
