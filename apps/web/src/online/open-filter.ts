/** Which of the open tables somebody wants to see. */
import { PERSON, type TableListing } from '@quayside/protocol'

export interface OpenFilter {
  /** Empty: any. */
  readonly game: string
  readonly pace: 'any' | 'live' | 'slow' | 'none'
  /** At least so many free seats. */
  readonly free: number
  readonly rated: 'any' | 'yes' | 'no'
}

export const ANY_TABLE: OpenFilter = { game: '', pace: 'any', free: 1, rated: 'any' }

/** From an hour a decision on nobody sits and waits for it. */
const SLOW_MS = 3_600_000

export function freeChairs({ seats }: Pick<TableListing, 'seats'>): number {
  return seats.filter(({ kind, guest }) => kind === PERSON && guest === null).length
}

function paceOf({ clock: { setting } }: Pick<TableListing, 'clock'>): OpenFilter['pace'] {
  if (setting.kind === 'none') return 'none'
  return setting.kind === 'move' && setting.ms >= SLOW_MS ? 'slow' : 'live'
}

export function fitsFilter(row: TableListing, { game, pace, free, rated }: OpenFilter): boolean {
  return (
    (game === '' || row.game === game) &&
    (pace === 'any' || paceOf(row) === pace) &&
    freeChairs(row) >= free &&
    (rated === 'any' || row.rated === (rated === 'yes'))
  )
}
