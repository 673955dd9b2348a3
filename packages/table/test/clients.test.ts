// Two clients over a bad line: messages get lost, come twice and out of order, and still every choice counts once.
import { legalActions, SeededRng } from '@quayside/rules-kit'
import { type Toy, toyGame } from '@quayside/test-kit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { act, eventsFor, type Request, type SeenEntry, settle, type Table, viewFor } from '../src/index.ts'
import { secretDraws, toyTable } from './play.ts'

interface Client {
  readonly seat: number
  /** Everything received so far, in order of its numbers. */
  readonly seen: SeenEntry<Toy>[]
  waiting: Request<Toy> | null
  sent: number
}

type Line = { readonly to: 'host' | number; readonly what: Request<Toy> | SeenEntry<Toy>[] }

/** A client takes the entries it does not have yet; a gap waits for the next message. */
function receive(client: Client, entries: readonly SeenEntry<Toy>[]): void {
  for (const entry of entries) if (entry.seq === client.seen.length + 1) client.seen.push(entry)
}

/** Chooses from its own view alone, and sends the same request until the log shows it. */
function choose(table: Table<Toy>, client: Client, rng: SeededRng): Request<Toy> | null {
  if (client.seen.length < table.head.seq) return client.waiting
  const view = viewFor(table, client.seat)
  const world = toyGame.imagine(view, rng)
  const legal = legalActions(toyGame, world, client.seat)
  if (legal.length === 0) return null
  const action = legal[rng.below(legal.length)] as Toy['Action']
  client.sent++
  return {
    seat: client.seat,
    action,
    ask: view.ask,
    seen: client.seen.length,
    id: `${client.seat}-${client.sent}`,
  }
}

it('two clients, loss, repeats and reordering: each accepted choice counts once, and all see the same log', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
      const rng = new SeededRng(seed)
      const draws = secretDraws(2)
      const table = toyTable({ players: 2 })
      const clients: Client[] = [0, 1].map((seat) => ({ seat, seen: [], waiting: null, sent: 0 }))
      const line: Line[] = []
      for (let round = 0; round < 400; round++) {
        for (const client of clients) {
          line.push({ to: client.seat, what: eventsFor(table, client.seat, client.seen.length) })
          const request = choose(table, client, rng)
          client.waiting = request
          if (request) line.push({ to: 'host', what: request })
        }
        deliver(table, clients, line, rng)
        settle(table, draws)
      }
      for (const client of clients) receive(client, eventsFor(table, client.seat, client.seen.length))
      checkLogs(table, clients)
    }),
    { numRuns: 25 },
  )
})

function deliver(table: Table<Toy>, clients: readonly Client[], line: Line[], rng: SeededRng): void {
  for (let i = rng.below(6); i > 0 && line.length > 0; i--) {
    const at = rng.below(line.length)
    const message = line[at] as Line
    // One in four stays on the line and comes again; one in four is lost.
    const fate = rng.below(4)
    if (fate > 0) line.splice(at, 1)
    if (fate === 1) continue
    if (message.to !== 'host') receive(clients[message.to] as Client, message.what as SeenEntry<Toy>[])
    else act(table, message.what as Request<Toy>)
  }
}

function checkLogs(table: Table<Toy>, clients: readonly Client[]): void {
  const ids = table.log.flatMap((entry) => (entry.id === undefined ? [] : [entry.id]))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(3)
  expect(toyGame.broken(table.head.state)).toBeNull()
  for (const client of clients) expect(client.seen).toEqual(eventsFor(table, client.seat, 0))
}
