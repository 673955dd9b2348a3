/** The game with what scenarios, tests and analysis ask beyond playing it. */
import type { InspectableGame } from '@quayside/rules-kit'
import { fill } from './fill.ts'
import { carthage as rules } from './game.ts'
import { broken } from './invariants.ts'
import { questions } from './questions.ts'
import type { Carthage } from './types.ts'

export const carthage: InspectableGame<Carthage> = { ...rules, broken, fill, questions }

export type { Action, Carthage, Code, Outcome, Setup } from './types.ts'
export type { SeatFacts, Shown, Slot } from './view-types.ts'
