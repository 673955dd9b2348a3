/**
 * Milliseconds since 1970 that never jump: the wall clock is read once, at the start, and a monotonic clock goes on from there. Limits
 * and clocks of tables count by it, so that a wall clock that is set costs nobody anything.
 */
export interface TimeSources {
  wall(): number
  monotonic(): number
}

const SYSTEM: TimeSources = { wall: () => Date.now(), monotonic: () => performance.now() }
/** Less is how exact two clocks can be compared, and what time servers correct now and then. */
const JUMP_MS = 5_000

export class SteadyTime {
  private readonly sources: TimeSources
  private readonly offset: number
  /** How far the wall clock was ahead of us when we last looked. */
  private ahead = 0

  constructor(sources: TimeSources = SYSTEM) {
    this.sources = sources
    this.offset = sources.wall() - sources.monotonic()
  }

  now(): number {
    return Math.round(this.offset + this.sources.monotonic())
  }

  /** How far the wall clock has jumped since the last look; 0: it has not. */
  jump(): number {
    const ahead = this.sources.wall() - this.now()
    const jumped = ahead - this.ahead
    if (Math.abs(jumped) < JUMP_MS) return 0
    this.ahead = ahead
    return jumped
  }
}
