/** What a table never changes: options, seats and what follows from them. Shared by all copies of a state. */
import type { PlayerColour } from './content.ts'
import type { Options } from './options.ts'

const NO_AUTO = -1

/** The newest version of the rules: what changed is told in RULES.md, and asked by `rulesOf` where it changed. */
export const RULES_VERSION = 2

export interface FixedConfig {
  readonly rules: number
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

interface Seating {
  readonly options: Options
  readonly players: number
  readonly colours: readonly PlayerColour[]
  readonly first: number
  readonly rules: number
}

export function fixedConfig({ options, players, colours, first, rules }: Seating): FixedConfig {
  const auto = options.opponent === 'bot' ? players : NO_AUTO
  const five = players === 5
  return Object.freeze({
    rules,
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
export const NO_CONFIG = fixedConfig({
  options: { opponent: 'none', map: 'europe', families: false, tracks: 'base' },
  players: 3,
  colours: [],
  first: 0,
  rules: RULES_VERSION,
})

/** The version of the rules this game is played by. */
export function rulesOf(state: { readonly fixed: FixedConfig }): number {
  return state.fixed.rules
}
