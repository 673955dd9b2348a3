/**
 * What a move costs when nobody thinks about rules: a loop over one block of bytes with the traffic of a move in a
 * game of this house (one random number, a scan for choices, a few writes). Speeds are printed as ratios to it,
 * because a ratio measured in one run means the same on every machine.
 */
import { SeededRng } from '@quayside/rules-kit'

const BLOCK = 448
const SCANNED = 48
const WRITTEN = 6

export function yardstickMovesPerSecond(moves: number): number {
  const block = new Uint8Array(BLOCK).map((_, i) => (i * 7) & 15)
  const choices = new Int32Array(SCANNED)
  const rng = new SeededRng(1)
  const began = performance.now()
  for (let move = 0; move < moves; move++) playOne(block, choices, rng)
  return moves / ((performance.now() - began) / 1000)
}

function playOne(block: Uint8Array, choices: Int32Array, rng: SeededRng): void {
  const offset = rng.below(BLOCK - SCANNED)
  let found = 0
  for (let i = 0; i < SCANNED; i++) if ((block[offset + i] as number) > 3) choices[found++] = offset + i
  const chosen = found === 0 ? offset : (choices[rng.below(found)] as number)
  for (let i = 0; i < WRITTEN; i++) {
    const at = (chosen + i * 61) % BLOCK
    block[at] = ((block[at] as number) + i + 1) & 15
  }
}
