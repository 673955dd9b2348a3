/** What bots learn with, each loaded when somebody learns, tunes or compares weights. */
import type { AnyLearning } from '@quayside/rules-kit'

const all: { readonly [id: string]: () => Promise<{ readonly learning: AnyLearning }> } = {
  carthage: () => import('@quayside/carthage/learning'),
  cartagena: () => import('@quayside/cartagena/learning'),
  'cargo-empire': () => import('@quayside/cargo-empire/learning'),
  catan: () => import('@quayside/catan/learning'),
}

/** Null for a game whose bots have nothing to learn with. */
export async function loadLearning(id: string): Promise<AnyLearning | null> {
  return (await all[id]?.())?.learning ?? null
}
