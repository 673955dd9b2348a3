/** Authenticates a guest by cookie (browsers) or bearer token (bots and scripts). */

import type { IncomingHttpHeaders } from 'node:http'
import { hashOf, type KnownGuest, type OnlineStore } from '@quayside/store'

const COOKIE = 'quayside'
const YEAR = 31_536_000
const KEY = /^[A-Za-z0-9_-]{43}$/
/** How long a guest is cached before the store is asked again. */
const CACHE_MS = 5_000
const MAX_CACHED = 20_000
/** `seen` of a guest is updated at most this often. */
const TOUCH_MS = 6 * 3_600_000

interface Cached {
  readonly guest: KnownGuest
  readonly until: number
}

export class Identity {
  private readonly cache = new Map<string, Cached>()
  private readonly touched = new Map<string, number>()
  private readonly store: OnlineStore
  private readonly now: () => number

  constructor(store: OnlineStore, now: () => number) {
    this.store = store
    this.now = now
  }

  async guestOf(headers: IncomingHttpHeaders): Promise<KnownGuest | null> {
    const key = keyIn(headers)
    if (key === null) return null
    const hash = hashOf(key)
    const known = this.cache.get(hash)
    if (known && known.until > this.now()) return known.guest
    const guest = await this.store.guestByKey(hash)
    if (!guest) return null
    if (this.cache.size >= MAX_CACHED) this.cache.clear()
    this.cache.set(hash, { guest, until: this.now() + CACHE_MS })
    this.touch(guest.id)
    return guest
  }

  private touch(id: string): void {
    const now = this.now()
    if (now - (this.touched.get(id) ?? 0) < TOUCH_MS) return
    if (this.touched.size >= MAX_CACHED) this.touched.clear()
    this.touched.set(id, now)
    this.store.touchGuest(id, now)
  }

  /** Drops a renamed or deleted guest from the cache. */
  forget(id: string): void {
    for (const [hash, { guest }] of this.cache) if (guest.id === id) this.cache.delete(hash)
  }
}

function keyIn(headers: IncomingHttpHeaders): string | null {
  const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? '')
  if (bearer) return bearer[1] as string
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=')
    if (name === COOKIE && KEY.test(value)) return value
  }
  return null
}

/** SameSite=Strict: no other site can make a browser send it. Links still work, because the page itself makes the requests. */
export function keyCookie(key: string, isSecure: boolean): string {
  return `${COOKIE}=${key}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

export function expiredCookie(isSecure: boolean): string {
  return `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

/** A request that changes something, or opens a socket, must not come from another site's page. */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  if (origin === undefined) return false
  if (publicUrl !== undefined) return origin !== publicUrl
  return hostIn(origin) !== headers.host
}

function hostIn(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
