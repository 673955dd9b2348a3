/** Commands to create, join, leave, delete and rematch tables. */

import { loadGame } from '@quayside/all'
import type { TablePlanned } from '@quayside/protocol'
import {
  EMPTY_SEAT,
  type Guest,
  hashOf,
  isFinished,
  newJoinSecret,
  newTableId,
  newTableSecret,
  PERSON,
  type Room,
  type RoomSeat,
} from '@quayside/store'
import { commitmentOf } from '@quayside/table'
import type { Online } from '../online.ts'
import { dropInvitation } from '../people/invitations.ts'
import { planProblem, standUp } from '../rooms/lobby.ts'
import { isRatedGame } from '../rooms/people.ts'
import { seatOf } from '../rooms/room.ts'
import { type NextGame, nextSeries, placed } from '../rooms/series.ts'
import type { Answered } from '../tables/decision.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { invitationTo, roomInfo } from '../tables/messages.ts'
import { refusal } from '../texts.ts'

/** The table as this guest sees it. */
export function roomOf(live: LiveTable, guest: Guest) {
  return { room: roomInfo(live.snapshot(), live.presence(), guest.id), you: guest }
}

export function seatsFrom(planned: TablePlanned['seats'], before: readonly RoomSeat[] = []): RoomSeat[] {
  return planned.map(({ kind, colour = null }, i) => {
    const sitting = before[i]
    const stays = sitting?.kind === PERSON && kind === PERSON
    return stays ? { ...sitting, colour: colour ?? sitting.colour } : { ...EMPTY_SEAT, kind, colour }
  })
}

/** From now on the table is among those of this guest, in every process. */
export async function enter(
  { store, feeds, now }: Pick<Online, 'store' | 'feeds' | 'now'>,
  table: string,
  guest: string,
): Promise<void> {
  await store.addMember(table, guest, now())
  feeds.tell({ guest, at: table, isHere: true })
}

export async function storeTable(
  online: Pick<Online, 'store' | 'feeds' | 'now' | 'metrics'>,
  room: Room,
  secret: string,
  id: string = newTableId(),
): Promise<string> {
  await online.store.createTable({ id, room, secret, at: online.now() })
  await enter(online, id, room.host)
  online.metrics.tablesMade.inc()
  return id
}

/** Who asks, and from where. */
export interface Maker {
  readonly guest: Guest
  readonly address: string
}

/** However soon they are closed again, tables cost something to make. */
function isTooOften({ rateLimiters }: Online, { guest, address }: Maker): boolean {
  return !(rateLimiters.newTables.take(guest.id) && rateLimiters.newTablesPerAddress.take(address))
}

export async function createTable(online: Online, maker: Maker, body: TablePlanned): Promise<Answered> {
  const { guest } = maker
  const loaded = await loadGame(body.game)
  if (!loaded) return { refused: refusal('noGame') }
  if (isTooOften(online, maker)) return { refused: refusal('tooManyNewTables') }
  const hosted = await online.store.countHosted(guest.id, ['lobby', 'playing'])
  if (hosted >= online.settings.limits.tablesPerGuest) return { refused: refusal('tooManyTables') }
  const { game, options, open, order, first, layout, rated } = body
  const secret = newTableSecret()
  const join = newJoinSecret()
  const room: Room = {
    game,
    options,
    status: 'lobby',
    reason: null,
    seats: seatsFrom(body.seats),
    host: guest.id,
    open,
    joinHash: hashOf(join),
    clock: { setting: body.clock, outOfTime: body.outOfTime },
    order,
    first,
    layout,
    commitment: commitmentOf(secret),
    banned: [],
    muted: [],
    proposal: null,
    rematch: null,
    ...(rated ? { rated } : {}),
  }
  const problem = planProblem(room, loaded.game)
  if (problem) return { refused: problem }
  const live = await online.registry.get(await storeTable(online, room, secret))
  return live ? { ok: { ...roomOf(live, guest), join } } : { refused: refusal('noTable') }
}

export async function joinTable(
  online: Online,
  guest: Guest,
  { id, secret }: { readonly id: string; readonly secret: string | undefined },
): Promise<Answered> {
  const live = await online.registry.get(id)
  if (!live) return { refused: refusal(secret === undefined ? 'noTable' : 'badLink') }
  if (live.room.banned.includes(guest.id)) return { refused: refusal('banned') }
  const isKnown =
    (await online.store.isMember(id, guest.id)) || (await online.store.people.isInvited(id, guest.id))
  if (!isKnown && !isInvited(live.room, secret)) {
    return { refused: refusal(secret === undefined ? 'noTable' : 'badLink') }
  }
  await enter(online, id, guest.id)
  await dropInvitation(online, id, guest.id)
  live.members.add(guest.id)
  return { ok: roomOf(live, guest) }
}

/** Whoever has the link, and anybody where the table is open. */
function isInvited({ open, joinHash }: Room, secret: string | undefined): boolean {
  return open || (secret !== undefined && hashOf(secret) === joinHash)
}

/** What is told before a name is asked. A wrong link is answered as if there were no table. */
export async function inviteTo(online: Online, id: string, secret: string | undefined): Promise<Answered> {
  const live = await online.registry.get(id)
  if (!live || !isInvited(live.room, secret)) {
    return { refused: refusal(secret === undefined ? 'noTable' : 'badLink') }
  }
  return { ok: invitationTo(live.room) }
}

export async function leaveTable(online: Online, live: LiveTable, guest: Guest): Promise<Answered> {
  const seat = seatOf(live.room, guest.id)
  if (seat !== null && live.room.status === 'playing' && !live.room.seats[seat]?.resigned) {
    return { refused: refusal('notOver') }
  }
  if (seat !== null && live.room.status === 'lobby') await live.decide(() => standUp(live.room, guest.id))
  await online.store.removeMember(live.id, guest.id)
  online.feeds.tell({ guest: guest.id, at: live.id, isHere: false })
  live.members.delete(guest.id)
  live.dismiss(guest.id)
  return { ok: {} }
}

/** Nothing was ever played at it: there is nothing to keep. */
export async function dropIfNeverStarted(online: Online, live: LiveTable): Promise<void> {
  if (live.room.status !== 'closed' || live.table) return
  await online.store.removeTable(live.id)
  await online.registry.forget(live.id)
  online.feeds.touch(live.id)
}

export async function deleteTable(online: Online, live: LiveTable, guest: Guest): Promise<Answered> {
  if (live.room.host !== guest.id) return { refused: refusal('notHost') }
  if (isRatedGame(live.room)) return { refused: refusal('ratedRuns') }
  // What was played is remembered by those who played it.
  await online.results.keep(live)
  await online.store.removeTable(live.id)
  await online.registry.forget(live.id)
  online.feeds.touch(live.id)
  return { ok: {} }
}

/** The same people at a new table; the first request creates it. */
export async function rematch(
  online: Online,
  live: LiveTable,
  maker: Maker,
  next: NextGame,
): Promise<Answered> {
  const { guest } = maker
  if (seatOf(live.room, guest.id) === null) return { refused: refusal('notSeated') }
  if (!isFinished(live.room)) return { refused: refusal('notOver') }
  if (live.room.rematch) return { ok: live.room.rematch }
  if (isTooOften(online, maker)) return { refused: refusal('tooManyNewTables') }
  const secret = newTableSecret()
  const join = newJoinSecret()
  // Who has blocked whoever asks, or is blocked, is not asked along.
  const apart = await online.store.people.apart(guest.id)
  const series = nextSeries(live.snapshot(), next)
  const room = withoutGuests(live.room, apart)
  const again = rematchRoom({ ...room, ...placed(room, next.seats) }, guest.id, join, secret)
  const { series: _before, ...alone } = again
  const made = await storeTable(online, series ? { ...alone, series } : alone, secret)
  for (const seat of again.seats) if (seat.guest) await enter(online, made, seat.guest)
  const answer = await live.decide(() => {
    if (live.room.rematch) return { answer: live.room.rematch }
    const laid = { id: made, join }
    return { answer: laid, room: { ...live.room, rematch: laid } }
  })
  if ('refused' in answer) return answer
  // Another request was faster: its table is used.
  if (answer.ok.id !== made) await online.store.removeTable(made)
  return answer
}

function withoutGuests(room: Room, gone: readonly string[]): Room {
  const seats = room.seats.map((seat) =>
    seat.guest !== null && gone.includes(seat.guest) ? { ...seat, guest: null } : seat,
  )
  return { ...room, seats }
}

/** Each browser sends a new contribution when its guest sits down again. */
function rematchRoom(room: Room, host: string, join: string, secret: string): Room {
  const fresh = { contribution: '', standIn: null, resigned: false, agreed: false }
  const seats = room.seats.map((seat) => ({ ...seat, ...fresh }))
  return {
    ...room,
    leavers: [],
    seats: seats.map((seat) => (seat.guest === null && seat.kind === PERSON ? { ...seat, name: '' } : seat)),
    host,
    status: 'lobby',
    reason: null,
    joinHash: hashOf(join),
    commitment: commitmentOf(secret),
    proposal: null,
    rematch: null,
  }
}
