/** Tables before and around play: making, finding, joining, sitting, starting, ending. */
import { loadGame } from '@quayside/all'
import { commitmentOf } from '@quayside/table'
import type { z } from 'zod'
import { type LobbyChange, planProblem, replan, sit, standUp, start } from '../rooms/lobby.ts'
import { close, comeBack, mute, remove, resign } from '../rooms/people.ts'
import { EMPTY_SEAT, isFinished, PERSON, type Room, type RoomSeat, seatOf } from '../rooms/room.ts'
import { hashOf, newJoinSecret, newTableId, newTableSecret, randomLetters } from '../secrets.ts'
import type { Guest, TableRow } from '../store/port.ts'
import type { Answer, Decision } from '../tables/decision.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { roomInfo, seatInfo } from '../tables/messages.ts'
import { refusal } from '../texts.ts'
import { CHAT_LENGTH, cleanText, NAME_LENGTH, REPORT_LENGTH } from './clean.ts'
import { type Online, tableFor } from './online.ts'
import { type Answered, type Call, type Route, route } from './route.ts'
import * as shapes from './schemas.ts'

const MOST_LISTED = 100
const CHAT_SHOWN = 100

type AnyCall = Call<unknown, unknown>

/** A change of the room by somebody who has come in. */
async function change(
  { online, id, guest }: AnyCall,
  plan: (live: LiveTable, now: number) => Decision<unknown>,
): Promise<Answered> {
  const live = await tableFor(online, id, guest)
  if ('refused' in live) return live
  const answer: Answer<unknown> = await live.decide((now) => plan(live, now))
  return 'refused' in answer ? answer : { ok: roomOf(live, guest) }
}

function roomOf(live: LiveTable, guest: Guest) {
  return { room: roomInfo(live.snapshot(), live.presence()), you: guest }
}

function seatsFrom(
  wishes: z.output<typeof shapes.newTable>['seats'],
  before: readonly RoomSeat[] = [],
): RoomSeat[] {
  return wishes.map(({ kind, colour = null }, i) => {
    const sitting = before[i]
    const stays = sitting?.kind === PERSON && kind === PERSON
    return stays ? { ...sitting, colour: colour ?? sitting.colour } : { ...EMPTY_SEAT, kind, colour }
  })
}

export async function makeTable(online: Online, room: Room, secret: string): Promise<string> {
  const id = newTableId()
  await online.store.createTable({ id, room, secret, at: online.now() })
  await online.store.addMember(id, room.host, online.now())
  online.metrics.tablesMade.inc()
  return id
}

const lobbyRoutes: Route[] = [
  route('POST', '/api/tables', {
    summary: 'Make a table; you are its host',
    body: shapes.newTable,
    answer: shapes.tableMade,
    async run({ online, guest, body }) {
      const loaded = await loadGame(body.game)
      if (!loaded) return { refused: refusal('noGame') }
      const hosted = await online.store.countHosted(guest.id, ['lobby', 'playing'])
      if (hosted >= online.settings.limits.tablesPerGuest) return { refused: refusal('tooManyTables') }
      const { game, options, open, order, first } = body
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
        commitment: commitmentOf(secret),
        banned: [],
        muted: [],
        proposal: null,
        rematch: null,
      }
      const problem = planProblem(room, loaded.game)
      if (problem) return { refused: problem }
      const live = await online.registry.get(await makeTable(online, room, secret))
      return live ? { ok: { ...roomOf(live, guest), join } } : { refused: refusal('noTable') }
    },
  }),
  route('GET', '/api/tables', {
    summary: 'Open tables that still wait for people',
    answer: shapes.listings,
    async run({ online }) {
      return { ok: { tables: (await online.store.openTables(MOST_LISTED)).map(listed) } }
    },
  }),
  route('GET', '/api/me/tables', {
    summary: 'Your tables, the latest first',
    answer: shapes.listings,
    async run({ online, guest }) {
      return { ok: { tables: (await online.store.tablesOf(guest.id, MOST_LISTED)).map(listed) } }
    },
  }),
  route('GET', '/api/tables/{id}', {
    summary: 'The table: seats, people, proposals',
    answer: shapes.roomAnswer,
    async run({ online, id, guest }) {
      const live = await tableFor(online, id, guest)
      return 'refused' in live ? live : { ok: roomOf(live, guest) }
    },
  }),
  route('POST', '/api/tables/{id}/join', {
    summary: 'Come in: with the secret of the link, or to an open table. You watch until you sit',
    body: shapes.join,
    answer: shapes.roomAnswer,
    async run({ online, id, guest, body }) {
      const live = await online.registry.get(id)
      if (!live) return { refused: refusal(body.secret === undefined ? 'noTable' : 'badLink') }
      if (live.room.banned.includes(guest.id)) return { refused: refusal('banned') }
      const isKnown = await online.store.isMember(id, guest.id)
      const hasKey = body.secret !== undefined && hashOf(body.secret) === live.room.joinHash
      if (!isKnown && !hasKey && !live.room.open) {
        return { refused: refusal(body.secret === undefined ? 'noTable' : 'badLink') }
      }
      await online.store.addMember(id, guest.id, online.now())
      live.members.add(guest.id)
      return { ok: roomOf(live, guest) }
    },
  }),
  route('PATCH', '/api/tables/{id}', {
    summary: 'Change the plan of a table before it starts (host)',
    body: shapes.changeTable,
    answer: shapes.roomAnswer,
    run: (call) =>
      change(call, (live) => {
        if (live.room.host !== call.guest.id) return { refused: refusal('notHost') }
        const { clock, outOfTime, seats, ...rest } = call.body
        const planned = {
          ...rest,
          ...(seats ? { seats: seatsFrom(seats, live.room.seats) } : {}),
          clock: {
            setting: clock ?? live.room.clock.setting,
            outOfTime: outOfTime ?? live.room.clock.outOfTime,
          },
        }
        return replan(live.room, live.game, withoutUndefined(planned))
      }),
  }),
  route('POST', '/api/tables/{id}/sit', {
    summary: 'Sit, or change seats; your contribution is mixed into the table’s chance',
    body: shapes.sit,
    answer: shapes.roomAnswer,
    run: (call) =>
      change(call, (live) => {
        const { seat, contribution, colour = null } = call.body
        const name = cleanText(call.guest.name, NAME_LENGTH)
        return sit(live.room, live.game, { guest: call.guest.id, name, seat, contribution, colour })
      }),
  }),
  route('POST', '/api/tables/{id}/stand', {
    summary: 'Get up before the game starts',
    answer: shapes.roomAnswer,
    run: (call) => change(call, (live) => standUp(live.room, call.guest.id)),
  }),
  route('POST', '/api/tables/{id}/start', {
    summary: 'Start the game (host)',
    answer: shapes.roomAnswer,
    run: (call) =>
      change(call, (live, now) => {
        if (live.room.host !== call.guest.id) return { refused: refusal('notHost') }
        return start(live.room, live.game, live.secret, now)
      }),
  }),
]

function withoutUndefined(change: { [K in keyof LobbyChange]?: LobbyChange[K] | undefined }): LobbyChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as LobbyChange
}

const peopleRoutes: Route[] = [
  route('POST', '/api/tables/{id}/resign', {
    summary: 'Give up: a bot takes your seat, and the result says so',
    answer: shapes.roomAnswer,
    run: (call) => change(call, (live) => resign(live.room, call.guest.id)),
  }),
  route('POST', '/api/tables/{id}/back', {
    summary: 'Take your seat back from the bot that stood in',
    answer: shapes.roomAnswer,
    run: (call) => change(call, (live) => comeBack(live.room, call.guest.id)),
  }),
  route('POST', '/api/tables/{id}/remove', {
    summary: 'Remove somebody from the table (host)',
    body: shapes.person,
    answer: shapes.roomAnswer,
    async run(call) {
      const answer = await change(call, (live) => remove(live.room, call.guest.id, call.body.guest))
      if ('ok' in answer) await call.online.store.removeMember(call.id, call.body.guest)
      return answer
    },
  }),
  route('POST', '/api/tables/{id}/mute', {
    summary: 'Mute somebody in the chat, or let them speak again (host)',
    body: shapes.muting,
    answer: shapes.roomAnswer,
    run: (call) => change(call, (live) => mute(live.room, call.guest.id, call.body.guest, call.body.muted)),
  }),
  route('POST', '/api/tables/{id}/close', {
    summary: 'Close the table (host)',
    answer: shapes.roomAnswer,
    run: (call) => change(call, (live) => close(live.room, call.guest.id)),
  }),
  route('DELETE', '/api/tables/{id}', {
    summary: 'Delete the table and everything said and played at it, at once (host)',
    answer: shapes.nothing,
    async run({ online, id, guest }) {
      const live = await tableFor(online, id, guest)
      if ('refused' in live) return live
      if (live.room.host !== guest.id) return { refused: refusal('notHost') }
      await online.store.removeTable(id)
      await online.registry.forget(id)
      return { ok: {} }
    },
  }),
  route('POST', '/api/tables/{id}/leave', {
    summary: 'Take the table off your list; before the start you also get up',
    answer: shapes.nothing,
    async run({ online, id, guest }) {
      const live = await tableFor(online, id, guest)
      if ('refused' in live) return live
      const seat = seatOf(live.room, guest.id)
      if (seat !== null && live.room.status === 'playing' && !live.room.seats[seat]?.resigned) {
        return { refused: refusal('notOver') }
      }
      if (seat !== null && live.room.status === 'lobby') await live.decide(() => standUp(live.room, guest.id))
      await online.store.removeMember(id, guest.id)
      live.members.delete(guest.id)
      live.dismiss(guest.id)
      return { ok: {} }
    },
  }),
  route('POST', '/api/tables/{id}/report', {
    summary: 'Report somebody to those who run the server',
    body: shapes.report,
    answer: shapes.nothing,
    async run({ online, id, guest, body }) {
      const live = await tableFor(online, id, guest)
      if ('refused' in live) return live
      const text = cleanText(body.text, REPORT_LENGTH)
      if (text === '') return { refused: refusal('emptyText') }
      const about = cleanText(body.about, 40)
      await online.store.addReport({
        table: id,
        id: randomLetters(12),
        guest: guest.id,
        about,
        text,
        at: online.now(),
      })
      online.metrics.reports.inc()
      return { ok: {} }
    },
  }),
  route('GET', '/api/tables/{id}/chat', {
    summary: 'What was said',
    query: shapes.chatAfter,
    answer: shapes.chatLines,
    async run({ online, id, guest, query }) {
      const live = await tableFor(online, id, guest)
      if ('refused' in live) return live
      return { ok: { lines: await online.store.chat(id, query.after, CHAT_SHOWN) } }
    },
  }),
  route('POST', '/api/tables/{id}/chat', {
    summary: 'Say something',
    body: shapes.say,
    answer: shapes.chatLines,
    async run({ online, id, guest, body }) {
      const live = await tableFor(online, id, guest)
      return 'refused' in live ? live : speak(online, live, guest, body.text)
    },
  }),
  route('POST', '/api/tables/{id}/rematch', {
    summary: 'The same people at a new table; whoever asks first makes it',
    answer: shapes.rematchMade,
    run: (call) => rematch(call),
  }),
]

export async function speak(
  online: Online,
  live: LiveTable,
  guest: Guest,
  said: string,
  id?: string,
): Promise<Answered> {
  // A socket that was lost before the answer sends its line again.
  if (id !== undefined && live.lastSaid.get(guest.id) === id) return { ok: { lines: [] } }
  if (live.room.muted.includes(guest.id)) return { refused: refusal('muted') }
  const text = cleanText(said, CHAT_LENGTH)
  if (text === '') return { refused: refusal('emptyText') }
  if (!online.rateLimiters.chat.take(guest.id)) return { refused: refusal('tooOften') }
  const name = cleanText(guest.name, NAME_LENGTH)
  if (id !== undefined) live.lastSaid.set(guest.id, id)
  const line = await online.store.addChat(live.id, { guest: guest.id, name, text, at: online.now() })
  await online.registry.tellChat(live, line.n)
  return { ok: { lines: [line] } }
}

async function rematch({ online, id, guest }: AnyCall): Promise<Answered> {
  const live = await tableFor(online, id, guest)
  if ('refused' in live) return live
  if (seatOf(live.room, guest.id) === null) return { refused: refusal('notSeated') }
  if (!isFinished(live.room)) return { refused: refusal('notOver') }
  if (live.room.rematch) return { ok: live.room.rematch }
  const secret = newTableSecret()
  const join = newJoinSecret()
  const made = await makeTable(online, againRoom(live.room, guest.id, join, secret), secret)
  for (const seat of live.room.seats)
    if (seat.guest) await online.store.addMember(made, seat.guest, online.now())
  const answer = await live.decide(() => {
    if (live.room.rematch) return { answer: live.room.rematch }
    const next = { id: made, join }
    return { answer: next, room: { ...live.room, rematch: next } }
  })
  if ('refused' in answer) return answer
  // Somebody else was quicker: theirs counts.
  if (answer.ok.id !== made) await online.store.removeTable(made)
  return answer
}

/** Everybody keeps the chair; each browser contributes anew when it sits down again. */
function againRoom(room: Room, host: string, join: string, secret: string): Room {
  const seats = room.seats.map((seat) => ({ ...seat, contribution: '', standIn: null, resigned: false }))
  return {
    ...room,
    seats: seats.map((seat) => (seat.guest === null && seat.kind === PERSON ? { ...seat, name: '' } : seat)),
    host,
    status: 'lobby',
    reason: null,
    joinHash: hashOf(join),
    commitment: commitmentOf(secret),
    order: 'chosen',
    proposal: null,
    rematch: null,
  }
}

function listed({ id, room, changed, facts }: TableRow) {
  const { game, options, status, open, host, clock } = room
  const seats = room.seats.map((seat) => seatInfo(seat, { has: () => false }))
  return { id, game, options, status, seats, changed, moves: facts.moves, owe: facts.owe, open, host, clock }
}

export const tableRoutes = [...lobbyRoutes, ...peopleRoutes]
