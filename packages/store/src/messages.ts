/** What processes that share a store tell each other. A message may get lost: nothing that must last is said this way. */

export type Message =
  /** Who is connected to the sender at a table: guests who sit there, and how many others. */
  | {
      readonly kind: 'present'
      readonly table: string
      readonly guests: readonly string[]
      readonly watchers: number
    }
  /** The sender has just loaded the table; who has somebody there says so. */
  | { readonly kind: 'whoIsHere'; readonly table: string }
  /** A guest has come to a table, or has left it. (Not `table`: everybody must hear it.) */
  | { readonly kind: 'member'; readonly guest: string; readonly at: string; readonly isHere: boolean }
  /** What a guest is asked for by others has changed: friendship, or invitations. */
  | { readonly kind: 'people'; readonly guest: string }
  /** What was taken from rate limits since the last message. */
  | { readonly kind: 'taken'; readonly limit: string; readonly keys: Counts }
  /** How many connections the sender holds now, for keys where that has changed. */
  | { readonly kind: 'held'; readonly limit: string; readonly keys: Counts }
  /** The sender knows nothing yet: everybody tells what they hold. */
  | { readonly kind: 'started' }
  | { readonly kind: 'alive' }
  /** The sender stops. */
  | { readonly kind: 'leaving' }

export type Counts = readonly (readonly [key: string, count: number])[]

/** Keys in one message, so that it stays below the 8000 bytes of a notification. */
export const MAX_KEYS = 100
