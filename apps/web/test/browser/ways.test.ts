// Ways back, addresses that lead nowhere, empty lists, and a lobby that says who is missing.
import { makeApi } from '@quayside/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTrade } from '../support/carthage.ts'
import { openedTable, tableId } from '../support/online-scenes.ts'
import { importRecord } from '../support/play.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('back leads to where one came from, page by page, and over places within a page', async () => {
  const page = await site.borrow()
  await importRecord(page, inTrade())
  const table = new URL(page.url()).pathname
  await page.locator('[data-choice=rules]').click()
  await page.locator('.rule-contents a').first().click()
  await page.locator('[data-choice=menu]').click()
  await page.locator('[data-choice=menu-settings]').click()
  await page.locator('[data-choice=back-there]').click()
  await page.locator('.rule-page').waitFor()
  await page.locator('[data-choice=back-there]').click()
  await page.locator('[data-settled]').waitFor({ state: 'attached' })
  expect(new URL(page.url()).pathname).toBe(table)
})

it('an unknown address has ways out; an empty list has a next step', async () => {
  const page = await site.open()
  await page.goto('/nowhere')
  await page.locator('.message a[href="/"]').waitFor()
  await page.goto('/tables')
  await page.locator('.empty-list button').first().click()
  await page.locator('[data-settled]').waitFor({ state: 'attached' })
  // Other tests open tables on the same server.
  await page.route('**/api/tables', (route) => route.fulfill({ json: { tables: [] } }))
  await page.goto('/open')
  await page.locator('.empty-list a').first().click()
  await page.locator('input[value=open]:checked').waitFor({ state: 'attached' })
})

it('a part of the page that cannot be fetched is told, and fetched when one tries again', async () => {
  const page = await site.open()
  await page.goto('/tables')
  await page.route('**/SettingsPage-*', (route) => route.abort())
  await page.locator('[data-choice=menu]').click()
  await page.locator('[data-choice=menu-settings]').click()
  await page.locator('[role=alert] [data-choice=fetch-again]').waitFor()
  await page.unroute('**/SettingsPage-*')
  await page.locator('[data-choice=fetch-again]').click()
  await page.locator('.pill').first().waitFor()
  expect(await page.locator('[data-choice=fetch-again]').count()).toBe(0)
})

it('a lobby names who has a seat and is not there, and never says that everybody is', async () => {
  const page = await site.borrow()
  await openedTable(page)
  const base = new URL(page.url()).origin
  const link = await page.locator('[data-link]').inputValue()
  for (const [seat, name] of ['Bruno', 'Chika'].entries()) {
    const { token = '' } = await makeApi({ base }).becomeGuest(name, 'token')
    const friend = makeApi({ base, token })
    await friend.join(tableId(page), link.split('#')[1])
    await friend.sit(tableId(page), seat + 1)
  }
  await page.getByText('Not here yet: Bruno and Chika.').waitFor()
  expect(await page.getByText('Everybody is here.').count()).toBe(0)
})
