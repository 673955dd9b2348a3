/** A friend is invited to a table: told where they are, called where they are not. */
import { type Guest, isFinished } from '@quayside/store'
import type { Online } from '../online.ts'
import { seatOf } from '../rooms/room.ts'
import type { Answered } from '../tables/decision.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { refusal } from '../texts.ts'

const MOST_INVITED = 30

/** By the host, or by somebody who sits there. */
export async function inviteFriend(
  online: Online,
  live: LiveTable,
  guest: Guest,
  friend: string,
): Promise<Answered> {
  const { store, rateLimiters, feeds, caller } = online
  const { room } = live
  if (room.status !== 'lobby') return { refused: refusal(isFinished(room) ? 'notPlaying' : 'notInLobby') }
  if (room.host !== guest.id && seatOf(room, guest.id) === null) return { refused: refusal('notSeated') }
  const bonds = await store.people.bonds(guest.id)
  const isFriend = bonds.some((bond) => bond.guest === friend && bond.kind === 'friend')
  if (!isFriend || room.banned.includes(friend)) return { refused: refusal('notFriends') }
  if (!rateLimiters.people.take(guest.id)) return { refused: refusal('tooOften') }
  if ((await store.people.countInvited(live.id)) >= MOST_INVITED)
    return { refused: refusal('tooManyInvited') }
  // Who is there already need not be called.
  if (seatOf(room, friend) !== null) return { ok: {} }
  await store.people.invite({ table: live.id, guest: friend, by: guest.id, at: online.now() })
  feeds.tellPeople(friend)
  caller
    .invited(live, friend, guest.name)
    .catch((error) => online.onError(error, 'calling somebody to a table'))
  return { ok: {} }
}

/** They have come, or do not want to. */
export async function dropInvitation(
  { store, feeds }: Pick<Online, 'store' | 'feeds'>,
  table: string,
  guest: string,
): Promise<void> {
  if (!(await store.people.isInvited(table, guest))) return
  await store.people.dropInvitation(table, guest)
  feeds.tellPeople(guest)
}
