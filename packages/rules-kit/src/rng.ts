/** A source of uniform whole numbers: a seeded generator in simulations, the committed secret at real tables. */
export interface Rng {
  /** A whole number from 0 to k - 1, each as likely; k is at least 1 and below 2^31. */
  below(k: number): number
}

/** sfc32 by Chris Doty-Humphrey: small, fast in 32-bit arithmetic, passes the usual test batteries. */
export class SeededRng implements Rng {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(seed: number) {
    this.a = 0x9e3779b9 ^ seed
    this.b = (0x243f6a88 + Math.floor(seed / 0x1_0000_0000)) | 0
    this.c = 0xb7e15162
    for (let i = 0; i < 15; i++) this.next()
  }

  next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0
    return t >>> 0
  }

  below(k: number): number {
    let drawn = this.next()
    // Certainly below `limit`: avoids computing it, a slow division, for nearly every draw. Both are told to be unsigned, or
    // the engine would divide as with fractions.
    if (drawn <= 0xffff_ffff - k) return drawn % (k >>> 0)
    // Rejection sampling: numbers past the last whole multiple of k would favour small residues.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % k)
    while (drawn >= limit) drawn = this.next()
    return drawn % k
  }
}

/** The seed of game `index` in a series: a hash, so that neighbouring games have unrelated streams. */
export function seriesSeed(seed: number, index: number): number {
  let h = (seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return (h ^ (h >>> 15)) >>> 0
}

export function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const held = list[i] as T
    list[i] = list[j] as T
    list[j] = held
  }
  return list
}
