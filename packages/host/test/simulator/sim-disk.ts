/** One disk for all processes, and the faulty road of one process to it. */
import type { SeededRng } from '@quayside/rules-kit'
import type { StoredEntry } from '@quayside/table'
import type { HostStore, StoredPosition, TableChange } from '../../src/index.ts'
import type { Plan } from './plan.ts'
import type { SimRoom } from './sim-room.ts'

export class SimDisk {
  position: StoredPosition<SimRoom>
  readonly log: StoredEntry[] = []
  /** Told after every write: another process may want to know. */
  onWrite: (by: number) => void = () => undefined
  private readonly plan: Plan

  constructor(plan: Plan, position: StoredPosition<SimRoom>) {
    this.plan = plan
    this.position = position
  }

  write(by: number, change: TableChange<SimRoom>): 'stored' | 'conflict' {
    const at = this.position
    const isExpected = at.seq === change.seq && at.version === change.version
    if (!isExpected && this.plan.bug !== 'last writer wins') return 'conflict'
    this.log.length = Math.min(this.log.length, change.seq)
    const entries = this.plan.bug === 'torn step' ? change.entries.slice(0, 1) : change.entries
    this.log.push(...entries)
    this.position = {
      seq: this.log.length,
      version: change.version + (change.room ? 1 : 0),
      room: change.room ?? at.room,
      head: change.head ?? at.head,
      clock: change.clock,
    }
    this.onWrite(by)
    return 'stored'
  }
}

export interface StoreLink {
  readonly process: number
  readonly plan: Plan
  readonly disk: SimDisk
  readonly rng: SeededRng
  readonly hasFaults: () => boolean
  /** False once the process is dead: nobody hears the answer. */
  readonly isAlive: () => boolean
  /** May kill the process. */
  readonly pass: () => void
  after(ms: number, work: () => void): void
}

class StoreFailed extends Error {}

export function storeOf(link: StoreLink): HostStore<SimRoom> {
  const { plan, disk, rng } = link
  const delay = () => rng.below(plan.slowStoreMs) + (link.hasFaults() && rng.below(50) === 0 ? 1_500 : 0)
  const fails = () => link.hasFaults() && plan.storeFailsOneIn > 0 && rng.below(plan.storeFailsOneIn) === 0

  /** Work on the disk takes time there and back; a process that dies meanwhile may have had its write or not. */
  function through<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      link.pass()
      const answer = (what: () => void) => {
        link.after(delay(), () => {
          if (!link.isAlive()) return
          link.pass()
          if (link.isAlive()) what()
        })
      }
      link.after(delay(), () => {
        if (!link.isAlive() && rng.below(2) === 0) return
        if (fails()) {
          answer(() => reject(new StoreFailed('before it was written')))
          return
        }
        const done = work()
        if (fails()) answer(() => reject(new StoreFailed('after it was written')))
        else answer(() => resolve(done))
      })
    })
  }

  return {
    save(change) {
      if (plan.bug !== 'answer before store') return through(() => disk.write(link.process, change))
      link.after(60, () => {
        if (link.isAlive()) disk.write(link.process, change)
      })
      return Promise.resolve('stored')
    },
    table: () => through(() => disk.position),
    entries: (_id, after) => through(() => disk.log.slice(after).map((entry) => asRead(plan, entry))),
  }
}

export function asRead(plan: Plan, entry: StoredEntry): StoredEntry {
  if (plan.bug !== 'forgotten request ids') return entry
  const { id: _forgotten, ...rest } = entry
  return rest
}
