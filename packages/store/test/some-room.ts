/** A room as a fresh table has it. */
import { EMPTY_SEAT, PERSON, type Room } from '../src/room.ts'

export function someRoom(change: Partial<Room> = {}): Room {
  return {
    game: 'carthage',
    options: {},
    status: 'lobby',
    reason: null,
    seats: [
      { ...EMPTY_SEAT, kind: PERSON },
      { ...EMPTY_SEAT, kind: PERSON },
    ],
    host: 'ann',
    open: true,
    joinHash: 'hash',
    clock: { setting: { kind: 'none' }, outOfTime: 'fallback' },
    order: 'chosen',
    first: 'drawn',
    commitment: 'c',
    banned: [],
    muted: [],
    proposal: null,
    rematch: null,
    ...change,
  }
}
