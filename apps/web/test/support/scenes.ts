/** Every page and every scene worth a look, each as the way to get there. */
import { gameIds } from '@quayside/all'
import { isFull } from '@quayside/test-kit'
import type { Page } from 'playwright-core'
import { cargoAtEnd, cargoFamilies, cargoPlanning, cargoSolo, cargoStepping } from './cargo-empire.ts'
import { onLongPath, onShip, underOutlaws, withMagic, withMorgan } from './cartagena.ts'
import {
  atEnd,
  beforeClassicPayday,
  beforePaydayOfPeople,
  inClassic,
  inRaid,
  inTrade,
  tooDear,
} from './carthage.ts'
import { atOpening, underSeven, withRoad } from './catan.ts'
import { GAME_SCENES } from './game-scenes.ts'
import { addRecords, madeRecords } from './history.ts'
import { coached, learnOnce } from './learn.ts'
import { friend, ONLINE_SCENES } from './online-scenes.ts'
import { byPointer, importRecord, settled } from './play.ts'
import { counted, moveCount, openReplay, recorded, slideTo } from './replay.ts'

export type Scene = (page: Page) => Promise<void>

/** A purchase among people; whoever is asked next sees what came of it. */
async function payday(page: Page, record: string): Promise<void> {
  await importRecord(page, record)
  await byPointer(page, '[data-choice=rise]')
  await byPointer(page, '[data-choice=intent-buy]')
  await byPointer(page, '[data-choice=confirm]:not([aria-disabled])')
  await page.locator('.ledger').waitFor()
  if ((await settled(page)) === 'curtain') await byPointer(page, '[data-choice=rise]')
  await page.locator('.ledger').waitFor()
}

/** A trip with its cards, from the first origin to the first destination. */
async function cargoTrip(page: Page): Promise<void> {
  await importRecord(page, cargoPlanning())
  await byPointer(page, '.city.target')
  await byPointer(page, '.city.target:not(.chosen)')
  await page.locator('[data-choice=confirm]').waitFor()
}

/** A recorded game at half its length, with plots and luck. */
async function replay(page: Page, record: string): Promise<void> {
  await openReplay(page, record)
  await counted(page)
  await slideTo(page, Math.round((await moveCount(page)) / 2))
}

/** The captain's opinion is the same list in every game: in quick runs one of them shows it. */
async function askCaptain(page: Page): Promise<void> {
  await page.locator('[data-choice=ask-captain]').click()
  await page.locator('.advice-list li.played').waitFor()
}

/** The way there goes over the board; then the visitor changes to words, and opens every list. */
async function textTable(page: Page, record: string): Promise<void> {
  await importRecord(page, record)
  await page.locator('[data-choice=to-text]').focus()
  await page.keyboard.press('Enter')
  await page.locator('.text-table h2').first().waitFor()
  for (const folded of await page.locator('.text-table summary').all()) await folded.click()
}

export const SCENES: { readonly [name: string]: Scene } = {
  harbour: async (page) => {
    await importRecord(page, inTrade())
    await page.goto('/')
    await page.locator('.tables img').waitFor()
  },
  'new-table': async (page) => {
    await page.goto('/new/catan')
    await page.locator('[data-choice=begin]').waitFor()
  },
  'my-tables': async (page) => {
    await importRecord(page, inTrade())
    await page.goto('/tables')
    await page.locator('.tables img').waitFor()
  },
  meet: async (page) => {
    await page.goto('/')
    const host = await friend(page, 'Mila')
    const seats = [{ kind: 'person' as const }, { kind: 'person' as const }]
    await host.makeTable({ game: 'carthage', seats, open: true })
    const { room } = await host.makeTable({
      game: 'cartagena',
      seats: [...seats.slice(1), { kind: 'mate' }],
      open: true,
    })
    await host.sit(room.id, 0)
    await host.start(room.id)
    await page.goto('/meet')
    await page.locator('[data-filter]').waitFor()
    await page.locator('[data-running]').first().waitFor()
    await page.locator('.wish-foot .note:not(:empty)').waitFor()
  },
  ratings: async (page) => {
    await page.goto('/ratings')
    await page.locator('.ratings .note').first().waitFor()
  },
  history: async (page) => {
    await addRecords(page, madeRecords(12))
    await page.locator('[data-choice=only-carthage]').last().waitFor({ state: 'attached' })
  },
  statistics: async (page) => {
    await addRecords(page, madeRecords(12))
    const tab = page.locator('[data-choice=tab-statistics]')
    if (await tab.isVisible()) await tab.click()
    await page.locator('.history-numbers [data-choice=only-carthage]').click()
    await page.locator('.win-table').nth(1).waitFor()
  },
  lab: async (page) => {
    await page.goto('/lab/carthage')
    await page.locator('[data-choice=lab-games]').selectOption('100')
    for (const bot of await page.locator('[data-choice^=lab-bot-]').all()) await bot.selectOption('random')
    await page.locator('[data-choice=lab-run]').click()
    await page.locator('[data-played="100"]').waitFor()
  },
  settings: async (page) => {
    await page.goto('/settings')
    await page.locator('.pill').first().waitFor()
  },
  'rules-index': async (page) => {
    await page.goto('/rules')
    await page.locator('[data-choice^=rules-]').first().waitFor()
  },
  rules: async (page) => {
    await page.goto('/rules/carthage#CTH-17')
    await page.locator('.rule-entry.is-place').waitFor()
  },
  'rules-example': async (page) => {
    await page.goto('/rules/carthage#t-06-whole-payday')
    await page.locator('[data-choice=example-on]').click()
    await page.locator('.example-sheet [data-settled=true][data-count="1"]').waitFor()
  },
  ...Object.fromEntries(
    gameIds.map((game): [string, Scene] => [
      `learn-${game}`,
      async (page) => {
        await page.goto(`/learn/${game}`)
        while ((await coached(page)) === 'reads') await learnOnce(page)
        await page.locator('[data-choice=coach-hint]').click()
        await page.locator('.coach-hint').waitFor()
      },
    ]),
  ),
  // The longest words before a task.
  'learn-magic': async (page) => {
    await page.goto('/learn/cartagena/black-magic-woman')
    await page.locator('.coach-task').waitFor()
  },
  'learn-end': async (page) => {
    await page.goto('/')
    const far = { carthage: { chapter: 3, at: 99, isDone: false } }
    await page.evaluate(`localStorage.setItem('quayside-lessons', ${JSON.stringify(JSON.stringify(far))})`)
    await page.goto('/learn/carthage')
    await page.locator('[data-choice=play-real]').waitFor()
  },
  ...Object.fromEntries(
    GAME_SCENES.map(({ game, replay: name }): [string, Scene] => [
      `replay-${game}`,
      async (page) => {
        await replay(page, recorded(game, name))
        if (isFull || game === gameIds[0]) await askCaptain(page)
      },
    ]),
  ),
  table: (page) => importRecord(page, inTrade()),
  hint: async (page) => {
    await importRecord(page, inTrade())
    await page.locator('[data-choice=hint]').click()
    await page.locator('.hint-panel[aria-busy=false]').waitFor()
  },
  'text-carthage-trade': (page) => textTable(page, inTrade()),
  'text-carthage-raid': (page) => textTable(page, inRaid()),
  'text-cartagena-outlaws': (page) => textTable(page, underOutlaws()),
  'text-cartagena-magic': (page) => textTable(page, withMagic()),
  'text-cargo-houses': (page) => textTable(page, cargoFamilies()),
  'text-catan-turn': (page) => textTable(page, withRoad()),
  'text-catan-discard': (page) => textTable(page, underSeven()),
  'first-turn': async (page) => {
    await page.goto('/')
    await page.locator('[data-choice=play-carthage]').click()
    await settled(page)
  },
  'too-dear': (page) => importRecord(page, tooDear()),
  raid: (page) => importRecord(page, inRaid()),
  payday: (page) => payday(page, beforePaydayOfPeople()),
  classic: (page) => importRecord(page, inClassic()),
  'classic-payday': (page) => payday(page, beforeClassicPayday()),
  curtain: async (page) => {
    await page.goto('/new/carthage')
    await page.locator('.seat-fields select.kind').nth(1).selectOption('person')
    await page.locator('[data-choice=begin]').click()
    await page.locator('.curtain').waitFor()
  },
  end: async (page) => {
    await importRecord(page, atEnd())
    await page.locator('.finish').waitFor()
  },
  'cargo-trip': cargoTrip,
  'cargo-houses': async (page) => {
    await importRecord(page, cargoFamilies())
    await page.locator('.abilities').waitFor()
  },
  'cargo-solo': (page) => importRecord(page, cargoSolo()),
  'cargo-steps': async (page) => {
    await importRecord(page, cargoStepping())
    await page.locator('.op.step').first().waitFor()
  },
  'cargo-end': async (page) => {
    await importRecord(page, cargoAtEnd())
    await page.locator('.finish').waitFor()
  },
  'cartagena-long': (page) => importRecord(page, onLongPath()),
  'cartagena-story': (page) => importRecord(page, onShip()),
  'cartagena-morgan': (page) => importRecord(page, withMorgan()),
  'cartagena-outlaws': (page) => importRecord(page, underOutlaws()),
  'cartagena-magic': async (page) => {
    await importRecord(page, withMagic())
    await byPointer(page, '[data-choice^="card-H"]')
    await byPointer(page, '[data-choice=power]:not([aria-disabled])')
    await page.locator('[data-choice=cancel]').waitFor()
  },
  'catan-opening': (page) => importRecord(page, atOpening()),
  'catan-turn': (page) => importRecord(page, withRoad()),
  // An offer as it is put together, with the bank beside it.
  'catan-trade': async (page) => {
    await importRecord(page, withRoad())
    const fold = page.locator('[data-choice=tray][aria-expanded=false]')
    if ((await fold.count()) > 0) await byPointer(page, '[data-choice=tray]')
    await byPointer(page, '[data-choice=give-lumber]')
    await byPointer(page, '[data-choice=get-ore]')
    await page.locator('[data-choice=offer]').waitFor()
  },
  'catan-discard': (page) => importRecord(page, underSeven()),
  ...ONLINE_SCENES,
}
