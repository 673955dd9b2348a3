/** The kinds of a game in one shape. */
import type { AnyKind, GameTypes } from './contract.ts'

/**
 * Copies every kind into an object with the same properties in the same order. Random play asks every usable kind at every
 * move: the engine reads one hidden class much faster than the many that kinds with different methods have.
 */
export function uniformKinds<T extends object>(kinds: T): T {
  const copies = Object.entries(kinds).map(([name, kind]) => [name, uniform(kind)])
  return Object.fromEntries(copies) as T
}

function uniform<G extends GameTypes>(kind: AnyKind<G>): object {
  const { type, composed, proposal, answer, possible, count, nth, legal, check, explain, apply } = kind
  return { type, composed, proposal, answer, possible, count, nth, legal, check, explain, apply }
}
