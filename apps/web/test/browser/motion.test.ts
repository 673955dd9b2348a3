// Motion tells what happened; a tap ends the telling, and nothing of it is lost.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beforePayday, beforePaydayOfPeople } from '../support/carthage.ts'
import { openAt } from '../support/fixture.ts'
import { importRecord, seq, settled } from '../support/play.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it.each([
  ['a tap', 'pointerdown'],
  ['a key', 'keydown'],
])('a purchase is told step by step, and %s finishes it at once', async (_way, event) => {
  const page = await site.borrow({ motion: true })
  await importRecord(page, beforePayday())
  await page.locator('[data-choice=intent-buy]').click()
  await page.locator('[data-choice=confirm]:not([aria-disabled])').waitFor()
  await page.locator('[data-choice=confirm]').click()
  await page.locator('[data-settled=false]').waitFor({ state: 'attached' })
  await page.locator('.ledger').waitFor()
  await page.locator('.sheet').first().dispatchEvent(event)
  await page.locator('[data-settled=true]').waitFor({ state: 'attached' })
  expect(await page.locator('.ledger .sale').count()).toBeGreaterThanOrEqual(2)
  expect(await settled(page)).toBe('asked')
})

it('told to its end, the story leaves the same position as without motion', async () => {
  // People everywhere: a bot's answer would draw cards of its own in each of the two tellings.
  const record = beforePaydayOfPeople()
  const seen: string[][] = []
  const ringed: (string | null)[][] = []
  for (const motion of [true, false]) {
    const page = await site.borrow({ motion })
    await importRecord(page, record)
    await page.locator('[data-choice=rise]').click()
    await page.locator('[data-choice=intent-buy]').click()
    await page.locator('[data-choice=confirm]:not([aria-disabled])').waitFor()
    const before = await seq(page)
    await page.locator('[data-choice=confirm]').click()
    await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
    await settled(page)
    seen.push(await page.locator('.rail .seat').allInnerTexts())
    const ships = await page.locator('[data-just]').all()
    ringed.push(await Promise.all(ships.map((ship) => ship.getAttribute('data-piece'))))
  }
  expect(seen[0]?.join()).toMatch(/VP/)
  expect(seen[0]).toEqual(seen[1])
  // Who saw no motion sees by the rings which ships have moved.
  expect(ringed[0]?.join()).toMatch(/ship-/)
  expect(ringed[0]).toEqual(ringed[1])
})

it('the next question stands while the last deed is still being told', async () => {
  const page = await site.borrow({ motion: true })
  await openAt(page, 'cargo-empire/deliver')
  const lit = page.locator('.city.target').first()
  await lit.click({ force: true })
  await lit.click({ force: true })
  const askedEarly = page.waitForFunction(() =>
    document.querySelector('[data-settled=false]:has([data-say=asked])')?.getAttribute('data-seq'),
  )
  await page.locator('[data-choice=confirm]').click()
  await askedEarly
  expect(await settled(page)).toBe('asked')
})

it('a card that flies away takes no room in the page', async () => {
  const page = await site.borrow({ motion: true })
  await openAt(page, 'cargo-empire/take-city')
  const leaving = page.waitForFunction(() => {
    const card = document.querySelector('.leaving')
    return card && getComputedStyle(card).position
  })
  await page.locator('[data-choice^=take-]').first().click()
  expect(await (await leaving).jsonValue()).toBe('fixed')
})
