// Why not? Whatever is closed on a board says so by pointer, by touch and by key, and leads to the page of its rule.
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAME_SCENES } from '../support/game-scenes.ts'
import { settled } from '../support/play.ts'
import { sampled } from '../support/sampled.ts'
import { SCENES } from '../support/scenes.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function scene(page: Page, name: string): Promise<void> {
  await SCENES[name]?.(page)
  await closed(page).waitFor()
}

/** A closed button whose reason names a rule. */
function closed(page: Page): Locator {
  return page.locator('main .choice:has(> [aria-disabled=true]):has(.rule)').first()
}

/** What could be pressed and lies under the bubble. */
const UNDER_BUBBLE = `(() => {
  const bubble = document.querySelector('.bubble:popover-open').getBoundingClientRect()
  return [...document.querySelectorAll('button:not([aria-disabled=true]), .say')]
    .map((one) => [one.dataset.choice ?? one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < bubble.right && bubble.left < box.right && box.top < bubble.bottom && bubble.top < box.bottom)
    .map(([name]) => name)
})()`

const GAMES = GAME_SCENES.flatMap((one) => (one.whyNot === null ? [] : [{ ...one, name: one.whyNot }]))

describe.each(sampled(GAMES, 2))('$game', ({ game, name, rulePrefix: rules }) => {
  const rulePage = new RegExp(`/rules/${game}#${rules}-`)

  it('by pointer: the reason stands beside the button, and its number is a link', async () => {
    const page = await site.borrow()
    await scene(page, name)
    const one = closed(page)
    await one.locator('[aria-disabled=true]').hover()
    await one.locator('.bubble').waitFor({ state: 'visible' })
    expect(await page.evaluate(UNDER_BUBBLE)).toEqual([])
    await page.mouse.move(0, 0)
    await one.locator('.bubble').waitFor({ state: 'hidden' })
    await one.locator('[aria-disabled=true]').hover()
    await one.locator('.bubble .rule').click()
    expect(page.url()).toMatch(rulePage)
    await page.goBack()
    expect(await settled(page)).toBe('asked')
  })

  it('by key: the reason comes with the focus, and Tab goes on to the link', async () => {
    const page = await site.borrow()
    await scene(page, name)
    const one = closed(page)
    await one.locator('[aria-disabled=true]').focus()
    await one.locator('.bubble').waitFor({ state: 'visible' })
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.className')).toBe('rule')
    await page.keyboard.press('Enter')
    expect(page.url()).toMatch(rulePage)
  })

  it('by touch on a phone: the reason stands in the dock, and goes with the next tap', async () => {
    const page = await site.borrow({ width: 360, height: 780, touch: true })
    await scene(page, name)
    await closed(page).locator('[aria-disabled=true]').tap({ force: true })
    const said = page.locator('.why-place')
    await said.waitFor({ state: 'visible' })
    const box = await said.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
    expect(box?.y).toBeGreaterThanOrEqual(0)
    await page.locator('.top h1').tap()
    await said.waitFor({ state: 'detached' })
  })
})

it('a card without an icon can be picked in a raid to read why it is no use', async () => {
  const page = await site.borrow()
  await SCENES.raid?.(page)
  await page.locator('.hc.useless').first().click()
  await page.locator('.raid .cap .rule[href="/rules/carthage#CTH-17"]').waitFor()
  expect(await page.locator('[data-choice=confirm]').getAttribute('aria-disabled')).toBe('true')
})
