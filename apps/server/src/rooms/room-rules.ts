/** What a room of the server means to the host of its table. */
import type { RoomRules } from '@quayside/host'
import type { Room } from '@quayside/store'
import { handToStandIn } from './people.ts'
import { botAt, isRunning } from './room.ts'

export const roomRules: RoomRules<Room> = {
  isRunning,
  playerAt: botAt,
  clockOf: (room) => room.clock.setting,

  /** A step ends what was proposed before it; the last one ends the game. */
  afterStep(room, isOver) {
    const ends = isOver && isRunning(room)
    if (!ends && room.proposal === null) return room
    return { ...room, proposal: null, ...(ends ? { status: 'over' as const } : {}) }
  },

  afterTimeout(room, seat) {
    const handsOver = room.clock.outOfTime === 'standIn' && botAt(room, seat) === null
    return handsOver ? handToStandIn(room, seat) : room
  },
}
