/** Runs a table on a store: requests are serialised, and a step is stored before it is committed. */
import type { GameTypes } from '@quayside/rules-kit'
import { planAct, type Request, withDraws } from './act.ts'
import type { DrawSource } from './draws.ts'
import type { Plan, Step, Table } from './entry.ts'
import { loadTable, storedEntry, storedHead } from './load.ts'
import type { Clock, TableStore } from './store.ts'
import { commit } from './table.ts'
import { planUndo, type UndoRequest } from './undo.ts'

export interface HostParts<G extends GameTypes> {
  readonly id: string
  readonly table: Table<G>
  readonly store: TableStore
  readonly draws: DrawSource
  readonly clock: Clock
}

const MAX_ATTEMPTS = 8

export class TableHost<G extends GameTypes> {
  private readonly parts: HostParts<G>
  private current: Table<G>
  private queue: Promise<unknown> = Promise.resolve()

  constructor(parts: HostParts<G>) {
    this.parts = parts
    this.current = parts.table
  }

  get table(): Table<G> {
    return this.current
  }

  /** Stores a new table with the draws that come before the first decision. */
  async open(): Promise<void> {
    const { id, store } = this.parts
    await store.create(id, storedHead(this.current))
    await this.enqueue(() => ({ kind: 'step', entries: [], head: this.current.head }))
  }

  act(request: Request<G>): Promise<Plan<G>> {
    return this.enqueue((at) => planAct(this.current, { at, ...request }))
  }

  undo(request: UndoRequest): Promise<Plan<G>> {
    return this.enqueue((at) => planUndo(this.current, { at, ...request }))
  }

  /** A failed request does not block the next one. */
  private enqueue(plan: (at: number) => Plan<G>): Promise<Plan<G>> {
    const answer = this.queue.then(() => this.planAndStore(plan))
    this.queue = answer.catch(() => undefined)
    return answer
  }

  private async planAndStore(plan: (at: number) => Plan<G>): Promise<Plan<G>> {
    const { id, store, draws, clock } = this.parts
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      const at = clock.now()
      const answer = plan(at)
      if (answer.kind !== 'step') return answer
      const step: Step<G> = withDraws(this.current, answer, draws, { at })
      const stored = await store.append(id, this.current.head.seq, step.entries.map(storedEntry))
      if (stored === 'stored') {
        commit(this.current, step)
        return step
      }
      await this.reload()
    }
    throw new Error(`table ${id} is too busy`)
  }

  /** After a conflict: takes in the entries of the other process, then the request is planned again. */
  async reload(): Promise<void> {
    const { id, store } = this.parts
    const stored = await store.load(id)
    if (!stored) throw new Error(`table ${id} is gone`)
    const loaded = loadTable(this.current.game, stored)
    if ('problem' in loaded) throw new Error(`table ${id} does not load: ${loaded.problem}`)
    this.current = loaded
  }
}
