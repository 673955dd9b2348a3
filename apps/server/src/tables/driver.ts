/** Makes a table go on by itself: bots think and move, clocks run out. Everything it does is a request like any other. */
import { ActionList, type GameTypes, type Seat } from '@quayside/rules-kit'
import { deadline, fallbackRequest, outOfTime, planAct } from '@quayside/table'
import { handToStandIn } from '../rooms/people.ts'
import { isRunning } from '../rooms/room.ts'
import type { BotPool } from './bot-pool.ts'
import type { AnyTable, Decision } from './decision.ts'
import type { LiveTable } from './live-table.ts'

export interface DriverPacing {
  /** How long a bot that takes its time may think about one choice. */
  readonly searchMs: number
  /** How long a bot waits before it moves, so that people can follow. */
  readonly botPaceMs: number
  /** How long a bot waits for people's answers to an offer. */
  readonly answerMs: number
  /** How much longer a process waits that did not make the last step. */
  readonly graceMs: number
}

export interface DriverTools {
  readonly bots: BotPool
  readonly pacing: DriverPacing
  now(): number
  onError(error: unknown, doing: string): void
}

/** Longer waits are looked at again, because timers cannot count further. */
const LONGEST_TIMER = 60_000

export class Driver {
  private readonly live: LiveTable
  private readonly tools: DriverTools
  private botTimer: NodeJS.Timeout | undefined
  private clockTimer: NodeJS.Timeout | undefined
  private isThinking = false
  private isStopped = false
  /** The number of the last question each seat in `may` has let pass or answered. */
  private readonly heard = new Map<Seat, number>()

  constructor(live: LiveTable, tools: DriverTools) {
    this.live = live
    this.tools = tools
  }

  private get pacing(): DriverPacing {
    return this.tools.pacing
  }

  get isBusy(): boolean {
    return this.isThinking || this.botTimer !== undefined
  }

  stop(): void {
    this.isStopped = true
    this.rest()
  }

  private rest(): void {
    clearTimeout(this.botTimer)
    clearTimeout(this.clockTimer)
    this.botTimer = undefined
    this.clockTimer = undefined
  }

  goOn(): void {
    this.rest()
    const { table, room } = this.live
    if (this.isStopped || !table || table.fault || !isRunning(room)) return
    this.watchClock()
    if (this.isThinking) return
    const speaker = this.newlyAsked(table).find((seat) => this.live.botAt(seat) !== null)
    const mover = this.owing(table).find((seat) => this.live.botAt(seat) !== null)
    const grace = this.live.leads ? 0 : this.pacing.graceMs
    if (speaker !== undefined) this.later(this.pacing.botPaceMs + grace, () => this.letSpeak(speaker))
    else if (mover !== undefined) {
      const waits = this.isPersonAsked(table) ? this.pacing.answerMs : this.pacing.botPaceMs
      this.later(waits + grace, () => this.letMove(mover))
    }
  }

  private later(ms: number, work: () => Promise<void>): void {
    this.botTimer = setTimeout(() => {
      this.botTimer = undefined
      work().catch((error) => this.fail(error))
    }, ms)
  }

  private fail(error: unknown): void {
    this.isThinking = false
    this.tools.onError(error, `driving table ${this.live.id}`)
  }

  private owing(table: AnyTable): readonly Seat[] {
    const pending = table.game.pending(table.head.state)
    return pending.by === 'seats' ? pending.owe : []
  }

  private askOf(table: AnyTable, seat: Seat): number {
    return table.game.ask(table.head.state, seat)
  }

  /** Seats that may act, in order after the one that owes, whose question is new. */
  private newlyAsked(table: AnyTable): Seat[] {
    const pending = table.game.pending(table.head.state)
    if (pending.by !== 'seats' || pending.may.length === 0) return []
    const after = pending.owe[0] ?? 0
    const order = Array.from({ length: table.players }, (_, step) => (after + 1 + step) % table.players)
    return order.filter(
      (seat) => pending.may.includes(seat) && this.heard.get(seat) !== this.askOf(table, seat),
    )
  }

  /** Somebody has an offer to answer; a bot does not hurry past it. */
  private isPersonAsked(table: AnyTable): boolean {
    return this.newlyAsked(table).some((seat) => this.live.botAt(seat) === null && canAnswer(table, seat))
  }

  private async letSpeak(seat: Seat): Promise<void> {
    await this.think(seat, false)
  }

  private async letMove(seat: Seat): Promise<void> {
    const { table } = this.live
    if (!table) return
    for (const other of this.newlyAsked(table)) this.heard.set(other, this.askOf(table, other))
    await this.think(seat, true)
  }

  private async think(seat: Seat, must: boolean): Promise<void> {
    const { table } = this.live
    const rank = this.live.botAt(seat)
    if (!table || rank === null || this.isStopped) return
    const view = table.game.view(table.head.state, seat)
    const { seq } = table.head
    this.isThinking = true
    const chosen = await this.tools.bots.choose({
      table: this.live.id,
      game: table.game.id,
      rank,
      view,
      must,
      searchMs: this.pacing.searchMs,
    })
    this.isThinking = false
    if (this.isStopped) return
    this.heard.set(seat, view.ask)
    const action = chosen ?? (must ? table.game.fallback(view) : null)
    if (action === null || this.live.table?.head.seq !== seq) this.goOn()
    else await this.act(seat, action, view.ask)
  }

  private async act(seat: Seat, action: GameTypes['Action'], ask: number): Promise<void> {
    const answer = await this.live.decide((at) => this.planFor(seat, { seat, action, ask, at }))
    // Refused: somebody was quicker, or the seat is a person's again. Look anew.
    if ('refused' in answer) this.goOn()
  }

  private planFor(seat: Seat, request: Parameters<typeof planAct<GameTypes>>[1]): Decision<null> {
    const { table, room } = this.live
    if (!table || !isRunning(room) || this.live.botAt(seat) === null) {
      return { refused: { code: 'notNow', rule: null } }
    }
    return stepDecision(planAct(table, request))
  }

  private watchClock(): void {
    const { clock } = this.live
    const due = clock ? deadline(clock) : null
    if (due === null) return
    const wait = Math.min(Math.max(0, due - this.tools.now()), LONGEST_TIMER)
    const grace = this.live.leads ? 0 : this.pacing.graceMs
    this.clockTimer = setTimeout(() => {
      this.timeIsUp().catch((error) => this.fail(error))
    }, wait + grace)
  }

  private async timeIsUp(): Promise<void> {
    const { clock } = this.live
    const late = clock ? outOfTime(clock, this.tools.now()) : []
    if (late.length === 0) {
      this.goOn()
      return
    }
    for (const seat of late) await this.live.decide((now) => this.planLate(seat, now))
  }

  /** The least harmful move, or a bot takes over, as the table was set up. */
  private planLate(seat: Seat, now: number): Decision<null> {
    const { table, room, clock } = this.live
    if (!table || !clock || !isRunning(room) || !outOfTime(clock, now).includes(seat)) {
      return { refused: { code: 'notNow', rule: null } }
    }
    const plan = planAct(table, { ...fallbackRequest(table, seat), at: now })
    const decision = stepDecision(plan)
    const handsOver = room.clock.outOfTime === 'standIn' && this.live.botAt(seat) === null
    return 'refused' in decision || !handsOver ? decision : { ...decision, room: handToStandIn(room, seat) }
  }
}

function canAnswer(table: AnyTable, seat: Seat): boolean {
  const { state } = table.head
  const list = new ActionList<GameTypes['Action']>()
  for (const kind of table.game.usable(state, seat)) if (kind.answer) kind.legal(state, seat, list)
  return list.length > 0
}

function stepDecision(plan: ReturnType<typeof planAct<GameTypes>>): Decision<null> {
  if (plan.kind === 'refused') return { refused: plan.rejection }
  return plan.kind === 'step' ? { answer: null, step: plan } : { answer: null }
}
