/** Fills the store of a measured server before it starts: four guests for each table, seated in its lobby. */
import {
  EMPTY_SEAT,
  hashOf,
  newGuestId,
  newKey,
  newTableId,
  newTableSecret,
  type OnlineStore,
  openStore,
  PERSON,
  type Room,
  type StoreOptions,
} from '@quayside/store'
import { commitmentOf } from '@quayside/table'
import type { PreparedTable } from './child.ts'
import { inGroups } from './in-groups.ts'

/** Thousands of guests without waiting for the disk; what is measured afterwards does wait. */
export async function prepareTables(
  place: StoreOptions,
  game: string,
  many: number,
): Promise<PreparedTable[]> {
  const store = await openStore({ ...place, durable: false })
  const made = await inGroups(Array.from({ length: many }), () => prepareTable(store, game))
  await store.close()
  return made
}

async function prepareTable(store: OnlineStore, game: string): Promise<PreparedTable> {
  const guests = [0, 1, 2, 3].map((i) => ({ id: newGuestId(), name: `P${i}`, key: newKey() }))
  const id = newTableId()
  const secret = newTableSecret()
  const at = Date.now()
  await Promise.all([
    ...guests.map(({ id: guest, name, key }) => store.addGuest({ id: guest, name }, hashOf(key), at)),
    store.createTable({ id, room: roomFor(game, guests, secret), secret, at }),
    ...guests.map((guest) => store.addMember(id, guest.id, at)),
  ])
  return { id, tokens: guests.map((guest) => guest.key) }
}

function roomFor(
  game: string,
  guests: readonly { readonly id: string; readonly name: string }[],
  secret: string,
): Room {
  return {
    game,
    options: {},
    status: 'lobby',
    reason: null,
    seats: guests.map(({ id: guest, name }) => ({ ...EMPTY_SEAT, kind: PERSON, guest, name })),
    host: guests[0]?.id ?? '',
    open: false,
    joinHash: '',
    clock: { setting: { kind: 'none' }, outOfTime: 'fallback' },
    order: 'chosen',
    first: 'drawn',
    commitment: commitmentOf(secret),
    banned: [],
    muted: [],
    proposal: null,
    rematch: null,
  }
}
