/** The record of a table as this guest may have it. */
import { exportRecord, resultOf, writeRecord } from '@quayside/table'
import { isFinished } from '../rooms/room.ts'
import type { Guest } from '../store/port.ts'
import type { LiveTable } from '../tables/live-table.ts'

export function recordOf(live: LiveTable, guest: Guest): string {
  if (!live.table) throw new Error('there is no record before the start')
  if (!isFinished(live.room)) return exportRecord(live.table, live.viewerOf(guest.id))
  return wholeRecord(live)
}

/** After the end: everything, with the secret, and who did not play to the end. */
export function wholeRecord({ table, room, secret }: Pick<LiveTable, 'table' | 'room' | 'secret'>): string {
  if (!table) throw new Error('there is no record before the start')
  const resigned = room.seats.flatMap((seat, i) => (seat.resigned ? [i] : []))
  const others = {
    ...table.header.others,
    ...(resigned.length > 0 ? { 'quayside-resigned': resigned.join(' ') } : {}),
    ...(room.reason === null || resultOf(table) ? {} : { 'quayside-stopped': room.reason }),
  }
  const { fairness } = table.header
  const header = {
    ...table.header,
    others,
    ...(fairness && secret !== '' ? { fairness: { ...fairness, secret } } : {}),
  }
  return writeRecord({ ...table, header })
}
