/** Lets a table go on by itself: automatic players act, clocks run out. Whatever it does is a request like any other. */
import type { GameTypes, Seat, View } from '@quayside/rules-kit'
import { planAct, type Request, type Step } from '@quayside/table'
import type { Host } from './host.ts'
import { type AnyTable, canAnswer, closeAnswers, type NextTurn, nextTurn, seatMask } from './next-turn.ts'
import { NOT_NOW, STORE_AWAY, stepDecision } from './plan-decision.ts'
import type { Cancel, Decision, HostPorts } from './ports.ts'
import { type Heard, nothingHeard } from './turn-taking.ts'

/** Longer waits are looked at again: timers of some platforms cannot count further. */
const LONGEST_TIMER = 60_000
const REST_MS = 2_000
/** Whoever makes an offer hears everybody soon, however slowly the game is told: three bots that search in less than two seconds. */
const MOST_BEFORE_ANSWER_MS = 200

type Turn = Exclude<NextTurn, { readonly kind: 'none' }>

export class Driver<R> {
  private readonly host: Host<R>
  private readonly ports: HostPorts<R>
  private cancelTurn: Cancel | null = null
  private cancelClock: Cancel | null = null
  private isAsking = false
  private isStopped = false
  private heard: Heard = nothingHeard(0)

  constructor(host: Host<R>, ports: HostPorts<R>) {
    this.host = host
    this.ports = ports
  }

  get isBusy(): boolean {
    return this.isAsking || this.cancelTurn !== null
  }

  stop(): void {
    this.isStopped = true
    this.cancelAll()
  }

  private cancelAll(): void {
    this.cancelTurn?.()
    this.cancelClock?.()
    this.cancelTurn = null
    this.cancelClock = null
  }

  /** Looks at the table anew: who is to be asked, and when. */
  goOn(): void {
    this.cancelAll()
    const table = this.running()
    if (!table) return
    this.watchClock()
    if (this.isAsking || this.ports.pacing.isHeld?.()) return
    if (this.heard.length !== table.players) this.heard = nothingHeard(table.players)
    const turn = nextTurn(table, this.heard, this.automaticSeats(table))
    if (turn.kind === 'none') return
    this.cancelTurn = this.ports.time.after(this.pauseBefore(turn), () => {
      this.cancelTurn = null
      this.take(turn).catch((error) => this.fail(error))
    })
  }

  /** A seat that acts has answered its question: nobody waits for it a second time. Called before the step is committed. */
  noteActors({ game, head }: AnyTable, step: Step<GameTypes>): void {
    for (const entry of step.entries) {
      if (entry.kind === 'undo' || entry.move.by === 'chance') continue
      if (entry.move.by < this.heard.length) this.heard[entry.move.by] = game.ask(head.state, entry.move.by)
    }
  }

  private running(): AnyTable | null {
    const { table, room } = this.host
    if (this.isStopped || !table || table.fault || !this.ports.rules.isRunning(room)) return null
    return table
  }

  private automaticSeats(table: AnyTable): number {
    return seatMask(table.players, (seat) => this.playerAt(seat) !== null)
  }

  private playerAt(seat: Seat): string | null {
    return this.ports.rules.playerAt(this.host.room, seat)
  }

  private pauseBefore(turn: Turn): number {
    const { botPaceMs, answerMs } = this.ports.pacing
    const waitsForPeople = turn.kind === 'owed' && turn.peopleAnswer
    if (waitsForPeople) return answerMs + this.grace
    return (turn.kind === 'owed' ? botPaceMs : Math.min(botPaceMs, MOST_BEFORE_ANSWER_MS)) + this.grace
  }

  private get grace(): number {
    return this.host.leads ? 0 : this.ports.pacing.graceMs
  }

  private fail(error: unknown): void {
    this.isAsking = false
    this.ports.listener.failed(error, `driving ${this.host.id}`)
  }

  private async take(turn: Turn): Promise<void> {
    const table = this.running()
    const player = this.playerAt(turn.seat)
    if (!table || player === null) return
    if (turn.kind === 'owed') closeAnswers(table, this.heard)
    await this.ask(table, turn, player)
  }

  private async ask(table: AnyTable, { kind, seat }: Turn, player: string): Promise<void> {
    const { game, head } = table
    const view = game.view(head.state, seat)
    const isCurrent = () => !this.isStopped && this.host.table?.head.seq === head.seq
    const duty = kind === 'owed' ? 'owe' : 'may'
    this.isAsking = true
    const chosen = await this.ports.players
      .choose({ table: this.host.id, seat, player, view, duty, isCurrent })
      .catch((error) => this.failedPlayer(error))
    this.isAsking = false
    if (this.isStopped) return
    this.heard[seat] = view.ask
    const passed = chosen === null ? this.spokenPass(table, view) : null
    const action = chosen ?? (duty === 'owe' ? game.fallback(view) : passed)
    if (action === null || !isCurrent()) this.goOn()
    else await this.act({ seat, action, ask: view.ask })
  }

  /**
   * Who is offered something hears yes or no, never silence: a player that lets an answer pass says the harmless one. An answer
   * that gives something away is never said for it, as an accept would be once it has declined.
   */
  private spokenPass(table: AnyTable, view: View<GameTypes>): GameTypes['Action'] | null {
    const seat = view.viewer as Seat
    if (!canAnswer(table, seat)) return null
    const { game } = table
    const action = game.fallback(view)
    const events: GameTypes['Event'][] = []
    game.apply(game.clone(table.head.state), { by: seat, action }, (event) => events.push(event))
    return events.some(game.reveals) ? null : action
  }

  private failedPlayer(error: unknown): undefined {
    this.ports.listener.failed(error, `asking at ${this.host.id}`)
  }

  private async act(request: Request<GameTypes>): Promise<void> {
    const before = this.host.table?.head.seq
    const answer = await this.host.decide((at) => this.planFor({ ...request, at }))
    if (!('refused' in answer)) return
    if (answer.refused === STORE_AWAY) return this.rest()
    // Somebody was quicker, or the seat is a person's again: look anew. An action that the rules refuse would be chosen again
    // and again, so the fallback takes its place.
    if (this.host.table?.head.seq === before && answer.refused !== NOT_NOW)
      await this.actByFallback(request.seat)
    else this.goOn()
  }

  private async actByFallback(seat: Seat): Promise<void> {
    this.ports.listener.failed(new Error('chose what the rules refuse'), `driving ${this.host.id}`)
    const table = this.running()
    const pending = table?.game.pending(table.head.state)
    if (!table || pending?.by !== 'seats' || !pending.owe.includes(seat)) return this.goOn()
    const view = table.game.view(table.head.state, seat)
    const request = { seat, action: table.game.fallback(view), ask: view.ask }
    const answer = await this.host.decide((at) => this.planFor({ ...request, at }))
    if ('refused' in answer) this.goOn()
  }

  private planFor(request: Request<GameTypes>): Decision<R, null> {
    const table = this.running()
    if (!table || this.playerAt(request.seat) === null) return { refused: NOT_NOW }
    return stepDecision(planAct(table, request))
  }

  private watchClock(): void {
    const due = this.ports.clocks?.deadline(this.host.clock) ?? null
    if (due === null) return
    const wait = Math.min(Math.max(0, due - this.ports.time.now()), LONGEST_TIMER)
    this.cancelClock = this.ports.time.after(wait + this.grace, () => {
      this.cancelClock = null
      this.timeIsUp().catch((error) => this.fail(error))
    })
  }

  private async timeIsUp(): Promise<void> {
    const late = this.ports.clocks?.late(this.host.clock, this.ports.time.now()) ?? []
    for (const seat of late) {
      const answer = await this.host.decide((now) => this.planLate(seat, now))
      if ('refused' in answer && answer.refused === STORE_AWAY) return this.rest()
    }
    this.goOn()
  }

  /** The store cannot save: looking again at once would only ask it again and again. */
  private rest(): void {
    this.cancelAll()
    if (this.isStopped) return
    this.cancelTurn = this.ports.time.after(REST_MS, () => this.goOn())
  }

  private planLate(seat: Seat, now: number): Decision<R, null> {
    const { room, clock } = this.host
    const table = this.running()
    if (!table || !this.ports.clocks) return { refused: NOT_NOW }
    return this.ports.clocks.planLate({ table, room, clock, now }, seat)
  }
}
