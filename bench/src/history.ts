/** What a page of somebody's finished games costs, in a store that holds many. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameResult, type OnlineStore, openPostgres, openSqlite, type Room } from '@quayside/store'

export interface HistoryFigures {
  readonly store: 'sqlite' | 'postgres'
  readonly games: number
  /** Milliseconds for the latest page of the one guest who played all of them. */
  readonly median: number
  readonly worst: number
}

const AT_ONCE = 500
const PAGE = 100
const ASKED = 40
/** As much as a packed record of a middling game. */
const RECORD = Array.from({ length: 700 }, (_, i) => `${i % 4} take ${(i * 7919) % 997}`).join('\n')

/** One guest sat at every table: the most that a page can cost. */
export async function benchHistory(games: number, databaseUrl: string | null): Promise<HistoryFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-history-'))
  const store: OnlineStore = databaseUrl
    ? await openPostgres({ url: databaseUrl, durable: false })
    : openSqlite({ path: join(folder, 'bench.sqlite'), durable: false })
  try {
    for (let first = 0; first < games; first += AT_ONCE) {
      const many = Math.min(AT_ONCE, games - first)
      await Promise.all(Array.from({ length: many }, (_, i) => remember(store, first + i)))
    }
    const times: number[] = []
    for (let n = 0; n < ASKED; n++) times.push(await timed(() => readPage(store)))
    times.sort((a, b) => a - b)
    return { store: store.kind, games, median: times[ASKED / 2] ?? 0, worst: times[ASKED - 1] ?? 0 }
  } finally {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** What the route does for a request, up to the text that is sent. */
async function readPage(store: OnlineStore): Promise<void> {
  const page = await store.results.of('owner', null, PAGE)
  const changes = await store.ratings.changes(
    'owner',
    page.map(({ table }) => table),
  )
  if (changes.length > 0) throw new Error('nothing was rated')
  if (page.length === 0 || JSON.stringify(page) === '') throw new Error('the page is empty')
}

async function remember(store: OnlineStore, n: number): Promise<void> {
  const id = `t${n.toString(36).padStart(9, '0')}`
  await store.createTable({ id, room: ROOM, secret: '', at: n })
  const seats = ['owner', `guest${n % 5000}`, null, null].map((guest, seat) => ({
    guest,
    name: guest ?? '',
    kind: guest === null ? 'mate' : 'person',
    colour: null,
    place: seat + 1,
    score: 10 - seat,
    resigned: false,
    choices: 40,
    thinkMs: 400_000,
  }))
  const result: GameResult = {
    table: id,
    game: ROOM.game,
    options: ROOM.options,
    started: n,
    ended: n,
    moves: 160,
    status: 'over',
    reason: 'goal',
    clock: { kind: 'none' },
    seats,
  }
  await store.results.keep(id, result, RECORD)
}

const ROOM: Room = {
  game: 'any',
  options: {},
  status: 'over',
  reason: null,
  seats: [],
  host: '',
  open: false,
  joinHash: '',
  clock: { setting: { kind: 'none' }, outOfTime: 'fallback' },
  order: 'chosen',
  first: 'drawn',
  commitment: '',
  banned: [],
  muted: [],
  proposal: null,
  rematch: null,
}
