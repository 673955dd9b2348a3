import { choice, type OptionSpec } from '@quayside/rules-kit'

export interface Options {
  readonly mode: 'standard' | 'classic'
}

export const options: readonly OptionSpec[] = [choice('mode', ['standard', 'classic'], { inBench: true })]
