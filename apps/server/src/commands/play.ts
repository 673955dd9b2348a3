/** Commands of a seated guest during play: act, check an action, undo, propose, answer a proposal. */

import type { GameTypes } from '@quayside/rules-kit'
import type { Guest } from '@quayside/store'
import { planAct } from '@quayside/table'
import { type ProposalDecision, type proposeEnd, undo } from '../rooms/proposals.ts'
import { seatOf } from '../rooms/room.ts'
import type { Answered, AnyTable, Decision } from '../tables/decision.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { type Refusal, refusal } from '../texts.ts'

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

/** The seat this guest may play now, or why not. Checked again before every step, because seats can change hands. */
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

/** Why nothing that agrees with this part of an action can be done now; null if something can. */
export function explainPart(live: LiveTable, guest: Guest, sent: unknown): Refusal | null {
  const player = playerAt(live, guest)
  if ('code' in player) return player
  const part = live.game.readPart(sent)
  if ('problem' in part) return { code: 'unreadable', rule: null }
  const { type, ...partial } = part
  return live.game.explain(player.table.head.state, player.seat, type, partial)
}

export function undoChoice(live: LiveTable, guest: Guest, id?: string): Promise<Answered> {
  return decideProposal(live, guest, (context) => undo(context, id))
}

export function decideProposal(
  live: LiveTable,
  guest: Guest,
  plan: (context: Parameters<typeof proposeEnd>[0]) => ProposalDecision,
): Promise<Answered> {
  return live.decide((now) => {
    const player = playerAt(live, guest)
    if ('code' in player) return { refused: player }
    const awaySince = (seat: number) => live.awaySince(seat)
    return plan({ room: live.room, table: player.table, seat: player.seat, now, awaySince })
  })
}
