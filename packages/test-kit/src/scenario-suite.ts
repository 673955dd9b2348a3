import type { GameTypes, InspectableGame } from '@quayside/rules-kit'
import { readScenario, runScenario } from '@quayside/scenario'
import { describe, expect, it } from 'vitest'
import { filesIn, type NamedText } from './files.ts'

/** A test for each scenario file of a folder. */
export function scenarioSuite<G extends GameTypes>(game: InspectableGame<G>, folder: string): void {
  describe(`${game.id} scenarios`, () => {
    const files = filesIn(folder, '.json')
    it('are there', () => expect(files.length).toBeGreaterThan(0))
    for (const file of files) it(file.name, () => expect(complaints(game, file)).toEqual([]))
  })
}

function complaints<G extends GameTypes>(game: InspectableGame<G>, { text }: NamedText): string[] {
  const scenario = readScenario(text)
  if ('problem' in scenario) return [scenario.problem]
  const report = runScenario(game, scenario)
  if (report.problem) return [report.problem]
  return report.steps.flatMap((step) => step.differed.map((what) => `${step.path}: ${what}`))
}
