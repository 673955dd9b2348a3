/** A WebSocket between a client and a process: in order, late, and broken at any moment with what is under way. */
import type { SeededRng } from '@quayside/rules-kit'
import type { Plan } from './plan.ts'
import type { SimClock } from './sim-clock.ts'

export interface NetworkParts {
  readonly plan: Plan
  readonly clock: SimClock
  readonly rng: SeededRng
  hasFaults(): boolean
}

/** What the server's end does with a connection. */
export interface ServerEnd {
  /** A message has come in. */
  heard(text: string): void
  closed(): void
}

export class SimConnection {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  onerror: (() => void) | null = null
  private readonly parts: NetworkParts
  private server: ServerEnd | null = null
  private lastUp = 0
  private lastDown = 0

  /** `accept` gives the server's end, or null where no process answers. */
  constructor(parts: NetworkParts, accept: (connection: SimConnection) => ServerEnd | null) {
    this.parts = parts
    this.travel('up', () => {
      // It opens before the first message arrives.
      this.travel('down', () => this.opened())
      this.server = accept(this)
      if (!this.server) this.break()
    })
  }

  private opened(): void {
    if (this.readyState !== 0) return
    this.readyState = 1
    this.onopen?.()
  }

  /** From the client. */
  send(text: string): void {
    const { plan, rng } = this.parts
    if (this.breaks()) return
    this.travel('up', () => this.server?.heard(text))
    // A request that was repeated somewhere on the way comes later, and not in its place.
    if (plan.doubleOneIn > 0 && rng.below(plan.doubleOneIn) === 0) {
      const { server } = this
      this.parts.clock.after(rng.below(5_000), () => server?.heard(text))
    }
  }

  /** From the server. */
  tell(text: string): void {
    if (this.readyState > 1 || this.breaks()) return
    this.travel('down', () => {
      if (this.readyState === 1) this.onmessage?.({ data: text })
    })
  }

  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.travel('up', () => this.server?.closed())
  }

  /** The line is cut, or the process at its end has died. */
  break(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.server?.closed()
    this.parts.clock.after(this.parts.rng.below(500), () => this.onclose?.({ code: 1006, reason: '' }))
  }

  private breaks(): boolean {
    const { plan, rng } = this.parts
    if (!this.parts.hasFaults() || plan.dropOneIn === 0 || rng.below(plan.dropOneIn) > 0) return false
    this.break()
    return true
  }

  private travel(way: 'up' | 'down', work: () => void): void {
    const { plan, clock, rng } = this.parts
    const earliest = way === 'up' ? this.lastUp : this.lastDown
    const at = Math.max(earliest, clock.now + rng.below(plan.latencyMs))
    if (way === 'up') this.lastUp = at
    else this.lastDown = at
    clock.after(at - clock.now, work)
  }
}
