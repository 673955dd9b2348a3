/** Waiting for people: the place is kept while the page is open, and given back when it is left. */
import { newContribution } from '@quayside/client'
import type { WaitingState } from '@quayside/protocol'
import { useEffect, useRef, useState } from 'preact/hooks'
import { keep } from '../online/kept.ts'
import { useMyTables } from '../online/my-tables.ts'
import { api } from '../online/server.ts'
import { type Doing, useDoing } from '../online/use-doing.ts'
import { go } from '../router.ts'
import { keepWish, type MeetWish, waitingWish } from './wish.ts'

const ASK_MS = 4_000

export type Waited = NonNullable<WaitingState['waiting']> & { readonly heardAt: number }

export interface Waiting {
  readonly state: Waited | null
  readonly doing: Doing
  enter(wish: MeetWish): void
  leave(): void
}

export function useWaiting(): Waiting {
  const doing = useDoing()
  const [state, setState] = useState<Waited | null>(null)
  const contribution = useRef('')
  const isWaiting = state !== null
  const take = async ({ waiting, table }: WaitingState) => {
    setState(waiting && { ...waiting, heardAt: Date.now() })
    if (table === null) return
    keep(table, { contribution: contribution.current })
    await api.stopWaiting().catch(() => undefined)
    go(`/online/${table}`)
  }
  // The server may be away for a moment: it is asked again.
  const ask = () => void api.waiting().then(take, () => undefined)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(ask, ASK_MS)
    const giveBack = () => void fetch('/api/me/waiting', { method: 'DELETE', keepalive: true })
    addEventListener('pagehide', giveBack)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', giveBack)
      giveBack()
    }
  }, [isWaiting])
  // A table of one's own that is new may be the one: the stream tells of it at once.
  const tables = useMyTables()
  useEffect(() => {
    if (isWaiting) ask()
  }, [tables])
  return {
    state,
    doing,
    enter(wish) {
      contribution.current = newContribution()
      const asked = waitingWish(wish, contribution.current)
      if (!asked) return
      keepWish(wish)
      void doing.run(async () => take(await api.wait(asked)))
    },
    leave: () => setState(null),
  }
}
