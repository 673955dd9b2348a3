/**
 * Challenges that any process can check: random bytes and an end, signed with a key that all share. Only those that were answered are
 * kept, so that asking for them fills nothing and each is answered once.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashOf, newKey, type OnlineStore } from '@quayside/store'

const LIFE_MS = 300_000
const KEY_NAME = 'passkey'

const secrets = new WeakMap<object, Promise<string>>()

function secretOf(store: Pick<OnlineStore, 'push'>): Promise<string> {
  const known = secrets.get(store) ?? store.push.firstKey(KEY_NAME, newKey())
  secrets.set(store, known)
  // A store that was away is asked again the next time.
  known.catch(() => secrets.delete(store))
  return known
}

const signed = (secret: string, what: string, body: string) =>
  createHmac('sha256', secret).update(`${what} ${body}`).digest('base64url')

/** `what`: for whom and what for; it is answered for nothing else. */
export async function newChallenge(
  store: Pick<OnlineStore, 'push'>,
  what: string,
  now: number,
): Promise<string> {
  const body = `${randomBytes(16).toString('base64url')}.${(now + LIFE_MS).toString(36)}`
  return `${body}.${signed(await secretOf(store), what, body)}`
}

/** As it comes back: the text in base64url once more. */
export async function isOwnChallenge(
  store: Pick<OnlineStore, 'push'>,
  what: string,
  encoded: string,
  now: number,
): Promise<boolean> {
  const [random = '', end = '', mark = ''] = textOf(encoded).split('.')
  const right = Buffer.from(signed(await secretOf(store), what, `${random}.${end}`))
  const given = Buffer.from(mark)
  return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(end, 36) > now
}

/** True once. Only for one that is our own. */
export function claim(store: Pick<OnlineStore, 'passkeys'>, encoded: string): Promise<boolean> {
  const text = textOf(encoded)
  return store.passkeys.claimChallenge(hashOf(text), Number.parseInt(text.split('.')[1] ?? '', 36))
}

function textOf(encoded: string): string {
  return Buffer.from(encoded, 'base64url').toString()
}
