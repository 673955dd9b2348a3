/** Time that only moves from event to event. Whatever an event sets off as promises is over before the next one. */

interface Timer {
  readonly at: number
  /** Timers of the same moment fire in the order in which they were set. */
  readonly order: number
  readonly work: () => void
  isCancelled: boolean
}

export class SimClock {
  now = 0
  private readonly timers: Timer[] = []
  private order = 0

  after(ms: number, work: () => void): () => void {
    const timer: Timer = { at: this.now + Math.max(0, ms), order: this.order++, work, isCancelled: false }
    this.push(timer)
    return () => {
      timer.isCancelled = true
    }
  }

  /** Until `isDone`, or until `end` at the latest. */
  async run(end: number, isDone: () => boolean): Promise<void> {
    await settled()
    while (!isDone()) {
      const timer = this.pop()
      if (!timer || timer.at > end) return
      if (timer.isCancelled) continue
      this.now = timer.at
      timer.work()
      await settled()
    }
  }

  /** A binary heap: thousands of timers are set in one run. */
  private push(timer: Timer): void {
    const { timers } = this
    let i = timers.push(timer) - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (!isBefore(timer, timers[parent] as Timer)) break
      timers[i] = timers[parent] as Timer
      i = parent
    }
    timers[i] = timer
  }

  private pop(): Timer | undefined {
    const { timers } = this
    const first = timers[0]
    const last = timers.pop()
    if (!last || timers.length === 0) return first
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= timers.length) break
      if (child + 1 < timers.length && isBefore(timers[child + 1] as Timer, timers[child] as Timer)) child++
      if (!isBefore(timers[child] as Timer, last)) break
      timers[i] = timers[child] as Timer
      i = child
    }
    timers[i] = last
    return first
  }
}

function isBefore(a: Timer, b: Timer): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order)
}

/** Promises run as microtasks; the next macrotask comes after all of them. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
