/** The contract as tests: `contractSuite(game)` in a game's test file, and nothing else is needed. */
import type { GameTypes, InspectableGame } from '@quayside/rules-kit'
import { seriesSeed } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { scaled } from '../counts.ts'
import { allChecks, planOf, positionsFor, runCheck, type SuiteSettings } from './run-check.ts'
import { playGame, violated } from './walk.ts'

export function contractSuite<G extends GameTypes>(
  game: InspectableGame<G>,
  settings: SuiteSettings = {},
): void {
  describe(`${game.id} keeps the contract`, () => {
    for (const check of allChecks(settings.texts)) {
      it(check.says, { timeout: 600_000 }, () => {
        expect(runCheck(game, check, settings)).toBe(positionsFor(check, settings))
      })
    }
    it(ENDS, { timeout: 600_000 }, () => runToTheEnd(game, settings))
  })
}

const ENDS = 'random games end'

/** Whole games, one after the other. */
function runToTheEnd<G extends GameTypes>(game: InspectableGame<G>, settings: SuiteSettings): void {
  const plan = { ...planOf(game, ENDS, settings), positions: 0, every: 1 }
  const { min, max } = game.seats
  const games = settings.games ?? scaled(20, 500)
  let ended = 0
  for (let index = 0; index < games; index++) {
    const players = min + (index % (max - min + 1))
    playGame(plan, players, seriesSeed(plan.seed + 1, index), [], ({ next, state, moves }) => {
      if (!next && !game.result(state)) violated(`no end after ${moves.length} moves`)
      if (!next) ended++
      return 'go on'
    })
  }
  expect(ended).toBe(games)
}
