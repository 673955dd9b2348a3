/** Paths without a library: one listener, one current path. */
import { useEffect, useState } from 'preact/hooks'

const listeners = new Set<() => void>()

export function go(path: string): void {
  if (path === location.pathname + location.search) return
  history.pushState(null, '', path)
  scrollTo(0, 0)
  for (const listener of listeners) listener()
}

/** The same page under a cleaner address; nothing is loaded or drawn anew. */
export function replace(path: string): void {
  history.replaceState(null, '', path)
}

export function usePath(): string {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const read = () => setPath(location.pathname)
    listeners.add(read)
    addEventListener('popstate', read)
    return () => {
      listeners.delete(read)
      removeEventListener('popstate', read)
    }
  }, [])
  return path
}

/** Links of the house change the page without loading it again; all others are the browser's. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target) return
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  go(link.pathname + link.search)
}
