/** Tables that are being played where everybody can see them. */
import type { RunningTable } from '@quayside/protocol'
import type { Online } from '../online.ts'
import { listed } from './messages.ts'

/** Each is loaded, for only then it is known how many watch. */
const MOST_RUNNING = 30

export async function runningTables({ store, registry, now }: Online): Promise<RunningTable[]> {
  const rows = await store.openTables(MOST_RUNNING, 'playing')
  return Promise.all(
    rows.map(async (row) => {
      const live = await registry.get(row.id)
      return { ...listed(row, now()), watchers: live?.presence().watchers ?? 0 }
    }),
  )
}
