/** Paths without a library: one listener, one current path. */
import { useEffect, useState } from 'preact/hooks'

const listeners = new Set<() => void>()

/** Where the reader was before this page, so that a page of reference can lead back there. */
let before: string | null = null

export function cameFrom(): string | null {
  return before
}

export function go(path: string): void {
  const here = location.pathname + location.search
  if (path !== here + location.hash) history.pushState(null, '', path)
  if (location.pathname + location.search !== here) {
    before = here
    scrollTo(0, 0)
  }
  for (const listener of listeners) listener()
}

/** The same page under a cleaner address; nothing is loaded or drawn anew. */
export function replace(path: string): void {
  history.replaceState(null, '', path)
}

export function usePath(): string {
  return useAddress(() => location.pathname)
}

/** What stands behind the `#`: a place within the page. Each visit to it counts, also to the same place again. */
export function usePlace(): { readonly place: string } {
  return useAddress(() => ({ place: location.hash.slice(1) }))
}

function useAddress<T>(read: () => T): T {
  const [address, setAddress] = useState(read)
  useEffect(() => {
    const look = () => setAddress(read)
    listeners.add(look)
    addEventListener('popstate', look)
    return () => {
      listeners.delete(look)
      removeEventListener('popstate', look)
    }
  }, [])
  return address
}

/** Links of the house change the page without loading it again; all others are the browser's. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target) return
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
