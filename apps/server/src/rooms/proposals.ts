/** Things that others must agree to: going back, ending together, a bot for somebody absent. */
import type { Seat } from '@quayside/rules-kit'
import { beforeLastChoice, consentNeeded, planUndo } from '@quayside/table'
import type { AnyTable, Decision } from '../tables/decision.ts'
import { refusal } from '../texts.ts'
import { handToStandIn } from './people.ts'
import { PERSON, type Proposal, peopleIn, type Room } from './room.ts'

export interface Asking {
  readonly room: Room
  readonly table: AnyTable
  readonly seat: Seat
  readonly now: number
}

export type Settled = Decision<{ readonly asked: readonly Seat[] }>

/** Takes the latest choice back at once where that is free; otherwise asks everybody who plays. */
export function undo({ room, table, seat, now }: Asking, id?: string): Settled {
  if (id !== undefined && table.answered.has(`${seat} ${id}`)) return { answer: { asked: [] } }
  const to = beforeLastChoice(table, seat)
  if (to === null) return { refused: { code: 'nothingToUndo', rule: null } }
  const note = { at: now, ...(id === undefined ? {} : { id }) }
  if (consentNeeded(table, seat, to).length === 0) return undone({ room, table, seat, now }, to, note)
  const asked = othersPlaying(room, seat)
  if (asked.length === 0) return undone({ room, table, seat, now }, to, note)
  return propose(room, { kind: 'undo', by: seat, asked, agreed: [], needed: asked.length, to, seat: null })
}

/** With everybody's consent: people were asked, bots do not mind. */
function undone({ room, table, seat }: Asking, to: number, note: { at: number; id?: string }): Settled {
  const consent = room.seats.map((_, other) => other)
  const plan = planUndo(table, { seat, to, consent, ...note })
  if (plan.kind === 'refused') return { refused: plan.rejection }
  return plan.kind === 'step' ? { answer: { asked: [] }, step: plan } : { answer: { asked: [] } }
}

/** Ends the game without a result, if everybody agrees. */
export function proposeEnd({ room, seat }: Asking): Settled {
  const asked = othersPlaying(room, seat)
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

/** A bot for somebody who has kept the table waiting; more than half of the others must want it. */
export function proposeStandIn({ room, table, seat, now }: Asking, absent: Seat, after: number): Settled {
  const their = room.seats[absent]
  if (their?.kind !== PERSON || absent === seat || their.standIn !== null)
    return { refused: refusal('notAbsent') }
  if (!isWaitedFor(table, absent) || now - lastAt(table) < after) return { refused: refusal('notAbsent') }
  const voters = othersPlaying(room, absent)
  const needed = Math.floor(voters.length / 2) + 1
  const asked = voters.filter((other) => other !== seat)
  const proposal: Proposal = {
    kind: 'standIn',
    by: seat,
    asked,
    agreed: [],
    needed: needed - 1,
    to: null,
    seat: absent,
  }
  if (needed <= 1) return { answer: { asked: [] }, room: handToStandIn(room, absent) }
  return propose(room, proposal)
}

function isWaitedFor(table: AnyTable, seat: Seat): boolean {
  const pending = table.game.pending(table.head.state)
  return pending.by === 'seats' && pending.owe.includes(seat)
}

function lastAt(table: AnyTable): number {
  return table.log.at(-1)?.at ?? Date.parse(table.header.started ?? '') ?? 0
}

function propose(room: Room, proposal: Proposal): Settled {
  if (room.proposal) return { refused: refusal('proposalOpen') }
  return { answer: { asked: proposal.asked }, room: { ...room, proposal } }
}

/** People whose word is wanted: those who still play and are not stood in for. */
function othersPlaying(room: Room, seat: Seat): Seat[] {
  return peopleIn(room).filter((other) => other !== seat && room.seats[other]?.standIn === null)
}

export function answer(asking: Asking, isAgreed: boolean): Settled {
  const { room, seat } = asking
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
  return carriedOut({ ...asking, room: { ...room, proposal: null } }, next)
}

function withdrawn(room: Room): Settled {
  return { answer: { asked: [] }, room: { ...room, proposal: null } }
}

function carriedOut(asking: Asking, proposal: Proposal): Settled {
  const { room, now } = asking
  if (proposal.kind === 'end') return { answer: { asked: [] }, room: stopped(room) }
  if (proposal.kind === 'standIn') {
    return { answer: { asked: [] }, room: handToStandIn(room, proposal.seat as Seat) }
  }
  const settled = undone({ ...asking, seat: proposal.by }, proposal.to as number, { at: now })
  return 'refused' in settled ? settled : { ...settled, room }
}
