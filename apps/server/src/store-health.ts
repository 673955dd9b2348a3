/** Whether the store saves. An outage is logged once when it begins and once when it is over, whoever notices. */
import { failureKind, type OnlineStore } from '@quayside/store'

export interface HealthParts {
  readonly store: Pick<OnlineStore, 'beat'>
  now(): number
  /** Every failure, for the figures. */
  onFailure(kind: string): void
  /** The outage begins, or is over (`error` is null). */
  onChange(error: unknown, sentence: string): void
}

const LOOK_EVERY_MS = 10_000
/** While it does not save, its return is looked for more often. */
const LOOK_AGAIN_MS = 1_000

const WHY: { readonly [kind: string]: string } = {
  busy: 'another program holds the database',
  full: 'the disk is full',
  readOnly: 'the database may not be written',
  disk: 'the disk fails',
  damaged: 'the database is damaged',
  unreachable: 'the database does not answer',
}

export class StoreHealth {
  isWell = true
  private readonly parts: HealthParts
  private looking: Promise<boolean> | null = null
  private lookedAt = Number.NEGATIVE_INFINITY
  private timer: NodeJS.Timeout | undefined

  constructor(parts: HealthParts) {
    this.parts = parts
  }

  start(): void {
    this.lookLater()
  }

  private lookLater(): void {
    this.timer = setTimeout(
      () => void this.look().then(() => this.timer && this.lookLater()),
      this.isWell ? LOOK_EVERY_MS : LOOK_AGAIN_MS,
    )
    this.timer.unref()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** Somebody could not save. */
  failed(error: unknown): void {
    const kind = failureKind(error)
    this.parts.onFailure(kind)
    if (!this.isWell) return
    this.isWell = false
    this.parts.onChange(error, `the store does not save: ${WHY[kind] ?? 'a statement fails'}`)
  }

  /** Writes; at most once a second, however many ask. */
  look(): Promise<boolean> {
    const { now } = this.parts
    if (this.looking) return this.looking
    if (now() - this.lookedAt < LOOK_AGAIN_MS) return Promise.resolve(this.isWell)
    this.looking = this.write().finally(() => {
      this.looking = null
      this.lookedAt = now()
    })
    return this.looking
  }

  private async write(): Promise<boolean> {
    try {
      await this.parts.store.beat(this.parts.now())
      if (!this.isWell) this.parts.onChange(null, 'the store saves again')
      this.isWell = true
    } catch (error) {
      this.failed(error)
    }
    return this.isWell
  }
}
