/**
 * The tables of this guest as they change. One stream for all tabs of a browser: the tab that holds the lock listens and tells the
 * others, so that many open tabs do not use up the browser's connections.
 */
import type { GuestMessage, TableListing } from '@quayside/protocol'
import { useEffect, useState } from 'preact/hooks'
import { isGuest, onGuest } from './use-guest.ts'

/** A table, and when this browser was told of it: time left counts from there. */
export type OwnTable = TableListing & { readonly heardAt: number }

const NAME = 'quayside-tables'
const RETRY_MS = 10_000

let guest: string | null = null
let tables: readonly OwnTable[] | null = null
let isStarted = false
/** What others ask of this guest. */
export type Asked = Omit<Extract<GuestMessage, { type: 'people' }>, 'type'>
const NOTHING: Asked = { asking: 0, invitations: [] }
let asked = NOTHING
const askedListeners = new Set<(asked: Asked) => void>()

function setAsked({ asking, invitations }: Asked): void {
  asked = { asking, invitations }
  for (const listener of askedListeners) listener(asked)
}
const listeners = new Set<(tables: readonly OwnTable[] | null) => void>()

function set(next: readonly OwnTable[] | null): void {
  tables = next
  for (const listener of listeners) listener(tables)
}

/** Takes a table off the list at once; the stream will say the same. */
export function dropTable(id: string): void {
  set((tables ?? []).filter((one) => one.id !== id))
}

function take(message: GuestMessage): void {
  const heardAt = Date.now()
  if (message.type === 'tables') set(message.tables.map((table) => ({ ...table, heardAt })))
  if (message.type === 'gone') dropTable(message.id)
  if (message.type === 'people') setAsked(message)
  if (message.type !== 'table') return
  const others = (tables ?? []).filter(({ id }) => id !== message.table.id)
  set([{ ...message.table, heardAt }, ...others])
}

type Told = { readonly guest: string; readonly message: GuestMessage } | 'ask'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME)

/** Listens until the guest is another one. */
function listen(who: string, hear: (message: GuestMessage) => void): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource('/api/me/events')
    for (const type of ['tables', 'table', 'gone', 'people']) {
      source.addEventListener(type, (event) => hear(JSON.parse((event as MessageEvent<string>).data)))
    }
    // The browser comes back by itself after a lost connection, but not after a refusal.
    source.onerror = () => {
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS)
    }
  }
  if (who !== '') open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}

/** Leads all tabs: hears for them, and repeats what is known to one that has just been opened. */
function lead(): void {
  let stop: () => void = () => undefined
  const begin = () => {
    stop()
    const who = guest
    if (who === null) return
    stop = listen(who, (message) => {
      take(message)
      channel?.postMessage({ guest: who, message } satisfies Told)
    })
  }
  onGuestChange = begin
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data !== 'ask' || guest === null || tables === null) return
      channel.postMessage({ guest, message: { type: 'tables', tables: tables.map(current) } } satisfies Told)
      channel.postMessage({ guest, message: { type: 'people', ...asked } } satisfies Told)
    }
  }
  begin()
}

function current({ heardAt, left, ...table }: OwnTable): TableListing {
  return { ...table, left: left === null ? null : Math.max(0, left - (Date.now() - heardAt)) }
}

let onGuestChange: () => void = () => undefined

function start(): void {
  isStarted = true
  onGuest((who) => {
    const next = isGuest(who) ? who.id : null
    if (next === guest) return
    guest = next
    set(null)
    setAsked(NOTHING)
    onGuestChange()
    if (guest !== null) channel?.postMessage('ask' satisfies Told)
  })
  // Without a secure address there are no locks: every tab listens for itself.
  if (!navigator.locks || !channel) {
    lead()
    return
  }
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data !== 'ask' && data.guest === guest) take(data.message)
  }
  void navigator.locks.request(NAME, () => {
    lead()
    return new Promise(() => undefined)
  })
}

/** Null until they are known. */
export function onMyTables(hear: (tables: readonly OwnTable[] | null) => void): () => void {
  listeners.add(hear)
  if (!isStarted) start()
  hear(tables)
  return () => {
    listeners.delete(hear)
  }
}

export function useMyTables(): readonly OwnTable[] | null {
  const [own, setOwn] = useState(tables)
  useEffect(() => onMyTables(setOwn), [])
  return own
}

/** Nothing until it is known. */
export function useAsked(): Asked {
  const [now, setNow] = useState(asked)
  useMyTables()
  useEffect(() => {
    askedListeners.add(setNow)
    setNow(asked)
    return () => {
      askedListeners.delete(setNow)
    }
  }, [])
  return now
}

export function isOwnTurn({ status, owe, seats }: TableListing, you: string): boolean {
  return (
    status === 'playing' && owe.some((seat) => seats[seat]?.guest === you && seats[seat]?.standIn === null)
  )
}

/** One's own turns first, those whose time runs out soonest before the others; then the latest. */
export function turnsFirst(own: readonly OwnTable[], you: string): OwnTable[] {
  const urgency = (table: OwnTable) =>
    isOwnTurn(table, you) ? (table.left ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY
  return own.toSorted((a, b) => {
    const [first, second] = [urgency(a), urgency(b)]
    return first === second ? b.changed - a.changed : first - second
  })
}

export function turnsWaiting(own: readonly OwnTable[] | null): number {
  return guest === null ? 0 : (own ?? []).filter((table) => isOwnTurn(table, guest ?? '')).length
}
