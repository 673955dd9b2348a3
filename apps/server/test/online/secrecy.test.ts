// Every byte that reaches a person or a watcher over a whole game: no secret of the table or of others, and nothing that
// would be different in a world this viewer cannot tell from the true one.
import { updateFor } from '@quayside/host'
import { mergeNews, type ServerMessage, type Update } from '@quayside/protocol'
import type { Json, Seat, Viewer } from '@quayside/rules-kit'
import { SeededRng } from '@quayside/rules-kit'
import { scaled } from '@quayside/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { roomRules } from '../../src/rooms/room-rules.ts'
import type { AnyTable } from '../../src/tables/decision.ts'
import type { LiveTable } from '../../src/tables/live-table.ts'
import { chooser, type Person, startServer, startTable, type TestServer } from '../support/online.ts'

let site: TestServer
beforeAll(async () => {
  site = await startServer()
})
afterAll(() => site?.stop())

/** Somebody who keeps everything that was ever sent to them. */
class Ear {
  readonly texts: string[] = []
  readonly viewer: Viewer
  private readonly socket: WebSocket

  private update: Update | null = null

  constructor(person: Person, table: string, viewer: Viewer, query = '') {
    this.viewer = viewer
    const headers = { authorization: `Bearer ${person.token}` }
    const base = site.base.replace('http', 'ws')
    this.socket = new WebSocket(`${base}/api/tables/${table}/socket?${query}`, { headers })
    this.socket.on('message', (data) => this.hear(String(data)))
  }

  private hear(text: string): void {
    this.texts.push(text)
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'update') this.update = message
    if (message.type === 'news') this.update = this.update && mergeNews(this.update, message)
  }

  async heard(seq: number): Promise<Update> {
    await expect.poll(() => this.update?.seq, { timeout: 10_000, interval: 2 }).toBe(seq)
    return this.update as Update
  }

  close(): void {
    this.socket.close()
  }
}

/** What this viewer would have been sent if the world were another one that looks the same to them. */
function twinUpdate(live: LiveTable, table: AnyTable, viewer: Viewer, rng: SeededRng): unknown {
  const { game, head } = table
  const view = { ...game.view(head.state, viewer), known: game.known(head.state, viewer) }
  const state = game.imagine(JSON.parse(JSON.stringify(view)), rng)
  const twin = { ...table, head: { ...head, state } }
  const { room, clock } = live
  return updateFor(
    { table: twin, room, clock, rules: roomRules, now: 0 },
    { viewer, known: false, since: null },
  )
}

/** The log was written in the true world; what of it may be seen is the contract suite's business. */
function withoutSteps(update: unknown): Json {
  const {
    steps: _log,
    fresh: _fresh,
    type: _type,
    clock: _clock,
    ...rest
  } = update as { [key: string]: Json }
  return JSON.parse(JSON.stringify(rest))
}

/** Byte for byte. */
const shownIn = ({ view }: Update) => JSON.stringify(view)

const GAMES = [
  { game: 'carthage', options: {}, players: 3 },
  { game: 'cartagena', options: { roundCap: scaled(25, 200) }, players: 2 },
  { game: 'catan', options: { roundCap: scaled(8, 200) }, players: 3 },
  { game: 'cargo-empire', options: {}, players: 3 },
]

describe('nobody is sent what is not theirs to know', () => {
  it.each(GAMES)('over a whole game of $game', async ({ game, options, players }) => {
    const people = await Promise.all(Array.from({ length: players }, (_, i) => site.person(`P${i}`)))
    const seats = people.map(() => ({ kind: 'person' }))
    const { id, join } = await startTable(people, { game, options, seats })
    const cat = await site.person('Cat')
    await cat.api.join(id, join)
    const ears = people.map((person, seat) => new Ear(person, id, seat))
    ears.push(new Ear(cat, id, 'watcher'))
    // The same people once more, who are told only what has changed.
    ears.push(...people.map((person, seat) => new Ear(person, id, seat, 'news=1')))
    ears.push(new Ear(cat, id, 'watcher', 'news=1'))
    const live = await site.online.registry.get(id)
    if (!live?.table) throw new Error('the table has not begun')
    await playThrough(live, live.table, people, ears)
    const secrets = [live.secret, join, ...people.map((person) => person.token), cat.token]
    const contributions = live.room.seats.map((seat) => seat.contribution)
    for (const ear of ears) {
      // After the end the secret is shown to all.
      const endsAt = () => ear.texts.findIndex((text) => text.includes('"status":"over"'))
      await expect.poll(endsAt).toBeGreaterThan(10)
      const before = ear.texts.slice(0, endsAt())
      const bytes = before.join('\n')
      for (const secret of [...secrets, ...contributions]) expect(bytes.includes(secret)).toBe(false)
      ear.close()
    }
  })
})

async function playThrough(
  live: LiveTable,
  table: AnyTable,
  people: readonly Person[],
  ears: readonly Ear[],
) {
  const choose = chooser(7)
  const rng = new SeededRng(7)
  const { game } = table
  for (let i = 0; game.pending(table.head.state).by !== 'nobody'; i++) {
    const heard = await Promise.all(ears.map((ear) => ear.heard(table.head.seq)))
    const half = heard.length / 2
    expect(heard.slice(half).map(shownIn)).toEqual(heard.slice(0, half).map(shownIn))
    if (i % scaled(3, 1) === 0) {
      ears.forEach(({ viewer }, n) => {
        const twin = withoutSteps(twinUpdate(live, table, viewer, rng))
        expect(withoutSteps(heard[n]), `${viewer} at ${table.head.seq}`).toEqual(twin)
      })
    }
    const pending = game.pending(table.head.state)
    const seat = (pending.by === 'seats' ? pending.owe[0] : 0) as Seat
    const legal = heard[seat]?.legal ?? []
    await people[seat]?.api.act(live.id, choose(legal))
  }
}
