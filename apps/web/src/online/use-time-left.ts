import { useEffect, useState } from 'preact/hooks'
import type { OwnTable } from './my-tables.ts'

const EVERY_MS = 1000

/** Milliseconds until somebody's time runs out; null where no clock runs. Counts down while it is shown. */
export function useTimeLeft({ left, heardAt }: OwnTable): number | null {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (left === null) return
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [left === null])
  return left === null ? null : Math.max(0, left - Math.max(0, now - heardAt))
}
