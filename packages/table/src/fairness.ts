/** Draws that anyone can check after the game: the drawing methods written down in docs/fairness.md. */
import { canonicalJson, fromHex, keyedHmac, type Rng, sha256, toHex, utf8 } from '@quayside/rules-kit'
import type { DrawSource } from './draws.ts'

/** Method 2 draws more of the set-up than method 1; each single draw is made alike. */
export const DRAW_VERSION = 2
const HASHED_VERSION = 1

/** Published before the first draw: it binds the host to the secret without revealing it. */
export function commitmentOf(secret: string): string {
  return toHex(sha256(secretBytes(secret)))
}

function secretBytes(secret: string): Uint8Array {
  const bytes = fromHex(secret)
  if (bytes?.length !== 32) throw new RangeError('a secret is 32 bytes as 64 hexadecimal digits')
  return bytes
}

/** Draws of a table, determined by the host's secret and the contribution of each seat. */
export function secretSource(secret: string, contributions: readonly string[]): DrawSource {
  const mac = keyedHmac(secretBytes(secret))
  return { draw: (label, n, total) => drawRng(mac, contributions, label, n).below(total) }
}

/** The numbers of draw `n` of a label: HMAC-SHA256 blocks of eight 32-bit words each, big-endian. */
function drawRng(
  mac: (message: Uint8Array) => Uint8Array,
  contributions: readonly string[],
  label: string,
  n: number,
): Rng {
  let block: Uint8Array | null = null
  let blocks = 0
  let used = 0
  const nextWord = (): number => {
    if (block === null || used === block.length) {
      block = mac(utf8(canonicalJson([HASHED_VERSION, contributions, label, n, blocks++])))
      used = 0
    }
    let word = 0
    for (const end = used + 4; used < end; used++) word = (word << 8) | (block[used] as number)
    return word >>> 0
  }
  return {
    below(k) {
      // Rejection sampling: words past the last whole multiple of k would favour small numbers.
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % k)
      let word = nextWord()
      while (word >= limit) word = nextWord()
      return word % k
    },
  }
}
