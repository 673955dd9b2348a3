/** A toy game of which one part is broken on purpose. */
import type { ActionKind, GameSpec, Inspection } from '@quayside/rules-kit'
import { type Toy, toySpec } from '../src/index.ts'

const { flow, kinds } = toySpec

/** What is broken, the sentence that must notice, and what to put into the toy. */
export type BrokenToy = [string, string, Partial<GameSpec<Toy> & Inspection<Toy>>]

/** The toy with one kind changed, in the table of kinds and in the flow that names them. */
export function withKind<K extends Toy['Action']['type']>(
  type: K,
  change: Partial<ActionKind<Toy, K>>,
): Partial<GameSpec<Toy> & Inspection<Toy>> {
  const replaced = { ...kinds, [type]: { ...kinds[type], ...change } } as typeof kinds
  const usable: typeof flow.usable = (state, seat) =>
    flow.usable(state, seat).map((one) => replaced[one.type as Toy['Action']['type']] as never)
  return { kinds: replaced, flow: { ...flow, usable } }
}
