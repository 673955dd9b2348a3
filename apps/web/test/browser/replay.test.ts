// Looking back: recorded games of all games from every seat's perspective, by slider, step, turn, event, plot and keyboard; shared
// as a link and as a file; without network too.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atEnd, inTrade } from '../support/carthage.ts'
import { savedText } from '../support/download.ts'
import { GAME_SCENES } from '../support/game-scenes.ts'
import { playInPage } from '../support/in-page.ts'
import { importRecord, settled } from '../support/play.ts'
import { counted, moveCount, openReplay, recorded, shownAt, slideTo } from '../support/replay.ts'
import { sampled } from '../support/sampled.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const isFull = process.env.QUAYSIDE_FULL === '1'

/** A quick run looks from the first and the last seat. */
function perspectivesOf(seats: number): string[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  const some = all.filter((seat) => isFull || seat === 0 || seat === seats - 1)
  return [...some.map(String), 'watcher', 'open']
}

describe.each(sampled(GAME_SCENES, 2))('$game', ({ game, replay }) => {
  it('a recorded game from the beginning to the end, from each seat, a watcher and open', async () => {
    const page = await site.borrow()
    const record = recorded(game, replay)
    const seats = Number(/^seats: (\d+)$/m.exec(record)?.[1])
    await openReplay(page, record)
    const count = await moveCount(page)
    for (const perspective of perspectivesOf(seats)) {
      await page.locator('[data-choice=perspective]').selectOption(perspective)
      const viewer = perspective === 'open' ? '' : `[data-viewer="${perspective}"]`
      for (const at of [0, Math.round(count / 3), count - 1, count]) {
        await slideTo(page, at)
        await page.locator(`.replay-board [data-count="${at}"]${viewer}`).waitFor({ state: 'attached' })
      }
    }
    await counted(page)
    for (const plot of ['points', 'chances', 'cards'])
      expect(await page.locator(`[data-plot=${plot}] .plot-line`).count()).toBe(seats)
    expect(await page.locator('.event-list li').count()).toBeGreaterThan(count / 6)
  }, 120_000)
})

async function countShown(page: Page): Promise<number> {
  await page.locator('.replay-board [data-settled=true]').waitFor({ state: 'attached' })
  return Number(await page.locator('.replay-board [data-count]').getAttribute('data-count'))
}

it('keys: step, turn, ends, and play; buttons do the same', async () => {
  const page = await site.open()
  await page.clock.install()
  await openReplay(page, recorded('carthage', 'standard-3-mates'))
  const count = await moveCount(page)
  await page.keyboard.press('ArrowRight')
  await shownAt(page, 1)
  await page.keyboard.press('ArrowRight')
  await shownAt(page, 2)
  await page.keyboard.press('ArrowLeft')
  await shownAt(page, 1)
  await page.keyboard.press('End')
  await shownAt(page, count)
  await page.keyboard.press('Home')
  await shownAt(page, 0)
  await page.keyboard.press('PageDown')
  await page.locator('.replay-board [data-count]:not([data-count="0"])').waitFor({ state: 'attached' })
  const turn = await countShown(page)
  await page.locator('[data-choice=turn-on]').click()
  await page.locator(`.replay-board [data-count]:not([data-count="${turn}"])`).waitFor({ state: 'attached' })
  expect(await countShown(page)).toBeGreaterThan(turn)
  await page.locator('[data-choice=turn-back]').click()
  await shownAt(page, turn)
  await page.locator('[data-choice=play]').click()
  await shownAt(page, turn + 2)
  await page.locator('[data-choice=play]').click()
  await page.locator('[data-choice=play]', { hasText: 'Play' }).waitFor()
  const stopped = await countShown(page)
  // A timer that was forgotten would show the next move by now.
  await page.clock.runFor(5000)
  expect(await countShown(page)).toBe(stopped)
  await page.context().close()
})

it('a click on an event, a turning point or a plot goes there', async () => {
  const page = await site.borrow()
  await openReplay(page, recorded('catan', 'beginner-3-points'))
  await counted(page)
  const event = page.locator('.event-list [data-move]').nth(20)
  const at = Number(await event.getAttribute('data-move'))
  await event.click()
  await shownAt(page, at)
  expect(await page.locator('.event-list [aria-current=step]').first().getAttribute('data-move')).toBe(
    String(at),
  )
  const pennant = page.locator('[data-turning]').first()
  await pennant.click()
  const turning = Number(await pennant.getAttribute('data-turning'))
  await shownAt(page, turning)
  await page.locator('[data-plot=chances] svg.plot').click({ position: { x: 200, y: 60 } })
  await page
    .locator(`.replay-board [data-count]:not([data-count="${turning}"])`)
    .waitFor({ state: 'attached' })
  const under = await countShown(page)
  expect(under).toBeGreaterThan(100)
  expect(under).toBeLessThan(400)
}, 60_000)

it('the captain is asked, thinks longer, and goes through the whole game; costly choices lead to their moves', async () => {
  const page = await site.borrow()
  await openReplay(page, recorded('cartagena', 'escape-2-mates'))
  await slideTo(page, Math.round((await moveCount(page)) / 2))
  await page.locator('[data-choice=ask-captain]').click()
  await page.locator('.advice-list li.played').waitFor()
  expect(await page.locator('.advice-list li').count()).toBeGreaterThan(0)
  await page.locator('[data-choice=think-longer]').click()
  await page.locator('[data-choice=think-longer]').waitFor({ state: 'detached' })
  // Walking on stops the thought and asks about the new decision.
  await page.keyboard.press('PageDown')
  await page.locator('.captain-panel[aria-busy=false] .advice-list').waitFor()
  await page.locator('[data-choice=review]').click()
  await page.locator('.costly [data-move]').first().waitFor({ timeout: 60_000 })
  const costly = page.locator('.costly [data-move]').first()
  await costly.click()
  await shownAt(page, Number(await costly.getAttribute('data-move')))
}, 120_000)

it('a game goes out as a link and comes back whole in another browser; so does the file', async () => {
  const text = recorded('carthage', 'standard-3-mates')
  const page = await site.borrow()
  await openReplay(page, text)
  const count = await moveCount(page)
  await page.locator('[data-choice=share]').click()
  await page.locator('[data-choice=copy-link]').click()
  const link = await page.locator('[data-choice=link]').inputValue()
  expect(link).toMatch(/\/replay#[\w-]+$/)
  expect(await savedText(page, '[data-choice=save-file]')).toBe(text)

  const other = await site.borrow({ language: 'ja' })
  await other.goto(link)
  await shownAt(other, 0)
  expect(await moveCount(other)).toBe(count)
  await slideTo(other, count)
  expect(await other.locator('h1').textContent()).toMatch(/^リプレイ/)

  await other.goto('/')
  await other.goto(link.slice(0, -20))
  // While it loads there is a message too.
  await other.locator('.message', { hasText: 'リンク' }).waitFor()
})

it('a finished table leads here from its end and from my tables; a running one does not open', async () => {
  const page = await site.borrow()
  await importRecord(page, atEnd())
  await page.locator('.finish [data-choice=replay]').click()
  await shownAt(page, 0)
  await page.goto('/tables')
  await page.locator('.tables [data-choice=replay]').click()
  await shownAt(page, 0)
  await slideTo(page, await moveCount(page))

  const running = await site.borrow()
  await importRecord(running, inTrade())
  await settled(running)
  const id = new URL(running.url()).pathname.split('/').at(-1)
  await running.goto(`/replay/${id}`)
  await running.locator('.message', { hasText: 'still being played' }).waitFor()
})

it('a game played on this device is looked back on with the same perspective, and its draws are checked', async () => {
  const page = await site.borrow()
  await page.goto('/')
  await page.locator('[data-choice=play-carthage]').click()
  await page.locator('[data-seq]').waitFor()
  await playInPage(page, 'carthage')
  await page.locator('.finish [data-choice=replay]').click()
  await shownAt(page, 0)
  expect(await page.locator('[data-choice=perspective]').inputValue()).toBe('0')
  await page.locator('[data-choice=verify]').click()
  expect(await page.locator('.fair-panel [data-verdict=good]').textContent()).toMatch(/all \d+ draws match/)
}, 90_000)

it('a file that is no game is refused with its line, and another can be chosen', async () => {
  const page = await site.borrow()
  await page.goto('/replay')
  await page.setInputFiles('input[type=file]', {
    name: 'broken.game',
    mimeType: 'text/plain',
    buffer: Buffer.from('nonsense'),
  })
  expect(await page.locator('[role=alert]').textContent()).toMatch(/Line 1: /)
  await page.locator('input[type=file]').waitFor()
})

it('the replay works without network after the first visit', async () => {
  const page = await site.open({ keepsPages: true })
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
  await page.context().setOffline(true)
  await openReplay(page, recorded('cargo-empire', '3-bot-dior'))
  await counted(page)
  await slideTo(page, 40)
  await page.context().close()
}, 60_000)
