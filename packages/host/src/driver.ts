/** Lets a table go on by itself: automatic players act, clocks run out. Whatever it does is a request like any other. */
import type { GameTypes, Rejection, Seat } from '@quayside/rules-kit'
import { deadline, fallbackRequest, outOfTime, planAct, type Request } from '@quayside/table'
import type { Host } from './host.ts'
import { type AnyTable, closeAnswers, type NextTurn, nextTurn, seatMask } from './next-turn.ts'
import type { Cancel, Decision, HostPorts } from './ports.ts'
import { type Heard, nothingHeard } from './turn-taking.ts'

/** Longer waits are looked at again: timers of some platforms cannot count further. */
const LONGEST_TIMER = 60_000
const NOT_NOW: Rejection = { code: 'notNow', rule: null }

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
    return (waitsForPeople ? answerMs : botPaceMs) + this.grace
  }

  private get grace(): number {
    return this.host.leads ? 0 : this.ports.pacing.graceMs
  }

  private fail(error: unknown): void {
    this.isAsking = false
    this.ports.listener.failed(error, `driving table ${this.host.id}`)
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
    const action = chosen ?? (duty === 'owe' ? game.fallback(view) : null)
    if (action === null || !isCurrent()) this.goOn()
    else await this.act({ seat, action, ask: view.ask })
  }

  private failedPlayer(error: unknown): undefined {
    this.ports.listener.failed(error, `asking a player of table ${this.host.id}`)
  }

  private async act(request: Request<GameTypes>): Promise<void> {
    const before = this.host.table?.head.seq
    const answer = await this.host.decide((at) => this.planFor({ ...request, at }))
    if (!('refused' in answer)) return
    // Somebody was quicker, or the seat is a person's again: look anew. An action that the rules refuse would be chosen again
    // and again, so the fallback takes its place.
    if (this.host.table?.head.seq === before && answer.refused !== NOT_NOW)
      await this.actByFallback(request.seat)
    else this.goOn()
  }

  private async actByFallback(seat: Seat): Promise<void> {
    this.ports.listener.failed(new Error('a player chose what the rules refuse'), `table ${this.host.id}`)
    const table = this.running()
    const pending = table?.game.pending(table.head.state)
    if (!table || pending?.by !== 'seats' || !pending.owe.includes(seat)) return this.goOn()
    const answer = await this.host.decide((at) => this.planFor({ ...fallbackRequest(table, seat), at }))
    if ('refused' in answer) this.goOn()
  }

  private planFor(request: Request<GameTypes>): Decision<R, null> {
    const table = this.running()
    if (!table || this.playerAt(request.seat) === null) return { refused: NOT_NOW }
    return stepDecision(planAct(table, request))
  }

  private watchClock(): void {
    const { clock } = this.host
    const due = clock ? deadline(clock) : null
    if (due === null) return
    const wait = Math.min(Math.max(0, due - this.ports.time.now()), LONGEST_TIMER)
    this.cancelClock = this.ports.time.after(wait + this.grace, () => {
      this.cancelClock = null
      this.timeIsUp().catch((error) => this.fail(error))
    })
  }

  private async timeIsUp(): Promise<void> {
    const { clock } = this.host
    const late = clock ? outOfTime(clock, this.ports.time.now()) : []
    for (const seat of late) await this.host.decide((now) => this.planLate(seat, now))
    this.goOn()
  }

  /** The least harmful move, and whatever the room says about a seat without time. */
  private planLate(seat: Seat, now: number): Decision<R, null> {
    const { clock, room } = this.host
    const table = this.running()
    if (!table || !clock || !outOfTime(clock, now).includes(seat)) return { refused: NOT_NOW }
    const decision = stepDecision<R>(planAct(table, { ...fallbackRequest(table, seat), at: now }))
    if ('refused' in decision) return decision
    const after = this.ports.rules.afterTimeout(room, seat)
    return after === room ? decision : { ...decision, room: after }
  }
}

function stepDecision<R>(plan: ReturnType<typeof planAct<GameTypes>>): Decision<R, null> {
  if (plan.kind === 'refused') return { refused: plan.rejection }
  return plan.kind === 'step' ? { answer: null, step: plan } : { answer: null }
}
