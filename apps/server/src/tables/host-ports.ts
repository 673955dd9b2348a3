/** What the host of an online table is given: the store, bots on threads, the rules of a room. */
import { type HostPorts, roomClocks } from '@quayside/host'
import { isSoonBack, type Room } from '@quayside/store'
import { roomRules } from '../rooms/room-rules.ts'
import type { TableTools } from './table-tools.ts'

export interface PortsOwner extends Pick<HostPorts<Room>, 'listener' | 'draws'> {
  readonly game: string
  /** Whose table it is: people take turns in the queue of bots. */
  owner(): string
}

export function hostPorts(
  { store, bots, pacing, time }: TableTools,
  { game, owner, listener, draws }: PortsOwner,
): HostPorts<Room> {
  return {
    store: {
      save: (change) => store.save(change),
      table: (table) => store.table(table),
      entries: (table, after) => store.entries(table, after),
      isSoonBack,
    },
    time,
    pacing,
    rules: roomRules,
    clocks: roomClocks(roomRules),
    listener,
    players: {
      choose: ({ table, player: rank, view, duty, isCurrent }) => {
        const question = { table, game, rank, view, must: duty === 'owe', searchMs: pacing.searchMs }
        return bots.choose({ ...question, group: owner(), isCurrent })
      },
    },
    draws,
  }
}
