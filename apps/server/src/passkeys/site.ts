/** For which site passkeys are made. A browser gives one only to pages of this very origin. */
import { isIP } from 'node:net'

export interface PasskeySite {
  readonly rpId: string
  readonly origin: string
}

/** Null where browsers would give none: over plain http, and at an address without a name. */
export function siteOf(publicUrl: string | undefined, host: string | undefined): PasskeySite | null {
  // Without a configured address only this machine's own name is believed: no other page can have it.
  const url = publicUrl ?? `http://${host}`
  if (!URL.canParse(url)) return null
  const { protocol, hostname, origin } = new URL(url)
  const isHere = hostname === 'localhost'
  const isPublic =
    publicUrl !== undefined && protocol === 'https:' && isIP(hostname) === 0 && hostname[0] !== '['
  return isHere || isPublic ? { rpId: hostname, origin } : null
}
