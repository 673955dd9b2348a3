/** Our server as a measured child: tables with four people each, already playing. Arguments: tables, store, game. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitmentOf } from '@quayside/table'
import { storeTable } from '../commands/tables.ts'
import { start } from '../rooms/lobby.ts'
import { EMPTY_SEAT, PERSON, type Room } from '../rooms/room.ts'
import { hashOf, newGuestId, newKey, newTableSecret } from '../secrets.ts'
import { type BuiltServer, buildParts } from '../server.ts'
import { NO_LIMITS, STANDARD } from '../settings.ts'
import { type OnlineStore, openPostgres, openSqlite } from '../store/index.ts'
import { type ComeBack, cpuNow, type Prepared, serveMeasurements } from './child.ts'

const [tables = '10', kind = 'sqlite', game = '', url = ''] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
const settings = { ...STANDARD, limits: NO_LIMITS }
const prepared = await prepareAll()
const { server, online } = await buildParts({
  pages: folder,
  online: { settings, store: await storeOf(kind) },
})
await server.listen({ port: 0, host: '127.0.0.1' })
const address = server.server.address() as { port: number }
const stop = async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
}
serveMeasurements({ port: address.port, tables: prepared }, stop, comeBack)

/** Tables leave memory and are asked for again, one after the other; the mean of all. */
async function comeBack(): Promise<ComeBack | null> {
  const registry = online?.online.registry
  if (!registry) return null
  let spent = 0
  let entries = 0
  for (const { id } of prepared) {
    await registry.forget(id)
    const before = cpuNow()
    const live = await registry.get(id)
    spent += cpuNow() - before
    entries += live?.table?.head.seq ?? 0
  }
  return { entries: Math.round(entries / prepared.length), ms: spent / 1000 / prepared.length }
}

/** Thousands of guests without waiting for the disk each time; what is measured afterwards does wait. */
async function prepareAll(): Promise<Prepared['tables']> {
  const store = await storeOf(kind.startsWith('sqlite') ? 'sqlite-not-durable' : 'postgres-not-durable')
  const parts = await buildParts({ pages: folder, online: { settings, store } })
  const made: Prepared['tables'][number][] = []
  for (let i = 0; i < Number(tables); i++) made.push(await prepare(parts))
  await parts.server.close()
  return made
}

async function storeOf(name: string): Promise<OnlineStore> {
  if (name === 'sqlite') return openSqlite({ path: join(folder, 'bench.sqlite') })
  if (name === 'sqlite-not-durable') return openSqlite({ path: join(folder, 'bench.sqlite'), durable: false })
  return openPostgres({ url, durable: name === 'postgres' })
}

async function prepare({ online }: BuiltServer): Promise<Prepared['tables'][number]> {
  if (!online) throw new Error('there are no tables')
  const { store, registry } = online.online
  const guests = [0, 1, 2, 3].map((i) => ({ id: newGuestId(), name: `P${i}`, key: newKey() }))
  await Promise.all(guests.map(({ id, name, key }) => store.addGuest({ id, name }, hashOf(key), Date.now())))
  const secret = newTableSecret()
  const id = await storeTable(online.online, roomFor(guests, secret), secret)
  await Promise.all(guests.map((guest) => store.addMember(id, guest.id, Date.now())))
  const live = await registry.get(id)
  await live?.decide((now) => start(live.room, live.game, secret, now))
  return { id, tokens: guests.map((guest) => guest.key) }
}

function roomFor(guests: readonly { id: string; name: string }[], secret: string): Room {
  return {
    game,
    options: {},
    status: 'lobby',
    reason: null,
    seats: guests.map(({ id: guest, name }) => ({ ...EMPTY_SEAT, kind: PERSON, guest, name })),
    host: guests[0]?.id ?? '',
    open: false,
    joinHash: '',
    clock: { setting: { kind: 'none' }, outOfTime: 'fallback' },
    order: 'chosen',
    first: 'drawn',
    commitment: commitmentOf(secret),
    banned: [],
    muted: [],
    proposal: null,
    rematch: null,
  }
}
