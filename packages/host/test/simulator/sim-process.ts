/** One server process: a host of the table while it lives, the connections to it, and its bots. */
import type { ClientMessage } from '@quayside/protocol'
import { type GameTypes, legalActions, type SeededRng, type Viewer } from '@quayside/rules-kit'
import type { ClockState, DrawSource } from '@quayside/table'
import { toyGame } from '@quayside/test-kit'
import type { Clocks } from '../../src/clocks.ts'
import {
  type AnyTable,
  Host,
  type PlayerQuestion,
  type Published,
  Publisher,
  roomClocks,
  type Subscriber,
} from '../../src/index.ts'
import type { Plan } from './plan.ts'
import { HastyHost, withOpenLog } from './planted.ts'
import type { SimClock } from './sim-clock.ts'
import type { ServerEnd, SimConnection } from './sim-connection.ts'
import { decisionOn } from './sim-decisions.ts'
import { asRead, type SimDisk, storeOf } from './sim-disk.ts'
import { type SimRoom, simRules } from './sim-room.ts'

export interface ProcessParts {
  readonly number: number
  readonly plan: Plan
  readonly clock: SimClock
  readonly rng: SeededRng
  readonly disk: SimDisk
  readonly draws: DrawSource
  hasFaults(): boolean
  /** What must never happen, such as a failed request of the host. */
  violated(what: string): void
}

interface Member extends Subscriber {
  readonly viewer: Viewer
  readonly answered: Set<string>
}

/** Notices can be lost; so often every process compares its table with the disk. */
const SWEEP_MS = 1_000
const RESTART_MS = 4_000

/** Everything that ends with the process. */
class Life {
  isOver = false
}

export class SimProcess {
  private readonly parts: ProcessParts
  private host: Host<SimRoom> | null = null
  private publisher = new Publisher<SimRoom>(toyGame)
  private life = new Life()
  private readonly members = new Map<SimConnection, Member>()
  crashes = 0

  constructor(parts: ProcessParts) {
    this.parts = parts
    this.start()
  }

  get isAlive(): boolean {
    return !this.life.isOver
  }

  get seq(): number {
    return this.host?.table?.head.seq ?? 0
  }

  private start(): void {
    const { plan, disk, number, clock } = this.parts
    const life = new Life()
    this.life = life
    this.publisher = new Publisher<SimRoom>(toyGame)
    const table = {
      id: 't',
      game: toyGame,
      position: disk.position,
      entries: disk.log.map((e) => asRead(plan, e)),
    }
    const HostClass = plan.bug === 'requests side by side' ? HastyHost : Host
    this.host = new HostClass<SimRoom>(table, {
      store: storeOf({
        ...this.parts,
        process: number,
        isAlive: () => !life.isOver,
        pass: () => this.maybeCrash(life),
        after: (ms, work) => void clock.after(ms, work),
      }),
      time: { now: () => clock.now, after: (ms, work) => this.timer(life, ms, work) },
      rules: simRules,
      players: { choose: (question) => this.choose(life, question) },
      pacing: { botPaceMs: 50, answerMs: 1_500, graceMs: 700 },
      clocks: this.clocks(),
      listener: {
        published: (change) => this.published(life, change),
        gone: () => this.parts.violated('the table was said to be gone'),
        failed: (error) => this.failed(error),
      },
      draws: () =>
        plan.bug === 'draws by the hour' ? { draw: (_l, _n, total) => clock.now % total } : this.parts.draws,
    })
    this.host.goOn()
    this.sweepLater(life)
  }

  private clocks(): Clocks<SimRoom> {
    const clocks = roomClocks(simRules)
    if (this.parts.plan.bug !== 'hurried clock') return clocks
    const hurried = (clock: ClockState | null) => clock && { ...clock, since: clock.since - 2_500 }
    return {
      ...clocks,
      deadline: (clock) => clocks.deadline(hurried(clock)),
      late: (clock, now) => clocks.late(hurried(clock), now),
      planLate: (timed, seat) => clocks.planLate({ ...timed, clock: hurried(timed.clock) }, seat),
    }
  }

  /** Bots are told to choose badly now and then; the host then plays the fallback, and that is no bug of the host. */
  private failed(error: unknown): void {
    const text = String(error)
    if (!text.includes('a bot broke') && !text.includes('what the rules refuse')) this.parts.violated(text)
  }

  private timer(life: Life, ms: number, work: () => void): () => void {
    const { clock, plan, rng } = this.parts
    if (plan.bug === 'lost wake-up' && rng.below(6) === 0) return () => undefined
    return clock.after(ms, () => {
      if (life.isOver) return
      this.maybeCrash(life)
      if (!life.isOver) work()
    })
  }

  private sweepLater(life: Life): void {
    this.parts.clock.after(SWEEP_MS, () => {
      if (life.isOver || !this.host) return
      this.sweep(this.host)
      this.sweepLater(life)
    })
  }

  /** As the registry of the server does: takes in what it has missed, wakes what sleeps too long. */
  private sweep(host: Host<SimRoom>): void {
    const { disk, plan } = this.parts
    if (plan.bug === 'lost notice' || plan.bug === 'lost wake-up') return
    if (disk.position.seq !== this.seq || disk.position.version !== host.version) this.hearNotice()
    else if (!host.isBusy) host.goOn()
  }

  /** Another process has stored something. */
  hearNotice(): void {
    const { host, life } = this
    if (life.isOver || !host || this.parts.plan.bug === 'lost notice') return
    // The store may fail meanwhile; the next sweep looks again.
    host.catchUpLater().catch(() => undefined)
  }

  private maybeCrash(life: Life): void {
    const { plan, rng } = this.parts
    if (life.isOver || !this.parts.hasFaults()) return
    if (plan.crashOneIn > 0 && rng.below(plan.crashOneIn) === 0) this.crash()
  }

  private crash(): void {
    this.crashes++
    this.life.isOver = true
    this.host?.stop()
    this.host = null
    const open = [...this.members.keys()]
    this.members.clear()
    for (const connection of open) connection.break()
    this.parts.clock.after(200 + this.parts.rng.below(RESTART_MS), () => this.start())
  }

  private published(life: Life, { since, room }: Published<SimRoom>): void {
    const table = this.host?.table
    if (life.isOver || !table || this.members.size === 0) return
    if (since !== null && table.head.seq === since && !room) return
    const viewerOf = (name: string): Viewer => this.eyes(name === 'watcher' ? 'watcher' : Number(name))
    this.publisher.tellAll(new Set(this.members.values()), this.snapshot(table), viewerOf, since)
  }

  private eyes(viewer: Viewer): Viewer {
    const { plan, rng } = this.parts
    return plan.bug === 'wrong eyes' && viewer !== 'watcher' && rng.below(8) === 0
      ? (viewer + 1) % plan.players
      : viewer
  }

  private snapshot(table: AnyTable) {
    const host = this.host as Host<SimRoom>
    const seen = this.parts.plan.bug === 'open log' ? withOpenLog(table) : table
    return { table: seen, room: host.room, rules: simRules, clock: host.clock, now: this.parts.clock.now }
  }

  accept(connection: SimConnection, viewer: Viewer, seen: number | null): ServerEnd | null {
    const { life } = this
    const table = this.host?.table
    if (life.isOver || !table) return null
    const answered = new Set<string>()
    const member: Member = {
      guest: String(viewer),
      viewer,
      known: false,
      news: true,
      answered,
      send(text, _seq, answers) {
        if (answers) answered.add(answers)
        connection.tell(text)
      },
      bye: () => connection.break(),
    }
    this.members.set(connection, member)
    this.publisher.tellWhole(member, this.snapshot(table), viewer, seen)
    return {
      heard: (text) => {
        if (!life.isOver) this.heard(member, JSON.parse(text) as ClientMessage)
      },
      closed: () => void this.members.delete(connection),
    }
  }

  private heard(member: Member, message: ClientMessage): void {
    const { host, life } = this
    if (!host) return
    const seat = member.viewer
    const answer = (body: object) => {
      if (!life.isOver && !member.answered.has(message.id)) {
        member.send(JSON.stringify({ type: 'answer', id: message.id, ...body }), null)
      }
    }
    if (message.do === 'ping' || seat === 'watcher') {
      answer({ ok: {} })
      return
    }
    host
      .decide((now) => decisionOn(host, { seat, message, now, bug: this.parts.plan.bug }))
      .then(
        (done) =>
          answer('refused' in done ? { error: { ...done.refused, message: { en: '', ja: '' } } } : done),
        (error) => this.parts.violated(`a request failed: ${error}`),
      )
  }

  private choose(
    life: Life,
    { view, seat, duty }: PlayerQuestion,
  ): Promise<GameTypes['Action'] | null | undefined> {
    const { clock, rng } = this.parts
    return new Promise((resolve, reject) => {
      clock.after(rng.below(300), () => {
        if (life.isOver) return
        this.maybeCrash(life)
        if (life.isOver) return
        const fate = this.parts.hasFaults() ? rng.below(60) : 60
        if (fate === 0) resolve(undefined)
        else if (fate === 1) reject(new Error('a bot broke'))
        else if (fate === 2) resolve({ type: 'nonsense' } as GameTypes['Action'])
        else resolve(this.randomChoice(view, seat, duty))
      })
    })
  }

  private randomChoice(
    view: PlayerQuestion['view'],
    seat: number,
    duty: 'owe' | 'may',
  ): GameTypes['Action'] | null {
    const { rng } = this.parts
    if (duty === 'may' && rng.below(2) === 0) return null
    const legal = legalActions<GameTypes>(toyGame, toyGame.imagine(view as never, rng), seat)
    return legal[rng.below(Math.max(1, legal.length))] ?? null
  }
}
