/** What a table never changes: the mode and the seats. Shared by all copies of a state. */
import type { Seat } from '@quayside/rules-kit'
import type { PlayerColour } from './content.ts'
import type { Options } from './options.ts'

export interface FixedConfig {
  readonly classic: boolean
  /** Each arriving ship is settled alone (CTH-16). */
  readonly alone: boolean
  readonly players: number
  readonly colours: readonly PlayerColour[]
  readonly first: Seat
}

type Given = Pick<FixedConfig, 'colours' | 'first'>

export function fixedConfig(
  { mode, arrivals }: Options,
  players: number,
  { colours, first }: Given,
): FixedConfig {
  return Object.freeze({
    classic: mode === 'classic',
    alone: arrivals === 'alone',
    players,
    colours: Object.freeze([...colours]),
    first,
  })
}

/** What a state holds before it is filled. */
export const NO_CONFIG = fixedConfig({ mode: 'standard', arrivals: 'together' }, 0, { colours: [], first: 0 })
