/** The room of a simulated table: who sits where, and the clock. */
import type { ClockSetting } from '@quayside/table'
import type { RoomRules } from '../../src/index.ts'

export interface SimRoom {
  readonly status: 'playing' | 'over'
  /** By seat: a person, a bot, or a bot that took over from a person without time. */
  readonly seats: readonly ('person' | 'bot' | 'standIn')[]
  readonly clock: ClockSetting
  readonly handsOver: boolean
}

export const simRules: RoomRules<SimRoom> = {
  isRunning: ({ status }) => status === 'playing',
  playerAt: ({ seats }, seat) => (seats[seat] === 'person' ? null : 'bot'),
  clockOf: ({ clock }) => clock,
  afterStep: (room, isOver) => (isOver && room.status === 'playing' ? { ...room, status: 'over' } : room),
  afterTimeout(room, seat) {
    if (!room.handsOver || room.seats[seat] !== 'person') return room
    return { ...room, seats: room.seats.map((kind, i) => (i === seat ? 'standIn' : kind)) }
  },
}
