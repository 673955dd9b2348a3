import { choice, type OptionSpec } from '@quayside/rules-kit'

export interface Options {
  readonly mode: 'standard' | 'classic'
  /** CTH-16: several ships that arrive are settled together, or each alone with its own check for the end. */
  readonly arrivals: 'together' | 'alone'
}

export const options: readonly OptionSpec[] = [
  choice('mode', ['standard', 'classic'], { inBench: true }),
  choice('arrivals', ['together', 'alone']),
]
