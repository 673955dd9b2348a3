/** What a seat sees beyond a watcher: its own secrets stand together. */
import type { Seat, ShownParts } from '@quayside/rules-kit'
import type { ReadonlyState } from './state.ts'
import { ownSecrets } from './view.ts'
import type { Shown } from './view-types.ts'

export const partLists = ['cities', 'participants'] as const

export function ownParts(state: ReadonlyState, seat: Seat): ShownParts<Shown> {
  return { parts: { own: ownSecrets(state, seat) } }
}
