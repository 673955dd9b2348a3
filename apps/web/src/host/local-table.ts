/** One table played on this device: checks, chance, bots, saving, and what the one at the screen may see. */
import type { Bot, Duty } from '@quayside/bots'
import {
  ActionList,
  type AnyGame,
  type GameTypes,
  type Json,
  type Rejection,
  type Seat,
  type Viewer,
} from '@quayside/rules-kit'
import {
  beforeLastChoice,
  commit,
  type DrawSource,
  eventsFor,
  faultText,
  moveCount,
  type Plan,
  planAct,
  planUndo,
  resultOf,
  type Step,
  type Table,
  withDraws,
} from '@quayside/table'
import type { Decision } from './adviser.ts'
import type { Refusal, SeatPlan, TableUpdate } from './protocol.ts'
import { PERSON } from './protocol.ts'
import type { Saver } from './saver.ts'

type AnyTable = Table<GameTypes>

export interface LocalTableParts {
  readonly id: string
  readonly game: AnyGame
  /** By seat; null where a person sits. */
  readonly bots: readonly (Bot<GameTypes> | null)[]
  readonly table: AnyTable
  readonly seats: readonly SeatPlan[]
  readonly draws: DrawSource
  readonly saver: Saver
  push(update: TableUpdate): void
}

/** How long a bot that thinks takes for a choice, and how long it keeps its host from anything else. */
const SEARCH_MS = 300
const SLICE_MS = 15

/** How long a bot waits for a person's answer to an offer. */
const TIME_TO_ANSWER = 20_000

export class LocalTable {
  /** How long a bot waits after the page has shown the move before. */
  pace = 500
  private viewer: Viewer
  private curtain: Seat | null = null
  private sentSeq = 0
  private shownSeq = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The number of the last question each seat in `may` has let pass or answered. */
  private readonly heard: number[] = []
  private readonly bots: readonly (Bot<GameTypes> | null)[]
  private thinking = false
  private readonly people: readonly Seat[]
  private readonly parts: LocalTableParts

  constructor(parts: LocalTableParts) {
    this.parts = parts
    this.people = parts.seats.flatMap((seat, i) => (seat.kind === PERSON ? [i] : []))
    this.viewer = this.people.length === 1 ? (this.people[0] as Seat) : 'watcher'
    this.bots = parts.bots
  }

  async start(): Promise<void> {
    this.shownSeq = this.table.head.seq
    // What was asked before the table was opened here counts as heard: nobody answers the same offer twice.
    for (let seat = 0; seat < this.table.players; seat++) this.heard[seat] = this.askOf(seat)
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

  explain(part: Json): Refusal {
    const read = this.game.readPart(part)
    if (this.viewer === 'watcher') return { code: 'notYourTurn', rule: null }
    if ('problem' in read) return { code: 'unreadable', rule: null }
    const { type, ...partial } = read
    return this.game.explain(this.table.head.state, this.viewer, type, partial)
  }

  /** What the one at the screen has to decide; null when nothing is asked of them. */
  decision(): Decision | null {
    const { state, seq } = this.table.head
    const pending = this.game.pending(state)
    const seat = this.viewer
    if (seat === 'watcher' || pending.by !== 'seats' || this.table.fault) return null
    const owes = pending.owe.includes(seat)
    if (!owes && !pending.may.includes(seat)) return null
    return { seq, seat, view: this.game.view(state, seat), duty: owes ? 'owe' : 'may' }
  }

  async act(action: Json, ask: number, seen: number): Promise<Refusal> {
    const read = this.game.readAction(action)
    if (this.viewer === 'watcher') return { code: 'notYourTurn', rule: null }
    if ('problem' in read) return { code: 'unreadable', rule: null }
    const plan = planAct(this.table, { seat: this.viewer, action: read, ask, seen })
    if (plan.kind === 'step') this.heard[this.viewer] = this.askOf(this.viewer)
    return this.take(plan)
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
      fault: faultText(fault),
    })
    this.sentSeq = head.seq
  }

  private legal(): Json[] {
    if (this.viewer === 'watcher' || this.table.fault) return []
    const list = new ActionList<GameTypes['Action']>()
    this.game.legal(this.table.head.state, this.viewer, list)
    return list.toArray() as unknown as Json[]
  }

  /** Lets the next bot speak or move, once the page has shown what was before. */
  private goOn(): void {
    clearTimeout(this.timer)
    if (this.closed || this.thinking || this.table.fault || this.shownSeq < this.sentSeq) return
    const speaker = this.speakingBot()
    const mover = this.owingBot()
    if (speaker !== null) this.timer = setTimeout(() => this.letBotSpeak(speaker), this.pace)
    else if (mover !== null) {
      const waits = this.isPersonAsked() ? TIME_TO_ANSWER : this.pace
      this.timer = setTimeout(() => this.letBotMove(mover), waits)
    }
  }

  private owingBot(): Seat | null {
    const pending = this.game.pending(this.table.head.state)
    if (pending.by !== 'seats') return null
    return pending.owe.find((seat) => this.bots[seat]) ?? null
  }

  /** Seats that may act, in order after the one that owes, whose question is new. */
  private newlyAsked(): Seat[] {
    const pending = this.game.pending(this.table.head.state)
    if (pending.by !== 'seats' || pending.may.length === 0) return []
    const { players } = this.table
    const after = pending.owe[0] ?? 0
    const order = Array.from({ length: players }, (_, step) => (after + 1 + step) % players)
    return order.filter((seat) => pending.may.includes(seat) && this.heard[seat] !== this.askOf(seat))
  }

  private askOf(seat: Seat): number {
    return this.game.ask(this.table.head.state, seat)
  }

  private speakingBot(): Seat | null {
    return this.newlyAsked().find((seat) => this.bots[seat]) ?? null
  }

  /** Somebody at the screen has an offer to answer; a bot does not hurry past it. */
  private isPersonAsked(): boolean {
    return this.newlyAsked().some((seat) => this.people.includes(seat) && this.canAnswer(seat))
  }

  private canAnswer(seat: Seat): boolean {
    const { state } = this.table.head
    const list = new ActionList<GameTypes['Action']>()
    for (const kind of this.game.usable(state, seat)) if (kind.answer) kind.legal(state, seat, list)
    return list.length > 0
  }

  private async letBotSpeak(seat: Seat): Promise<void> {
    this.heard[seat] = this.askOf(seat)
    const action = await this.choiceOf(seat, 'may')
    if (action) await this.take(planAct(this.table, { seat, action }))
    else this.goOn()
  }

  private async letBotMove(seat: Seat): Promise<void> {
    for (const person of this.newlyAsked()) this.heard[person] = this.askOf(person)
    const action = await this.choiceOf(seat, 'owe')
    if (action) await this.take(planAct(this.table, { seat, action }))
    else this.goOn()
  }

  /** Null is nothing, also when the table has moved on while the bot was searching. */
  private async choiceOf(seat: Seat, duty: Duty): Promise<GameTypes['Action'] | null> {
    const bot = this.bots[seat]
    const view = this.game.view(this.table.head.state, seat)
    if (!bot?.startSearch)
      return bot?.choose(view, duty) ?? (duty === 'owe' ? this.game.fallback(view) : null)
    const asked = this.table.log.length
    const search = bot.startSearch(view, duty)
    const now = () => performance.now()
    const end = now() + SEARCH_MS
    this.thinking = true
    while (now() < end && !this.closed && this.table.log.length === asked) {
      search.run({ ms: SLICE_MS, now })
      await new Promise((resolve) => setTimeout(resolve))
    }
    this.thinking = false
    return this.closed || this.table.log.length !== asked ? null : search.decide()
  }

  moves(): number {
    return moveCount(this.table)
  }
}

function refusal(code: string): Rejection {
  return { code, rule: null }
}
