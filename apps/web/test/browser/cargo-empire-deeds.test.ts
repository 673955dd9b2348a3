// Cargo Empire in a real browser: every kind of choice by keyboard, and the rare ones on a phone.
import type { Action } from '@quayside/cargo-empire'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureName, openAt } from '../support/fixture.ts'
import { toldBy } from '../support/log.ts'
import { byKeyboard, type Press, seq } from '../support/play.ts'
import { sampled } from '../support/sampled.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

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

/** What the whole game by pointer does not come across. */
const RARE = DEEDS.filter(({ isRare }) => isRare)
const USUAL = DEEDS.filter(({ isRare }) => !isRare)

it.each([...RARE, ...sampled(USUAL, 2)])('$kind by keyboard', async (deed) => {
  const page = await site.borrow()
  await openAt(page, deed.at)
  const lines = await toldBy(page, () => answer(page, deed, byKeyboard))
  expect(lines.slice(0, 1)).toEqual(deed.told ? [expect.stringMatching(deed.told)] : [])
})

it.each(sampled(RARE, 3))('$kind on a phone', async (deed) => {
  const page = await site.borrow({ width: 360, height: 780, language: 'ja' })
  await openAt(page, deed.at)
  await answer(page, deed, byThumb)
  expect(await page.locator('[data-refusal]').count()).toBe(0)
})

/** On a phone the dock may lie over the lower cities: a thumb scrolls first. */
const byThumb: Press = async (page, selector) => {
  await page
    .locator(selector)
    .first()
    .evaluate((node) => node.scrollIntoView({ block: 'center' }))
  await page.locator(selector).first().click()
}
