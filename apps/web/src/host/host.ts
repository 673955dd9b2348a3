/** Answers the page: makes, opens, lists, exports and imports the tables of this device. */
import { type GameEntry, games } from '@quayside/all'
import { RANKS } from '@quayside/bots/ranks'
import type { Hint, Requests, SeatPlan, StoreHealth, TableUpdate } from '@quayside/protocol'
import type { GameTypes } from '@quayside/rules-kit'
import { loadTable, type StoredEntry, secretSource, storedHead, type Table } from '@quayside/table'
import type { Adviser, Decision } from './adviser.ts'
import { type BrowserStore, diskStore, healthOf, PassingStore, type StoredRow } from './browser-store.ts'
import { dealTable, newSecret } from './deal-table.ts'
import type { SeatBots } from './local-players.ts'
import type { LocalResults } from './local-results.ts'
import type { LocalTable } from './local-table.ts'
import { facts } from './table-facts.ts'

type Answers = {
  [N in keyof Requests]: (sent: Requests[N]['sent']) => Promise<Requests[N]['back']> | Requests[N]['back']
}
type AnyTable = Table<GameTypes>

/** Games as files, fetched when somebody takes one away or brings one along. */
const tableFiles = () => import('./table-file.ts')

/** What plays a table, fetched when one is opened: the harbour only lists them. */
const tables = () => import('./open-table.ts')

export class Host {
  private open: LocalTable | null = null
  private health: StoreHealth = 'saved'
  private pace = 500
  private readonly store: Promise<BrowserStore>
  private readonly push: (update: TableUpdate) => void
  private readonly tell: (hint: Hint) => void
  private adviser: Adviser | null = null
  private entry: GameEntry | null = null

  constructor(
    factory: IDBFactory | undefined,
    push: (update: TableUpdate) => void,
    tell: (hint: Hint) => void,
  ) {
    this.push = push
    this.tell = tell
    this.store = this.openStore(factory)
  }

  private async openStore(factory: IDBFactory | undefined): Promise<BrowserStore> {
    try {
      if (factory) return await diskStore(factory)
    } catch (error) {
      // Private windows of some browsers refuse; the table is then played in memory, and the page says so.
      this.health = healthOf(error)
      return new PassingStore()
    }
    this.health = 'refused'
    return new PassingStore()
  }

  readonly answers: Answers = {
    facts: async ({ game }) => {
      const { id, seats, options, colours, unusedColours = {} } = await entryOf(game).game()
      return { id, seats, options, colours, unusedColours, ranks: RANKS }
    },
    create: (plan) => this.create(plan),
    list: () => this.list(),
    open: ({ id }) => this.openTable(id),
    close: () => {
      this.open?.close()
      this.open = null
      return null
    },
    look: ({ seat }) => {
      this.open?.look(seat)
      return null
    },
    act: ({ action, ask, seen }) => this.open?.act(action, ask, seen) ?? null,
    check: ({ action }) => this.open?.check(action) ?? null,
    explain: ({ part }) => this.open?.explain(part) ?? null,
    undo: () => this.open?.undo() ?? null,
    hint: ({ wanted }) => this.hint(wanted),
    shown: ({ seq }) => {
      this.open?.shown(seq)
      return null
    },
    pace: ({ ms }) => {
      this.pace = ms
      if (this.open) this.open.pace = ms
      return null
    },
    picture: ({ svg }) => this.keepPicture(svg),
    remove: async ({ id }) => {
      await (await this.memory()).keepWithRecord(id)
      await (await this.store).remove(id)
      return null
    },
    results: async () => ({ results: await (await this.memory()).all() }),
    addResult: async ({ text }) => (await this.memory()).add(text),
    resultRecord: async ({ id }) => (await (await this.memory()).record(id)) ?? this.record(id),
    forgetResult: async ({ id }) => (await this.memory()).forget(id),
    record: ({ id }) => this.record(id),
    import: ({ text }) => this.import(text),
  }

  private openId = ''

  /** What remembers finished games, fetched when somebody asks, or deletes a table. */
  private async memory(): Promise<LocalResults> {
    return (await import('./local-results.ts')).localResults(await this.store, (id) => this.find(id), rowOf)
  }

  /** The answer comes at once: moves are not to wait for the captain's search. */
  private hint(wanted: boolean): null {
    const table = this.open
    const decision = table?.decision() ?? null
    this.adviser?.stop()
    if (wanted && table && decision && this.entry) {
      const isCurrent = () => this.open === table && table.decision()?.seq === decision.seq
      void this.search(this.entry, decision, isCurrent)
    }
    return null
  }

  private async search(entry: GameEntry, decision: Decision, isCurrent: () => boolean): Promise<void> {
    const [{ Adviser }, rules] = await Promise.all([import('./adviser.ts'), entry.rules()])
    this.adviser ??= new Adviser(this.tell)
    await this.adviser.search(rules, decision, isCurrent)
  }

  private async create(plan: Requests['create']['sent']): Promise<Requests['create']['back']> {
    const game = await entryOf(plan.game).game()
    const dealt = dealTable(game, plan)
    if ('problem' in dealt) return dealt
    return { id: await this.keep(dealt.table, plan.seats, dealt.secret, []) }
  }

  private async keep(
    table: AnyTable,
    seats: readonly SeatPlan[],
    secret: string,
    entries: readonly StoredEntry[],
  ): Promise<string> {
    const row = rowOf(table, seats, secret)
    const { id } = row
    try {
      await (await this.store).create(row, entries)
    } catch (error) {
      this.health = healthOf(error)
      this.unsaved.set(id, { row, entries })
    }
    return id
  }

  /** Tables that the disk refused: they can be played while the page is open. */
  private readonly unsaved = new Map<string, { row: StoredRow; entries: readonly StoredEntry[] }>()

  private async list(): Promise<Requests['list']['back']> {
    try {
      const rows = await (await this.store).rows()
      const all = [...rows, ...[...this.unsaved.values()].map(({ row }) => row)]
      all.sort((a, b) => b.changed - a.changed)
      return { rows: all.map(({ head: _head, secret: _secret, ...row }) => row), health: this.health }
    } catch (error) {
      return { rows: [], health: healthOf(error) }
    }
  }

  private async find(id: string): Promise<{ row: StoredRow; table: AnyTable } | null> {
    const store = await this.store
    const row = this.unsaved.get(id)?.row ?? (await store.row(id))
    if (!row) return null
    const game = await entryOf(row.game).game()
    const stored = this.unsaved.has(id) ? { ...row.head, entries: [] } : await store.load(id)
    const table = stored && loadTable<GameTypes>(game, stored)
    return table && !('problem' in table) ? { row, table } : null
  }

  private async openTable(id: string): Promise<{ found: boolean }> {
    this.open?.close()
    this.open = null
    const row = this.unsaved.get(id)?.row ?? (await (await this.store).row(id))
    if (!row) return { found: false }
    const entry = entryOf(row.game)
    const store = this.unsaved.has(id) ? await passing(row) : await this.store
    const table = await this.opened(row, entry, store)
    if (!table) return { found: false }
    this.openId = id
    this.entry = entry
    this.open = table
    table.pace = this.pace
    await table.start()
    return { found: true }
  }

  /** Null when what is stored cannot be opened. */
  private async opened(row: StoredRow, entry: GameEntry, store: BrowserStore): Promise<LocalTable | null> {
    const { id, seats, head, secret } = row
    const entries = (await store.load(id))?.entries ?? []
    const [game, { LocalStore, LocalTable }] = await Promise.all([entry.game(), tables()])
    try {
      return new LocalTable({
        id,
        game,
        bots: () => fetchBots(seats, entry),
        seats,
        head,
        entries,
        draws: secretSource(
          secret,
          seats.map(() => ''),
        ),
        store: new LocalStore(store, entries.length),
        push: this.push,
      })
    } catch (error) {
      reportError(error)
      return null
    }
  }

  private async keepPicture(svg: string): Promise<null> {
    try {
      await (await this.store).change(this.openId, { picture: svg })
    } catch (error) {
      this.health = healthOf(error)
    }
    return null
  }

  private async record(id: string): Promise<{ text: string } | null> {
    const found = await this.find(id)
    if (!found) return null
    const { writeTableFile } = await tableFiles()
    return { text: writeTableFile(found.table, found.row) }
  }

  private async import(text: string): Promise<Requests['import']['back']> {
    const { readTableFile } = await tableFiles()
    const read = await readTableFile(text)
    if ('problem' in read) return read
    return { id: await this.keep(read.table, read.seats, newSecret(), read.entries) }
  }
}

function entryOf(id: string): GameEntry {
  const entry = games[id]
  if (!entry) throw new Error(`there is no game ${id}`)
  return entry
}

async function fetchBots(seats: readonly SeatPlan[], entry: GameEntry): Promise<SeatBots> {
  const [{ seatBots }, rules] = await Promise.all([import('./seat-bots.ts'), entry.rules()])
  return seatBots(seats, rules)
}

async function passing(row: StoredRow): Promise<BrowserStore> {
  const store = new PassingStore()
  await store.create(row, [])
  return store
}

function coloursOf(table: AnyTable): readonly string[] {
  const { colours } = table.setup as { colours?: readonly string[] }
  return colours ?? table.game.colours.slice(0, table.players)
}

function rowOf(table: AnyTable, seats: readonly SeatPlan[], secret: string): StoredRow {
  return {
    id: Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join(''),
    game: table.game.id,
    options: table.options as StoredRow['options'],
    seats,
    changed: Date.now(),
    ...facts(table),
    picture: '',
    colours: coloursOf(table),
    head: storedHead(table),
    secret,
  }
}
