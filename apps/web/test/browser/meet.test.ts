// Two people meet through the waiting room, play a rated game to its end, and find rating, history and the way to play again; they
// become friends, one invites the other, and in the end one blocks the other.
import { makePeopleApi } from '@quayside/client'
import { expect, it } from 'vitest'
import { friend, ownApi, tableId } from '../support/online-scenes.ts'
import { openSite } from '../support/site.ts'

it('two people who wait for the same are seated, play to the end, and see what it changed', async () => {
  const site = await openSite()
  const page = await site.borrow()
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
  const aoi = await ownApi(page)
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
  await page.locator('[data-choice=again-series]').selectOption('3')
  await page.locator('[data-choice=again-seats]').selectOption('rotated')
  const seats = (await mila.table(id)).room.seats.map(({ name }) => name)
  await page.locator('[data-choice=again]').click()
  await page.waitForURL((url) => url.pathname.startsWith('/online/') && !url.pathname.includes(id))
  await page.locator('[data-series="1"] tbody tr').nth(1).waitFor()
  const again = (await mila.table(tableId(page))).room
  expect(again.series).toMatchObject({ bestOf: 3, played: 1 })
  expect(again.seats.map(({ name }) => name)).toEqual(seats.toReversed())
  await page.goto('/history')
  await page.locator(`[data-result="${id}"] [data-rated]`).waitFor()
  expect((await mila.ratings()).ratings).toMatchObject([{ game: 'carthage', games: 1, provisional: true }])

  // Friends: she asks, he accepts on his page and is told of her table there.
  const you = (await aoi.me()).guest?.id ?? ''
  const people = makePeopleApi(mila)
  await people.change(you, 'ask')
  await page.goto('/people')
  const row = page.locator('[data-person=Mila]')
  await row.locator('[data-choice=person-accept]').click()
  await page.locator('[data-person=Mila][data-bond=friend]').waitFor()
  await expect
    .poll(async () => (await people.people()).people)
    .toMatchObject([{ bond: 'friend', here: true }])
  const { room } = await mila.makeTable({ game: 'carthage', seats: [{ kind: 'person' }, { kind: 'person' }] })
  await mila.sit(room.id, 0)
  await people.invite(room.id, you)
  await page.locator(`[data-invitation="${room.id}"] [data-choice=come]`).click()
  await page.locator('[data-choice=sit-1]').click()
  await page.locator('[data-seat="1"].mine').waitFor()

  // Blocked at the table: what she said is gone, what she says is not heard, and she is told nothing.
  await mila.say(room.id, 'so glad')
  await page.locator('.said p', { hasText: 'so glad' }).waitFor()
  page.once('dialog', (dialog) => dialog.accept())
  await page.locator('.people [data-choice=person-menu]').click()
  await page.locator('.people [data-choice=person-block]').click()
  await page.locator('[data-bond=blocked]').waitFor()
  await page.locator('.said p', { hasText: 'so glad' }).waitFor({ state: 'detached' })
  await mila.say(room.id, 'are you there?')
  await aoi.say(room.id, 'a word to myself')
  await page.locator('.said p', { hasText: 'a word to myself' }).waitFor()
  expect(await page.locator('.said p').count()).toBe(1)
  expect((await mila.chat(room.id)).lines.map(({ text }) => text)).toEqual(['so glad', 'are you there?'])
  expect((await people.people()).people).toMatchObject([{ bond: 'none', here: false }])
  await site.close()
}, 90_000)
