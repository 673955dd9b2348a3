/**
 * Keeps every built file on the device, so that all pages work without network after the first visit, and shows what comes
 * while no page is open. Built apart from the pages, with the list of their files. What it keeps belongs together: a page never gets parts of two builds.
 */
import { answerKind } from './answer-kind.ts'
import { openTable, type PressEvent, type PushEvent, type PushScope, showMessage } from './push-messages.ts'

/** Written in by the build. */
declare const BUILT_FILES: readonly string[]
declare const BUILT_VERSION: string

/** As much of the worker's world as is used here; the pages' own types do not know it. */
interface WorkerScope extends PushScope {
  readonly clients: PushScope['clients'] & { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(name: 'message', listener: (event: MessageEvent<unknown>) => void): void
  addEventListener(name: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void
  addEventListener(name: 'notificationclick', listener: (event: PressEvent) => void): void
}
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}
interface AskedEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
const scope = self as unknown as WorkerScope

const FAMILY = 'quayside-'
const NAME = `${FAMILY}${BUILT_VERSION}`
const files = new Set(BUILT_FILES)

scope.addEventListener('install', (event) => event.waitUntil(keepAll()))
scope.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => scope.clients.claim())))
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') scope.skipWaiting()
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = answerKind(request, scope.location.origin, files)
  if (kind === 'page') event.respondWith(kept('/index.html', request))
  if (kind === 'file') event.respondWith(kept(new URL(request.url).pathname, request))
})

scope.addEventListener('push', (event) => event.waitUntil(showMessage(scope, event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openTable(scope, event)))

/** All or nothing: a build of which a file is missing is not installed. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME)
  await Promise.all(BUILT_FILES.map((path) => keep(cache, path)))
}

/** A file with a hash in its name may come from an earlier build; everything else is asked for anew. */
async function keep(cache: Cache, path: string): Promise<void> {
  const isForever = path.startsWith('/assets/')
  const before = isForever ? await caches.match(path) : undefined
  const answer = before ?? (await fetch(path, { cache: isForever ? 'default' : 'reload' }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await cache.put(path, answer)
}

async function kept(path: string, request: Request): Promise<Response> {
  const own = await (await caches.open(NAME)).match(path)
  return own ?? (await caches.match(path)) ?? fetch(request)
}

/** The build before stays too: a page of it may still be open in another tab and ask for its later parts. */
async function dropOld(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== NAME)
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)))
}
