/** Positions that tests begin at: committed files, made by `npm run fixtures`. No bot is asked for them at test time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ActionOf, type Game, type GameTypes, legalActions } from '@quayside/rules-kit'
import { openRecord, readRecord } from '@quayside/table'
import type { Page } from 'playwright-core'
import type { FixtureName } from '../fixtures/all.ts'
import { byPointer, importRecord, settled } from './play.ts'

export type { FixtureName }

const folder = join(import.meta.dirname, '../fixtures')

/** The text of a fixture. The compiler knows every name; the unit test of fixtures sees that each is used. */
export function fixture(name: FixtureName): string {
  return readFileSync(join(folder, `${name}.game`), 'utf8')
}

/** Sits down at a fixture as seat 0; where people sit around, the curtain is raised. */
export async function openAt(page: Page, name: FixtureName): Promise<void> {
  await importRecord(page, fixture(name))
  if ((await settled(page)) !== 'curtain') return
  await byPointer(page, '[data-choice=rise]')
  await page.locator('.curtain').waitFor({ state: 'detached' })
  await settled(page)
}

/** The actions of a kind that seat 0 may take there. */
export function actionsAt<G extends GameTypes, K extends G['Action']['type']>(
  game: Game<G>,
  name: FixtureName,
  kind: K,
): readonly ActionOf<G, K>[] {
  const record = readRecord(fixture(name))
  const table = 'problem' in record ? record : openRecord(game, record)
  if ('problem' in table) throw new Error(`${name}: ${table.problem}`)
  return legalActions(game, table.head.state, 0).filter(({ type }) => type === kind) as ActionOf<G, K>[]
}
