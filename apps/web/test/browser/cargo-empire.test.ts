// Cargo Empire in a real browser: set-ups, the end of a solo game and of a watched one with its record, and every kind of
// choice by keyboard.
import { type Action, cargoEmpire } from '@quayside/cargo-empire'
import { openRecord, readRecord, stateAt } from '@quayside/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savedText } from '../support/download.ts'
import { type FixtureName, openAt } from '../support/fixture.ts'
import { playInPage } from '../support/in-page.ts'
import { toldBy } from '../support/log.ts'
import { byKeyboard, byPointer, type Press, seq, settled } from '../support/play.ts'
import { can } from '../support/play-cargo-empire.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('the end of a solo game: the count of both, and what the automatic opponent did', async () => {
  const page = await site.open()
  await openAt(page, 'cargo-empire/solo-near-end')
  await playInPage(page, 'cargo-empire')
  expect(await page.locator('.finish li').count()).toBe(2)
  expect(await page.locator('.finish').textContent()).toMatch(/The automatic opponent/)
  // Every objective of both stands there with its sum.
  expect(await page.locator('.finish .count').first().textContent()).toMatch(
    /track \d+, level 3 \d+, city cards \d+/,
  )
  expect(await page.locator('.finish .count .sign-word').count()).toBeGreaterThan(1)
  const log = (await page.locator('.log ol').textContent()) ?? ''
  for (const step of [/draws (car|train|ship), \d steps?, arrow/, /marker reaches/, /has a post on the/]) {
    expect(log).toMatch(step)
  }
  await page.context().close()
})

/** `options` are numbers of the values, in the order of the form. */
async function newTable(
  page: Page,
  kinds: readonly string[],
  options: { [name: string]: number },
): Promise<void> {
  await page.goto('/new/cargo-empire')
  await page.locator('[data-choice=begin]').waitFor()
  for (let seats = await page.locator('.seat-fields li').count(); seats < kinds.length; seats++) {
    await page.locator('.seat-fields ~ .btn').click()
  }
  for (const [seat, kind] of kinds.entries()) {
    await page.locator('.seat-fields select.kind').nth(seat).selectOption(kind)
  }
  for (const [name, value] of Object.entries(options)) {
    await page.locator(`input[name="${name}"]`).nth(value).check({ force: true })
  }
  await page.locator('[data-choice=begin]').click()
}

it('a table is set up: alone, or five houses on Dior with advanced tracks', async () => {
  const page = await site.open()
  await newTable(page, ['person', 'random', 'random', 'random', 'random'], { map: 1, families: 1, tracks: 1 })
  await settled(page)
  expect(await page.locator('.rail .seat').count()).toBe(5)
  expect(await page.locator('.top .sub').textContent()).toMatch(/Dior/)

  await page.goto('/new/cargo-empire')
  await page.locator('[data-choice=begin]').waitFor()
  for (const seat of [2, 1])
    await page.locator('.seat-fields li').nth(seat).locator('.seat-order .btn').last().click()
  await page.locator('[data-choice=begin]').click()
  await settled(page)
  expect(await page.locator('.rail').textContent()).toMatch(/Skipper.*The automatic opponent/)
  await page.context().close()
})

it('five houses on Dior, watched to the end, and the record replayed', async () => {
  const page = await site.open()
  await openAt(page, 'cargo-empire/houses-near-end')
  expect(await page.locator('.finish li').count()).toBe(5)
  const scores = await page.locator('.finish .count b.num').allTextContents()
  const text = await savedText(page, '.finish [data-choice=export]')

  const record = readRecord(text)
  if ('problem' in record) throw new Error(record.problem)
  const table = openRecord(cargoEmpire, record)
  if ('problem' in table) throw new Error(table.problem)
  const last = table.head.last?.count ?? 0
  let round = 0
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const { shown } = cargoEmpire.view(stateAt(table, Math.floor(last * share)), 2)
    expect(shown.round).toBeGreaterThanOrEqual(round)
    expect(shown.cities).toHaveLength(24)
    expect(shown.open === null).toBe(share < 1)
    round = shown.round
  }
  const result = cargoEmpire.result(stateAt(table, last))
  expect(scores.map((score) => Number.parseInt(score, 10)).sort()).toEqual([...(result?.scores ?? [])].sort())
  await page.context().close()
})

interface Deed {
  readonly kind: Action['type']
  readonly at: FixtureName
  /** The whole game by pointer does not come across it. */
  readonly isRare?: true
  /** Presses, one after another. */
  readonly presses: readonly string[]
  /** The first sentence that the log gets by it, if it gets any. */
  readonly told: RegExp | null
}

const lit = '.city.target:not(.chosen)'

/** Every kind of action that the rules know, and how it is chosen. */
const DEEDS: readonly Deed[] = [
  {
    kind: 'keepObjective',
    at: 'cargo-empire/keep-objective',
    presses: ['[data-choice^=keep-]'],
    told: null,
  },
  {
    kind: 'gainCard',
    at: 'cargo-empire/gain-card',
    presses: ['[data-choice=gain-train]'],
    told: /^Skipper 1 .*gains a train card/,
  },
  {
    kind: 'startPost',
    at: 'cargo-empire/start-post',
    presses: [lit, '[data-choice=post-lower]'],
    told: /^Skipper 1 has a post on the lower space of /,
  },
  {
    kind: 'placeEmblem',
    at: 'cargo-empire/place-emblem',
    isRare: true,
    presses: [lit, '[data-choice=confirm]'],
    told: /^Skipper 1 puts the emblem on /,
  },
  {
    kind: 'deliver',
    at: 'cargo-empire/deliver',
    presses: [lit, lit, '[data-choice=confirm]'],
    told: /^Skipper 1 carries \w+ cargo from .* to .* with /,
  },
  {
    kind: 'restock',
    at: 'cargo-empire/restock',
    presses: ['[data-choice^=pick-]', '[data-choice=confirm]'],
    told: /^Skipper 1 has nothing to deliver and restocks /,
  },
  {
    kind: 'supply',
    at: 'cargo-empire/supply',
    presses: ['[data-choice=supply]'],
    told: /^Skipper 1 has nothing to deliver and gains one card of each kind/,
  },
  {
    kind: 'step',
    at: 'cargo-empire/step',
    presses: ['[data-choice^=step-]'],
    told: /^Skipper 1's \w+ marker reaches \d+/,
  },
  {
    kind: 'takeCity',
    at: 'cargo-empire/take-city',
    presses: ['[data-choice^=take-]'],
    told: /^Skipper 1 takes .* as a city card/,
  },
  {
    kind: 'prefer',
    at: 'cargo-empire/prefer',
    isRare: true,
    presses: ['[data-choice=prefer-city]'],
    told: null,
  },
  {
    kind: 'vassal',
    at: 'cargo-empire/vassal',
    isRare: true,
    presses: [lit, lit, '[data-choice=confirm]'],
    told: /^Skipper 1's vassal carries /,
  },
  {
    kind: 'moveEmblem',
    at: 'cargo-empire/move-emblem',
    isRare: true,
    presses: ['[data-choice=ability-moveEmblem]', lit, '[data-choice=confirm]'],
    told: /^Skipper 1 pays two cubes and moves the emblem: /,
  },
  {
    kind: 'gainCar',
    at: 'cargo-empire/gain-car',
    isRare: true,
    presses: ['[data-choice=ability-gainCar]'],
    told: /^Skipper 1 pays two cubes and buys a car card/,
  },
  {
    kind: 'moveCube',
    at: 'cargo-empire/move-cube',
    isRare: true,
    presses: ['[data-choice=ability-moveCube]', lit, lit, '[data-choice=confirm]'],
    told: /^Skipper 1 pays two cubes and moves a cube/,
  },
  {
    kind: 'enhance',
    at: 'cargo-empire/enhance',
    isRare: true,
    presses: ['[data-choice=ability-enhance]'],
    told: /^Skipper 1 pays two cubes and enhances a train/,
  },
  {
    kind: 'swapShip',
    at: 'cargo-empire/swap-ship',
    isRare: true,
    presses: ['[data-choice=ability-swapShip]', '[data-choice^=swap-]'],
    told: /^Skipper 1 pays two cubes and swaps a card for a ship/,
  },
  {
    kind: 'copyEmblem',
    at: 'cargo-empire/copy-emblem',
    isRare: true,
    presses: ['[data-choice=ability-copyEmblem]', '[data-choice^=copy-]'],
    told: /^Skipper 1 pays two cubes and copies an emblem/,
  },
  {
    kind: 'endTurn',
    at: 'cargo-empire/end-turn',
    isRare: true,
    presses: ['[data-choice=end-turn]'],
    told: null,
  },
]

/** Makes the presses and waits until the host has taken the choice. */
async function answer(page: Page, { presses }: Deed, press: Press): Promise<void> {
  const before = await seq(page)
  for (const selector of presses) {
    await page.locator(selector).first().waitFor()
    await press(page, selector)
  }
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
}

it.each(DEEDS)('$kind by keyboard', async (deed) => {
  const page = await site.open()
  await openAt(page, deed.at)
  const lines = await toldBy(page, () => answer(page, deed, byKeyboard))
  expect(lines.slice(0, 1)).toEqual(deed.told ? [expect.stringMatching(deed.told)] : [])
  await page.context().close()
})

/** What the whole game by pointer does not come across. */
const RARE = DEEDS.filter(({ isRare }) => isRare)

it.each(RARE)('$kind on a phone', async (deed) => {
  const page = await site.open({ width: 360, height: 780, language: 'ja' })
  await openAt(page, deed.at)
  await answer(page, deed, byThumb)
  expect(await page.locator('[data-refusal]').count()).toBe(0)
  await page.context().close()
})

/** On a phone the dock may lie over the lower cities: a thumb scrolls first. */
const byThumb: Press = async (page, selector) => {
  await page
    .locator(selector)
    .first()
    .evaluate((node) => node.scrollIntoView({ block: 'center' }))
  await page.locator(selector).first().click()
}

it('a city that cannot be chosen says why, and so does a payment', async () => {
  const page = await site.open()
  await openAt(page, 'cargo-empire/planning')
  await page.locator('.city:not(.target)').first().click({ force: true })
  await page.locator('.close-up .rule').waitFor()
  expect(await page.locator('.close-up .rule').textContent()).toMatch(/^CGE-\d/)
  await page.locator('.close-up .btn').click()
  await byPointer(page, lit)
  await byPointer(page, lit)
  await byPointer(page, '[data-choice=compose]')
  while (await can(page, '[data-choice^=less-]:not([aria-disabled])'))
    await byPointer(page, '[data-choice^=less-]:not([aria-disabled])')
  await page.locator('[data-choice=confirm][aria-disabled]').waitFor()
  expect(await page.locator('.composed-why').textContent()).toMatch(/CGE-1[01]/)
  await byPointer(page, '[data-choice=proposals]')
  await page.locator('[data-choice=confirm]:not([aria-disabled])').waitFor()
  await page.context().close()
})

it('arrow keys go from city to city, Escape lets go', async () => {
  const page = await site.open()
  await openAt(page, 'cargo-empire/planning')
  await byKeyboard(page, lit)
  await page.locator('.city.chosen').waitFor()
  await page.locator('.city.chosen').focus()
  await page.keyboard.press('ArrowRight')
  const first = await page.evaluate('document.activeElement?.dataset.choice')
  expect(first).toMatch(/^city-/)
  await page.keyboard.press('Escape')
  await page.locator('.city.chosen').waitFor({ state: 'detached' })
  await page.context().close()
})

it('on a phone a lit space of the folded track takes the step, and the cards are in a sheet', async () => {
  const page = await site.open({ width: 360, height: 780, language: 'ja' })
  await openAt(page, 'cargo-empire/stepping')
  await page.locator('[data-choice=open-cards]').click()
  await page.locator('.drawer .city-row').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-choice=open-track]').click()
  const before = await seq(page)
  await page.locator('.track-target[role=button]').first().click()
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
  await page.context().close()
})

it('pieces travel: the cube follows the route, and everything can be skipped', async () => {
  const page = await site.open({ motion: true, botSpeed: 'slow' })
  await openAt(page, 'cargo-empire/planning')
  await byPointer(page, lit)
  await byPointer(page, lit)
  await byPointer(page, '[data-choice=confirm]')
  await page.locator('[data-piece=flight]').waitFor({ state: 'attached' })
  await page.locator('h1').click()
  await page.locator('[data-settled=true]').waitFor({ state: 'attached' })
  expect(await page.locator('[data-piece=flight]').count()).toBe(0)
  await page.context().close()
})
