/** The waiting room of this process. */
import { manifests } from '@quayside/all/manifests'
import type { GuestFeeds } from '../play/guest-feeds.ts'
import { finishSeating, type Seating, seatMatch } from './seat-match.ts'
import { WaitingRoom } from './waiting-room.ts'

export interface Surroundings extends Seating {
  readonly feeds: GuestFeeds
  onError(error: unknown, doing: string): void
}

export function makeWaitingRoom(online: Surroundings): WaitingRoom {
  const { store, feeds, now, onError } = online
  return new WaitingRoom({
    store,
    seats: seatCounts,
    now,
    seat: (match, table) => seatMatch(online, match, table),
    finish: (table) => finishSeating(online, table),
    isConnected: (guest) => feeds.isOpen(guest),
    onError,
  })
}

/** With how many a game is played. */
export function seatCounts(game: string): number[] {
  const { min = 0, max = -1 } = manifests.find(({ id }) => id === game)?.players ?? {}
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}
