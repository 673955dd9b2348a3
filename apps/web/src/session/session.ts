/** The interface between the table page and a table, whether it runs in this browser or on a server (`online-session.ts`). */
import type { Hint, TableUpdate } from '@quayside/protocol'
import type { Json, Rejection, Seat } from '@quayside/rules-kit'
import { ask, askForHints, onUpdate } from '../host/client.ts'

/** A server adds the sentence, because some of its codes are not in any game's texts. */
export interface SpokenRefusal extends Rejection {
  readonly message?: { readonly en: string; readonly ja: string }
}
type Refusal = SpokenRefusal | null

export interface TableSession {
  /** Every update is whole; the first one comes by itself. */
  subscribe(listener: (update: TableUpdate) => void): () => void
  /** False when there is no such table. */
  open(): Promise<boolean>
  act(action: Json, ask: number, seen: number): Promise<Refusal>
  check(action: Json): Promise<Refusal>
  /** Why nothing that agrees with this part of an action can be done; null if something can. */
  explain(part: Json): Promise<Refusal>
  undo(): Promise<Refusal>
  /** Streams the captain's ranking while it searches; the returned function stops it. Local tables only. */
  hints?(tell: (hint: Hint) => void): () => void
  /** The next person is at the screen. */
  look(seat: Seat): void
  /** Everything up to this entry has been shown. */
  shown(seq: number): void
  setPace(ms: number): void
  keepPicture(svg: string): void
  record(): Promise<string | null>
  close(): void
}

/** A table in this browser's worker. */
export function localSession(id: string): TableSession {
  return {
    subscribe: (listener) => onUpdate((update) => update.id === id && listener(update)),
    open: async () => (await ask('open', { id })).found,
    act: (action, number, seen) => ask('act', { action, ask: number, seen }),
    check: (action) => ask('check', { action }),
    explain: (part) => ask('explain', { part }),
    undo: () => ask('undo', null),
    hints: askForHints,
    look: (seat) => void ask('look', { seat }),
    shown: (seq) => void ask('shown', { seq }),
    setPace: (ms) => void ask('pace', { ms }),
    keepPicture: (svg) => void ask('picture', { svg }),
    record: async () => (await ask('record', { id }))?.text ?? null,
    close: () => void ask('close', null),
  }
}
