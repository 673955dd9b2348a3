import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHex, hmacSha256, sha256, toHex, utf8 } from '../src/index.ts'

describe('SHA-256', () => {
  // From FIPS 180-4's examples.
  const known: [string, string][] = [
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ]
  it.each(known)('of "%s"', (text, hash) => expect(toHex(sha256(utf8(text)))).toBe(hash))

  it('agrees with the platform at every length around the blocks', () => {
    for (let length = 0; length <= 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  it('agrees with the platform on a million bytes', () => {
    const bytes = new Uint8Array(1_000_000).fill(0x61)
    expect(toHex(sha256(bytes))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
  })
})

describe('HMAC-SHA-256', () => {
  // From RFC 4231, cases 1, 2 and 6.
  const known: [string, Uint8Array, string, string][] = [
    [
      '1',
      new Uint8Array(20).fill(0x0b),
      'Hi There',
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      '2',
      utf8('Jefe'),
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      '6',
      new Uint8Array(131).fill(0xaa),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ]
  it.each(known)('case %s', (_case, key, text, mac) => expect(toHex(hmacSha256(key, utf8(text)))).toBe(mac))

  it('agrees with the platform', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
    )
  })
})

describe('bytes', () => {
  it('go to hexadecimal and back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes)
      }),
    )
    for (const bad of ['0', 'AB', 'xy', '0x00']) expect(fromHex(bad)).toBeNull()
  })

  it('are UTF-8 as the platform writes it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(utf8(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)))
      }),
    )
    expect(toHex(utf8('é港🎲'))).toBe('c3a9e6b8aff09f8eb2')
  })
})
