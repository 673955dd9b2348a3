/** The game with what scenarios, tests and analysis ask beyond playing it. */
import type { InspectableGame } from '@quayside/rules-kit'
import { fill } from './fill.ts'
import { catan as rules } from './game.ts'
import { broken } from './invariants.ts'
import { questions } from './questions.ts'
import type { Catan } from './types.ts'

export const catan: InspectableGame<Catan> = { ...rules, broken, fill, questions }

export type { Action, Catan, Code, Outcome, Setup } from './types.ts'
export type { Known, Shown } from './view-types.ts'
