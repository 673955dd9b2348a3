// People around a table: seats and hosts, what others must agree to, and bots that stand in.
import type { Api } from '@quayside/client'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { begun, friend, joined, openedTable, tableId } from '../support/online-scenes.ts'
import { byPointer, chooseOnce, seq } from '../support/play.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const choice = (name: string) => `[data-choice="${name}"]`
const strip = (name: string) => `[data-strip="${name}"]`
const gone = (page: Page, selector: string) => page.locator(selector).waitFor({ state: 'detached' })
const yes = (page: Page) => page.on('dialog', (dialog) => dialog.accept())

/** A table of three at which the person at the screen begins. */
async function begunByMe(page: Page) {
  const friends = await begun(page)
  await untilAsked(page, friends)
  return friends
}

/** The friends do the first thing they may until none of them is asked: then the person at the screen is. */
async function untilAsked(page: Page, friends: readonly Api[]): Promise<void> {
  for (let isFriendAsked = true; isFriendAsked; ) {
    isFriendAsked = false
    for (const api of friends) {
      const { update } = await api.position(tableId(page))
      if (!update || update.viewer === 'watcher' || !update.owe.includes(update.viewer)) continue
      isFriendAsked = true
      await api.act(tableId(page), update.legal[0] ?? null)
    }
  }
  await page.locator('[data-settled=true]:has([data-say=asked])').waitFor()
}

it('the host gives chairs to bots and people, opens the table to all, and shows somebody the door', async () => {
  const page = await site.borrow()
  yes(page)
  await openedTable(page)
  await page.locator('[data-seat="2"] select').selectOption('mate')
  await page.locator('[data-seat="2"]', { hasText: 'mate' }).waitFor()
  const bruno = await joined(page, 'Bruno', 1)
  await page.locator('[data-seat="1"]', { hasText: 'Bruno' }).waitFor()
  const listed = async () => (await bruno.openTables()).tables.map(({ id }) => id)
  expect(await listed()).not.toContain(tableId(page))
  await page.getByRole('button', { name: 'Open it to all' }).click()
  await page.locator('.invite .note', { hasText: 'harbour' }).waitFor()
  expect(await listed()).toContain(tableId(page))
  await page.locator('[data-seat="1"]').getByRole('button', { name: 'Remove' }).click()
  await page.locator('[data-seat="1"]', { hasText: 'free' }).waitFor()
  await expect(bruno.join(tableId(page))).rejects.toMatchObject({ refusal: { code: 'banned' } })
}, 40_000)

it('the host thinks again about mode and clock, and whoever sits there sees it at once', async () => {
  const page = await site.borrow()
  await openedTable(page)
  const bruno = await joined(page, 'Bruno', 1)
  await page.locator(choice('change-plan')).click()
  await page.locator('.plan-form input[name=mode]').nth(1).check()
  await page.locator('.plan-form input[value=move]').check()
  await expect
    .poll(async () => {
      const { room } = await bruno.table(tableId(page))
      return [room.options.mode, room.clock.setting.kind]
    })
    .toEqual(['classic', 'move'])
  await page.locator(choice('change-plan')).click()
  await page.locator('.plan', { hasText: 'Classic' }).waitFor()
  // Nobody but the host, and nothing that does not go together.
  await expect(bruno.changeTable(tableId(page), { options: {} })).rejects.toMatchObject({
    refusal: { code: 'notHost' },
  })
}, 40_000)

it('one changes seats, stands up, and is told when the host removes one', async () => {
  const page = await site.borrow()
  await page.goto('/')
  const host = await friend(page, 'Hanno')
  const { room, join } = await host.makeTable({
    game: 'carthage',
    seats: [{ kind: 'person' }, { kind: 'person' }],
  })
  // A link that somebody sent, pasted in the harbour.
  await page.getByLabel('Link to a table').fill(`${site.address}/join/${room.id}#${join}`)
  await page.locator(choice('join')).click()
  await page.locator('input[name=nickname]').fill('Aoi')
  await page.locator(choice('come-in')).click()
  await page.locator(choice('sit-0')).click()
  await page.locator('[data-seat="0"].mine').waitFor()
  await page.locator(choice('sit-1')).click()
  await page.locator('[data-seat="1"].mine').waitFor()
  await page.locator('[data-seat="1"] select').selectOption({ index: 2 })
  await page.locator(choice('stand')).click()
  await page.locator(choice('sit-1')).click()
  await page.locator('[data-seat="1"].mine').waitFor()
  const { room: now } = await host.table(room.id)
  const guest = now.seats[1]?.guest ?? ''
  await host.remove(room.id, guest)
  await page.getByText('The host has removed you from this table.').waitFor()
}, 40_000)

it('what came to light is taken back only when everybody agrees', async () => {
  const page = await site.borrow()
  const friends = await begunByMe(page)
  expect(await page.title()).toMatch(/● Your turn/)
  // Where the market is too dear a card is taken, which shows nobody anything; a purchase turns cards up.
  while ((await page.locator(`${choice('intent-buy')}:not([aria-disabled])`).count()) === 0) {
    await chooseOnce(page, byPointer)
    await untilAsked(page, friends)
  }
  await chooseOnce(page, byPointer)
  const before = await seq(page)
  await page.locator(`${choice('undo')}:not([aria-disabled])`).click()
  await page.locator(strip('proposal')).waitFor()
  await friends[0].answer(tableId(page), false)
  await gone(page, strip('proposal'))
  expect(await seq(page)).toBe(before)
  await page.locator(`${choice('undo')}:not([aria-disabled])`).click()
  await page.locator(strip('proposal')).waitFor()
  for (const one of friends) await one.answer(tableId(page), true)
  await gone(page, strip('proposal'))
  await page.locator('[data-settled=true]:has([data-say=asked])').waitFor()
}, 180_000)

it('a game ends by agreement, and the same people sit down again', async () => {
  const page = await site.borrow()
  const [one, two] = await begun(page)
  const id = tableId(page)
  await one.proposeEnd(id)
  await page.locator(choice('decline')).click()
  await gone(page, strip('proposal'))
  await one.proposeEnd(id)
  await two.answer(id, true)
  await page.locator(choice('agree')).click()
  await page.locator(strip('end'), { hasText: 'agreement' }).waitFor()
  expect(await page.locator('[data-say=asked]').count()).toBe(0)
  // What was drawn up to here can be checked too.
  await page.locator(choice('table-menu')).click()
  await page.locator(choice('verify')).click()
  await page.locator('[data-verdict=good]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator(choice('rematch')).click()
  await page.locator('[data-room=lobby] .chairs', { hasText: 'Chika' }).waitFor()
  expect(tableId(page)).not.toBe(id)
  expect((await one.table(id)).room.rematch?.id).toBe(tableId(page))
}, 60_000)

it('a bot stands in for somebody who has left and keeps the others waiting, and makes way again', async () => {
  const page = await site.borrow()
  const [one, two] = await begunByMe(page)
  const id = tableId(page)
  const { room, you } = await one.table(id)
  const late = room.seats.findIndex(({ guest }) => guest === room.host)
  expect(you.name).toBe('ブルーノ')
  // Who is there and thinks is not replaced.
  await expect(one.proposeStandIn(id, late)).rejects.toMatchObject({ refusal: { code: 'notAbsent' } })
  const address = page.url()
  await page.goto('/settings')
  await expect.poll(async () => (await one.table(id)).room.seats[late]?.here, { timeout: 10_000 }).toBe(false)
  await one.proposeStandIn(id, late)
  await two.answer(id, true)
  await page.goto(address)
  await page.locator(choice('take-back')).click()
  await gone(page, strip('stand-in'))
  expect((await one.table(id)).room.seats[late]?.standIn).toBeNull()
}, 60_000)

it('whoever resigns is told that a bot plays on', async () => {
  const page = await site.borrow()
  yes(page)
  await begun(page)
  await page.locator(choice('table-menu')).click()
  await page.locator(choice('resign')).click()
  await page.locator(strip('resigned')).waitFor()
  await page.locator('.seat-note', { hasText: 'resigned' }).waitFor()
}, 40_000)

it('an update of the server is announced, and the game goes on meanwhile', async () => {
  const page = await site.open()
  let build = 'old'
  let hangUp: () => Promise<void> = () => Promise.reject(new Error('nobody has called'))
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => socket.send(String(text).replace(/"build":"[^"]*"/, `"build":"${build}"`)))
    hangUp = () => socket.close({ code: 1012, reason: 'stopping' })
  })
  await begunByMe(page)
  build = 'new'
  await hangUp()
  await page.locator(strip('build')).waitFor()
  await chooseOnce(page, byPointer)
  await page.locator(strip('build')).getByRole('button').click()
  await page.locator('[data-settled=true]').waitFor({ state: 'attached' })
  await gone(page, strip('build'))
  await page.context().close()
}, 40_000)

it('people talk, and the host mutes who talks too much', async () => {
  const page = await site.borrow()
  const [one] = await begun(page)
  const id = tableId(page)
  await one.say(id, '<b>hello</b>')
  await page.locator(choice('chat')).click()
  await page.locator('.said p', { hasText: '<b>hello</b>' }).waitFor()
  await page.locator('[data-chat]').fill('Good wind to all')
  await page.locator(choice('say')).click()
  await page.locator('.said .mine', { hasText: 'Good wind to all' }).waitFor()
  await page.locator(choice('table-menu')).click()
  await page.locator('.people li', { hasText: 'ブルーノ' }).locator(choice('person-menu')).click()
  await page.locator('.people li', { hasText: 'ブルーノ' }).getByRole('button', { name: 'Mute' }).click()
  await page
    .locator('.people li', { hasText: 'ブルーノ' })
    .getByRole('button', { name: 'Let speak' })
    .waitFor()
  await expect(one.say(id, 'again')).rejects.toMatchObject({ refusal: { code: 'muted' } })
  await page.locator('.people li', { hasText: 'ブルーノ' }).getByRole('button', { name: 'Report' }).click()
  await page.locator('.report textarea').fill('Shouting')
  await page.locator('.report button').click()
  await page.getByText('Somebody will look at it').waitFor()
}, 40_000)

it('the host deletes a table at once, from the list', async () => {
  const page = await site.borrow()
  yes(page)
  const [one] = await begun(page)
  const id = tableId(page)
  await page.goto('/tables')
  await page.locator(`[data-online="${id}"]`).getByRole('button', { name: 'Delete the table' }).click()
  await gone(page, `[data-online="${id}"]`)
  await expect(one.table(id)).rejects.toMatchObject({ refusal: { code: 'noTable' } })
}, 40_000)
