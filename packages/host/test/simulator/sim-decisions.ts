/** What a person's request decides, as a server's commands do it. */
import type { ClientMessage } from '@quayside/protocol'
import type { GameTypes, Seat } from '@quayside/rules-kit'
import { beforeLastChoice, planAct, planUndo } from '@quayside/table'
import type { AnyTable, Decision, Host } from '../../src/index.ts'
import type { Plan } from './plan.ts'
import { type SimRoom, simRules } from './sim-room.ts'

interface SimRequest {
  readonly seat: Seat
  readonly message: ClientMessage
  readonly now: number
  readonly bug: Plan['bug']
}

export function decisionOn(
  host: Host<SimRoom>,
  { seat, message, now, bug }: SimRequest,
): Decision<SimRoom, object> {
  const table = host.table as AnyTable
  const { id } = message
  const repeated = table.answered.get(`${seat} ${id}`)
  if (repeated !== undefined) return { answer: { seq: repeated, repeated: true } }
  if (simRules.playerAt(host.room, seat) !== null) return { refused: { code: 'standInPlays', rule: null } }
  if (message.do === 'undo') return undoDecision(table, seat, { id, at: now })
  if (message.do !== 'act') return { answer: {} }
  const { ask, seen } = bug === 'stale clicks' ? {} : message
  const action = message.action as unknown as GameTypes['Action']
  const current = { ...(ask === undefined ? {} : { ask }), ...(seen === undefined ? {} : { seen }) }
  const plan = planAct(table, { seat, action, id, at: now, ...current })
  if (plan.kind === 'refused') return { refused: plan.rejection }
  return plan.kind === 'step'
    ? { answer: { seq: plan.head.seq, repeated: false }, step: plan }
    : { answer: {} }
}

function undoDecision(
  table: AnyTable,
  seat: Seat,
  stamp: { readonly id: string; readonly at: number },
): Decision<SimRoom, object> {
  const to = beforeLastChoice(table, seat)
  const plan = to === null ? null : planUndo(table, { seat, to, ...stamp })
  if (plan?.kind === 'step') return { answer: { asked: [] }, step: plan }
  return { refused: { code: 'nothingToUndo', rule: null } }
}
