/** What a table never changes: options, seats and what follows from them. Shared by all copies of a state. */
import type { PlayerColour } from './content.ts'
import type { Options } from './options.ts'

const NO_AUTO = -1

export interface FixedConfig {
  readonly options: Options
  readonly players: number
  readonly colours: readonly PlayerColour[]
  /** Index of the automatic opponent, or -1. */
  readonly auto: number
  readonly participants: number
  readonly displaySize: number
  readonly turnsPerRound: number
  readonly first: number
}

export function fixedConfig(
  options: Options,
  players: number,
  colours: readonly PlayerColour[],
  first: number,
): FixedConfig {
  const auto = options.opponent === 'bot' ? players : NO_AUTO
  const five = players === 5
  return Object.freeze({
    options: Object.freeze({ ...options }),
    players,
    colours: Object.freeze([...colours]),
    auto,
    participants: players + (auto === NO_AUTO ? 0 : 1),
    displaySize: five ? 5 : 4,
    turnsPerRound: five ? 3 : 4,
    first,
  })
}

/** What a state holds before it is filled. */
export const NO_CONFIG = fixedConfig(
  { opponent: 'none', map: 'europe', families: false, tracks: 'base' },
  3,
  [],
  0,
)
