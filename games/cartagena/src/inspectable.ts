/** The game with what scenarios, tests and analysis ask beyond playing it. */
import type { InspectableGame } from '@quayside/rules-kit'
import { fill } from './fill.ts'
import { cartagena as rules } from './game.ts'
import { broken } from './invariants.ts'
import { questions } from './questions.ts'
import type { Cartagena } from './types.ts'

export const cartagena: InspectableGame<Cartagena> = { ...rules, broken, fill, questions }

export type { Action, Cartagena, Code, Outcome, Place, Setup } from './types.ts'
export type { Known, Phase, SeatFacts, Shown } from './view-types.ts'
