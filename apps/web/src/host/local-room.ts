/** What surrounds the game of a table on this device: who sits where. It never changes while the table is open. */
import type { RoomRules } from '@quayside/host'
import { PERSON, type SeatPlan } from '@quayside/protocol'

export interface LocalRoom {
  readonly seats: readonly SeatPlan[]
}

export const localRoomRules: RoomRules<LocalRoom> = {
  isRunning: () => true,
  playerAt({ seats }, seat) {
    const kind = seats[seat]?.kind ?? PERSON
    return kind === PERSON ? null : kind
  },
  clockOf: () => ({ kind: 'none' }),
  afterStep: (room) => room,
  afterTimeout: (room) => room,
}
