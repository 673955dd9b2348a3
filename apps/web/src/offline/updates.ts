/** Starts the worker that keeps the pages, and says when a newer build lies ready. Nothing is ever taken by itself. */

/** How often an open page asks for a newer build. */
const EVERY = 30 * 60 * 1000

export interface Updates {
  /** Called with true as soon as a newer build lies ready. */
  onReady(listener: (ready: boolean) => void): () => void
  /** Takes the newer build: this page is loaded again, others go on as they are. */
  take(): void
}

/** Null where the browser has no such workers or refuses them; the pages then need the network, as ever. */
export async function startUpdates(): Promise<Updates | null> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return null
  const registration = await serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return null
  watchForNewer(registration)
  return {
    onReady: (listener) => {
      const tell = () => listener(registration.waiting !== null && serviceWorker.controller !== null)
      const follow = () => registration.installing?.addEventListener('statechange', tell)
      registration.addEventListener('updatefound', follow)
      follow()
      tell()
      return () => registration.removeEventListener('updatefound', follow)
    },
    take: () => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      registration.waiting?.postMessage('take-over')
    },
  }
}

function watchForNewer(registration: ServiceWorkerRegistration): void {
  // Without network there is nothing newer; the next look comes by itself.
  const look = () => registration.update().catch(() => undefined)
  setInterval(look, EVERY)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look()
  })
}
