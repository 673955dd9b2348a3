/** The other processes that share the store: who has been heard of lately, and who is gone. */
import type { Message, OnlineStore } from '@quayside/store'

const SAY_EVERY_MS = 5_000
/** Silent for so long: gone, with everybody who was connected to it. */
const GONE_AFTER_MS = 16_000

export interface PeersOptions {
  readonly store: Pick<OnlineStore, 'tell'>
  now(): number
  onGone(process: string): void
}

export class Peers {
  private readonly heardAt = new Map<string, number>()
  private readonly options: PeersOptions
  private timer: NodeJS.Timeout | undefined

  constructor(options: PeersOptions) {
    this.options = options
  }

  start(): void {
    this.options.store.tell({ kind: 'started' })
    this.timer = setInterval(() => this.beat(), SAY_EVERY_MS)
    this.timer.unref()
  }

  /** Says that this process is alive, and looks who was not heard of. */
  beat(): void {
    this.options.store.tell({ kind: 'alive' })
    const since = this.options.now() - GONE_AFTER_MS
    for (const [process, at] of [...this.heardAt]) if (at < since) this.lose(process)
  }

  hear(process: string, message: Message): void {
    if (message.kind === 'leaving') this.lose(process)
    else this.heardAt.set(process, this.options.now())
  }

  private lose(process: string): void {
    this.heardAt.delete(process)
    this.options.onGone(process)
  }

  stop(): void {
    clearInterval(this.timer)
    this.options.store.tell({ kind: 'leaving' })
  }
}
