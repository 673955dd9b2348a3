/** Who is connected to a table: here, and through other processes as those have said. */
import type { Message, Room } from '@quayside/store'
import type { Presence } from './messages.ts'

interface Present {
  /** Those who sit at the table. */
  readonly guests: readonly string[]
  readonly watchers: number
}

const NOBODY: Present = { guests: [], watchers: 0 }

export interface PresenceHere {
  readonly room: Room
  /** Everybody who is connected to this process. */
  readonly guests: ReadonlySet<string>
}

export class TablePresence {
  private readonly table: string
  private readonly here: () => PresenceHere
  private readonly tell: (message: Message) => void
  private readonly elsewhere = new Map<string, Present>()
  /** What other processes were last told. */
  private announced = JSON.stringify(NOBODY)

  constructor(table: string, here: () => PresenceHere, tell: (message: Message) => void) {
    this.table = table
    this.here = here
    this.tell = tell
  }

  now(): Presence {
    const here = this.here()
    const others = [...this.elsewhere.values()]
    return {
      has: (guest) => here.guests.has(guest) || others.some(({ guests }) => guests.includes(guest)),
      watchers: others.reduce((sum, { watchers }) => sum + watchers, presentAt(here).watchers),
    }
  }

  /** Tells other processes who is connected to this one, when that has changed. */
  announce(): void {
    const present = presentAt(this.here())
    const text = JSON.stringify(present)
    if (text === this.announced) return
    this.announced = text
    this.tell({ kind: 'present', table: this.table, ...present })
  }

  /** Somebody does not know it yet. That nobody is here need not be said. */
  repeat(): void {
    this.announced = JSON.stringify(NOBODY)
    this.announce()
  }

  /** True when that changes anything. */
  hear(process: string, { guests, watchers }: Present): boolean {
    const before = this.elsewhere.get(process) ?? NOBODY
    this.elsewhere.set(process, { guests, watchers })
    return before.watchers !== watchers || before.guests.join() !== guests.join()
  }

  /** That process is gone; true when somebody was there. */
  forget(process: string): boolean {
    const { guests, watchers } = this.elsewhere.get(process) ?? NOBODY
    this.elsewhere.delete(process)
    return guests.length + watchers > 0
  }
}

function presentAt({ room, guests: here }: PresenceHere): Present {
  const guests = room.seats.flatMap(({ guest }) => (guest !== null && here.has(guest) ? [guest] : []))
  return { guests, watchers: here.size - guests.length }
}
