/** Random ids and secrets. Keys and join secrets are stored only as hashes. */
import { createHash, randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Without letters and digits that are easily confused; five bits each. */
export function randomLetters(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte & 31]).join('')
}

/** Fit for an address, a header and a command line, where a hyphen at the start would make it an option. */
function randomText(bytes: number): string {
  const text = randomBytes(bytes).toString('base64url')
  return text.startsWith('-') ? randomText(bytes) : text
}

/** 256 bits. */
export const newKey = () => randomText(32)

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export const newTableId = () => randomLetters(12)
export const newGuestId = () => randomLetters(16)
/** 128 bits; the link to a table contains it. */
export const newJoinSecret = () => randomText(16)
/** 80 bits, for ten minutes and one use: people type it. */
export const newCarryCode = () => (randomLetters(16).match(/.{4}/g) ?? []).join('-')
export const newTableSecret = () => randomBytes(32).toString('hex')
