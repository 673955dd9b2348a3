// Who one is on the next device: by a code, by a passkey; and being forgotten.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openedTable, tableId } from '../support/online-scenes.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const choice = (name: string) => `[data-choice="${name}"]`
const yes = (page: Page) => page.on('dialog', (dialog) => dialog.accept())

it('a code carries who one is to another device, once; and one can be forgotten', async () => {
  const page = await site.open()
  yes(page)
  await openedTable(page)
  const id = tableId(page)
  await page.goto('/settings')
  await page.locator(choice('carry')).click()
  const code = (await page.locator('[data-carry]').textContent()) ?? ''
  const other = await site.open()
  await other.goto('/settings')
  await other.locator('input.code').fill(code)
  await other.getByRole('button', { name: 'Become the same here' }).click()
  await other.getByText('This device is Aoi now.').waitFor()
  await other.goto('/tables')
  await other.locator(`[data-online="${id}"]`).waitFor()
  await other.goto('/settings')
  await other.locator('input.code').fill(code)
  await other.getByRole('button', { name: 'Become the same here' }).click()
  await other.getByText('The code is wrong, used up or too old.').waitFor()
  // What was worked out of one's games goes too.
  await page.evaluate(() => localStorage.setItem('quayside-readings', '{"t1":{"surprise":1,"variance":1}}'))
  await page.locator(choice('forget')).click()
  await page.getByText('You are forgotten.').waitFor()
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => key === 'quayside-readings' || key === 'quayside-online')).toEqual([])
  await other.goto(`/online/${id}`)
  // Nobody knows this device any more, and the table can only be found by its link.
  await other.getByText('There is no such table, or you need its link.').waitFor()
  await other.context().close()
  await page.context().close()
}, 60_000)

/** With a device that holds passkeys and agrees to everything. */
async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}

it('a passkey makes another device the same guest, until it is removed', async () => {
  // Browsers give passkeys to names, not to numbers.
  const settings = `${site.address.replace('127.0.0.1', 'localhost')}/settings`
  const [page, other] = [await site.open(), await site.open({ language: 'ja' })]
  yes(page)
  await page.goto(settings)
  await page.evaluate(() =>
    fetch('/api/guests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Aoi' }),
    }),
  )
  const here = await withAuthenticator(page)
  await page.reload()
  await page.locator(choice('passkey-add')).click()
  await page.getByText('The passkey is added.').waitFor()
  await other.goto(settings)
  const there = await withAuthenticator(other)
  const { credentials } = await here.session.send('WebAuthn.getCredentials', {
    authenticatorId: here.authenticatorId,
  })
  for (const credential of credentials)
    await there.session.send('WebAuthn.addCredential', {
      authenticatorId: there.authenticatorId,
      credential,
    })
  await other.locator(choice('passkey-enter')).click()
  await other.getByText('この端末はAoiさんになりました。').waitFor()
  await other.locator('[data-passkey]').waitFor()
  await page.locator('[data-passkey] button').click()
  await page.locator('[data-passkey]').waitFor({ state: 'detached' })
  await other.locator(choice('passkey-enter')).click()
  await other.getByText('このパスキーは登録されていないか、時間切れです。').waitFor()
  for (const one of [page, other]) await one.context().close()
}, 40_000)
