/** Devices that are called when somebody is waited for, how their guests want it, and what they were called for already. */

/** A browser that a guest has asked to be called on. */
export interface PushDevice {
  /** The address of its vendor's service; whoever knows it can send there, so that nobody is told. */
  readonly endpoint: string
  readonly guest: string
  /** Its public key and its secret: what is sent can be read there and nowhere else. */
  readonly p256dh: string
  readonly auth: string
  readonly language: string
}

/** A guest with a device at least. */
export interface Reachable {
  readonly guest: string
  /** As the guest has set them, as JSON; null: never set. */
  readonly wishes: string | null
  readonly devices: readonly PushDevice[]
}

/** What a guest would be called for. A mark is called for once. */
export interface NewCall {
  readonly table: string
  readonly guest: string
  readonly kind: string
  readonly mark: string
  readonly at: number
  /** Not if the last of this kind came later than this. */
  readonly notAfter?: number
}

export interface PushStore {
  /** The key of this name: as it was first put, by whatever process. */
  firstKey(name: string, offered: string): Promise<string>
  /** The same endpoint again replaces what was known of it; of more devices than `most` the oldest go. */
  putDevice(device: PushDevice, at: number, most: number): Promise<void>
  /** False where this guest has no such device; null: whoever it belongs to, its service no longer knows it. */
  removeDevice(endpoint: string, guest: string | null): Promise<boolean>
  /** Those of the guests who can be reached. */
  reachable(guests: readonly string[]): Promise<Reachable[]>
  wishes(guest: string): Promise<string | null>
  putWishes(guest: string, wishes: string): Promise<void>
  /** True for whoever asks first, in whatever process. */
  claimCall(call: NewCall): Promise<boolean>
  /** When a table is to be looked at again; null: not before it changes. */
  lookAt(table: string, at: number | null): Promise<void>
  /** Tables whose time has come, each given to one process only. */
  takeLooks(now: number, most: number): Promise<string[]>
}

export interface RawDevice {
  readonly endpoint: string
  readonly guest: string
  readonly p256dh: string
  readonly auth: string
  readonly language: string
  readonly wishes: string | null
}

export const DEVICE_QUERY = `SELECT endpoint, d.guest, p256dh, auth, language, wishes FROM push_devices d
  LEFT JOIN push_wishes w ON w.guest = d.guest`

export function reachableFrom(rows: readonly RawDevice[]): Reachable[] {
  return [...Map.groupBy(rows, (row) => row.guest)].map(([guest, own]) => ({
    guest,
    wishes: own[0]?.wishes ?? null,
    devices: own.map(({ endpoint, p256dh, auth, language }) => ({ endpoint, guest, p256dh, auth, language })),
  }))
}
