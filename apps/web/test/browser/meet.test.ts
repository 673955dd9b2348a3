// Two people meet through the waiting room, play a rated game to its end, and find rating, history and the way to play again.
import { makeApi } from '@quayside/client'
import { expect, it } from 'vitest'
import { friend, tableId } from '../support/online-scenes.ts'
import { openSite } from '../support/site.ts'

it('two people who wait for the same are seated, play to the end, and see what it changed', async () => {
  const site = await openSite()
  const page = await site.open()
  await page.goto('/meet')
  await page.locator('input[name=nickname]').fill('Aoi')
  await page.locator('[data-choice=come-in]').click()
  await page.locator('input[name=Rating][value=yes]').check()
  await page.locator('[data-choice=find]:not([disabled])').click()
  await page.locator('[data-waiting]').waitFor()
  const mila = await friend(page, 'Mila')
  const { table } = await mila.wait({ games: ['carthage'], players: [2], pace: 'live', rated: true })
  await page.waitForURL(`**/online/${table}`)
  // Both by their own requests: what the board does with them is seen elsewhere.
  const key = (await page.context().cookies()).find(({ name }) => name === 'quayside')?.value ?? ''
  const aoi = makeApi({ base: new URL(page.url()).origin, token: key })
  const id = tableId(page)
  for (let isOver = false; !isOver; ) {
    for (const one of [aoi, mila]) {
      const { update } = await one.position(id)
      isOver = Boolean(update?.result)
      if (isOver || !update || update.viewer === 'watcher' || !update.owe.includes(update.viewer)) continue
      await one.act(id, update.legal[0] ?? null)
    }
  }
  await page.locator('[data-rating-change]', { hasText: '1500' }).waitFor()
  await page.locator('[data-choice=again]').click()
  await page.waitForURL((url) => url.pathname.startsWith('/online/') && !url.pathname.includes(id))
  await page.goto('/history')
  await page.locator(`[data-result="${id}"] [data-rated]`).waitFor()
  expect((await mila.ratings()).ratings).toMatchObject([{ game: 'carthage', games: 1, provisional: true }])
  await site.close()
}, 90_000)
