// A link opened by somebody without a name: everything is said before anything is asked, and one button is enough.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { friend, invited, tableId } from '../support/online-scenes.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('an invitation tells game, host, seats and pace, then seats its reader with one field and one button', async () => {
  const page = await site.borrow({ width: 360, height: 740 })
  await invited(page)
  const said = (await page.locator('main').textContent()) ?? ''
  for (const fact of ['Mila invites you to', 'Catan', '1 minute for each decision', 'you', 'free', 'mate'])
    expect(said.toLowerCase()).toContain(fact.toLowerCase())
  const button = page.locator('[data-choice=sit-down]')
  await button.click()
  expect(await page.locator('.entrance > .problem').textContent()).toBe('What are you called?')
  await page.locator('input[name=nickname]').fill('Aoi')
  await button.click()
  await page.locator('[data-room=lobby]').waitFor()
  expect(await page.locator('[data-seat="1"]').textContent()).toContain('Aoi')
  expect(new URL(page.url()).hash).toBe('')
})

it('open tables are seen without a name, and lead to their invitation', async () => {
  const page = await site.borrow()
  await page.goto('/')
  const host = await friend(page, 'Noor')
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const { room } = await host.makeTable({ game: 'cartagena', seats, open: true })
  await page.goto('/open')
  await page.locator(`a[href="/online/${room.id}"]`).click()
  await page.locator('[data-invitation=cartagena] input[name=nickname]').waitFor()
  expect(tableId(page)).toBe(room.id)
})
