/** Which sounds tell a piece of the story: each kind of thing once, in order, and not too many. */
import type { Step } from '@quayside/protocol'

const MOST = 4

export function heardIn<S extends string>(
  steps: readonly Step[],
  sounds: { readonly [event: string]: S | null },
): readonly S[] {
  const names = steps.flatMap(({ events }) =>
    events.flatMap((event) => sounds[(event as unknown as { type: string }).type] ?? []),
  )
  return [...new Set(names)].slice(0, MOST)
}
