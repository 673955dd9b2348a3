/** Synchronous SHA-256 and HMAC: digests and draws need them inside pure functions, and those of browsers are asynchronous. */

const ROUND = new Int32Array(64)
const START = new Int32Array(8)

function fillConstants(): void {
  // Fractional parts of the cube and square roots of the first primes, as the standard defines them.
  let found = 0
  for (let n = 2; found < 64; n++) {
    if (!isPrime(n)) continue
    if (found < 8) START[found] = fraction(Math.sqrt(n))
    ROUND[found++] = fraction(Math.cbrt(n))
  }
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 0x1_0000_0000)
}

fillConstants()

const schedule = new Int32Array(64)

function rotate(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by))
}

function fillSchedule(block: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15] as number
    const late = schedule[i - 2] as number
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[i] = ((schedule[i - 16] as number) + s0 + (schedule[i - 7] as number) + s1) | 0
  }
}

// Eight plain numbers instead of a list: a digest of every move is computed with this.
function mixBlock(hash: Int32Array, block: DataView, offset: number): void {
  fillSchedule(block, offset)
  let a = hash[0] as number
  let b = hash[1] as number
  let c = hash[2] as number
  let d = hash[3] as number
  let e = hash[4] as number
  let f = hash[5] as number
  let g = hash[6] as number
  let h = hash[7] as number
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (schedule[i] as number)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0] = (hash[0] as number) + a
  hash[1] = (hash[1] as number) + b
  hash[2] = (hash[2] as number) + c
  hash[3] = (hash[3] as number) + d
  hash[4] = (hash[4] as number) + e
  hash[5] = (hash[5] as number) + f
  hash[6] = (hash[6] as number) + g
  hash[7] = (hash[7] as number) + h
}

/** Room for what is hashed most: a line of a log, a draw. Longer texts get room of their own. */
const room = new Uint8Array(256)
const roomView = new DataView(room.buffer)
const mixed = new Int32Array(8)

export function sha256(bytes: Uint8Array): Uint8Array {
  return digestOf(START, bytes, 0)
}

/** From the hash of what was mixed before: whole blocks, `before` bytes of them. */
function digestOf(start: Int32Array, bytes: Uint8Array, before: number): Uint8Array {
  const { length } = bytes
  const all = before + length
  const end = (((length + 8) >> 6) + 1) << 6
  const padded = end <= room.length ? room.fill(0, length, end) : new Uint8Array(end)
  padded.set(bytes)
  padded[length] = 0x80
  const block = padded === room ? roomView : new DataView(padded.buffer)
  block.setUint32(end - 8, Math.floor(all / 0x2000_0000))
  block.setUint32(end - 4, (all << 3) >>> 0)
  mixed.set(start)
  for (let offset = 0; offset < end; offset += 64) mixBlock(mixed, block, offset)
  const out = new Uint8Array(32)
  for (let i = 0; i < 32; i++) out[i] = (mixed[i >> 2] as number) >>> (24 - 8 * (i & 3))
  return out
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return keyedHmac(key)(message)
}

/** For many messages under one key, which is mixed only once. */
export function keyedHmac(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > 64 ? sha256(key) : key
  const inner = startWith(short, 0x36)
  const outer = startWith(short, 0x5c)
  return (message) => digestOf(outer, digestOf(inner, message, 64), 64)
}

function startWith(key: Uint8Array, pad: number): Int32Array {
  const block = new Uint8Array(64).fill(pad)
  for (let i = 0; i < key.length; i++) block[i] = pad ^ (key[i] as number)
  const start = START.slice()
  mixBlock(start, new DataView(block.buffer), 0)
  return start
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** The first bytes alone where not all are wanted: a part of a small array costs more than itself. */
export function toHex(bytes: Uint8Array, many = bytes.length): string {
  let text = ''
  for (let i = 0; i < many; i++) text += HEX[bytes[i] as number]
  return text
}

export function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(i * 2, i * 2 + 2), 16)
  return bytes
}

/** UTF-8 without the platform's encoder, which the rules' world does not have. */
export function utf8(text: string): Uint8Array {
  const plain = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c >= 0x80) return longUtf8(text)
    plain[i] = c
  }
  return plain
}

function longUtf8(text: string): Uint8Array {
  const out: number[] = []
  for (const sign of text) {
    const c = sign.codePointAt(0) as number
    if (c < 0x80) out.push(c)
    else if (c < 0x800) out.push(0xc0 | (c >> 6), 0x80 | (c & 63))
    else if (c < 0x10000) out.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
    else out.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
  }
  return new Uint8Array(out)
}
