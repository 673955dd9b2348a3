/** Play by plain requests: the same as over the socket. */
import type { GameTypes } from '@quayside/rules-kit'
import { exportRecord, planAct, resultOf, writeRecord } from '@quayside/table'
import { answer, proposeEnd, proposeStandIn, type Settled, undo } from '../rooms/proposals.ts'
import { isFinished, seatOf } from '../rooms/room.ts'
import type { Guest } from '../store/port.ts'
import type { AnyTable, Decision } from '../tables/decision.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { roomInfo } from '../tables/messages.ts'
import { type Refusal, refusal } from '../texts.ts'
import { tableFor } from './online.ts'
import { type Answered, type Call, type Route, route } from './route.ts'
import * as shapes from './schemas.ts'
import { sayRefusal } from './sentences.ts'

type AnyCall = Call<unknown, unknown>

export interface ActRequest {
  readonly id: string
  readonly action?: unknown
  readonly ask?: number | undefined
  readonly seen?: number | undefined
}

interface Player {
  readonly table: AnyTable
  readonly seat: number
}

/** The seat this guest may play now, or why not. Asked again before every step, because seats change hands. */
function playerAt(live: LiveTable, guest: Guest): Player | Refusal {
  const { room, table } = live
  const seat = seatOf(room, guest.id)
  if (seat === null) return refusal('notSeated')
  if (!table || room.status !== 'playing') return room.status === 'over' ? OVER : refusal('notPlaying')
  if (room.seats[seat]?.resigned) return refusal('resignedAlready')
  if (live.botAt(seat) !== null) return refusal('standInPlays')
  return { table, seat }
}

const OVER: Refusal = { code: 'gameOver', rule: null }

export async function playAction(live: LiveTable, guest: Guest, sent: ActRequest): Promise<Answered> {
  const action = live.game.readAction(sent.action)
  if ('problem' in action) {
    return {
      refused: { code: 'unreadable', rule: null, detail: { problem: String(action.problem).slice(0, 200) } },
    }
  }
  return live.decide((now) => actDecision(live, guest, action as GameTypes['Action'], { ...sent, now }))
}

function actDecision(
  live: LiveTable,
  guest: Guest,
  action: GameTypes['Action'],
  { id, ask, seen, now }: ActRequest & { readonly now: number },
): Decision<{ seq: number; repeated: boolean }> {
  const seat = seatOf(live.room, guest.id)
  const repeated = seat === null ? undefined : live.table?.answered.get(`${seat} ${id}`)
  if (repeated !== undefined) return { answer: { seq: repeated, repeated: true } }
  const player = playerAt(live, guest)
  if ('code' in player) return { refused: player }
  const wanted = ask === undefined ? {} : { ask }
  const known = seen === undefined ? {} : { seen }
  const plan = planAct(player.table, { seat: player.seat, action, id, at: now, ...wanted, ...known })
  if (plan.kind === 'refused') return { refused: plan.rejection }
  if (plan.kind === 'step') return { answer: { seq: plan.head.seq, repeated: false }, step: plan }
  return { answer: { seq: plan.kind === 'repeat' ? plan.seq : player.table.head.seq, repeated: true } }
}

/** Whether an action would be accepted now, from what the seat itself can know. */
export function checkAction(live: LiveTable, guest: Guest, sent: unknown): Refusal | null {
  const player = playerAt(live, guest)
  if ('code' in player) return player
  const action = live.game.readAction(sent)
  if ('problem' in action) return { code: 'unreadable', rule: null }
  return live.game.check(player.table.head.state, player.seat, action)
}

export function undoChoice(live: LiveTable, guest: Guest, id?: string): Promise<Answered> {
  return settle(live, guest, (asking) => undo(asking, id))
}

function settle(
  live: LiveTable,
  guest: Guest,
  plan: (asking: Parameters<typeof proposeEnd>[0]) => Settled,
): Promise<Answered> {
  return live.decide((now) => {
    const player = playerAt(live, guest)
    if ('code' in player) return { refused: player }
    return plan({ room: live.room, table: player.table, seat: player.seat, now })
  })
}

async function atTable(
  call: AnyCall,
  work: (live: LiveTable) => Promise<Answered> | Answered,
): Promise<Answered> {
  const live = await tableFor(call.online, call.id, call.guest)
  return 'refused' in live ? live : work(live)
}

export const playRoutes: Route[] = [
  route('GET', '/api/tables/{id}/position', {
    summary: 'The position as you may see it, and what has happened since `seen`',
    query: shapes.feed,
    answer: shapes.position,
    run: (call) =>
      atTable(call, (live) => {
        const recipient = { guest: call.guest.id, known: call.query.known === '1' }
        const update = live.updateOf(recipient, call.query.seen ?? null)
        return { ok: { room: roomInfo(live.snapshot(), live.presence()), you: call.guest, update } }
      }),
  }),
  route('POST', '/api/tables/{id}/act', {
    summary: 'Make your choice',
    body: shapes.act,
    answer: shapes.acted,
    run: (call) => atTable(call, (live) => playAction(live, call.guest, call.body)),
  }),
  route('POST', '/api/tables/{id}/check', {
    summary: 'Ask whether a choice would be accepted, and if not, by which rule',
    body: shapes.check,
    answer: shapes.checked,
    run: (call) =>
      atTable(call, async (live) => {
        const refused = checkAction(live, call.guest, call.body.action)
        return { ok: { refusal: refused && (await sayRefusal(refused, live.room)) } }
      }),
  }),
  route('POST', '/api/tables/{id}/undo', {
    summary:
      'Take your latest choice back: at once while nothing came to light, otherwise the others are asked',
    body: shapes.undo,
    answer: shapes.asked,
    run: (call) => atTable(call, (live) => undoChoice(live, call.guest, call.body.id)),
  }),
  route('POST', '/api/tables/{id}/propose', {
    summary: 'Propose to end the game together, or a bot for somebody absent',
    body: shapes.propose,
    answer: shapes.asked,
    run: (call) =>
      atTable(call, (live) =>
        settle(live, call.guest, (asking) =>
          call.body.kind === 'end'
            ? proposeEnd(asking)
            : proposeStandIn(asking, call.body.seat, call.online.settings.absentMs),
        ),
      ),
  }),
  route('POST', '/api/tables/{id}/answer', {
    summary: 'Agree to what is proposed, or not; who proposed it can take it back',
    body: shapes.answerTo,
    answer: shapes.asked,
    run: (call) =>
      atTable(call, (live) => settle(live, call.guest, (asking) => answer(asking, call.body.agree))),
  }),
  route('GET', '/api/tables/{id}/record', {
    summary: 'The record: whole after the end, before it only what you have seen',
    answer: shapes.recordText,
    run: (call) =>
      atTable(call, (live) => {
        if (!live.table) return { refused: refusal('notPlaying') }
        return { ok: { record: recordOf(live, call.guest), complete: isFinished(live.room) } }
      }),
  }),
]

export function recordOf(live: LiveTable, guest: Guest): string {
  if (!live.table) throw new Error('there is no record before the start')
  if (!isFinished(live.room)) return exportRecord(live.table, live.viewerOf(guest.id))
  return wholeRecord(live)
}

/** After the end: everything, with the secret, and who did not play to the end. */
export function wholeRecord({ table, room, secret }: Pick<LiveTable, 'table' | 'room' | 'secret'>): string {
  if (!table) throw new Error('there is no record before the start')
  const resigned = room.seats.flatMap((seat, i) => (seat.resigned ? [i] : []))
  const others = {
    ...table.header.others,
    ...(resigned.length > 0 ? { 'quayside-resigned': resigned.join(' ') } : {}),
    ...(room.reason === null || resultOf(table) ? {} : { 'quayside-stopped': room.reason }),
  }
  const { fairness } = table.header
  const header = {
    ...table.header,
    others,
    ...(fairness && secret !== '' ? { fairness: { ...fairness, secret } } : {}),
  }
  return writeRecord({ ...table, header })
}
