/** What is needed at the end of a game only is fetched then. */
import { useEffect, useState } from 'preact/hooks'

async function load() {
  const [{ Rematch }, { SeriesTable }] = await Promise.all([
    import('./Rematch.tsx'),
    import('./SeriesTable.tsx'),
  ])
  return { Rematch, SeriesTable }
}

type Parts = Awaited<ReturnType<typeof load>>

export function useSeriesParts(): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    let current = true
    load().then((next) => {
      if (current) setParts(next)
    })
    return () => {
      current = false
    }
  }, [])
  return parts
}
