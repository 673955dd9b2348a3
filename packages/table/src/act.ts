/** Validates a seat's action, or an outcome of chance, against the head and plans the step that appends it to the log. */
import type { GameTypes, JsonObject, Rejection, Seat, Weighted } from '@quayside/rules-kit'
import { advance, advanceInPlace, nextDrawIndex } from './advance.ts'
import { type DrawSource, pick, totalWeight } from './draws.ts'
import type { Entry, Head, Plan, RequestStamp, Step, Table, TableCode } from './entry.ts'
import { answerKey, commit } from './table.ts'

export interface Request<G extends GameTypes> extends RequestStamp {
  readonly seat: Seat
  /** Already validated against its schema (`game.readAction`). */
  readonly action: G['Action']
  /** The `ask` number of the question that the client answers. */
  readonly ask?: number
  /** The last entry the client had seen: a click from before an undo is stale. */
  readonly seen?: number
}

export function planAct<G extends GameTypes>(table: Table<G>, request: Request<G>): Plan<G> {
  const { seat, action, id, at } = request
  const answered = id === undefined ? undefined : table.answered.get(answerKey(seat, id))
  if (answered !== undefined) return { kind: 'repeat', seq: answered }
  const rejection = refusalOf(table, request)
  if (rejection) return { kind: 'refused', rejection }
  return stepOf(advance(table, table.head, { by: seat, action }, stampOf(id, at)))
}

export function stampOf(id: string | undefined, at: number | undefined): RequestStamp {
  return { ...(id === undefined ? {} : { id }), ...(at === undefined ? {} : { at }) }
}

export function stepOf<G extends GameTypes>(made: { entry: Entry<G>; head: Head<G> }): Step<G> {
  return { kind: 'step', entries: [made.entry], head: made.head }
}

function refusalOf<G extends GameTypes>(table: Table<G>, request: Request<G>): Rejection | null {
  const { game, head } = table
  if (table.fault) return refused('readOnly')
  if (game.pending(head.state).by === 'nobody') return refused('gameOver')
  if (isStale(table, request)) return refused('staleAsk')
  return game.check(head.state, request.seat, request.action)
}

function isStale<G extends GameTypes>(table: Table<G>, request: Request<G>): boolean {
  const { ask, seen } = request
  if (ask !== undefined && ask !== table.game.ask(table.head.state, request.seat)) return true
  return seen !== undefined && table.log.slice(seen).some((entry) => entry.kind === 'undo')
}

export function refused(code: TableCode): Rejection {
  return { code, rule: null }
}

/** Checks and applies a seat's action. */
export function act<G extends GameTypes>(table: Table<G>, request: Request<G>): Plan<G> {
  return committed(table, planAct(table, request))
}

export function committed<G extends GameTypes>(table: Table<G>, plan: Plan<G>): Plan<G> {
  if (plan.kind === 'step') commit(table, plan)
  return plan
}

/** Appends an outcome that was decided elsewhere (a record, an engine's host); it must be possible now. */
export function applyOutcome<G extends GameTypes>(
  table: Table<G>,
  outcome: G['Outcome'],
  stamp: RequestStamp = {},
): Plan<G> {
  if (table.fault) return { kind: 'refused', rejection: refused('readOnly') }
  const code = outcomeProblem(table, table.head, outcome)
  if (code) return { kind: 'refused', rejection: refused(code) }
  return committed(table, stepOf(advance(table, table.head, { by: 'chance', outcome }, stamp)))
}

export function outcomeProblem<G extends GameTypes>(
  table: Table<G>,
  head: Head<G>,
  outcome: G['Outcome'],
): TableCode | null {
  const { game } = table
  if (game.pending(head.state).by !== 'chance') return 'noChancePending'
  const possible = game.outcomes(head.state).filter((entry) => entry.weight > 0)
  return isAmong(possible, outcome) ? null : 'impossibleOutcome'
}

function isAmong<G extends GameTypes>(
  possible: readonly Weighted<G['Outcome']>[],
  outcome: G['Outcome'],
): boolean {
  return possible.some((entry) => isSame(entry.outcome, outcome))
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const fields = Object.keys(a)
  if (fields.length !== Object.keys(b).length || Array.isArray(a) !== Array.isArray(b)) return false
  return fields.every((key) => isSame((a as JsonObject)[key], (b as JsonObject)[key]))
}

/** Draws the outcome of the chance node at this head. */
export function drawnOutcome<G extends GameTypes>(
  table: Table<G>,
  head: Head<G>,
  source: DrawSource,
): G['Outcome'] {
  const outcomes = table.game.outcomes(head.state)
  const label = outcomes[0]?.outcome.type ?? ''
  const number = source.draw(label, nextDrawIndex(head, label), totalWeight(outcomes))
  return pick(outcomes, number)
}

/** Draws and appends one outcome. */
export function draw<G extends GameTypes>(
  table: Table<G>,
  source: DrawSource,
  stamp: RequestStamp = {},
): Plan<G> {
  if (table.fault) return { kind: 'refused', rejection: refused('readOnly') }
  if (table.game.pending(table.head.state).by !== 'chance') {
    return { kind: 'refused', rejection: refused('noChancePending') }
  }
  const outcome = drawnOutcome(table, table.head, source)
  return committed(table, stepOf(advance(table, table.head, { by: 'chance', outcome }, stamp)))
}

/** Extends a step by all draws that follow it, so that an action and its outcomes are stored atomically. */
export function withDraws<G extends GameTypes>(
  table: Table<G>,
  step: Step<G>,
  source: DrawSource,
  stamp: RequestStamp = {},
): Step<G> {
  let { head } = step
  const entries = [...step.entries]
  while (table.game.pending(head.state).by === 'chance') {
    const outcome = drawnOutcome(table, head, source)
    // Only the table's own state must stay as it is; that of a step belongs to the step.
    const move = head.state === table.head.state ? advance : advanceInPlace
    const next = move(table, head, { by: 'chance', outcome }, stamp)
    entries.push(next.entry)
    head = next.head
  }
  return { kind: 'step', entries, head }
}

/** Draws and commits all pending chance: afterwards a seat is to act or the game is over. */
export function settle<G extends GameTypes>(
  table: Table<G>,
  source: DrawSource,
  stamp: RequestStamp = {},
): Step<G> {
  const step = withDraws(table, { kind: 'step', entries: [], head: table.head }, source, stamp)
  commit(table, step)
  return step
}
