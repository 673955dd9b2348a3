// A turn reaches somebody whose table is closed, and a press on the message opens it. Only the vendor's own service is replaced:
// the page gets a key pair instead of a subscription, the server calls a real HTTPS endpoint, the worker is fed through DevTools.
import { randomUUID } from 'node:crypto'
import type { Json } from '@quayside/rules-kit'
import { type MailServer, startMailServer } from '@quayside/test-kit/mail'
import { makeDevice, type PushService, readPush, startPushService } from '@quayside/test-kit/push'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNotifyingBrowser } from '../support/browser.ts'
import { friend } from '../support/online-scenes.ts'
import { type OnlineHouse, startOnlineHouse } from '../support/online-server.ts'
import { openPage, pages } from '../support/open-page.ts'
import { settled } from '../support/play.ts'

let service: PushService
let post: MailServer
let house: OnlineHouse
let browser: Browser
beforeAll(async () => {
  service = await startPushService()
  post = await startMailServer()
  house = await startOnlineHouse(pages, { pushHosts: ['localhost'], smtpUrl: post.url })
  browser = await startNotifyingBrowser()
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
  await service?.close()
  await post?.close()
})

async function send<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`/api${path}`, { data })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()) as T
}

/** What the browser would ask of its vendor. */
const subscribing = (endpoint: string, keys: { p256dh: string; auth: string }) => `
  const KEY = 'test-subscribed'
  const subscription = {
    endpoint: ${JSON.stringify(endpoint)},
    toJSON: () => ({ endpoint: ${JSON.stringify(endpoint)}, keys: ${JSON.stringify(keys)} }),
    unsubscribe: async () => { localStorage.removeItem(KEY); return true },
  }
  PushManager.prototype.getSubscription = async () => localStorage.getItem(KEY) ? subscription : null
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || !/^[\\w-]{87}$/.test(applicationServerKey)) throw new Error('not as browsers want it')
    localStorage.setItem(KEY, 'yes')
    return subscription
  }`

const KEPT = `navigator.serviceWorker.ready.then(() => new Promise((done) => {
  const look = () => navigator.serviceWorker.controller?.state === 'activated' ? done(null) : setTimeout(look, 50)
  look()
}))`

async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(house.address))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await known
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: house.address, registrationId, data })
}

/** A browser without a desktop refuses all notifications; it is told otherwise. */
const ALLOWED = `if (Notification.permission === 'denied')
  Object.defineProperty(Notification, 'permission', { value: 'granted' })`
/**
 * What was shown is kept in a list beside the desktop: a browser that is asked for its notifications while it is still
 * putting one up forgets it.
 */
const DESKTOP = `{
  const shown = []
  const show = self.registration.showNotification.bind(self.registration)
  self.registration.showNotification = async (title, options) => {
    if (Notification.permission === 'granted') await show(title, options)
    shown.push({ ...options, title, close: () => undefined })
  }
  self.registration.getNotifications = async () => shown
}`

const SHOWN =
  'self.registration.getNotifications().then((all) => all.map(({ title, body }) => [title, body]))'

/** As the system would, when somebody presses the message. */
const PRESS = `self.registration.getNotifications().then(([notification]) => {
  const event = new Event('notificationclick')
  Object.defineProperty(event, 'notification', { value: notification })
  // Only the browser's own events may be waited for.
  Object.defineProperty(event, 'waitUntil', { value: () => undefined })
  self.dispatchEvent(event)
})`

it('a turn reaches a closed table, and a press on the message opens it', async () => {
  const page = await openPage(browser, house.address, { keepsPages: true })
  await page.context().grantPermissions(['notifications'], { origin: house.address })
  const keys = makeDevice()
  await page.context().addInitScript(ALLOWED)
  // A second try has a device of its own.
  const path = `/phone-${randomUUID()}`
  await page.context().addInitScript(subscribing(service.address + path, keys))
  await page.goto('/')
  await page.evaluate(KEPT)
  await send(page, '/guests', { name: 'Aoi' })
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const clock = { kind: 'move', ms: 86_400_000 }
  const wish = { game: 'cartagena', seats, first: 1, clock }
  const made = await send<{ room: { id: string }; join: string }>(page, '/tables', wish)
  const { id } = made.room
  const rival = await friend(page, 'Ben')
  await rival.join(id, made.join)
  await rival.sit(id, 1)
  await page.goto(`/online/${id}`)
  await page.locator('[data-room=lobby]').waitFor()
  expect(await page.locator('[data-part=push-offer]').count()).toBe(0)
  await send(page, `/tables/${id}/sit`, { seat: 0 })
  await page.locator('[data-part=push-offer] [data-choice=push-on]').click()
  await page.locator('[data-part=push-offer]', { hasText: 'This device will tell you.' }).waitFor()
  await send(page, `/tables/${id}/start`, {})
  await page.goto('/')
  for (;;) {
    const { update } = await rival.position(id)
    if (update?.owe[0] !== 1) break
    await rival.act(id, update.legal[0] as Json)
  }
  const arrivals = () => service.arrived.filter((push) => push.path === path)
  await expect.poll(() => arrivals().length).toBe(1)
  const [arrived] = arrivals()
  if (!arrived) throw new Error('nothing came')
  const worker = page.context().serviceWorkers()[0]
  if (!worker) throw new Error('there is no worker')
  await worker.evaluate(DESKTOP)
  await deliver(page, readPush(arrived.body, keys))
  await expect.poll(() => worker.evaluate(SHOWN)).toEqual([['Cartagena', 'It is your turn.\nWith Ben.']])
  await worker.evaluate(PRESS)
  await page.waitForURL(`**/online/${id}`)
  expect(await settled(page)).toBe('asked')
}, 120_000)

it('the settings say what for and when not, on which device and by mail, and why not over plain http', async () => {
  const page = await openPage(browser, house.address, { keepsPages: true })
  await page.context().grantPermissions(['notifications'], { origin: house.address })
  await page.context().addInitScript(ALLOWED)
  await page.context().addInitScript(subscribing(`${service.address}/desk`, makeDevice()))
  await page.goto('/')
  await page.evaluate(KEPT)
  await send(page, '/guests', { name: 'Chika' })
  await page.goto('/settings')
  await page.locator('[data-choice=push-on]').click()
  await page.locator('[data-choice=push-off]').waitFor()
  await page.locator('[data-push=chat]').uncheck()
  await page.locator('[data-push=quiet]').check()
  await page.locator('input[type=time]').first().waitFor()
  const state = async () => (await page.request.get('/api/me/push')).json()
  const quiet = { from: 1320, to: 480, zone: expect.any(String) }
  await expect
    .poll(state)
    .toMatchObject({ devices: 1, wishes: { kinds: { chat: false, turn: true }, quiet } })
  await page.reload()
  expect(await page.locator('[data-push=chat]').isChecked()).toBe(false)
  await page.locator('[data-choice=push-off]').click()
  await expect.poll(state).toMatchObject({ devices: 0 })
  // By mail: the link leads here, and a press confirms the address.
  await page.locator('[data-part=mail] input').fill('chika@post.example')
  await page.locator('[data-choice=mail-on]').click()
  await page.locator('[data-part=mail]', { hasText: 'within two days' }).waitFor()
  const link = /http:\S+#mail-confirm=\S+/.exec(post.arrived[0]?.text ?? '')?.[0] ?? ''
  await page.goto('/')
  await page.goto(link)
  await page.locator('[data-choice=mail-confirm]').click()
  await page.locator('[data-part=mail]', { hasText: 'You are written to at chika@post.example.' }).waitFor()
  await page.locator('[data-choice=mail-off]').click()
  await page.locator('[data-choice=mail-on]').waitFor()
  await page.addInitScript("Object.defineProperty(window, 'isSecureContext', { value: false })")
  await page.reload()
  await page.locator('[data-part=push] .note', { hasText: 'plain http' }).waitFor()
  expect(await page.locator('[data-choice=push-on]').count()).toBe(0)
}, 90_000)
