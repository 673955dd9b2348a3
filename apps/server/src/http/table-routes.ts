/** Tables before and around play: making, finding, joining, sitting, starting, ending. */
import * as shapes from '@quayside/protocol/schemas'
import { chatFor, reportGuest, sendChat } from '../commands/chat.ts'
import {
  createTable,
  deleteTable,
  dropIfNeverStarted,
  inviteTo,
  joinTable,
  leaveTable,
  type Maker,
  rematch,
  roomOf,
  seatsFrom,
} from '../commands/tables.ts'
import { tableFor } from '../online.ts'
import { inviteFriend } from '../people/invitations.ts'
import { changePlan, opened, sit, standUp, start } from '../rooms/lobby.ts'
import { close, comeBack, mute, remove, resign } from '../rooms/people.ts'
import type { Answer, Answered, Decision } from '../tables/decision.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { listed, MAX_LISTED } from '../tables/messages.ts'
import { runningTables } from '../tables/running.ts'
import { refusal } from '../texts.ts'
import { addressKey } from './address.ts'
import { type Call, type Route, route } from './route.ts'
import { cleanText, NAME_LENGTH } from './user-text.ts'

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

/** Something else at the table, by somebody who has come in. */
async function atTable(
  { online, id, guest }: AnyCall,
  run: (live: LiveTable) => Answered | Promise<Answered>,
): Promise<Answered> {
  const live = await tableFor(online, id, guest)
  return 'refused' in live ? live : run(live)
}

function makerOf({ guest, request }: AnyCall): Maker {
  return { guest, address: addressKey(request.ip) }
}

/** Whom a host means: somebody who has come in, or nobody. */
function person({ body }: Call<{ readonly guest: string }, unknown>, isThere: boolean): string | null {
  return isThere ? body.guest : null
}

const lobbyRoutes: Route[] = [
  route('POST', '/api/tables', {
    summary: 'Make a table; you are its host',
    body: shapes.newTable,
    answer: shapes.tableMade,
    run: (call) => createTable(call.online, makerOf(call), call.body),
  }),
  route('GET', '/api/tables', {
    summary: 'Open tables that still wait for people; no guest is needed to look',
    auth: 'none',
    answer: shapes.listings,
    async run({ online }) {
      const rows = await online.store.openTables(MAX_LISTED)
      return { ok: { tables: rows.map((row) => listed(row, online.now())) } }
    },
  }),
  route('GET', '/api/running', {
    summary: 'Running tables that are open to everybody, to watch; no guest is needed to look',
    auth: 'none',
    answer: shapes.runningTables,
    run: async ({ online }) => ({ ok: { tables: await runningTables(online) } }),
  }),
  route('GET', '/api/me/tables', {
    summary: 'Your tables, the latest first',
    answer: shapes.listings,
    async run({ online, guest }) {
      const rows = await online.store.tablesOf(guest.id, MAX_LISTED)
      return { ok: { tables: rows.map((row) => listed(row, online.now())) } }
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
  // The secret travels in the body, as it does when joining: addresses are written into logs of proxies.
  route('POST', '/api/tables/{id}/invitation', {
    summary: 'What the link, or an open table, invites to: game, host, seats, pace. No guest is needed',
    auth: 'none',
    body: shapes.join,
    answer: shapes.invitation,
    run: ({ online, id, body }) => inviteTo(online, id, body.secret),
  }),
  route('POST', '/api/tables/{id}/join', {
    summary: 'Come in: with the secret of the link, or to an open table. You watch until you sit',
    body: shapes.join,
    answer: shapes.roomAnswer,
    run: ({ online, id, guest, body }) => joinTable(online, guest, { id, secret: body.secret }),
  }),
  route('PATCH', '/api/tables/{id}', {
    summary: 'Change the plan of a table before it starts, and later whether it is open to everybody (host)',
    body: shapes.changeTable,
    answer: shapes.roomAnswer,
    run: (call) =>
      change(call, (live) => {
        if (live.room.host !== call.guest.id) return { refused: refusal('notHost') }
        const visibility = opened(live.room, call.body)
        if (visibility) return visibility
        const { clock, outOfTime, seats, ...rest } = call.body
        const planned = {
          ...rest,
          ...(seats ? { seats: seatsFrom(seats, live.room.seats) } : {}),
          clock: {
            setting: clock ?? live.room.clock.setting,
            outOfTime: outOfTime ?? live.room.clock.outOfTime,
          },
        }
        return changePlan(live.room, live.game, planned)
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
      const isThere = await call.online.store.isMember(call.id, call.body.guest)
      const answer = await change(call, (live) => remove(live.room, call.guest.id, person(call, isThere)))
      if ('ok' in answer) await call.online.store.removeMember(call.id, call.body.guest)
      return answer
    },
  }),
  route('POST', '/api/tables/{id}/mute', {
    summary: 'Mute somebody in the chat, or let them speak again (host)',
    body: shapes.muting,
    answer: shapes.roomAnswer,
    async run(call) {
      const isThere = await call.online.store.isMember(call.id, call.body.guest)
      return change(call, (live) => mute(live.room, call.guest.id, person(call, isThere), call.body.muted))
    },
  }),
  route('POST', '/api/tables/{id}/close', {
    summary: 'Close the table (host)',
    answer: shapes.roomAnswer,
    async run(call) {
      const live = await tableFor(call.online, call.id, call.guest)
      const answer = await change(call, (table) => close(table.room, call.guest.id))
      if ('ok' in answer && !('refused' in live)) await dropIfNeverStarted(call.online, live)
      return answer
    },
  }),
  route('DELETE', '/api/tables/{id}', {
    summary: 'Delete the table and everything said and played at it, at once (host)',
    answer: shapes.nothing,
    run: (call) => atTable(call, (live) => deleteTable(call.online, live, call.guest)),
  }),
  route('POST', '/api/tables/{id}/leave', {
    summary: 'Take the table off your list; before the start you also get up',
    answer: shapes.nothing,
    run: (call) => atTable(call, (live) => leaveTable(call.online, live, call.guest)),
  }),
  route('POST', '/api/tables/{id}/invite', {
    summary: 'Invite a friend to a table that has not begun; they may come in without the link',
    body: shapes.person,
    answer: shapes.nothing,
    run: (call) => atTable(call, (live) => inviteFriend(call.online, live, call.guest, call.body.guest)),
  }),
  route('POST', '/api/tables/{id}/report', {
    summary: 'Report somebody to those who run the server',
    body: shapes.report,
    answer: shapes.nothing,
    run: (call) => atTable(call, (live) => reportGuest({ ...call, live }, call.body)),
  }),
  route('GET', '/api/tables/{id}/chat', {
    summary: 'What was said',
    query: shapes.chatAfter,
    answer: shapes.chatLines,
    run: (call) =>
      atTable(call, async () => {
        const { online, id, guest, query } = call
        return { ok: { lines: await chatFor(online, id, guest.id, { ...query, most: CHAT_SHOWN }) } }
      }),
  }),
  route('POST', '/api/tables/{id}/chat', {
    summary: 'Say something',
    body: shapes.say,
    answer: shapes.chatLines,
    run: (call) => atTable(call, (live) => sendChat({ ...call, live }, call.body)),
  }),
  route('POST', '/api/tables/{id}/phrase', {
    summary: 'Say something that everybody reads in their own language',
    body: shapes.sayPhrase,
    answer: shapes.chatLines,
    run: (call) => atTable(call, (live) => sendChat({ ...call, live }, call.body)),
  }),
  route('POST', '/api/tables/{id}/rematch', {
    summary:
      'The same people at a new table, on the same or other seats, alone or as a series; whoever asks first makes it',
    body: shapes.rematchWish,
    answer: shapes.rematchMade,
    run: (call) => atTable(call, (live) => rematch(call.online, live, makerOf(call), call.body)),
  }),
]

export const tableRoutes = [...lobbyRoutes, ...peopleRoutes]
