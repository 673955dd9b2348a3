/** The table of people who were paired: it begins at once, for their contributions came with their tickets. */
import { gameIds } from '@quayside/all'
import type { Match } from '@quayside/pairing'
import {
  EMPTY_SEAT,
  hashOf,
  newJoinSecret,
  newTableSecret,
  PERSON,
  type Room,
  type RoomSeat,
  type Ticket,
} from '@quayside/store'
import { commitmentOf } from '@quayside/table'
import { enter, storeTable } from '../commands/tables.ts'
import type { Online } from '../online.ts'
import { start } from '../rooms/lobby.ts'
import { STAND_IN } from '../rooms/people.ts'

const MINUTE = 60_000
const PACE_MS: { readonly [pace: string]: number } = { live: MINUTE, daily: 1440 * MINUTE }

/** What it takes to make a table and begin it. */
export type Seating = Pick<Online, 'store' | 'registry' | 'feeds' | 'metrics' | 'now'>

/** False: somebody who was paired has left before there was a table. */
export async function seatMatch(online: Seating, match: Match<Ticket>, table: string): Promise<boolean> {
  if (!gameIds.includes(match.game)) throw new Error(`there is no game ${match.game}`)
  const secret = newTableSecret()
  const room = roomOf(match, secret)
  const guests = match.people.map(({ guest }) => guest)
  if (!(await online.store.waiting.renew(guests, table, online.now()))) return false
  await storeTable(online, room, secret, table)
  return finishSeating(online, table)
}

/** Brings everybody to their table and begins it, whoever made it; false: there is none. */
export async function finishSeating(online: Seating, table: string): Promise<boolean> {
  const live = await online.registry.get(table)
  if (!live) return false
  for (const { guest } of live.room.seats) if (guest !== null) await enter(online, table, guest)
  const begun = await live.decide((now) => start(live.room, live.game, live.secret, now))
  if ('refused' in begun && live.room.status === 'lobby')
    throw new Error('a table of the waiting room cannot begin')
  return true
}

function roomOf({ game, people, bots }: Match<Ticket>, secret: string): Room {
  const [first] = people
  if (!first) throw new Error('nobody was paired')
  const chairs = people.map(
    ({ guest, name, contribution, rated }): RoomSeat => ({
      ...{ ...EMPTY_SEAT, kind: PERSON, guest, name, contribution },
      ...(rated ? { agreed: true } : {}),
    }),
  )
  const mates = Array.from({ length: bots }, (): RoomSeat => ({ ...EMPTY_SEAT, kind: STAND_IN }))
  return {
    ...{ game, options: {}, status: 'lobby', reason: null, seats: [...chairs, ...mates], host: first.guest },
    ...{ open: false, joinHash: hashOf(newJoinSecret()), order: 'drawn', first: 'drawn', layout: '' },
    clock: { setting: { kind: 'move', ms: PACE_MS[first.pace] ?? MINUTE }, outOfTime: 'standIn' },
    ...{ commitment: commitmentOf(secret), banned: [], muted: [], proposal: null, rematch: null },
    ...(first.rated ? { rated: true } : {}),
  }
}
