/** Play over HTTP requests: the same commands as over the socket. */
import * as shapes from '@quayside/protocol/schemas'
import { isFinished } from '@quayside/store'
import { checkAction, decideProposal, playAction, undoChoice } from '../commands/play.ts'
import { recordOf } from '../commands/record.ts'
import { tableFor } from '../online.ts'
import { answer, proposeEnd, proposeStandIn } from '../rooms/proposals.ts'
import type { Answered } from '../tables/decision.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { roomInfo } from '../tables/messages.ts'
import { refusal } from '../texts.ts'
import { localizeRefusal } from './localize-refusal.ts'
import { type Call, type Route, route } from './route.ts'

type AnyCall = Call<unknown, unknown>

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
    query: shapes.positionQuery,
    answer: shapes.position,
    run: (call) =>
      atTable(call, (live) => {
        const { known, seen = null } = call.query
        const update = live.positionFor({ guest: call.guest.id, known: known === '1' }, seen)
        return {
          ok: { room: roomInfo(live.snapshot(), live.presence(), call.guest.id), you: call.guest, update },
        }
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
        return { ok: { refusal: refused && (await localizeRefusal(refused, live.room)) } }
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
        decideProposal(live, call.guest, (context) =>
          call.body.kind === 'end'
            ? proposeEnd(context)
            : proposeStandIn(context, call.body.seat, call.online.settings.absentMs),
        ),
      ),
  }),
  route('POST', '/api/tables/{id}/answer', {
    summary: 'Agree to what is proposed, or not; who proposed it can take it back',
    body: shapes.answerTo,
    answer: shapes.asked,
    run: (call) =>
      atTable(call, (live) =>
        decideProposal(live, call.guest, (context) => answer(context, call.body.agree)),
      ),
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
