// The proof of a fifth game: `npm run new-game` writes one into a copy of the tree, and everything there takes it as it is.
import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type OnlineHouse, startOnlineHouse } from '../../apps/web/test/support/online-server.ts'
import { openPage } from '../../apps/web/test/support/open-page.ts'
import { settled } from '../../apps/web/test/support/play.ts'
import { openReplay } from '../../apps/web/test/support/replay.ts'

const ID = 'tide-pool'
const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
let copy = ''

beforeAll(() => {
  const copying = `import('./scripts/mutate/copy-tree.mjs').then(({ copyTree }) => console.log(copyTree()))`
  copy = execFileSync(process.execPath, ['-e', copying], { cwd: root, encoding: 'utf8' }).trim()
  // The linter and the architecture test ask git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  execFileSync(process.execPath, ['scripts/new-game.mjs', ID], { cwd: copy })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** As from a terminal: a build for tests would be another one. */
const { NODE_ENV: _test, VITEST: _vitest, ...usual } = process.env
const env = { ...usual, NO_COLOR: '1' }

/** What a script of the copy prints; throws with all it said when it fails. */
async function inCopy(...words: readonly string[]): Promise<string> {
  try {
    return (await run(process.execPath, [...words], { cwd: copy, env, maxBuffer: 1e8 })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${stdout}\n${stderr}`)
  }
}

/** What a further game changes or is taken by; all else compiles in the step "types". */
const TOUCHED = {
  pure: [`games/${ID}/src/**/*`, 'games/all/src/**/*'],
  node: [`games/${ID}/test/**/*`, 'games/all/test/**/*', 'apps/cli/src/**/*'],
  browser: ['types/browser.d.ts', `games/${ID}/src/ui/**/*`, 'games/all/src/ui.ts', 'apps/web/src/**/*'],
}

function projectOf(world: keyof typeof TOUCHED): string {
  if (process.env.QUAYSIDE_FULL === '1') return `tsconfig.${world}.json`
  const project = { extends: `./tsconfig.${world}.json`, include: TOUCHED[world] }
  writeFileSync(join(copy, `tsconfig.touched-${world}.json`), JSON.stringify(project))
  return `tsconfig.touched-${world}.json`
}

describe('npm run new-game', () => {
  it('refuses a name that is taken or is none, with one sentence', async () => {
    await expect(inCopy('scripts/new-game.mjs', ID)).rejects.toThrow(`There is already a game "${ID}"`)
    await expect(inCopy('scripts/new-game.mjs', 'Tide Pool')).rejects.toThrow('small letters')
    await expect(inCopy('scripts/new-game.mjs', 'tide-mill')).rejects.toThrow('already begin with TID')
  })

  it('writes what compiles in all three worlds', async () => {
    const worlds = ['pure', 'node', 'browser'] as const
    const projects = worlds.map(projectOf)
    const tsc = (project: string) =>
      inCopy('node_modules/typescript/bin/tsc', '--singleThreaded', '--project', project)
    expect(await Promise.all(projects.map(tsc))).toEqual(['', '', ''])
    // What the tree holds afterwards is looked at by the architecture's test.
    for (const project of projects) if (project.includes('touched')) rmSync(join(copy, project))
  })

  it('and passes the linter, the contract, the architecture and its own tests', async () => {
    const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']
    await inCopy(...biome, `games/${ID}`, 'games/all')
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit']
    const report = await inCopy(
      ...vitest,
      `games/${ID}`,
      'games/all',
      'test/architecture.test.ts',
      'test/game-files.test.ts',
    )
    expect(report).toMatch(/Tests +\d\d passed/)
  })

  it('and plays in the terminal', async () => {
    const quayside = 'apps/cli/bin/quayside.mjs'
    const series = await inCopy(
      quayside,
      'simulate',
      ID,
      '--players',
      '3',
      '--games',
      '50',
      '--seed',
      '1',
      '--json',
    )
    expect(JSON.parse(series)).toMatchObject({ game: ID, games: 50, endings: { stopped: 50 } })
    expect(await inCopy(quayside, 'play', ID, '--seats', 'mate,mate')).toContain('everybody has stopped')
  })
})

/**
 * Every table carries the harbour, so a fifth game there may push a table that has used up its budget over it. That is for
 * whoever adds a real game to solve; here the harbour and the new table must stay within theirs.
 */
async function buildPages(): Promise<void> {
  const report = await inCopy('scripts/build-web.mjs').catch((error: Error) => {
    if (!/^OVER .* table:/m.test(error.message)) throw error
    return error.message
  })
  expect(report).toMatch(/^ok +harbour: /m)
  expect(report).toMatch(new RegExp(`^ok +${ID} table: `, 'm'))
}

describe('the pages take it', () => {
  let house: OnlineHouse | undefined
  let browser: Browser | undefined
  let page: Page
  beforeAll(async () => {
    await buildPages()
    house = await startOnlineHouse(join(copy, 'apps/web/dist'))
    browser = await chromium.connect(inject('browserEndpoint'))
    page = await openPage(browser, house.address, {})
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await house?.close()
  })

  it('harbour: title, drawing, and a table by one click', async () => {
    await page.goto('/')
    await page.locator(`.g.theme-${ID} h2`, { hasText: 'Tide Pool' }).waitFor()
    expect(await page.locator('header .chart > g').count()).toBeGreaterThanOrEqual(5)
    await page.locator(`[data-choice=play-${ID}]`).click()
    expect(await settled(page)).toBe('asked')
  })

  it('table: choices to the end', async () => {
    const before = await page.locator('main[data-seq]').getAttribute('data-seq')
    await page.locator('[data-choice=draw]').click()
    // Until the table has answered, the page is settled still: a press now would belong to the question before.
    await page.locator(`main[data-seq]:not([data-seq="${before}"])`).waitFor()
    await settled(page)
    await page.locator('[data-choice=stop]').click()
    await page.locator('.finish').waitFor()
  })

  it('set-up: its option', async () => {
    await page.goto(`/new/${ID}`)
    await page.locator('[data-choice=begin]').waitFor()
    expect(await page.locator('input[name=limit]').count()).toBe(2)
  })

  it('rules: numbers in its own letters, with the example', async () => {
    await page.goto(`/rules/${ID}#TID-7`)
    await page.locator('.rule-entry.is-place').waitFor()
    expect(await page.locator('.rule-entry').count()).toBe(7)
  })

  it('replay: its recording', async () => {
    await openReplay(page, readFileSync(join(copy, 'games', ID, 'test/games/two-to-twelve.game'), 'utf8'))
    await page.locator('.time-line').waitFor()
  })

  it('lab: bots play it', async () => {
    await page.goto(`/lab/${ID}`)
    await page.locator('[data-choice=lab-games]').selectOption('100')
    for (const bot of await page.locator('[data-choice^=lab-bot-]').all()) await bot.selectOption('random')
    await page.locator('[data-choice=lab-run]').click()
    await page.locator('[data-played="100"]').waitFor()
  })
})
