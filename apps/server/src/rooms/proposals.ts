/** Proposals that need consent: undo, ending the game without a result, a bot for an absent player. */

import type { Seat } from '@quayside/rules-kit'
import { PERSON, type Proposal, type Room } from '@quayside/store'
import { beforeLastChoice, consentNeeded, planUndo } from '@quayside/table'
import type { AnyTable, Decision } from '../tables/decision.ts'
import { refusal } from '../texts.ts'
import { handToStandIn } from './people.ts'
import { peopleIn } from './room.ts'

export interface ProposalContext {
  readonly room: Room
  readonly table: AnyTable
  readonly seat: Seat
  readonly now: number
  /** Since when nobody at a seat is connected; null: somebody is. */
  awaySince(seat: Seat): number | null
}

export type ProposalDecision = Decision<{ readonly asked: readonly Seat[] }>

/** Undoes the seat's latest choice at once where no consent is needed; otherwise proposes it to the other players. */
export function undo(context: ProposalContext, id?: string): ProposalDecision {
  const { room, table, seat, now } = context
  if (id !== undefined && table.answered.has(`${seat} ${id}`)) return { answer: { asked: [] } }
  const to = beforeLastChoice(table, seat)
  if (to === null) return { refused: { code: 'nothingToUndo', rule: null } }
  const note = { at: now, ...(id === undefined ? {} : { id }) }
  if (consentNeeded(table, seat, to).length === 0) return undone(context, to, note)
  const asked = thoseToAsk(room, seat)
  if (asked.length === 0) return undone(context, to, note)
  return propose(room, { kind: 'undo', by: seat, asked, agreed: [], needed: asked.length, to, seat: null })
}

/** Consent is given for all seats: the people have agreed, and bots are not asked. */
function undone(
  { room, table, seat }: ProposalContext,
  to: number,
  note: { at: number; id?: string },
): ProposalDecision {
  const consent = room.seats.map((_, other) => other)
  const plan = planUndo(table, { seat, to, consent, ...note })
  if (plan.kind === 'refused') return { refused: plan.rejection }
  return plan.kind === 'step' ? { answer: { asked: [] }, step: plan } : { answer: { asked: [] } }
}

/** Ends the game without a result, if everybody agrees. */
export function proposeEnd({ room, seat }: ProposalContext): ProposalDecision {
  const asked = thoseToAsk(room, seat)
  if (asked.length === 0) return { answer: { asked: [] }, room: stopped(room) }
  return propose(room, {
    kind: 'end',
    by: seat,
    asked,
    agreed: [],
    needed: asked.length,
    to: null,
    seat: null,
  })
}

function stopped(room: Room): Room {
  return { ...room, status: 'stopped', reason: 'agreed', proposal: null }
}

/**
 * Proposes a bot for somebody who is not there and has kept the table waiting; more than half of the others must agree. Nobody
 * decides alone: between two people the clock rules, or both agree.
 */
export function proposeStandIn(context: ProposalContext, absent: Seat, after: number): ProposalDecision {
  const { room, table, seat } = context
  const target = room.seats[absent]
  if (target?.kind !== PERSON || absent === seat || target.standIn !== null)
    return { refused: refusal('notAbsent') }
  if (!isWaitedFor(table, absent) || !isAbsent(context, absent, after))
    return { refused: refusal('notAbsent') }
  const voters = othersPlaying(room, absent)
  // Between two the one who is replaced must agree.
  const isPair = voters.length < 2
  const needed = isPair ? 2 : Math.floor(voters.length / 2) + 1
  const asked = isPair ? [absent] : voters.filter((other) => other !== seat)
  const proposal: Proposal = {
    kind: 'standIn',
    by: seat,
    asked,
    agreed: [],
    needed: needed - 1,
    to: null,
    seat: absent,
  }
  return propose(room, proposal)
}

function isAbsent({ table, now, awaySince }: ProposalContext, seat: Seat, after: number): boolean {
  const since = awaySince(seat)
  return since !== null && now - Math.max(since, lastAt(table)) >= after
}

function isWaitedFor(table: AnyTable, seat: Seat): boolean {
  const pending = table.game.pending(table.head.state)
  return pending.by === 'seats' && pending.owe.includes(seat)
}

function lastAt(table: AnyTable): number {
  return table.log.at(-1)?.at ?? Date.parse(table.header.started ?? '') ?? 0
}

function propose(room: Room, proposal: Proposal): ProposalDecision {
  if (room.proposal) return { refused: refusal('proposalOpen') }
  return { answer: { asked: proposal.asked }, room: { ...room, proposal } }
}

/**
 * Those who must agree: the others who play. Those for whom a bot plays are asked only when nobody else is there to ask: nobody ends a
 * game, or takes back what has come to light, alone.
 */
function thoseToAsk(room: Room, seat: Seat): Seat[] {
  const playing = othersPlaying(room, seat)
  return playing.length > 0 ? playing : peopleIn(room).filter((other) => other !== seat)
}

/** The other people who play themselves. */
function othersPlaying(room: Room, seat: Seat): Seat[] {
  return peopleIn(room).filter((other) => other !== seat && room.seats[other]?.standIn === null)
}

export function answer(context: ProposalContext, isAgreed: boolean): ProposalDecision {
  const { room, seat } = context
  const { proposal } = room
  if (!proposal) return { refused: refusal('noProposal') }
  if (seat === proposal.by && !isAgreed) return withdrawn(room)
  if (!proposal.asked.includes(seat) || proposal.agreed.includes(seat))
    return { refused: refusal('noProposal') }
  const asked = proposal.asked.filter((other) => other !== seat || isAgreed)
  if (asked.length < proposal.needed) return withdrawn(room)
  const next = { ...proposal, asked, agreed: isAgreed ? [...proposal.agreed, seat] : proposal.agreed }
  if (next.agreed.length < next.needed)
    return { answer: { asked: next.asked }, room: { ...room, proposal: next } }
  return carriedOut({ ...context, room: { ...room, proposal: null } }, next)
}

function withdrawn(room: Room): ProposalDecision {
  return { answer: { asked: [] }, room: { ...room, proposal: null } }
}

function carriedOut(context: ProposalContext, proposal: Proposal): ProposalDecision {
  const { room, now } = context
  if (proposal.kind === 'end') return { answer: { asked: [] }, room: stopped(room) }
  if (proposal.kind === 'standIn') {
    return { answer: { asked: [] }, room: handToStandIn(room, proposal.seat as Seat) }
  }
  const settled = undone({ ...context, seat: proposal.by }, proposal.to as number, { at: now })
  return 'refused' in settled ? settled : { ...settled, room }
}
