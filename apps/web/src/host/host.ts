/** Answers the page: makes, opens, lists, exports and imports the tables of this device. */
import { games } from '@quayside/all'
import { RANKS } from '@quayside/bots/ranks'
import type { Hint, Requests, SeatPlan, StoreHealth, TablePlan, TableUpdate } from '@quayside/protocol'
import { PERSON } from '@quayside/protocol'
import { type GameTypes, type GameWithHeuristic, toHex, type Wishes } from '@quayside/rules-kit'
import {
  commitmentOf,
  DRAW_VERSION,
  type Fairness,
  loadTable,
  newTable,
  resultOf,
  type StoredEntry,
  secretSource,
  storedEntry,
  storedHead,
  type Table,
} from '@quayside/table'
import type { Adviser, Decision } from './adviser.ts'
import { type BrowserStore, diskStore, healthOf, PassingStore, type StoredRow } from './browser-store.ts'
import type { LocalTable } from './local-table.ts'
import { facts } from './table-facts.ts'

type Answers = {
  [N in keyof Requests]: (sent: Requests[N]['sent']) => Promise<Requests[N]['back']> | Requests[N]['back']
}
type AnyTable = Table<GameTypes>

/** The text form of a game, fetched when somebody takes one away or brings one along. */
const records = () => import('@quayside/table/record')

/** What plays a table, fetched when one is opened: the harbour only lists them. */
const tables = () => import('./open-table.ts')

/** Header key that says who sat where; other programs keep what they do not know. */
const SEATS_KEY = 'quayside-seats'

export class Host {
  private open: LocalTable | null = null
  private health: StoreHealth = 'saved'
  private pace = 500
  private readonly store: Promise<BrowserStore>
  private readonly push: (update: TableUpdate) => void
  private readonly tell: (hint: Hint) => void
  private adviser: Adviser | null = null
  private rules: GameWithHeuristic | null = null

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
      const { id, seats, options, colours } = (await load(game)).game
      return { id, seats, options, colours, ranks: RANKS }
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
      await (await this.store).remove(id)
      return null
    },
    record: ({ id }) => this.record(id),
    import: ({ text }) => this.import(text),
  }

  private openId = ''

  /** The answer comes at once: moves are not to wait for the captain's search. */
  private hint(wanted: boolean): null {
    const table = this.open
    const decision = table?.decision() ?? null
    this.adviser?.stop()
    if (wanted && table && decision && this.rules) {
      const isCurrent = () => this.open === table && table.decision()?.seq === decision.seq
      void this.search(this.rules, decision, isCurrent)
    }
    return null
  }

  private async search(
    rules: GameWithHeuristic,
    decision: Decision,
    isCurrent: () => boolean,
  ): Promise<void> {
    const { Adviser } = await import('./adviser.ts')
    this.adviser ??= new Adviser(this.tell)
    await this.adviser.search(rules, decision, isCurrent)
  }

  private async create(plan: Requests['create']['sent']): Promise<Requests['create']['back']> {
    const { game } = await load(plan.game)
    const secret = newSecret()
    const contributions = plan.seats.map(() => '')
    const fairness: Fairness = { draw: DRAW_VERSION, commitment: commitmentOf(secret), contributions }
    const deal = (wishes: Wishes) =>
      newTable<GameTypes>({
        game,
        players: plan.seats.length,
        options: plan.options,
        wishes,
        draws: secretSource(secret, contributions),
        header: { started: new Date().toISOString(), ...namesOf(plan.seats), fairness },
      })
    const wished = deal(wishesOf(plan, game.colours))
    if ('problem' in wished) return wished
    // Not every game gives out every colour with every number of players: then it is as if none had been wished for.
    const { colours: _unwished, ...others } = plan.wishes
    const isSound = !('problem' in game.readSetup(wished.options, wished.players, wished.setup))
    const table = isSound ? wished : deal(others)
    if ('problem' in table) return table
    return { id: await this.keep(table, plan.seats, secret, []) }
  }

  private async keep(
    table: AnyTable,
    seats: readonly SeatPlan[],
    secret: string,
    entries: readonly StoredEntry[],
  ): Promise<string> {
    const id = newId()
    const row: StoredRow = {
      id,
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
    const { game } = await load(row.game)
    const stored = this.unsaved.has(id) ? { ...row.head, entries: [] } : await store.load(id)
    const table = stored && loadTable<GameTypes>(game, stored)
    return table && !('problem' in table) ? { row, table } : null
  }

  private async openTable(id: string): Promise<{ found: boolean }> {
    this.open?.close()
    this.open = null
    const row = this.unsaved.get(id)?.row ?? (await (await this.store).row(id))
    if (!row) return { found: false }
    const loaded = await load(row.game)
    const store = this.unsaved.has(id) ? await passing(row) : await this.store
    const table = await this.opened(row, loaded, store)
    if (!table) return { found: false }
    this.openId = id
    this.rules = loaded
    this.open = table
    table.pace = this.pace
    await table.start()
    return { found: true }
  }

  /** Null when what is stored cannot be opened. */
  private async opened(
    row: StoredRow,
    loaded: GameWithHeuristic,
    store: BrowserStore,
  ): Promise<LocalTable | null> {
    const { id, seats, head, secret } = row
    const entries = (await store.load(id))?.entries ?? []
    const { LocalStore, LocalTable, seatBots } = await tables()
    const bots = await seatBots(seats, loaded)
    try {
      return new LocalTable({
        id,
        game: loaded.game,
        bots,
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
    const { table, row } = found
    const others = { ...table.header.others, [SEATS_KEY]: row.seats.map((seat) => seat.kind).join(' ') }
    const header = { ...table.header, others, ...revealed(table, row.secret) }
    const { writeRecord } = await records()
    return { text: writeRecord({ ...table, header }) }
  }

  private async import(text: string): Promise<Requests['import']['back']> {
    const { readRecord, openRecord } = await records()
    const record = readRecord(text)
    if ('problem' in record) return record
    if (!(record.game in games))
      return { problem: `there is no game "${record.game}"`, line: record.lines.game ?? 1 }
    const { game } = await load(record.game)
    const table = openRecord<GameTypes>(game, record, true)
    if ('problem' in table) return table
    const kinds = (table.header.others[SEATS_KEY] ?? '').split(' ')
    const seats = Array.from({ length: table.players }, (_, seat) => ({
      kind: kinds[seat] || PERSON,
      name: table.header.names?.[seat] ?? '',
    }))
    const secret = newSecret()
    const opened = resultOf(table) ? table : { ...table, header: withoutFairness(table.header) }
    return { id: await this.keep(opened, seats, secret, table.log.map(storedEntry)) }
  }
}

function newSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}

/** After the end the secret is told, so that anyone can check the draws. */
function revealed(table: AnyTable, secret: string): { fairness?: Fairness } {
  const { fairness } = table.header
  if (!fairness || !resultOf(table)) return {}
  return { fairness: fairness.commitment === commitmentOf(secret) ? { ...fairness, secret } : fairness }
}

/** A running game that goes on here draws from a new secret: the old promise cannot be kept. */
function withoutFairness({ fairness: _promise, ...header }: AnyTable['header']): AnyTable['header'] {
  return header
}

async function load(id: string): Promise<GameWithHeuristic> {
  const entry = games[id]
  if (!entry) throw new Error(`there is no game ${id}`)
  return entry.rules()
}

async function passing(row: StoredRow): Promise<BrowserStore> {
  const store = new PassingStore()
  await store.create(row, [])
  return store
}

function namesOf(seats: readonly SeatPlan[]): { names?: readonly string[] } {
  return seats.some((seat) => seat.name !== '') ? { names: seats.map((seat) => seat.name) } : {}
}

function coloursOf(table: AnyTable): readonly string[] {
  const { colours } = table.setup as { colours?: readonly string[] }
  return colours ?? table.game.colours.slice(0, table.players)
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('')
}

/** The favourite goes to the first person, the others get what the game gives out first. */
function wishesOf({ wishes, favourite, seats }: TablePlan, colours: readonly string[]): Wishes {
  const person = seats.findIndex(({ kind }) => kind === PERSON)
  if (wishes.colours || !favourite || person < 0 || !colours.includes(favourite)) return wishes
  const others = colours.filter((colour) => colour !== favourite)
  const given = seats.map((_, seat) => (seat === person ? favourite : (others.shift() ?? '')))
  return { ...wishes, colours: given }
}
