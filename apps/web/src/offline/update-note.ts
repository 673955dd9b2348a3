/** That a newer build lies ready: told in a strip of the page that has a place for one, else in a box over it. */
import { useEffect, useState } from 'preact/hooks'
import type { OfflineWords } from './texts/words.ts'

export interface UpdateNote {
  readonly words: OfflineWords
  take(): void
  putOff(): void
}

let note: UpdateNote | null = null
let strips = 0
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function useTold<T>(read: () => T): T {
  const [told, setTold] = useState(read)
  useEffect(() => {
    const look = () => setTold(read)
    listeners.add(look)
    look()
    return () => {
      listeners.delete(look)
    }
  }, [])
  return told
}

export function tellUpdate(now: UpdateNote | null): void {
  note = now
  tell()
}

/** For the page with a strip. */
export function useUpdateNote(): UpdateNote | null {
  useEffect(() => {
    strips++
    tell()
    return () => {
      strips--
      tell()
    }
  }, [])
  return useTold(() => note)
}

/** Some page on the screen shows it in a strip. */
export const useHasStrip = () => useTold(() => strips > 0)
