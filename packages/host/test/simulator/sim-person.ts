/** Somebody with a browser: the real client, on a bad line, who chooses at random from what is shown. */
import { type Answered, Play } from '@quayside/client'
import type { Update } from '@quayside/protocol'
import type { Json, SeededRng, View, Viewer } from '@quayside/rules-kit'
import type { Toy } from '@quayside/test-kit'
import type { Plan } from './plan.ts'
import type { SimClock } from './sim-clock.ts'
import { type NetworkParts, type ServerEnd, SimConnection } from './sim-connection.ts'

/** An action that the client was told is done. */
export interface Acknowledged {
  readonly seq: number
  readonly action: Json
  /** The question that was answered. */
  readonly ask: number
}

export interface PersonParts extends NetworkParts {
  readonly plan: Plan
  readonly clock: SimClock
  readonly rng: SeededRng
  readonly viewer: Viewer
  accept(connection: SimConnection, viewer: Viewer, seen: number | null): ServerEnd | null
}

export class SimPerson {
  readonly viewer: Viewer
  /** Everything that was ever shown. */
  readonly updates: Update[] = []
  readonly acknowledged: Acknowledged[] = []
  private readonly parts: PersonParts
  private readonly play: Play
  private isActing = false

  constructor(parts: PersonParts) {
    this.parts = parts
    this.viewer = parts.viewer
    const { clock, rng } = parts
    this.play = new Play(
      {
        base: 'http://sim',
        table: 't',
        news: true,
        askWhy: async () => undefined,
        open: (url) => this.connect(url) as unknown as WebSocket,
        time: {
          now: () => clock.now,
          after: (ms, work) => clock.after(ms, work),
          random: () => rng.below(1_000) / 1_000,
        },
      },
      { update: (update) => this.look(update) },
    )
  }

  get seq(): number {
    return this.updates.at(-1)?.seq ?? -1
  }

  private connect(url: string): SimConnection {
    const seen = new URL(url.replace(/^ws/, 'http')).searchParams.get('seen')
    const { viewer } = this
    return new SimConnection(this.parts, (connection) =>
      this.parts.accept(connection, viewer, seen === null ? null : Number(seen)),
    )
  }

  private look(update: Update): void {
    this.updates.push(update)
    this.thinkLater()
  }

  private thinkLater(): void {
    const { clock, rng, plan } = this.parts
    if (this.viewer === 'watcher') return
    clock.after(rng.below(plan.thinkMs), () => void this.actIfAsked())
  }

  private async actIfAsked(): Promise<void> {
    const { rng, plan } = this.parts
    const update = this.updates.at(-1)
    const seat = this.viewer
    if (!update || seat === 'watcher' || this.isActing || update.result) return
    const mustAct = update.owe.includes(seat)
    if (!mustAct && (!update.may.includes(seat) || rng.below(2) === 0)) return
    this.isActing = true
    if (plan.undoOneIn > 0 && rng.below(plan.undoOneIn) === 0) await this.play.undo()
    else await this.act(update)
    this.isActing = false
    // Refused, or still asked: look again later, as a person would.
    this.thinkLater()
  }

  private async act(update: Update): Promise<void> {
    const action = update.legal[this.parts.rng.below(Math.max(1, update.legal.length))]
    if (action === undefined) return
    const { ask } = update.view as unknown as View<Toy>
    const answer: Answered = await this.play.act(action, { ask, seen: update.seq })
    if (!('ok' in answer)) return
    const { seq } = answer.ok as { seq?: number }
    if (seq !== undefined) this.acknowledged.push({ seq, action, ask })
  }

  leave(): void {
    this.play.close()
  }
}
