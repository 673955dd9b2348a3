/** The record of a table as this guest may have it. */
import { type Guest, isFinished } from '@quayside/store'
import { wholeRecord } from '@quayside/store/records'
import { exportRecord } from '@quayside/table'
import type { LiveTable } from '../tables/live-table.ts'

export function recordOf(live: LiveTable, guest: Guest): string {
  if (!live.table) throw new Error('there is no record before the start')
  if (!isFinished(live.room)) return exportRecord(live.table, live.viewerOf(guest.id))
  return wholeRecord(live.table, live)
}
