/** A device: its key pair, and how it reads an encrypted message (RFC 8291 on top of RFC 8188), from the standards alone. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface PushKeys {
  /** What the browser gives the page. */
  readonly p256dh: string
  readonly auth: string
  /** What stays in the browser. */
  readonly privateKey: string
}

const CURVE = 'prime256v1'

export function makeDevice(): PushKeys {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return {
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  }
}

const SALT = 16
const KEY_LENGTH_AT = SALT + 4

export function readPush(body: Buffer, { p256dh, auth, privateKey }: PushKeys): string {
  const salt = body.subarray(0, SALT)
  const keyEnd = KEY_LENGTH_AT + 1 + (body[KEY_LENGTH_AT] ?? 0)
  const sender = body.subarray(KEY_LENGTH_AT + 1, keyEnd)
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey, 'base64url')
  const own = Buffer.from(p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
  const shared = derived(pair.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32)
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([cipher.update(body.subarray(keyEnd, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
