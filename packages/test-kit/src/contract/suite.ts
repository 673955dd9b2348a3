/** The contract as tests: `contractSuite(game)` in a game's test file, and nothing else is needed. */
import type { Game, GameTypes, OptionValues, Rng } from '@quayside/rules-kit'
import { seriesSeed } from '@quayside/rules-kit'
import { describe, it } from 'vitest'
import { scaled } from '../counts.ts'
import { saveFailure } from '../save-failure.ts'
import { actionChecks } from './action-checks.ts'
import { chanceChecks } from './chance-checks.ts'
import type { Check } from './check.ts'
import { sightChecks } from './sight-checks.ts'
import { stateChecks } from './state-checks.ts'
import { tableChecks } from './table-checks.ts'
import { type BothTexts, textChecks } from './text-checks.ts'
import { type Position, playThrough, Violation, violated, walk } from './walk.ts'

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
  readonly texts?: BothTexts
}

/** Every sentence of the contract. */
export function allChecks(texts?: BothTexts): readonly Check[] {
  const spoken = texts ? textChecks(texts) : []
  return [...stateChecks, ...actionChecks, ...chanceChecks, ...sightChecks, ...tableChecks, ...spoken]
}

export function contractSuite<G extends GameTypes>(game: Game<G>, settings: SuiteSettings = {}): void {
  describe(`${game.id} keeps the contract`, () => {
    for (const check of allChecks(settings.texts)) {
      it(check.says, { timeout: 600_000 }, () => runCheck(game, check, settings))
    }
    it('random games end', { timeout: 600_000 }, () => runToTheEnd(game, settings))
  })
}

/** Tries one sentence over random games; throws with a saved game where it is false. */
export function runCheck<G extends GameTypes>(
  game: Game<G>,
  check: Check,
  settings: SuiteSettings = {},
): number {
  const positions = Math.ceil((settings.positions ?? scaled(300, 3000)) * (check.share ?? 1))
  const plan = { ...planOf(game, settings), positions, every: check.every }
  return walk(plan, (position) => guarded(position, check.says, () => check.at(position)))
}

function planOf<G extends GameTypes>(game: Game<G>, settings: SuiteSettings) {
  const { seed = 1, mostMoves = 20_000, optionsFor } = settings
  return { game, seed, mostMoves, ...(optionsFor ? { optionsFor } : {}) }
}

/** Whole games, checked for their end and their invariants on the way. */
function runToTheEnd<G extends GameTypes>(game: Game<G>, settings: SuiteSettings): void {
  const plan = { ...planOf(game, settings), positions: 0, every: 1 }
  const { min, max } = game.seats
  const games = settings.games ?? scaled(20, 500)
  for (let index = 0; index < games; index++) {
    const players = min + (index % (max - min + 1))
    for (const position of playThrough(plan, players, seriesSeed(plan.seed + 1, index), [])) {
      if (position.next) continue
      guarded(position, 'random games end', () => {
        if (!game.result(position.state)) violated(`no end after ${position.moves.length} moves`)
      })
    }
  }
}

/** What goes wrong at a position is thrown on with a record of how play came there. */
function guarded<G extends GameTypes>(position: Position<G>, says: string, look: () => void): void {
  try {
    look()
  } catch (error) {
    const path = saveFailure(position, says)
    const sentence = error instanceof Error ? error.message : String(error)
    throw new Violation(`${says}: ${sentence} (after ${position.moves.length} moves; saved as ${path})`, {
      cause: error,
    })
  }
}
