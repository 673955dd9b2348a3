/** One table in memory: its host, and everybody who looks on. */
import {
  Host,
  type HostListener,
  missingDigest,
  type Published,
  Publisher,
  type Subscriber,
  updateFor,
} from '@quayside/host'
import type { ByeCode, Update } from '@quayside/protocol'
import type { AnyGame, Seat, Viewer } from '@quayside/rules-kit'
import { type ChatLine, type EntryDigest, isFinished, type Room, type TableRow } from '@quayside/store'
import { type ClockState, type DrawSource, resultOf, type StoredEntry, secretSource } from '@quayside/table'
import { botAt, seatOf } from '../rooms/room.ts'
import { roomRules } from '../rooms/room-rules.ts'
import type { Answer, AnyTable, Decision } from './decision.ts'
import { hostPorts } from './host-ports.ts'
import { type Presence, type RoomSnapshot, roomInfo } from './messages.ts'
import { TablePresence } from './table-presence.ts'
import type { TableTools } from './table-tools.ts'

export class LiveTable implements HostListener<Room> {
  readonly id: string
  readonly game: AnyGame
  readonly subscribers = new Set<Subscriber>()
  /** Guests who are known to have come in; the store knows them all. */
  readonly members = new Set<string>()
  /** Request id of each guest's latest chat line, to recognise a repeat. */
  readonly lastChatId = new Map<string, string>()
  /** When somebody who sits here was last connected, as far as this process knows. */
  private readonly leftAt = new Map<string, number>()
  usedAt: number
  /** All chance comes from it; it leaves the server only after the end. */
  readonly secret: string
  private readonly tools: TableTools
  private readonly host: Host<Room>
  private readonly shared: TablePresence
  private readonly publisher: Publisher<Room>
  private draws: DrawSource | null = null

  constructor(row: TableRow, entries: readonly StoredEntry[], game: AnyGame, tools: TableTools) {
    const { id, secret } = row
    this.id = id
    this.secret = secret
    this.game = game
    this.tools = tools
    this.usedAt = tools.time.now()
    this.publisher = new Publisher(game)
    this.shared = new TablePresence(
      id,
      () => ({ room: this.room, guests: new Set([...this.subscribers].map((one) => one.guest)) }),
      (message) => tools.store.tell(message),
    )
    const ports = hostPorts(tools, {
      game: game.id,
      owner: () => this.room.host,
      listener: this,
      draws: (table) => this.drawsOf(table),
    })
    this.host = new Host<Room>({ id, game, position: row, entries }, ports)
  }

  /** Contributions are fixed when play begins, so that one source serves the whole game. */
  private drawsOf({ header }: AnyTable): DrawSource {
    this.draws ??= secretSource(this.secret, header.fairness?.contributions ?? [])
    return this.draws
  }

  get room(): Room {
    return this.host.room
  }

  get version(): number {
    return this.host.version
  }

  get table(): AnyTable | null {
    return this.host.table
  }

  get clock(): ClockState | null {
    return this.host.clock
  }

  /** Begins to drive bots and clocks. */
  wakeUp(): void {
    this.host.goOn()
  }

  get isBusy(): boolean {
    return this.host.isBusy
  }

  viewerOf(guest: string): Viewer {
    return seatOf(this.room, guest) ?? 'watcher'
  }

  snapshot(): RoomSnapshot {
    const { id, room, version, secret, table } = this
    const places = (table && resultOf(table)?.places) ?? null
    return { id, room, version, secret, places }
  }

  private tableNow(table: AnyTable) {
    const { room, clock } = this
    return { table, room, clock, rules: roomRules, now: this.tools.time.now() }
  }

  decide<T>(plan: (now: number) => Decision<T>): Promise<Answer<T>> {
    this.usedAt = this.tools.time.now()
    return this.host.decide(plan)
  }

  /** Takes in what other processes have stored. */
  catchUp(): Promise<void> {
    return this.host.catchUpLater()
  }

  published({ since, room, step }: Published<Room>): void {
    if (step) this.tools.onStored(step.entries.length)
    if (room) this.tellNewRoom(room)
    if (room && isFinished(room)) this.tools.onFinished(this)
    this.tools.onChanged(this)
    const { table } = this
    if (table && (since === null || table.head.seq > since || room)) this.tellUpdate(since)
  }

  failed(error: unknown, doing: string): void {
    this.tools.onError(error, doing)
  }

  private tellNewRoom(room: Room): void {
    for (const one of [...this.subscribers]) {
      if (!room.banned.includes(one.guest)) continue
      this.subscribers.delete(one)
      one.bye('removed')
    }
    this.tellRoom()
    this.shared.announce()
  }

  gone(): void {
    this.dismissAll('gone')
  }

  /** The table was deleted, here or elsewhere. */
  vanish(): void {
    this.host.vanish()
  }

  stop(code: ByeCode): void {
    this.host.stop()
    this.dismissAll(code)
  }

  private dismissAll(code: ByeCode): void {
    for (const one of this.subscribers) one.bye(code)
    this.subscribers.clear()
  }

  /** For a table that leaves memory: a build whose rules lead elsewhere is found out when it comes back. */
  missingDigest(): EntryDigest | null {
    const missing = missingDigest(this.host)
    return missing && { table: this.id, ...missing }
  }

  settled(): Promise<void> {
    return this.host.settled()
  }

  /** Who is connected, here or through other processes. */
  presence(): Presence {
    return this.shared.now()
  }

  /** Since when nobody at this seat is connected; null: somebody is. */
  awaySince(seat: Seat): number | null {
    const guest = this.room.seats[seat]?.guest ?? null
    if (guest === null) return 0
    return this.presence().has(guest) ? null : (this.leftAt.get(guest) ?? 0)
  }

  /** Another process asks, or may have missed it. */
  repeatPresence(): void {
    this.shared.repeat()
  }

  hearPresent(process: string, present: Parameters<TablePresence['hear']>[1]): void {
    if (this.shared.hear(process, present)) this.tellRoom()
  }

  forgetProcess(process: string): void {
    if (this.shared.forget(process)) this.tellRoom()
  }

  join(one: Subscriber): void {
    const wasHere = this.presence().has(one.guest)
    this.subscribers.add(one)
    this.usedAt = this.tools.time.now()
    if (!wasHere) this.tellRoom(one)
    this.shared.announce()
  }

  leave(one: Subscriber): void {
    if (!this.subscribers.delete(one)) return
    this.usedAt = this.tools.time.now()
    if (seatOf(this.room, one.guest) !== null) this.leftAt.set(one.guest, this.usedAt)
    if (!this.presence().has(one.guest)) this.tellRoom()
    this.shared.announce()
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
    const { room } = this
    const presence = this.presence()
    const textFor = (guest: string) =>
      JSON.stringify({ type: 'room', room: roomInfo(this.snapshot(), presence, guest) })
    const shared = textFor('')
    for (const one of this.subscribers) {
      if (one === except) continue
      const isSpecial = one.guest === room.host || room.muted.includes(one.guest)
      one.send(isSpecial ? textFor(one.guest) : shared, null)
    }
  }

  private tellUpdate(since: number | null): void {
    const { table } = this
    if (!table || this.subscribers.size === 0) return
    const viewerOf = (guest: string) => this.viewerOf(guest)
    this.publisher.tellAll(this.subscribers, this.tableNow(table), viewerOf, since)
  }

  /** The position to one who comes in, or comes back having seen everything up to `since`. */
  tellPosition(one: Subscriber, since: number | null): void {
    const { table } = this
    if (!table) return
    this.publisher.tellWhole(one, this.tableNow(table), this.viewerOf(one.guest), since)
  }

  /** The same for one who asks once. */
  positionFor({ guest, known }: Pick<Subscriber, 'guest' | 'known'>, since: number | null): Update | null {
    const { table } = this
    return table && updateFor(this.tableNow(table), { viewer: this.viewerOf(guest), known, since })
  }

  /** What was said, to each without those who want nothing from them or from whom they want nothing. */
  tellChat(lines: readonly ChatLine[], apart: ReadonlyMap<string, ReadonlySet<string>>): void {
    for (const one of this.subscribers) {
      const heard = lines.filter(({ guest }) => !apart.get(guest)?.has(one.guest))
      if (heard.length > 0) one.send(JSON.stringify({ type: 'chat', lines: heard }), null)
    }
  }

  /** The name is gone from the store; the header in memory follows. */
  eraseName(seat: Seat): void {
    const { table } = this
    const names = table?.header.names
    if (!table || !names) return
    this.host.table = {
      ...table,
      header: { ...table.header, names: names.map((name, i) => (i === seat ? '' : name)) },
    }
  }

  /** The rank that plays this seat now. */
  botAt(seat: Seat): string | null {
    return botAt(this.room, seat)
  }
}
