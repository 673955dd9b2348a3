/** Paths without a library: one listener, one current path. */
import { useEffect, useState } from 'preact/hooks'

const listeners = new Set<() => void>()

/** Kept by the browser with each entry of its history: the page before this one, and how many entries back it is. */
interface Way {
  readonly from: string
  readonly steps: number
}

const way = () => history.state as Way | null

/** Where the reader was before this page, so that every page can lead back there. */
export function cameFrom(): string | null {
  return way()?.from ?? null
}

/** Back to the page before, over all places within this one. */
export function goBack(): void {
  const steps = way()?.steps
  if (steps !== undefined) history.go(-steps)
}

export function go(path: string): void {
  const here = location.pathname + location.search
  const isSamePage = path.split('#')[0] === here
  const now = way()
  const next = isSamePage ? now && { ...now, steps: now.steps + 1 } : { from: here, steps: 1 }
  if (path !== here + location.hash) history.pushState(next, '', path)
  if (!isSamePage) scrollTo(0, 0)
  for (const listener of listeners) listener()
}

/** The same page under a cleaner address; nothing is loaded or drawn anew. */
export function replace(path: string): void {
  history.replaceState(history.state, '', path)
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
