/** The address that limits count by. Whoever has an IPv6 address has a whole /64 of them. */
import { isIPv6 } from 'node:net'

const MAPPED = /^(?:::ffff:|0:0:0:0:0:ffff:)(\d+\.\d+\.\d+\.\d+)$/i

export function addressKey(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const plain = address.split('%')[0] ?? ''
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : address
}

/** The eight groups of an address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The dotted end of an address stands for two groups that are never among the first four.
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::')
  const read = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
  const [before, after] = [read(head), read(tail ?? '')]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
}
