/** The sentences of the contract, tried one by one over random games. Needs no test runner. */
import type { GameTypes, InspectableGame, OptionValues, Rng } from '@quayside/rules-kit'
import { scaled } from '../counts.ts'
import { saveFailure } from '../save-failure.ts'
import { actionChecks } from './action-checks.ts'
import { chanceChecks } from './chance-checks.ts'
import type { Check } from './check.ts'
import { newsChecks } from './news-checks.ts'
import { partChecks } from './part-checks.ts'
import { projectionChecks } from './projection-checks.ts'
import { stateChecks } from './state-checks.ts'
import { tableChecks } from './table-checks.ts'
import { type TextsByLanguage, textChecks } from './text-checks.ts'
import { type Position, Violation, walk } from './walk.ts'

export type { Check } from './check.ts'
export { Violation } from './walk.ts'

export interface SuiteSettings {
  /** Positions each check looks at. */
  readonly positions?: number
  /** Whole games that must end. */
  readonly games?: number
  readonly seed?: number
  /** A game that has not ended after so many moves has no end. */
  readonly mostMoves?: number
  /** Options to play with; random ones if left out. */
  readonly optionsFor?: (players: number, rng: Rng) => OptionValues
  readonly texts?: TextsByLanguage
}

/** Every sentence of the contract. */
export function allChecks(texts?: TextsByLanguage): readonly Check[] {
  const spoken = texts ? textChecks(texts) : []
  return [
    ...stateChecks,
    ...actionChecks,
    ...chanceChecks,
    ...projectionChecks,
    ...partChecks,
    ...newsChecks,
    ...tableChecks,
    ...spoken,
  ]
}

export function positionsFor(check: Check, settings: SuiteSettings): number {
  return Math.ceil((settings.positions ?? scaled(300, 3000)) * (check.share ?? 1))
}

/** Tries one sentence over random games; throws with a saved game where it is false. Answers at how many positions. */
export function runCheck<G extends GameTypes>(
  game: InspectableGame<G>,
  check: Check,
  settings: SuiteSettings = {},
): number {
  const positions = positionsFor(check, settings)
  const plan = { ...planOf(game, check.says, settings), positions, every: check.every }
  return walk(plan, (position) => check.at(position))
}

/** How a sentence is tried: which games, from which seed. */
export function planOf<G extends GameTypes>(game: InspectableGame<G>, says: string, settings: SuiteSettings) {
  const { seed = 1, mostMoves = 20_000, optionsFor } = settings
  const failed = (position: Position<G>, error: unknown) => failure(position, says, error)
  return { game, seed, mostMoves, failed, ...(optionsFor ? { optionsFor } : {}) }
}

/** What went wrong, with a record of how play came there. */
function failure<G extends GameTypes>(position: Position<G>, says: string, error: unknown): Violation {
  const sentence = error instanceof Error ? error.message : String(error)
  const where = `after ${position.moves.length} moves; ${savedAs(position, says)}`
  return new Violation(`${says}: ${sentence} (${where})`, { cause: error })
}

/** A game too broken to be written must not hide what was found. */
function savedAs<G extends GameTypes>(position: Position<G>, says: string): string {
  try {
    return `saved as ${saveFailure(position, says)}`
  } catch (error) {
    return `not saved, ${error}`
  }
}
