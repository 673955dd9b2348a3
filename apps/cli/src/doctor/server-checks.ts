/** A running server, asked through the address that people use: pages, clock, sockets, and what the proxy tells it. */
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import type { Finding } from './checks.ts'

const CLOCK_MS = 30_000

export async function checkServer(base: string): Promise<Finding[]> {
  const health = await fetch(`${base}/healthz`).catch(() => null)
  if (!health?.ok) return [{ state: 'bad', text: `No Quayside answers at ${base}.` }]
  const findings: Finding[] = [{ state: 'ok', text: `A server answers at ${base}.` }, clock(health)]
  const ready = await fetch(`${base}/readyz`).catch(() => null)
  if (!ready?.ok) findings.push({ state: 'bad', text: 'The server says that it cannot save now.' })
  findings.push(await sockets(base))
  const figures = await fetch(`${base}/metrics`).catch(() => null)
  if (figures?.ok && !isHere(base))
    findings.push({ state: 'note', text: '/metrics can be read from outside; let the proxy keep it inside.' })
  findings.push(...(await proxy(base)))
  return findings
}

const isHere = (base: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(base).hostname)

function clock({ headers }: Response): Finding {
  const difference = Math.abs(Date.parse(headers.get('date') ?? '') - Date.now())
  if (Number.isNaN(difference)) return { state: 'note', text: 'The server does not say what time it is.' }
  return difference < CLOCK_MS
    ? { state: 'ok', text: 'The clocks of this machine and of the server agree.' }
    : {
        state: 'bad',
        text: `The clocks of this machine and of the server differ by ${Math.round(difference / 1000)} s.`,
      }
}

/** Whoever is no guest is refused with 401; where the upgrade does not get through, the server answers like to any page. */
async function sockets(base: string): Promise<Finding> {
  const status = await upgradeStatus(base)
  if (status === 401) return { state: 'ok', text: 'WebSocket upgrades reach the server.' }
  return {
    state: 'bad',
    text: `WebSocket upgrades do not reach the server (${status ?? 'no answer'}); let the proxy pass them on.`,
  }
}

function upgradeStatus(base: string): Promise<number | null> {
  const url = new URL(`${base}/api/tables/aaaaaaaaaaaa/socket`)
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  }
  return new Promise((resolve) => {
    const asked = (url.protocol === 'https:' ? secure : plain)(url, { headers, timeout: 10_000 })
    asked.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? null)
    })
    asked.on('upgrade', (_answer, socket) => {
      socket.destroy()
      resolve(101)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(null))
    asked.end()
  })
}

interface Seen {
  readonly address: string
  readonly protocol: string
  readonly hops: number
  readonly proxies: number
}

/** What the server believes of a request, which only those who run it may ask. */
async function proxy(base: string): Promise<Finding[]> {
  const token = process.env.ADMIN_TOKEN
  if (!token) return [{ state: 'note', text: 'Proxy headers were not checked; that needs ADMIN_TOKEN.' }]
  const answer = await fetch(`${base}/api/admin/seen`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok)
    return [{ state: 'bad', text: `The server does not take this ADMIN_TOKEN (${answer.status}).` }]
  const { address, protocol, hops, proxies } = (await answer.json()) as Seen
  const findings: Finding[] = [{ state: 'ok', text: `The server sees you as ${address} over ${protocol}.` }]
  if (hops !== proxies)
    findings.push({
      state: 'bad',
      text: `${hops} proxies wrote X-Forwarded-For, but TRUST_PROXY is ${proxies}; set it to ${hops}.`,
    })
  if (base.startsWith('https:') && protocol !== 'https')
    findings.push({
      state: 'bad',
      text: 'The server does not know that people use https; let the proxy set X-Forwarded-Proto.',
    })
  return findings
}
