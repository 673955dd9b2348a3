/** What a table in memory is given: where it is kept, who thinks for its bots, its pace, and who hears of it. */
import type { HostTime, Pacing } from '@quayside/host'
import type { OnlineStore } from '@quayside/store'
import type { BotPool } from './bot-pool.ts'
import type { LiveTable } from './live-table.ts'

interface TablePacing extends Pacing {
  /** How long a bot that searches may think about one choice. */
  readonly searchMs: number
}

export interface TableTools {
  readonly store: OnlineStore
  readonly bots: BotPool
  readonly pacing: TablePacing
  readonly time: HostTime
  /** The game is over or was stopped. */
  onFinished(table: LiveTable): void
  /** Told after every change, also of other processes. */
  onChanged(table: LiveTable): void
  /** Told after every stored step. */
  onStored(entries: number): void
  /** Bugs, for the log: one table that breaks must not take the others with it. */
  onError(error: unknown, doing: string): void
}
