/** Whole recorded games are the regression tests: each is played again, and there must be one for everything. */
import type { GameTypes, InspectableGame, OptionValues } from '@quayside/rules-kit'
import { openRecord, readRecord, resultOf, type Table, verifyRecord } from '@quayside/table'
import { describe, expect, it } from 'vitest'
import { filesIn } from './files.ts'

export interface RecordedSettings {
  /** Values that no game can be recorded with, as `option=value`. */
  readonly without?: readonly string[]
}

/** Replays every `.game` of a folder, and demands one per ending, option value and number of players. */
export function recordedGames<G extends GameTypes>(
  game: InspectableGame<G>,
  folder: string,
  settings: RecordedSettings = {},
): void {
  describe(`${game.id} recorded games`, () => {
    const files = filesIn(folder, '.game')
    for (const { name, text } of files) {
      it(`${name} plays again to the same end`, () => {
        const table = openText(game, text)
        expect(resultOf(table), 'a recorded game is a finished game').not.toBeNull()
        if (table.header.fairness?.secret) expect(unfairness(game, text)).toBeNull()
      })
    }
    it('cover every ending, option value and number of players', () => {
      const covered = new Set(files.flatMap(({ text }) => coveredBy(openText(game, text))))
      const missing = demanded(game, settings).filter((wanted) => !covered.has(wanted))
      expect(missing).toEqual([])
    })
  })
}

export function openText<G extends GameTypes>(game: InspectableGame<G>, text: string): Table<G> {
  const record = readRecord(text)
  if ('problem' in record) throw new Error(`line ${record.line}: ${record.problem}`)
  const table = openRecord(game, record)
  if ('problem' in table) throw new Error(`line ${table.line}: ${table.problem}`)
  return table
}

/** What is wrong with the draws of a record whose secret is open, or null. */
function unfairness<G extends GameTypes>(game: InspectableGame<G>, text: string): string | null {
  const record = readRecord(text)
  if ('problem' in record) return record.problem
  const verified = verifyRecord(game, record)
  return 'problem' in verified ? `line ${verified.line}: ${verified.problem}` : null
}

/** What one recording stands for. */
export function coveredBy<G extends GameTypes>(table: Table<G>): string[] {
  const options = Object.entries(table.options as OptionValues).map(([name, value]) => `${name}=${value}`)
  const reason = resultOf(table)?.reason
  return [`players=${table.players}`, ...options, ...(reason ? [`ending=${reason}`] : [])]
}

/** Everything that needs a recording. Options that are a number of choice have no list of values to cover. */
export function demanded<G extends GameTypes>(
  game: InspectableGame<G>,
  { without = [] }: RecordedSettings = {},
): string[] {
  const { min, max } = game.seats
  const players = Array.from({ length: max - min + 1 }, (_, i) => `players=${min + i}`)
  const endings = game.endings.map((ending) => `ending=${ending}`)
  const options = game.options.flatMap((spec) =>
    spec.kind === 'choice' ? spec.choices.map(({ value }) => `${spec.name}=${value}`) : [],
  )
  return [...players, ...endings, ...options].filter((wanted) => !without.includes(wanted))
}
