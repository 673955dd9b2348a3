/** An endpoint is an address that a stranger gives us: only what is public is ever called. */
import { lookup as resolve } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

const INNER: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Of the public range: documentation, and tunnels that lead to any IPv4 address. */
const INNER_6: typeof INNER = [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
]

const inner = new BlockList()
for (const [address, bits] of INNER) inner.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of INNER_6) inner.addSubnet(address, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Loopback, private, link-local and everything else that is not the open internet is false. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return global6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
  return isIP(address) === 4 && !inner.check(address, 'ipv4')
}

/** Exactly, or `*.example` for everything below it. */
function isListed(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))
}

/** The address as it may be called, or null. What a name resolves to is asked apart, and again with every call. */
export function callable(endpoint: string, hosts: readonly string[]): URL | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return null
  const host = plainHost(url)
  if (hosts.length > 0) return isListed(host, hosts) ? url : null
  if (url.port !== '' || (isIP(host) !== 0 && !isPublicAddress(host))) return null
  return url
}

function plainHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/** Whether the name leads to public addresses and to no other. A host that was listed may be anywhere. */
export async function leadsOutside(url: URL, hosts: readonly string[]): Promise<boolean> {
  if (hosts.length > 0) return true
  const found = await lookup(plainHost(url), { all: true }).catch(() => [])
  return found.length > 0 && found.every(({ address }) => isPublicAddress(address))
}

/** For the connection itself: a name that has come to mean an inner address since is not followed there. */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    const isOutside = !error && found.length > 0 && found.every(({ address }) => isPublicAddress(address))
    const first = found?.[0]
    if (!isOutside || !first) done(error ?? new Error(`${host} does not lead outside`), '')
    else if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}
