import { describe, expect, it } from 'vitest'
import { addressKey } from '../src/http/address.ts'
import { RepeatedLog } from '../src/repeated-log.ts'

describe('the address that limits count by', () => {
  it('is an IPv4 address, or the /64 of an IPv6 address', () => {
    for (const [address, key] of [
      ['203.0.113.7', '203.0.113.7'],
      ['::ffff:203.0.113.7', '203.0.113.7'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
      ['2001:db8::1', '2001:db8:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['::1', '0:0:0:0::/64'],
      ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
      ['nonsense', 'nonsense'],
    ] as const)
      expect(addressKey(address)).toBe(key)
  })
})

describe('the log of failures', () => {
  it('writes the same failure once, and counts the others', () => {
    const lines: string[] = []
    let now = 0
    const log = new RepeatedLog(
      { error: (facts, text) => lines.push(`${text} ${JSON.stringify(facts)}`) },
      () => now,
    )
    for (let i = 0; i < 1_000; i++) log.error(new Error('no'), 'opening a socket')
    log.error(new TypeError('other'), 'opening a socket')
    expect(lines).toHaveLength(2)
    now = 61_000
    log.error(new Error('no'), 'opening a socket')
    expect(lines).toHaveLength(4)
    expect(lines[2]).toContain('"times":999')
    for (let i = 0; i < 1_000; i++) log.error(new Error('no'), `thing ${i}`)
    expect(lines.length).toBeLessThan(220)
  })
})
