/** An authenticator in software: makes a passkey and signs with it, as WebAuthn has it. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyMade, PasskeyShown } from '@quayside/protocol'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** CBOR: a byte string of up to 65,535 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255]
  return Buffer.concat([Buffer.from(head), bytes])
}

const cborText = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])

interface Asked {
  readonly challenge: string
}

export function softPasskey(origin: string, rpId = new URL(origin).hostname) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(16)
  const id = text(rawId)
  let counter = 0
  const clientData = (type: string, { challenge }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  /** Somebody was there (1) and known (4); 64: a new key follows. */
  const authenticatorData = (flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more])
  }
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
  return {
    id,
    make(asked: object): PasskeyMade {
      const length = Buffer.from([0, rawId.length])
      const data = authenticatorData(0x45, Buffer.concat([Buffer.alloc(16), length, rawId, cose]))
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ])
      const clientDataJSON = text(clientData('webauthn.create', asked as Asked))
      const response = { clientDataJSON, attestationObject: text(attestation), transports: ['internal'] }
      return { id, rawId: id, type: 'public-key', response }
    },
    show(asked: object): PasskeyShown {
      const data = authenticatorData(0x05)
      const client = clientData('webauthn.get', asked as Asked)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}
