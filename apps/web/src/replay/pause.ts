/** Lets waiting messages in: long work in a worker is done in bits. */
const BIT_MS = 25

export class Bits {
  private since = performance.now()

  /** A pause when the bit is used up. */
  async rest(): Promise<void> {
    if (performance.now() - this.since < BIT_MS) return
    await new Promise((done) => setTimeout(done))
    this.since = performance.now()
  }
}
