/**
 * What happened, told step by step. A game turns its events into frames: whole pictures, each a little further than
 * the one before. The page shows one after another, and pieces move by the difference.
 */
export interface Frame<P> {
  readonly picture: P
  /** How long it stands before the next one, at normal speed. */
  readonly ms: number
  /** Where pieces go that are no longer in the picture, and where new ones come from: names of places. */
  readonly exit?: string
  readonly enter?: string
  /** The event it tells, for the sentence beside it. */
  readonly event?: { readonly type: string }
}

export interface Pacing {
  /** No travel at all: reduced motion, or the player's wish. */
  readonly still: boolean
  /** The page is not visible: nobody would see it. */
  readonly hidden: boolean
  /** More than this many frames waiting play at double speed. */
  readonly rush: number
}

/** How long the next frame stands; 0 means that only the last picture is shown. */
export function standingTime(ms: number, waiting: number, pacing: Pacing): number {
  if (pacing.still || pacing.hidden) return 0
  return waiting > pacing.rush ? ms / 2 : ms
}

interface Timer {
  after(ms: number, then: () => void): () => void
}

const clockTimer: Timer = {
  after(ms, then) {
    const id = setTimeout(then, ms)
    return () => clearTimeout(id)
  },
}

/** Plays frames in order; a tap finishes everything at once. */
export class FrameQueue<P> {
  private waiting: Frame<P>[] = []
  private stop: (() => void) | null = null
  private current: Frame<P> | null = null
  private readonly show: (frame: Frame<P>, settled: boolean) => void
  private readonly pacing: () => Pacing
  private readonly timer: Timer

  constructor(
    show: (frame: Frame<P>, settled: boolean) => void,
    pacing: () => Pacing,
    timer: Timer = clockTimer,
  ) {
    this.show = show
    this.pacing = pacing
    this.timer = timer
  }

  get running(): boolean {
    return this.stop !== null
  }

  play(frames: readonly Frame<P>[]): void {
    this.waiting.push(...frames)
    if (!this.stop) this.next()
  }

  /** Jumps to the last picture. */
  skip(): void {
    this.stop?.()
    this.stop = null
    const last = this.waiting.at(-1)
    this.waiting = []
    if (last) this.current = last
    this.settle()
  }

  /** Forgets what was to be shown: another table, another viewer. */
  clear(): void {
    this.stop?.()
    this.stop = null
    this.waiting = []
    this.current = null
  }

  private settle(): void {
    if (this.current) this.show(this.current, true)
  }

  private next(): void {
    this.stop = null
    const frame = this.waiting.shift()
    if (!frame) {
      this.settle()
      return
    }
    const ms = standingTime(frame.ms, this.waiting.length, this.pacing())
    if (ms === 0) {
      this.current = this.waiting.at(-1) ?? frame
      this.waiting = []
      this.settle()
      return
    }
    this.current = frame
    this.show(frame, false)
    this.stop = this.timer.after(ms, () => this.next())
  }
}
