import { useEffect, useState } from 'preact/hooks'

/** A part that is fetched when the page is drawn; null until it has come. Without the network the page is complete without it. */
export function useLazyPart<T>(load: () => Promise<T>): T | null {
  const [part, setPart] = useState<T | null>(null)
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    )
  }, [])
  return part
}
