/**
 * Runs one table: takes requests one at a time and always in the same order plans, draws, stores, commits and publishes. An
 * answered request is stored. Several hosts may serve one table: whoever stores first wins, the others catch up and plan again.
 */
import type { AnyGame, GameTypes, Rejection } from '@quayside/rules-kit'
import {
  brokenLink,
  type ClockState,
  commit,
  loadTable,
  replayInto,
  type Step,
  type StoredEntry,
} from '@quayside/table'
import { Driver } from './driver.ts'
import type { AnyTable } from './next-turn.ts'
import { GONE, STORE_AWAY } from './plan-decision.ts'
import { type PlannedChange, planChange, type Standing } from './planned-change.ts'
import type { Answer, Decision, HostPorts, StoredPosition, TableChange } from './ports.ts'
import { keepSpare, sparesOf } from './spare-states.ts'
import { type LogEnd, logEnd, logEndAfter } from './stored-step.ts'

/** While the store does not answer, people wait instead of being refused. */
const STORE_PATIENCE_MS = 20_000
const STORE_RETRY_MS = 250
const MAX_CONFLICTS = 50

export interface HostedTable<R> {
  readonly id: string
  readonly game: AnyGame
  readonly position: StoredPosition<R>
  readonly entries: readonly StoredEntry[]
}

export class Host<R> implements Standing<R> {
  readonly id: string
  readonly game: AnyGame
  room: R
  version: number
  table: AnyTable | null = null
  clock: ClockState | null
  logEnd: LogEnd | null = null
  /** This process made the last step, so it is the one that drives bots and clocks without delay. */
  leads = false
  isGone = false
  private readonly ports: HostPorts<R>
  private readonly driver: Driver<R>
  private queue: Promise<unknown> = Promise.resolve()
  private waiting = 0

  constructor({ id, game, position, entries }: HostedTable<R>, ports: HostPorts<R>) {
    this.id = id
    this.game = game
    this.room = position.room
    this.version = position.version
    this.clock = position.clock
    this.ports = ports
    if (position.head) this.table = this.loaded(position, upTo(position, entries))
    this.driver = new Driver(this, ports)
  }

  /** Lets automatic players and clocks go on. Optional questions asked before the table was loaded are asked again. */
  goOn(): void {
    this.driver.goOn()
  }

  get isBusy(): boolean {
    return this.waiting > 0 || this.driver.isBusy
  }

  /** Requests wait for each other; a failed one does not hold up the next. `plan` may run again after a conflict. */
  decide<T, X extends Rejection = Rejection>(
    plan: (now: number) => Decision<R, T, X>,
  ): Promise<Answer<T, X | Rejection>> {
    this.waiting++
    const answer = this.queue.then(() => this.planAndStore(plan))
    this.queue = answer.then(
      () => this.waiting--,
      () => this.waiting--,
    )
    return answer
  }

  /** Takes in what other processes have stored, between two requests. */
  catchUpLater(): Promise<void> {
    const done = this.queue.then(() => this.catchUp())
    this.queue = done.catch(() => undefined)
    return done
  }

  async settled(): Promise<void> {
    await this.queue
  }

  stop(): void {
    this.driver.stop()
  }

  vanish(): void {
    this.isGone = true
    this.driver.stop()
    this.ports.listener.gone()
  }

  private async planAndStore<T, X extends Rejection>(
    plan: (now: number) => Decision<R, T, X>,
  ): Promise<Answer<T, X | Rejection>> {
    const { time } = this.ports
    const giveUpAt = time.now() + STORE_PATIENCE_MS
    for (let conflicts = 0; conflicts < MAX_CONFLICTS; ) {
      if (this.isGone) return { refused: GONE }
      const now = time.now()
      const decision = plan(now)
      if ('refused' in decision) return decision
      const change = planChange(this, this.ports, decision, now)
      if (!change) return { ok: decision.answer }
      const saved = await this.trySave(change.stored)
      if (saved === 'stored') {
        this.take(change)
        return { ok: decision.answer }
      }
      if (saved === 'conflict') conflicts++
      else if (saved === 'failed' || time.now() > giveUpAt) return { refused: STORE_AWAY }
    }
    return { refused: STORE_AWAY }
  }

  /** `failed`: waiting does not help. Anything else but `stored` means: look where the table is now, then decide again. */
  private async trySave(change: TableChange<R>): Promise<'stored' | 'conflict' | 'unknown' | 'failed'> {
    try {
      const saved = await this.ports.store.save(change)
      if (saved === 'conflict') await this.catchUp()
      return saved
    } catch (error) {
      if (this.ports.store.isSoonBack?.(error) === false) {
        this.ports.listener.failed(error, 'storing a step')
        return 'failed'
      }
      // It may or may not have been stored; a stored action is found again by its id.
      await new Promise<void>((resolve) => void this.ports.time.after(STORE_RETRY_MS, resolve))
      await this.catchUp().catch(() => undefined)
      return 'unknown'
    }
  }

  /** Stored, so it counts. */
  private take({ room, step, begin, clock, logEnd: end }: PlannedChange<R>): void {
    const before = this.table?.head.seq ?? null
    if (begin) this.table = begin
    if (step && this.table) {
      this.driver.noteActors(this.table, step)
      this.commit(this.table, step)
    }
    this.clock = clock
    this.logEnd = end
    this.leads = true
    if (room) this.setRoom(room, this.version + 1)
    this.publish({ since: begin ? null : before, room, step })
  }

  private commit(table: AnyTable, step: Step<GameTypes>): void {
    const before = table.head.state
    commit(table, step)
    table.spares ??= sparesOf(table.game, table.players)
    if (before !== table.head.state) keepSpare(table.spares, before)
  }

  private setRoom(room: R, version: number): void {
    this.room = room
    this.version = version
  }

  private publish(change: Parameters<HostPorts<R>['listener']['published']>[0]): void {
    this.ports.listener.published(change)
    this.driver.goOn()
  }

  private async catchUp(): Promise<void> {
    const position = await this.ports.store.table(this.id)
    if (!position) {
      this.vanish()
      return
    }
    const before = this.table?.head.seq ?? null
    if (position.version === this.version && position.seq === (before ?? 0)) return
    if (position.head) await this.takeIn(position, before ?? 0)
    this.clock = position.clock
    this.leads = false
    const room = position.version === this.version ? null : position.room
    if (room) this.setRoom(room, position.version)
    this.publish({ since: before, room, step: null })
  }

  private async takeIn(position: StoredPosition<R>, before: number): Promise<void> {
    const entries = upTo(position, await this.ports.store.entries(this.id, before))
    if (this.table && this.follows(entries) && !replayInto(this.table, entries) && this.endsLike(entries)) {
      this.logEnd = this.logEnd && logEndAfter(this.logEnd, entries)
      return
    }
    const all = before > 0 ? upTo(position, await this.ports.store.entries(this.id, 0)) : entries
    this.table = this.loaded(position, all)
  }

  /** The entries go on where our log ends. */
  private follows(entries: readonly StoredEntry[]): boolean {
    return this.logEnd !== null && brokenLink(this.logEnd.link, entries) < 0
  }

  /** Two builds that disagree about the rules are found out here. */
  private endsLike(entries: readonly StoredEntry[]): boolean {
    const digest = entries.at(-1)?.digest ?? null
    return digest === null || (this.table !== null && this.game.digest(this.table.head.state) === digest)
  }

  private loaded({ head }: StoredPosition<R>, entries: readonly StoredEntry[]): AnyTable {
    if (!head) throw new Error(`${this.id} has not begun`)
    const table = loadTable<GameTypes>(this.game, { ...head, entries }, false)
    if ('problem' in table) throw new Error(`${this.id} does not load: ${table.problem}`)
    this.logEnd = logEnd(head, entries)
    return table
  }
}

/**
 * Position and log are read one after the other, and another process may store in between: entries beyond the position would
 * meet the room and the clock of before.
 */
function upTo<R>({ seq }: StoredPosition<R>, entries: readonly StoredEntry[]): readonly StoredEntry[] {
  return entries.filter((entry) => entry.seq <= seq)
}
