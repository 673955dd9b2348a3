/** A table behind a store: one request at a time, and nothing counts before it is kept. */
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

const RETRIES = 8

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

  /** Keeps a new table and draws what chance has to say before the first choice. */
  async open(): Promise<void> {
    const { id, store } = this.parts
    await store.create(id, storedHead(this.current))
    await this.serve(() => ({ kind: 'step', entries: [], head: this.current.head }))
  }

  act(request: Request<G>): Promise<Plan<G>> {
    return this.serve((at) => planAct(this.current, { at, ...request }))
  }

  undo(request: UndoRequest): Promise<Plan<G>> {
    return this.serve((at) => planUndo(this.current, { at, ...request }))
  }

  /** Requests wait for each other; a failed one does not hold up the next. */
  private serve(plan: (at: number) => Plan<G>): Promise<Plan<G>> {
    const answer = this.queue.then(() => this.keep(plan))
    this.queue = answer.catch(() => undefined)
    return answer
  }

  private async keep(plan: (at: number) => Plan<G>): Promise<Plan<G>> {
    const { id, store, draws, clock } = this.parts
    for (let i = 0; i < RETRIES; i++) {
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

  /** Another process was quicker: its entries come first, then the request is looked at again. */
  async reload(): Promise<void> {
    const { id, store } = this.parts
    const stored = await store.load(id)
    if (!stored) throw new Error(`table ${id} is gone`)
    const loaded = loadTable(this.current.game, stored)
    if ('problem' in loaded) throw new Error(`table ${id} does not load: ${loaded.problem}`)
    this.current = loaded
  }
}
