// A phone in the hand, by real fingers: places closer than a thumb, two fingers, two taps, and nothing taken by chance.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fingersOn, middleOf, type Point, spread } from '../support/fingers.ts'
import { type FixtureName, openAt } from '../support/fixture.ts'
import { seq, settled } from '../support/play.ts'
import { openSite, type Site } from '../support/site.ts'
import { openWithStillBots } from '../support/still-bots.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Bots wait: what may be taken back must not depend on what they do. */
async function onPhone(name: FixtureName): Promise<Page> {
  const page = await openWithStillBots(site, { width: 360, height: 740, touch: true })
  await openAt(page, name)
  return page
}

/** Two fingers enlarge, the small map shows the whole, two taps do the same. */
async function looksCloser(page: Page): Promise<void> {
  const fingers = await fingersOn(page)
  const before = await seq(page)
  const [x, y] = await middleOf(page, '.sheet')
  const map = page.locator('[data-choice=show-whole]')
  await spread(fingers, [x, y])
  await map.waitFor()
  await page.locator('.sheet.zoomed').waitFor()
  await map.tap()
  await map.waitFor({ state: 'detached' })
  await fingers.tapTwice([x - 60, y])
  await map.waitFor()
  await map.tap()
  await map.waitFor({ state: 'detached' })
  expect(await seq(page)).toBe(before)
}

/** Where the board lies in the window. */
const placeOfBoard = (page: Page) =>
  page.locator('.sheet').evaluate((sheet) => JSON.stringify(sheet.getBoundingClientRect()))

/** Nothing was revealed, so nobody is asked. */
async function takeBack(page: Page): Promise<void> {
  const before = await seq(page)
  await page.locator('[data-choice=undo]').tap()
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
}

it('Catan: an open corner is hit by a thumb beside it, shown by a loupe, built on by a button, and taken back', async () => {
  const page = await onPhone('catan/at-opening')
  await looksCloser(page)
  const fingers = await fingersOn(page)
  const corners = await page.locator('.target[data-choice^=settle-] .dot').evaluateAll((dots) =>
    dots.map((dot): [string, Point] => {
      const { x, y, width, height } = dot.getBoundingClientRect()
      return [dot.closest('.target')?.getAttribute('data-choice') ?? '', [x + width / 2, y + height / 2]]
    }),
  )
  expect(corners.length).toBeGreaterThan(40)
  const hit: string[] = []
  const tried = corners.filter((_, i) => i % 3 === 0)
  for (const [, [x, y]] of tried) {
    await fingers.down([x + 7, y - 7])
    hit.push((await page.locator('.drawing [data-aimed]').getAttribute('data-aimed')) ?? '')
    // Moved off the board it means nothing.
    await fingers.move([x, 2])
    await fingers.up()
  }
  expect(hit).toEqual(tried.map(([key]) => key))
  const [[first, at], [second, to]] = corners.slice(20, 22) as [[string, Point], [string, Point]]
  const before = await seq(page)
  const place = await placeOfBoard(page)
  await fingers.down(at)
  await page.locator(`.drawing [data-aimed=${first}]`).waitFor({ state: 'attached' })
  expect(await page.locator('.loupe').count()).toBe(1)
  await fingers.move(to)
  await page.locator(`.drawing [data-aimed=${second}]`).waitFor({ state: 'attached' })
  await fingers.restAndUp(to)
  await page.locator(`.target.chosen[data-choice=${second}]`).waitFor()
  expect([await page.locator('.loupe').count(), await seq(page)]).toEqual([0, before])
  expect(await placeOfBoard(page)).toBe(place)
  await page.locator('[data-choice=confirm]').tap()
  await page.locator(`[data-piece=settlement-${second.replace('settle-', '')}]`).waitFor()
  expect(await settled(page)).toBe('asked')
  await takeBack(page)
  await page.locator(`.target[data-choice=${second}]`).waitFor()
  await page.context().close()
})

it('Cargo Empire: a space of the track is chosen by a tap, taken by the button, and taken back', async () => {
  const page = await onPhone('cargo-empire/stepping')
  await looksCloser(page)
  const before = await seq(page)
  await page.locator('[data-choice=open-track]').tap()
  await page.locator('.drawer .track-target.target').first().tap()
  await page.locator('.drawer').waitFor({ state: 'detached' })
  await page.locator('.op.step.sel').waitFor()
  expect(await seq(page)).toBe(before)
  await page.locator('[data-choice=confirm]').tap()
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
  await takeBack(page)
  await page.locator('[data-choice^=step-]').first().waitFor()
  await page.context().close()
})

it('Cartagena: two fingers and two taps look closer', async () => {
  const page = await onPhone('cartagena/at-turn')
  await looksCloser(page)
  await page.context().close()
})

it('on a phone the board keeps its place and size while others act; the dock tells what they did', async () => {
  const page = await onPhone('cartagena/at-turn')
  await page.locator('[data-choice=end-turn], [data-choice=confirm]').first().waitFor()
  const asked = await placeOfBoard(page)
  for (let deeds = 0; deeds < 3; deeds++) {
    const before = await seq(page)
    await page.locator('[data-choice=confirm]:not([aria-disabled])').tap()
    await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
    await page.locator('[data-settled=true]').waitFor({ state: 'attached' })
  }
  await page.locator('.dock.wait .dock-news li').first().waitFor()
  expect(await placeOfBoard(page)).toBe(asked)
})
