/** Luck and openings of the games that are shown: those that were read before, and the others when somebody wants them. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { WorkerLink } from '../host/worker-link.ts'
import { keepReadings, keptReadings, type Readings } from './kept-readings.ts'
import type { ReadingRequests } from './reading-worker.ts'
import type { CountedGame } from './statistics.ts'
import { type Remembered, recordText } from './use-history.ts'

export interface ReadingOf {
  readonly readings: Readings
  /** How many were read of how many; null: nobody reads. */
  readonly progress: { readonly done: number; readonly of: number } | null
  /** Reads those of these that were not read yet. */
  start(games: readonly CountedGame[]): void
}

/** So often what was read is kept and shown. */
const AT_ONCE = 5

export function useReadings(remembered: readonly Remembered[]): ReadingOf {
  const [readings, setReadings] = useState<Readings>(keptReadings)
  const [progress, setProgress] = useState<ReadingOf['progress']>(null)
  const isGone = useRef(false)
  useEffect(
    () => () => {
      isGone.current = true
    },
    [],
  )
  const start = async (games: readonly CountedGame[]) => {
    const byId = new Map(remembered.map((one) => [one.result.id, one]))
    const known = keptReadings()
    const missing = games.filter(({ result }) => !known.has(result.id))
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
    const link = new WorkerLink<ReadingRequests>(worker)
    const show = (done: number) => {
      keepReadings(known)
      setReadings(new Map(known))
      setProgress({ done, of: missing.length })
    }
    setProgress({ done: 0, of: missing.length })
    for (const [i, { result, seat }] of missing.entries()) {
      if (isGone.current) break
      const one = byId.get(result.id)
      // A record that the server has and does not answer for is read another time.
      const text = one ? await recordText(one).catch(() => null) : null
      const reading = text === null ? null : await link.ask('read', { text, seat }).catch(() => null)
      if (reading) known.set(result.id, reading)
      if ((i + 1) % AT_ONCE === 0) show(i + 1)
    }
    worker.terminate()
    show(missing.length)
    setProgress(null)
  }
  return { readings, progress, start: (games) => void start(games) }
}
