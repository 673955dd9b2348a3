/** The game with what scenarios, tests and analysis ask beyond playing it. */
import type { InspectableGame } from '@quayside/rules-kit'
import { fill } from './fill.ts'
import { cargoEmpire as rules } from './game.ts'
import { broken } from './invariants.ts'
import { questions } from './questions.ts'
import type { CargoEmpire } from './types.ts'

export const cargoEmpire: InspectableGame<CargoEmpire> = { ...rules, broken, fill, questions }

export type { Action, CargoEmpire, Code, Outcome, Setup } from './types.ts'
export type { CityFacts, Facts, ParticipantFacts, Shown } from './view-types.ts'
