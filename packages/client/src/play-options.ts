/** What a page gives to a connection, and what it hears from it. */
import type { ApiRefusal, ChatInfo, GuestInfo, RoomInfo, Update } from '@quayside/protocol'

export type Link = 'connecting' | 'open' | 'lost' | 'ended'

/** What the page hears. Every update is whole in itself; `steps` are the news since the one before. */
export interface PlayListener {
  update?(update: Update): void
  room?(room: RoomInfo, you: GuestInfo): void
  chat?(lines: readonly ChatInfo[], all: boolean): void
  link?(link: Link): void
  /** The server will not have us back: the table is gone, we were removed, or never came in. */
  ended?(why: { readonly code: string; readonly refusal: ApiRefusal | null }): void
  /** The server was updated: reload when it suits. */
  newBuild?(build: string): void
}

/** Time and chance, for tests that hold both in their hands. */
export interface PlayTime {
  now(): number
  /** Returns how to cancel it. */
  after(ms: number, work: () => void): () => void
  /** From 0 to 1: spreads the reconnections of many clients. */
  random(): number
}

export interface PlayOptions {
  readonly base?: string
  /** Only outside of browsers: they send their cookie. */
  readonly token?: string
  readonly table: string
  /** With what memory proves, for bots that think for themselves. */
  readonly known?: boolean
  /** After the first position only what has changed is sent; listeners hear whole updates all the same. */
  readonly news?: boolean
  /** `WebSocket` of another kind, such as one that can send headers. */
  readonly open?: (url: string, token: string | undefined) => WebSocket
  readonly time?: PlayTime
  /** Asks why no socket was opened: browsers do not tell. Fails with the refusal of the server. */
  readonly askWhy?: () => Promise<unknown>
}

export const REAL_TIME: PlayTime = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}
