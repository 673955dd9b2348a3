/** One table played on this device: checks, chance, bots, saving, and what the one at the screen may see. */
import { type Bot, isRank, makeBot } from '@quayside/bots'
import {
  ActionList,
  type AnyBrain,
  type AnyGame,
  type GameTypes,
  type Json,
  type Rejection,
  type Seat,
  SeededRng,
  type Viewer,
} from '@quayside/rules-kit'
import {
  beforeLastChoice,
  commit,
  type DrawSource,
  eventsFor,
  moveCount,
  type Plan,
  planAct,
  planUndo,
  resultOf,
  type Step,
  type Table,
  withDraws,
} from '@quayside/table'
import type { Refusal, SeatPlan, TableUpdate } from './protocol.ts'
import { PERSON } from './protocol.ts'
import type { Saver } from './saver.ts'

type AnyTable = Table<GameTypes>

export interface LocalTableParts {
  readonly id: string
  readonly game: AnyGame
  readonly brain: AnyBrain
  readonly table: AnyTable
  readonly seats: readonly SeatPlan[]
  readonly draws: DrawSource
  readonly saver: Saver
  push(update: TableUpdate): void
}

export class LocalTable {
  /** How long a bot waits after the page has shown the move before. */
  pace = 500
  private viewer: Viewer
  private curtain: Seat | null = null
  private sentSeq = 0
  private shownSeq = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly bots: readonly (Bot<GameTypes> | null)[]
  private readonly people: readonly Seat[]
  private readonly parts: LocalTableParts

  constructor(parts: LocalTableParts) {
    this.parts = parts
    this.people = parts.seats.flatMap((seat, i) => (seat.kind === PERSON ? [i] : []))
    this.viewer = this.people.length === 1 ? (this.people[0] as Seat) : 'watcher'
    this.bots = parts.seats.map(({ kind }) =>
      isRank(kind) ? makeBot(kind, parts.game, parts.brain, new SeededRng(seedFromClock())) : null,
    )
  }

  async start(): Promise<void> {
    this.shownSeq = this.table.head.seq
    await this.settle()
    this.lowerCurtain()
    this.send(true)
    this.goOn()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  /** The person at the screen says who they are: the curtain rises. */
  look(seat: Seat): void {
    if (this.curtain !== seat) return
    this.viewer = seat
    this.curtain = null
    this.send(true)
  }

  /** The page has shown this entry; a bot that waited for it may move. */
  shown(seq: number): void {
    this.shownSeq = Math.max(this.shownSeq, seq)
    this.goOn()
  }

  check(action: Json): Refusal {
    const read = this.game.readAction(action)
    if (this.viewer === 'watcher') return { code: 'notYourTurn', rule: null }
    if ('problem' in read) return { code: 'unreadable', rule: null }
    return this.game.check(this.table.head.state, this.viewer, read)
  }

  async act(action: Json, ask: number, seen: number): Promise<Refusal> {
    const read = this.game.readAction(action)
    if (this.viewer === 'watcher') return { code: 'notYourTurn', rule: null }
    if ('problem' in read) return { code: 'unreadable', rule: null }
    return this.take(planAct(this.table, { seat: this.viewer, action: read, ask, seen }))
  }

  /** Takes back the latest choice made at this screen. Bots do not mind; what came to light stays in the light. */
  async undo(): Promise<Refusal> {
    const seat = this.lastPerson()
    const to = seat === null ? null : beforeLastChoice(this.table, seat)
    if (seat === null || to === null) return refusal('nothingToUndo')
    const why = this.undoRefusal(seat, to)
    if (why) return why
    const consent = this.parts.seats.flatMap((_, i) => (i === seat ? [] : [i]))
    clearTimeout(this.timer)
    const refused = await this.take(planUndo(this.table, { seat, to, consent }))
    return refused
  }

  private undoRefusal(seat: Seat, to: number): Refusal {
    for (let played = this.table.head.last; played && played.count > to; played = played.before) {
      const { move, events } = played.entry
      if (move.by === 'chance' || events.some((event) => this.game.reveals(event))) return refusal('revealed')
      if (move.by !== seat && this.people.includes(move.by)) return refusal('othersMoved')
    }
    return null
  }

  private lastPerson(): Seat | null {
    for (let played = this.table.head.last; played; played = played.before) {
      const { by } = played.entry.move
      if (by !== 'chance' && this.people.includes(by)) return by
    }
    return null
  }

  private get table(): AnyTable {
    return this.parts.table
  }

  private get game(): AnyGame {
    return this.parts.game
  }

  private async take(plan: Plan<GameTypes>): Promise<Refusal> {
    if (plan.kind === 'refused') return plan.rejection
    if (plan.kind !== 'step') return refusal('nothingToUndo')
    const undone = plan.entries.some((entry) => entry.kind === 'undo')
    await this.finish(withDraws(this.table, plan, this.parts.draws), undone)
    return null
  }

  private async settle(): Promise<void> {
    const step = withDraws(this.table, { kind: 'step', entries: [], head: this.table.head }, this.parts.draws)
    if (step.entries.length > 0) await this.store(step)
  }

  private async store(step: Step<GameTypes>): Promise<void> {
    commit(this.table, step)
    await this.parts.saver.save(this.table, step.entries)
  }

  private async finish(step: Step<GameTypes>, fresh: boolean): Promise<void> {
    await this.store(step)
    const curtained = this.lowerCurtain()
    this.send(fresh || curtained)
    this.goOn()
  }

  /** Between two people at one screen nobody's hand is shown; true when the viewer changed. */
  private lowerCurtain(): boolean {
    if (this.people.length < 2) return false
    const pending = this.game.pending(this.table.head.state)
    const next = pending.by === 'seats' ? pending.owe.find((seat) => this.people.includes(seat)) : undefined
    if (next === undefined || next === this.viewer) return false
    this.curtain = next
    const before = this.viewer
    this.viewer = 'watcher'
    return before !== 'watcher'
  }

  private send(fresh: boolean): void {
    const { id, seats, saver } = this.parts
    const { head, fault, options } = this.table
    const pending = this.game.pending(head.state)
    const view = this.game.view(head.state, this.viewer)
    const person = this.lastPerson()
    this.parts.push({
      id,
      game: this.game.id,
      options: options as TableUpdate['options'],
      seats,
      seq: head.seq,
      viewer: this.viewer,
      view: { ...view, known: null } as unknown as Json,
      steps: eventsFor(this.table, this.viewer, fresh ? 0 : this.sentSeq) as unknown as TableUpdate['steps'],
      fresh,
      owe: pending.by === 'seats' ? pending.owe : [],
      may: pending.by === 'seats' ? pending.may : [],
      legal: this.legal(),
      curtain: this.curtain,
      undoable: pending.by === 'nobody' ? null : person,
      result: resultOf(this.table),
      health: saver.health,
      fault: fault ? `${fault.seq} "${fault.text}": ${fault.detail}` : null,
    })
    this.sentSeq = head.seq
  }

  private legal(): Json[] {
    if (this.viewer === 'watcher' || this.table.fault) return []
    const list = new ActionList<GameTypes['Action']>()
    this.game.legal(this.table.head.state, this.viewer, list)
    return list.toArray() as unknown as Json[]
  }

  /** Lets the next bot move, once the page has shown what was before. */
  private goOn(): void {
    clearTimeout(this.timer)
    if (this.closed || this.table.fault || this.shownSeq < this.sentSeq) return
    const seat = this.owingBot()
    if (seat === null) return
    this.timer = setTimeout(() => this.letBotMove(seat), this.pace)
  }

  private owingBot(): Seat | null {
    const pending = this.game.pending(this.table.head.state)
    if (pending.by !== 'seats') return null
    return pending.owe.find((seat) => this.bots[seat]) ?? null
  }

  private async letBotMove(seat: Seat): Promise<void> {
    const view = this.game.view(this.table.head.state, seat)
    const action = this.bots[seat]?.choose(view, true) ?? this.game.fallback(view)
    await this.take(planAct(this.table, { seat, action }))
  }

  moves(): number {
    return moveCount(this.table)
  }
}

function refusal(code: string): Rejection {
  return { code, rule: null }
}

/** A bot's own dreams need no proof of fairness. */
function seedFromClock(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number
}
