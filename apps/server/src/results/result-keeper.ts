/** Remembers finished games: as they end, and later where a process died before it could. */
import { isFinished, type OnlineStore } from '@quayside/store'
import { resultOf } from '@quayside/table'
import type { LiveTable } from '../tables/live-table.ts'
import { ratedStandings } from './rated-standings.ts'
import { namelessRecord, resultFor } from './result-of.ts'

export interface KeeperTools {
  readonly store: Pick<OnlineStore, 'results'>
  now(): number
  onError(error: unknown, doing: string): void
}

/** Each is loaded for it. */
const MOST_AT_ONCE = 20

export class ResultKeeper {
  private readonly tools: KeeperTools

  constructor(tools: KeeperTools) {
    this.tools = tools
  }

  /** Whoever sees the end first counts it; all others change nothing. */
  async keep(live: LiveTable): Promise<void> {
    const { store, now, onError } = this.tools
    const { id, room, table, secret } = live
    if (!table || !isFinished(room)) return
    const finished = { id, room, table, secret }
    try {
      const standings = ratedStandings(room, resultOf(table)?.places ?? null)
      await store.results.keep(id, resultFor(finished, now()), namelessRecord(finished), standings)
    } catch (error) {
      onError(error, 'remembering a finished game')
    }
  }

  /** Tables that ended while nobody counted: before there were results, or when a process died at the end. */
  async catchUp(load: (id: string) => Promise<LiveTable | null>): Promise<void> {
    const { results } = this.tools.store
    for (const id of await results.uncounted(MOST_AT_ONCE)) {
      const live = await load(id)
      // One that cannot be opened would be tried again for ever.
      if (live?.table && !live.table.fault) await this.keep(live)
      else await results.keep(id, null, '')
    }
  }
}
