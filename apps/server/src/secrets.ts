/** Random names and secrets. What proves an identity is kept only as a hash. */
import { createHash, randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Letters that nobody confuses when reading them out; five bits each. */
export function randomLetters(many: number): string {
  return Array.from(randomBytes(many), (byte) => LETTERS[byte & 31]).join('')
}

/** 256 bits, fit for an address and a header. */
export function newKey(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export const newTableId = () => randomLetters(12)
export const newGuestId = () => randomLetters(16)
/** 128 bits; it opens one table's door. */
export const newJoinSecret = () => randomBytes(16).toString('base64url')
/** 80 bits, for ten minutes and one use: people type it. */
export const newCarryCode = () => (randomLetters(16).match(/.{4}/g) ?? []).join('-')
export const newTableSecret = () => randomBytes(32).toString('hex')
