/** Traders of Carthage: assembles the Game, nothing else. What only scenarios and tests ask stands in `inspectable.ts`. */
import { defineGame, type Game, legalActions, SeededRng, type View } from '@quayside/rules-kit'
import { chance } from './chance.ts'
import { PLAYER_COLOURS } from './content.ts'
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
import type { Carthage } from './types.ts'
import { projection } from './view.ts'

export const carthage: Game<Carthage> = defineGame<Carthage>({
  id: 'carthage',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options,
  colours: PLAYER_COLOURS,
  endings: ['tokens', 'exhausted'],
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
  // Nothing is remembered beside the position: every hand follows from open play.
  forget: () => undefined,
  toJson,
  fromJson,
  fallback: (view: View<Carthage>) => {
    const state = projection.imagine(view, new SeededRng(1))
    return leastHarmful(legalActions(carthage, state, view.viewer as number))
  },
})
