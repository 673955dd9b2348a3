/** The tables in memory: loaded when somebody asks, kept in step with other processes, let go when nobody looks. */

import { loadGame } from '@quayside/all'
import type { Message, Notice, OnlineStore } from '@quayside/store'
import { LiveTable } from './live-table.ts'
import type { TableTools } from './table-tools.ts'

export interface RegistryOptions {
  /** How long a table stays in memory after the last one has looked. */
  readonly idleMs: number
  readonly sweepMs: number
  readonly onError: (error: unknown, doing: string) => void
}

const MOST_WOKEN = 200
/** Each costs a digest; when everybody leaves at once, they are spread over several sweeps. */
const MOST_UNLOADED = 200
/** Notices can be lost without a sign; so often every table in memory is compared with the store. */
const COMPARE_EVERY = 15

export class Registry {
  private readonly live = new Map<string, Promise<LiveTable | null>>()
  private readonly watched = new Set<string>()
  private readonly store: OnlineStore
  private readonly tools: TableTools
  private readonly options: RegistryOptions
  private timer: NodeJS.Timeout | undefined
  private sweeps = 0
  /** A guest was deleted in another process: their connections end here too. */
  onGuestGone: (guest: string) => void = () => undefined
  /** Another process said something that is not about a table alone. */
  onMessage: (from: string, message: Message) => void = () => undefined
  /** A table has changed in another process, or is gone; null: anything may have. */
  onNotice: (table: string | null) => void = () => undefined
  /** Called with every so many sweeps, for what need not be at once. */
  onLook: () => Promise<void> = async () => undefined
  /** Messages of other processes may have been lost. */
  onMissed: () => void = () => undefined

  constructor(tools: TableTools, options: RegistryOptions) {
    this.store = tools.store
    this.tools = tools
    this.options = options
  }

  async start(): Promise<void> {
    await this.store.listen((notice) => void this.hear(notice))
    this.sweepLater()
  }

  get size(): number {
    return this.live.size
  }

  /** Null when there is no such table. */
  get(id: string): Promise<LiveTable | null> {
    const known = this.live.get(id)
    if (known) return known
    const loading = this.load(id)
    this.live.set(id, loading)
    const removeFailed = () => {
      if (this.live.get(id) === loading) this.remove(id)
    }
    loading.then((table) => {
      if (!table) removeFailed()
    }, removeFailed)
    return loading
  }

  private remove(id: string): void {
    this.live.delete(id)
    if (this.watched.delete(id)) this.store.unwatch(id)
  }

  private async load(id: string): Promise<LiveTable | null> {
    // What somebody makes up must not cost the connection that listens anything.
    if (this.store.kind === 'postgres' && (await this.store.positions([id])).length === 0) return null
    // Before reading, so that no step of another process falls in between.
    this.watched.add(id)
    await this.store.watch(id)
    const row = await this.store.table(id)
    const loaded = row && (await loadGame(row.room.game))
    if (!row || !loaded) return null
    const entries = row.head ? await this.store.entries(id, 0) : []
    this.store.tell({ kind: 'whoIsHere', table: id })
    return this.opened(() => new LiveTable(row, entries, loaded.game, this.tools))
  }

  /** A table that cannot be read at all is as good as none, for people; those who run the server find it in the log. */
  private opened(open: () => LiveTable): LiveTable | null {
    try {
      const live = open()
      live.wakeUp()
      return live
    } catch (error) {
      this.options.onError(error, 'opening a table')
      return null
    }
  }

  async loaded(): Promise<LiveTable[]> {
    const settled = await Promise.allSettled(this.live.values())
    return settled.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
  }

  async forget(id: string): Promise<void> {
    const known = this.live.get(id)
    this.remove(id)
    const table = await known?.catch(() => null)
    table?.vanish()
  }

  private async hear(notice: Notice): Promise<void> {
    if (notice.kind === 'missed') this.onNotice(null)
    else if (notice.kind === 'table' || notice.kind === 'gone') this.onNotice(notice.id)
    try {
      if (notice.kind === 'missed') await this.askAnew()
      else if (notice.kind === 'message') await this.hearMessage(notice.from, notice.message)
      else if (notice.kind === 'gone') await this.forget(notice.id)
      else if (notice.kind === 'guest') this.onGuestGone(notice.id)
      else await this.hearTable(notice)
    } catch (error) {
      this.options.onError(error, 'taking in a notice')
    }
  }

  private async hearMessage(from: string, message: Message): Promise<void> {
    this.onMessage(from, message)
    if (!('table' in message)) return
    const table = await this.live.get(message.table)
    if (message.kind === 'present') table?.hearPresent(from, message)
    else table?.repeatPresence()
  }

  /** A process is gone, and everybody who was connected to it. */
  async forgetProcess(process: string): Promise<void> {
    for (const table of await this.loaded()) table.forgetProcess(process)
  }

  /** After notices and messages were lost. */
  private async askAnew(): Promise<void> {
    this.onMissed()
    for (const table of await this.loaded()) {
      this.store.tell({ kind: 'whoIsHere', table: table.id })
      table.repeatPresence()
    }
    await this.compareAll()
  }

  private async hearTable(notice: Extract<Notice, { kind: 'table' | 'chat' }>): Promise<void> {
    const table = await this.live.get(notice.id)
    if (!table) return
    if (notice.kind === 'chat') return this.tellChat(table, notice.n)
    const isNews = notice.version > table.version || notice.seq > (table.table?.head.seq ?? 0)
    if (isNews) await table.catchUp()
  }

  private readonly chatTold = new WeakMap<LiveTable, number>()

  private readonly chatTelling = new WeakMap<LiveTable, Promise<void>>()

  /** One after the other, so that no line overtakes another. */
  tellChat(table: LiveTable, n: number): Promise<void> {
    const before = this.chatTelling.get(table)?.catch(() => undefined) ?? Promise.resolve()
    const next = before.then(() => this.tellNewChat(table, n))
    this.chatTelling.set(table, next)
    return next
  }

  /** Lines of other processes, and our own once. */
  private async tellNewChat(table: LiveTable, n: number): Promise<void> {
    const told = this.chatTold.get(table) ?? n - 1
    if (n <= told) return
    this.chatTold.set(table, n)
    const lines = await this.store.chat(table.id, told, 50)
    const apart = new Map<string, ReadonlySet<string>>()
    for (const guest of new Set(lines.map((line) => line.guest)))
      apart.set(guest, new Set(await this.store.people.apart(guest)))
    table.tellChat(lines, apart)
  }

  private async compareAll(): Promise<void> {
    const tables = await this.loaded()
    const positions = await this.store.positions(tables.map((table) => table.id))
    const byId = new Map(positions.map((position) => [position.id, position]))
    for (const table of tables) {
      const now = byId.get(table.id)
      if (!now) await this.forget(table.id)
      else if (now.version !== table.version || now.seq !== (table.table?.head.seq ?? 0))
        await table.catchUp()
    }
  }

  private sweepLater(): void {
    this.timer = setTimeout(() => {
      this.sweep()
        .catch((error) => this.options.onError(error, 'sweeping'))
        .finally(() => {
          if (this.timer !== undefined) this.sweepLater()
        })
    }, this.options.sweepMs)
    this.timer.unref()
  }

  /** Wakes tables whose time has come, lets idle ones go. */
  async sweep(): Promise<void> {
    this.sweeps++
    const now = this.tools.time.now()
    for (const id of await this.store.toWake(now, MOST_WOKEN)) {
      const known = this.live.has(id)
      const table = await this.get(id)
      if (known && table && !table.isBusy) table.wakeUp()
    }
    const idle = (await this.loaded())
      .filter(
        (table) => table.subscribers.size === 0 && !table.isBusy && now - table.usedAt > this.options.idleMs,
      )
      .slice(0, MOST_UNLOADED)
    for (const table of idle) {
      table.stop('stopping')
      this.remove(table.id)
    }
    await this.storeDigests(idle)
    if (this.sweeps % COMPARE_EVERY === 1) await this.onLook()
    if (this.store.kind === 'postgres' && this.sweeps % COMPARE_EVERY === 0) await this.compareAll()
  }

  /** Lets every request finish, then says goodbye to everybody. */
  async close(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const tables = await this.loaded()
    for (const table of tables) {
      await table.settled()
      table.stop('stopping')
    }
    this.live.clear()
    await this.storeDigests(tables)
  }

  /** A log without its last digest is complete all the same. */
  private async storeDigests(tables: readonly LiveTable[]): Promise<void> {
    const digests = tables.flatMap((table) => table.missingDigest() ?? [])
    if (digests.length === 0) return
    try {
      await this.store.addDigests(digests)
    } catch (error) {
      this.options.onError(error, 'storing the digests of tables that leave memory')
    }
  }
}
