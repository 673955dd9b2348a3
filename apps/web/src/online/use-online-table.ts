import { useEffect, useState } from 'preact/hooks'
import { type OnlineState, OnlineTable } from '../session/online-session.ts'
import { keep } from './kept.ts'

export interface OnlineHandle {
  readonly table: OnlineTable
  readonly state: OnlineState
}

/** One connection for as long as the page shows this table; null until it is begun. */
export function useOnlineTable(id: string): OnlineHandle | null {
  const [handle, setHandle] = useState<OnlineHandle | null>(null)
  useEffect(() => {
    const table = new OnlineTable(id, (one) => {
      keepSeal(id, one.state)
      setHandle({ table: one, state: one.state })
    })
    const wake = () => {
      if (!document.hidden) table.wake()
    }
    const lose = () => table.lose()
    addEventListener('online', wake)
    addEventListener('offline', lose)
    document.addEventListener('visibilitychange', wake)
    return () => {
      removeEventListener('online', wake)
      removeEventListener('offline', lose)
      document.removeEventListener('visibilitychange', wake)
      table.close()
    }
  }, [id])
  return handle
}

const sealed = new Set<string>()

/** The seal as it was before the first draw, so that nobody can change it afterwards. */
function keepSeal(id: string, { room }: OnlineState): void {
  if (room?.status !== 'lobby' || sealed.has(id)) return
  sealed.add(id)
  keep(id, { commitment: room.commitment })
}
