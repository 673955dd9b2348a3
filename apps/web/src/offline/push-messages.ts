/** What the worker does with a message: shows it, and leads to its table when it is pressed. */

/** As much of the worker's world as is used here; the pages' own types do not know it. */
export interface PushScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
}
interface OpenPage {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
export interface PushEvent {
  readonly data: { json(): unknown } | null
  waitUntil(work: Promise<unknown>): void
}
export interface PressEvent {
  readonly notification: Notification
  waitUntil(work: Promise<unknown>): void
}

interface Payload {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

export async function showMessage(scope: PushScope, event: PushEvent): Promise<void> {
  if (!event.data) return
  const { title, body, url, tag } = event.data.json() as Payload
  const pages = await pagesOf(scope)
  // Whoever has the table before their eyes needs no message.
  if (pages.some((page) => page.focused && pathOf(page) === url)) return
  await scope.registration.showNotification(title, { body, tag, data: url, icon: '/icon.svg' })
}

/** A page at that table comes to the front; one that shows only lists goes there; else a new one is opened. */
export async function openTable(scope: PushScope, { notification }: PressEvent): Promise<void> {
  notification.close()
  const url = String(notification.data)
  const pages = await pagesOf(scope)
  const there = pages.find((page) => pathOf(page) === url)
  if (there) return void (await there.focus())
  const idle = pages.find((page) => IDLE.includes(pathOf(page)))
  const went = idle && (await idle.navigate(url).catch(() => null))
  if (!idle || !went) return void (await scope.clients.openWindow(url))
  // Not every browser lets a page be brought forward; it has gone there all the same.
  await idle.focus().catch(() => undefined)
}

const IDLE = ['/', '/tables']

function pagesOf({ clients }: PushScope): Promise<readonly OpenPage[]> {
  return clients.matchAll({ type: 'window', includeUncontrolled: true })
}

function pathOf({ url }: OpenPage): string {
  return new URL(url).pathname
}
