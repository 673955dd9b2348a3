/** Time slicing: long work in a worker yields to the event loop regularly, so that messages are handled. */
const SLICE_MS = 25

export class TimeSlices {
  private since = performance.now()

  /** Yields when the slice is used up. */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return
    await new Promise((done) => setTimeout(done))
    this.since = performance.now()
  }
}
