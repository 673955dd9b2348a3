/** A guest goes, or is made to go: seats, names, chat, keys. What was played stays, without the name. */
import type { Online } from '../online.ts'
import { forgetGuest } from '../rooms/people.ts'
import { seatOf } from '../rooms/room.ts'
import { dropIfNeverStarted } from './tables.ts'

export async function eraseGuest(online: Online, guest: string): Promise<void> {
  const { store, registry, identity, feeds } = online
  for (const id of await store.tablesNaming(guest)) {
    const live = await registry.get(id)
    if (!live) continue
    const seat = seatOf(live.room, guest)
    await live.decide(() => ({ answer: null, room: forgetGuest(live.room, guest) }))
    if (seat !== null) {
      await store.eraseName(id, seat)
      live.eraseName(seat)
    }
    live.dismiss(guest)
    await dropIfNeverStarted(online, live)
  }
  await store.removeGuest(guest)
  identity.forget(guest)
  feeds.end(guest)
}
