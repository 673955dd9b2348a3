/** People who play without pause and remember what the server has promised them. */
import { loadGame } from '@quayside/all'
import { Play } from '@quayside/client'
import type { Update } from '@quayside/protocol'
import type { Json } from '@quayside/rules-kit'
import type { OnlineStore } from '@quayside/store'
import { loadTable } from '@quayside/table'
import { expect } from 'vitest'
import { chooser, openWith, type Person, startTable } from './online.ts'

export interface Promised {
  readonly table: string
  readonly seat: number
  readonly seq: number
}

/** One person at one table: plays whatever is asked, again and again, through every lost connection. */
export class Busy {
  readonly promised: Promised[] = []
  readonly unexpected: string[] = []
  /** The game at this table has its result. */
  isOver = false
  private latest: Update | null = null
  private isActing = false
  private isStopped = false
  private readonly play: Play
  private readonly choose: (legal: readonly Json[]) => Json
  private readonly table: string

  /** `address` is asked at every attempt to connect: a proxy would do that. */
  constructor(person: Person, table: string, seed: number, address: () => string) {
    this.table = table
    this.choose = chooser(seed)
    const wishes = {
      base: 'http://server',
      token: person.token,
      table,
      open: (url: string, token: string | undefined) =>
        openWith(url.replace('ws://server', address().replace('http', 'ws')), token),
    }
    this.play = new Play(wishes, {
      update: (update) => {
        this.isOver ||= update.result !== null
        this.latest = update
        void this.goOn()
      },
      ended: ({ code }) => this.unexpected.push(`ended: ${code}`),
    })
  }

  private async goOn(): Promise<void> {
    while (this.latest && !this.isActing && !this.isStopped) {
      const update: Update = this.latest
      this.latest = null
      const { viewer } = update
      if (viewer === 'watcher' || !update.owe.includes(viewer) || update.legal.length === 0) return
      this.isActing = true
      const { ask } = update.view as { ask: number }
      const answer = await this.play.act(this.choose(update.legal), { ask, seen: update.seq })
      this.isActing = false
      if ('ok' in answer) {
        const { seq } = answer.ok as { seq: number }
        this.promised.push({ table: this.table, seat: viewer, seq })
      } else this.noteRefusal(answer.refusal.code)
    }
  }

  private noteRefusal(code: string): void {
    // Two seats may choose at once; the end of the game may come in between; a closing client gives up.
    if (!['staleAsk', 'gameOver', 'notYourTurn', 'ended', 'notNow'].includes(code)) this.unexpected.push(code)
  }

  /** At once, instead of after the pause that grows with every attempt in vain. */
  reconnect(): void {
    this.play.reconnect()
  }

  stop(): void {
    this.isStopped = true
    this.play.close()
  }
}

/** Tables with two people each, all of whom play. */
export async function startLoad(
  people: readonly Person[],
  tables: number,
  address: (person: number) => () => string,
): Promise<Busy[]> {
  const busy: Busy[] = []
  for (let i = 0; i < tables; i++) {
    const pair = [people[(2 * i) % people.length], people[(2 * i + 1) % people.length]] as [Person, Person]
    const game = ['catan', 'cartagena', 'carthage'][i % 3] as string
    const seats = game === 'catan' ? ['person', 'person', 'random'] : ['person', 'person']
    const { id } = await startTable(pair, { game, seats: seats.map((kind) => ({ kind })) })
    pair.forEach((person, seat) => {
      busy.push(new Busy(person, id, i * 2 + seat + 1, address(seat)))
    })
  }
  return busy
}

/** Games come to their end; so many new ones begin that as many as at first are played. */
export async function replaceFinished(
  busy: Busy[],
  tables: number,
  begin: (tables: number) => Promise<Busy[]>,
): Promise<void> {
  const running = busy.filter((one) => !one.isOver).length / 2
  if (running < tables) busy.push(...(await begin(Math.ceil(tables - running))))
}

/** How many actions the server has promised to keep. */
export function promisedBy(busy: readonly Busy[]): number {
  return busy.reduce((sum, one) => sum + one.promised.length, 0)
}

/** Resolves as soon as so many more actions are promised: play goes on. */
export async function untilPromised(busy: readonly Busy[], more: number): Promise<void> {
  const wanted = promisedBy(busy) + more
  await expect.poll(() => promisedBy(busy), { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(wanted)
}

/** Holds the promises against what is on disk. */
export async function checkPromises(store: OnlineStore, busy: readonly Busy[]): Promise<{ entries: number }> {
  let entries = 0
  const ids = [...new Set(busy.flatMap((one) => one.promised.map(({ table }) => table)))]
  for (const id of ids) {
    const row = await store.table(id)
    const loaded = row && (await loadGame(row.room.game))
    if (!row?.head || !loaded) throw new Error(`table ${id} is lost`)
    const stored = await store.entries(id, 0)
    entries += stored.length
    expect(stored.map((entry) => entry.seq)).toEqual(stored.map((_, i) => i + 1))
    expect(row.seq).toBe(stored.length)
    const requests = stored.flatMap((entry) => entry.id ?? [])
    expect(new Set(requests).size, 'no action is doubled').toBe(requests.length)
    const table = loadTable(loaded.game, { ...row.head, entries: stored })
    if ('problem' in table) throw new Error(table.problem)
    expect(table.fault, `table ${id} replays`).toBeNull()
    for (const { seat, seq } of busy.flatMap((one) => one.promised.filter((p) => p.table === id))) {
      const entry = table.log[seq - 1]
      expect(
        entry?.kind === 'move' && entry.move.by,
        `entry ${seq} of ${id} was promised to seat ${seat}`,
      ).toBe(seat)
      expect(stored[seq - 1]?.id).toBeDefined()
    }
  }
  return { entries }
}
