/** Who this browser is to the server. Asked once; every part of the page hears of a change. */
import type { GuestInfo } from '@quayside/protocol'
import { useEffect, useState } from 'preact/hooks'
import { api } from './server.ts'

/** `unknown` until the server has answered, `away` when it does not. */
export type WhoAmI = GuestInfo | 'unknown' | 'nobody' | 'away'

let current: WhoAmI = 'unknown'
let isAsked = false
const listeners = new Set<() => void>()

export function setGuest(who: WhoAmI): void {
  current = who
  for (const listener of listeners) listener()
}

async function askServer(): Promise<void> {
  isAsked = true
  try {
    const { guest } = await api.me()
    setGuest(guest ?? 'nobody')
  } catch {
    // No server, or one without tables: local play goes on as ever.
    setGuest('away')
    isAsked = false
  }
}

/** Hears who one is, now and whenever that changes. */
export function onGuest(hear: (who: WhoAmI) => void): () => void {
  const read = () => hear(current)
  const askAgain = () => {
    if (current === 'away') void askServer()
  }
  listeners.add(read)
  addEventListener('online', askAgain)
  if (!isAsked) void askServer()
  read()
  return () => {
    listeners.delete(read)
    removeEventListener('online', askAgain)
  }
}

export function useGuest(): WhoAmI {
  const [who, setWho] = useState<WhoAmI>(current)
  useEffect(() => onGuest(setWho), [])
  return who
}

export function isGuest(who: WhoAmI): who is GuestInfo {
  return typeof who === 'object'
}
