/** One table in memory: takes requests one at a time, stores before it answers, and tells everybody who looks on. */
import type { ByeCode, Update } from '@quayside/protocol'
import type { AnyGame, GameTypes, Seat, Viewer } from '@quayside/rules-kit'
import {
  type ClockState,
  commit,
  deadline,
  loadTable,
  moveClock,
  moveCount,
  owedAt,
  replayInto,
  type Step,
  type StoredEntry,
  secretSource,
  startClock,
  storedEntry,
  storedHead,
  withDraws,
} from '@quayside/table'
import { botAt, isRunning, type Room, seatOf } from '../rooms/room.ts'
import type { ChatLine, OnlineStore, TableChange, TableRow } from '../store/port.ts'
import { refusal } from '../texts.ts'
import type { BotPool } from './bot-pool.ts'
import type { Answer, AnyTable, Decision } from './decision.ts'
import { Driver, type DriverPacing } from './driver.ts'
import { type Presence, roomInfo, type TableSnapshot, updateFor } from './messages.ts'

/** Somebody who looks on: a socket or an event stream. */
export interface Subscriber {
  readonly guest: string
  readonly known: boolean
  /** `seq` is given with updates, so that a stream can resume after it. */
  send(text: string, seq: number | null): void
  bye(code: ByeCode): void
}

export interface TableTools {
  readonly store: OnlineStore
  readonly bots: BotPool
  readonly pacing: DriverPacing
  now(): number
  /** Told after every stored step. */
  onStored(entries: number): void
  /** Bugs, for the log: one table that breaks must not take the others with it. */
  onError(error: unknown, doing: string): void
}

/** While the database restarts, people wait instead of being refused. */
const STORE_PATIENCE_MS = 20_000
const STORE_RETRY_MS = 250
const CONFLICTS = 50
/** A bot that should have moved by then is woken in any process. */
const BOT_WAKE_MS = 8_000

export class LiveTable {
  readonly id: string
  readonly game: AnyGame
  room: Room
  version: number
  table: AnyTable | null = null
  clock: ClockState | null
  readonly subscribers = new Set<Subscriber>()
  /** Guests who are known to have come in; the store knows them all. */
  readonly members = new Set<string>()
  /** Request id of each guest's latest chat line, to recognise a repeat. */
  readonly lastChatId = new Map<string, string>()
  /** This process made the last step, so it is the one that drives the bots. */
  leads = false
  isGone = false
  usedAt: number
  /** All chance comes from it; it leaves the server only after the end. */
  readonly secret: string
  private readonly tools: TableTools
  private readonly driver: Driver
  private queue: Promise<unknown> = Promise.resolve()
  private waiting = 0

  constructor(
    row: TableRow,
    entries: Awaited<ReturnType<OnlineStore['entries']>>,
    game: AnyGame,
    tools: TableTools,
  ) {
    this.id = row.id
    this.room = row.room
    this.version = row.version
    this.secret = row.secret
    this.clock = row.clock
    this.game = game
    this.tools = tools
    this.usedAt = tools.now()
    if (row.head) this.table = loaded(game, row, entries)
    this.driver = new Driver(this, tools)
  }

  /** Begins to drive bots and clocks; what was asked before it was loaded counts as heard by nobody. */
  wakeUp(): void {
    this.driver.goOn()
  }

  get isBusy(): boolean {
    return this.waiting > 0 || this.driver.isBusy
  }

  viewerOf(guest: string): Viewer {
    return seatOf(this.room, guest) ?? 'watcher'
  }

  snapshot(): TableSnapshot {
    const { id, room, version, table, clock, secret } = this
    return { id, room, version, table, clock, secret, now: this.tools.now() }
  }

  /** Requests wait for each other; a failed one does not hold up the next. */
  decide<T>(plan: (now: number) => Decision<T>): Promise<Answer<T>> {
    this.usedAt = this.tools.now()
    this.waiting++
    const answer = this.queue.then(() => this.keep(plan))
    this.queue = answer.then(
      () => this.waiting--,
      () => this.waiting--,
    )
    return answer
  }

  /** Work that must not cross a step that is being stored. */
  afterOthers(work: () => Promise<void>): Promise<void> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => undefined)
    return done
  }

  private async keep<T>(plan: (now: number) => Decision<T>): Promise<Answer<T>> {
    const giveUpAt = this.tools.now() + STORE_PATIENCE_MS
    for (let tries = 0; tries < CONFLICTS; ) {
      if (this.isGone) return { refused: refusal('gone') }
      const now = this.tools.now()
      const decision = plan(now)
      if ('refused' in decision) return decision
      const change = this.changeOf(decision, now)
      if (!change) return { ok: decision.answer }
      const saved = await this.trySave(change.stored)
      if (saved === 'stored') {
        this.take(change)
        return { ok: decision.answer }
      }
      if (saved === 'conflict') tries++
      else if (this.tools.now() > giveUpAt) return { refused: refusal('storeAway') }
    }
    return { refused: refusal('storeAway') }
  }

  /** Anything but `stored` means: look where the table is now, then decide again. */
  private async trySave(change: TableChange): Promise<'stored' | 'conflict' | 'unknown'> {
    try {
      const saved = await this.tools.store.save(change)
      if (saved === 'conflict') await this.catchUp()
      return saved
    } catch {
      // It may or may not have been kept; a kept action is found again by its id.
      await new Promise((resolve) => setTimeout(resolve, STORE_RETRY_MS))
      await this.catchUp().catch(() => undefined)
      return 'unknown'
    }
  }

  /** A decision as what is stored and what then counts here; null when nothing changes. */
  private changeOf<T>(decision: Exclude<Decision<T>, { refused: unknown }>, now: number): Change | null {
    const { step, begin } = decision
    if (!step && !decision.room) return null
    const table = begin ?? this.table
    const drawn = step && table ? withDraws(table, step, this.draws(table), { at: now }) : null
    const head = drawn?.head ?? table?.head ?? null
    const room = this.roomAfter(decision.room ?? null, drawn)
    const next = room ?? this.room
    const clock = table && head ? this.clockAfter({ ...table, head }, next, now) : null
    const stored: TableChange = {
      id: this.id,
      seq: this.table?.head.seq ?? 0,
      version: this.version,
      entries: drawn ? storedStep(this.game, drawn) : [],
      room,
      head: begin ? storedHead(begin) : null,
      clock,
      facts: factsOf(table, head),
      wake: table && head ? wakeAt({ ...table, head }, next, clock, now) : null,
      at: now,
    }
    return { stored, room, drawn, begin: begin ?? null, clock }
  }

  private draws(table: AnyTable) {
    return secretSource(this.secret, table.header.fairness?.contributions ?? [])
  }

  /** A step ends what was proposed before it; the last one ends the game. */
  private roomAfter(changed: Room | null, drawn: Step<GameTypes> | null): Room | null {
    const before = changed ?? this.room
    if (!drawn) return changed
    const isOver = before.status === 'playing' && this.game.result(drawn.head.state) !== null
    if (!isOver && before.proposal === null) return changed
    return { ...before, proposal: null, ...(isOver ? { status: 'over' as const } : {}) }
  }

  private clockAfter(table: AnyTable, room: Room, now: number): ClockState | null {
    if (!isRunning(room)) return this.clock
    const owed = owedAt(table)
    const { setting } = room.clock
    if (setting.kind === 'none') return null
    return this.clock ? moveClock(this.clock, owed, now) : startClock(setting, table.players, owed, now)
  }

  /** Stored, so it counts; then everybody is told. */
  private take({ stored, room, drawn, begin, clock }: Change): void {
    const before = this.table?.head.seq ?? null
    if (begin) this.table = begin
    if (drawn && this.table) commit(this.table, drawn)
    this.clock = clock
    this.leads = true
    this.tools.onStored(stored.entries.length)
    this.moveOn(room, this.version + (room ? 1 : 0), begin ? null : before)
  }

  private moveOn(room: Room | null, version: number, before: number | null): void {
    this.version = version
    if (room) this.setRoom(room)
    if (this.table && (before === null || this.table.head.seq > before || room)) this.tellUpdate(before)
    this.driver.goOn()
  }

  private setRoom(room: Room): void {
    this.room = room
    for (const one of [...this.subscribers]) {
      if (!room.banned.includes(one.guest)) continue
      this.subscribers.delete(one)
      one.bye('removed')
    }
    this.tellRoom()
  }

  /** Takes in what other processes have stored. */
  async catchUp(): Promise<void> {
    const row = await this.tools.store.table(this.id)
    if (!row) {
      this.vanish()
      return
    }
    const before = this.table?.head.seq ?? null
    if (row.version === this.version && row.seq === (before ?? 0)) return
    this.clock = row.clock
    if (row.head) await this.takeIn(row, before)
    this.leads = false
    this.moveOn(row.version === this.version ? null : row.room, row.version, before)
  }

  private async takeIn(row: TableRow, before: number | null): Promise<void> {
    const entries = await this.tools.store.entries(this.id, before ?? 0)
    if (this.table && !replayInto(this.table, entries) && this.endsLike(entries)) return
    const all = before ? await this.tools.store.entries(this.id, 0) : entries
    this.table = loaded(this.game, row, all)
  }

  /** Two builds that disagree about the rules are found out at the first step. */
  private endsLike(entries: readonly StoredEntry[]): boolean {
    const digest = entries.at(-1)?.digest ?? null
    return digest === null || (this.table !== null && this.game.digest(this.table.head.state) === digest)
  }

  /** The table was deleted, here or elsewhere. */
  vanish(): void {
    this.isGone = true
    this.driver.stop()
    for (const one of this.subscribers) one.bye('gone')
    this.subscribers.clear()
  }

  stop(code: ByeCode): void {
    this.driver.stop()
    for (const one of this.subscribers) one.bye(code)
    this.subscribers.clear()
  }

  async settled(): Promise<void> {
    await this.queue
  }

  presence(): Presence {
    const guests = new Set([...this.subscribers].map((one) => one.guest))
    const seated = this.room.seats.filter((seat) => seat.guest !== null && guests.has(seat.guest)).length
    return { has: (guest) => guests.has(guest), watchers: guests.size - seated }
  }

  join(one: Subscriber): void {
    const wasHere = this.presence().has(one.guest)
    this.subscribers.add(one)
    this.usedAt = this.tools.now()
    if (!wasHere) this.tellRoom(one)
  }

  leave(one: Subscriber): void {
    if (!this.subscribers.delete(one)) return
    this.usedAt = this.tools.now()
    if (!this.presence().has(one.guest)) this.tellRoom()
  }

  /** This guest has left or is no more. */
  dismiss(guest: string): void {
    for (const one of [...this.subscribers]) {
      if (one.guest !== guest) continue
      this.leave(one)
      one.bye('removed')
    }
  }

  private tellRoom(except?: Subscriber): void {
    if (this.subscribers.size === 0) return
    const text = JSON.stringify({ type: 'room', room: roomInfo(this.snapshot(), this.presence()) })
    for (const one of this.subscribers) if (one !== except) one.send(text, null)
  }

  /** One text for each distinct view, however many look at it. */
  private tellUpdate(since: number | null): void {
    const { table } = this
    if (!table || this.subscribers.size === 0) return
    const texts = new Map<string, string>()
    const snapshot = { ...this.snapshot(), table }
    for (const one of this.subscribers) {
      const viewer = this.viewerOf(one.guest)
      const key = one.known ? `${viewer} known` : String(viewer)
      const text = texts.get(key) ?? updateText(updateFor(snapshot, { viewer, known: one.known, since }))
      texts.set(key, text)
      one.send(text, table.head.seq)
    }
  }

  /** The position for one who comes in, or comes back having seen everything up to `since`. */
  updateOf(one: Pick<Subscriber, 'guest' | 'known'>, since: number | null): Update | null {
    if (!this.table) return null
    const recipient = { viewer: this.viewerOf(one.guest), known: one.known, since }
    return updateFor({ ...this.snapshot(), table: this.table }, recipient)
  }

  tellChat(lines: readonly ChatLine[]): void {
    const text = JSON.stringify({ type: 'chat', lines })
    for (const one of this.subscribers) one.send(text, null)
  }

  /** The rank that plays this seat now. */
  botAt(seat: Seat): string | null {
    return botAt(this.room, seat)
  }
}

interface Change {
  readonly stored: TableChange
  readonly room: Room | null
  readonly drawn: Step<GameTypes> | null
  readonly begin: AnyTable | null
  readonly clock: ClockState | null
}

/** Entries between two digests: one costs as much as a whole move, and the last one vouches for all before it. */
const DIGEST_EVERY = 8

function storedStep(game: AnyGame, { entries, head }: Step<GameTypes>): StoredEntry[] {
  const stored = entries.map(storedEntry)
  const last = stored.at(-1)
  const isDue = Math.floor((head.seq - entries.length) / DIGEST_EVERY) < Math.floor(head.seq / DIGEST_EVERY)
  if (!last || !(isDue || game.result(head.state))) return stored
  return [...stored.slice(0, -1), { ...last, digest: game.digest(head.state) }]
}

export function updateText(update: Update): string {
  return JSON.stringify({ type: 'update', ...update })
}

function loaded(
  game: AnyGame,
  row: TableRow,
  entries: Awaited<ReturnType<OnlineStore['entries']>>,
): AnyTable {
  if (!row.head) throw new Error(`table ${row.id} has not begun`)
  const table = loadTable<GameTypes>(game, { ...row.head, entries }, false)
  if ('problem' in table) throw new Error(`table ${row.id} does not load: ${table.problem}`)
  return table
}

function factsOf(table: AnyTable | null, head: AnyTable['head'] | null): TableChange['facts'] {
  if (!table || !head) return { moves: 0, owe: [] }
  const pending = table.game.pending(head.state)
  return { moves: moveCount({ ...table, head }), owe: pending.by === 'seats' ? pending.owe : [] }
}

/** When the table needs somebody to look at it though no person asks; null when it can wait for a person. */
function wakeAt(table: AnyTable, room: Room, clock: ClockState | null, now: number): number | null {
  if (!isRunning(room) || table.fault) return null
  const pending = table.game.pending(table.head.state)
  const seats = pending.by === 'seats' ? [...pending.owe, ...pending.may] : []
  const bot = seats.some((seat) => botAt(room, seat) !== null) ? now + BOT_WAKE_MS : null
  const time = clock ? deadline(clock) : null
  if (bot === null || time === null) return bot ?? time
  return Math.min(bot, time)
}
