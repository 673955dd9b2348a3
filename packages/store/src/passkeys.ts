/** Passkeys that prove to be a guest on any device. */
import type { Guest } from './port.ts'

export interface Passkey {
  /** As its authenticator calls it. */
  readonly id: string
  readonly guest: string
  /** COSE, as base64url. */
  readonly publicKey: string
  /** How often it has signed, where the authenticator counts. */
  readonly counter: number
  /** How browsers reach it: `internal`, `usb`, … */
  readonly transports: readonly string[]
  readonly created: number
  /** When somebody last came in with it. */
  readonly used: number | null
}

export interface PasskeyStore {
  /** False where the guest has so many already, is gone, or the id is known. */
  add(passkey: Passkey, most: number): Promise<boolean>
  /** The oldest first. */
  of(guest: string): Promise<Passkey[]>
  find(id: string): Promise<{ readonly passkey: Passkey; readonly guest: Guest } | null>
  use(id: string, counter: number, at: number): Promise<void>
  remove(guest: string, id: string): Promise<boolean>
  /** True once for each challenge, in whatever process; after `until` it is forgotten. */
  claimChallenge(hash: string, until: number): Promise<boolean>
}

export interface RawPasskey {
  readonly id: string
  readonly guest: string
  readonly public_key: string
  readonly counter: number | string
  readonly transports: string
  readonly created: number | string
  readonly used: number | string | null
}

export interface RawFound extends RawPasskey {
  readonly name: string
}

export const PASSKEY_COLUMNS = 'id, guest, public_key, counter, transports, created, used'

export function passkeyFrom(raw: RawPasskey): Passkey {
  return {
    id: raw.id,
    guest: raw.guest,
    publicKey: raw.public_key,
    counter: Number(raw.counter),
    transports: JSON.parse(raw.transports) as string[],
    created: Number(raw.created),
    used: raw.used === null ? null : Number(raw.used),
  }
}

export function foundFrom(raw: RawFound | null | undefined): Awaited<ReturnType<PasskeyStore['find']>> {
  return raw ? { passkey: passkeyFrom(raw), guest: { id: raw.guest, name: raw.name } } : null
}

export function passkeyValues(passkey: Passkey): (string | number | null)[] {
  const { id, guest, publicKey, counter, transports, created, used } = passkey
  return [id, guest, publicKey, counter, JSON.stringify(transports), created, used]
}
