/** Parts of a board that no first move needs: fetched together with it, drawn as soon as they are there. */
import { useEffect, useState } from 'preact/hooks'

export interface Lazy<T> {
  /** Null until it has come. */
  now(): T | null
  /** The same for a component, which is drawn again when it has come. */
  use(): T | null
}

export function lazy<T extends object>(load: () => Promise<T>): Lazy<T> {
  let loaded: T | null = null
  const coming = load().then((parts) => {
    loaded = parts
    return parts
  })
  return {
    now: () => loaded,
    use() {
      const [parts, setParts] = useState<T | null>(loaded)
      useEffect(() => {
        let current = true
        coming.then((all) => {
          if (current) setParts(() => all)
        })
        return () => {
          current = false
        }
      }, [])
      return parts
    },
  }
}
