/** Openings, each loaded when somebody looks at statistics. */
import type { AnyOpenings } from '@quayside/texts/openings'

const all: { readonly [id: string]: () => Promise<{ readonly openings: AnyOpenings }> } = {
  catan: () => import('@quayside/catan/texts/openings'),
}

/** Null for a game that begins for everybody alike. */
export async function loadOpenings(id: string): Promise<AnyOpenings | null> {
  return (await all[id]?.())?.openings ?? null
}
