import { choice, type OptionSpec, toggle } from '@quayside/rules-kit'

export interface Options {
  readonly opponent: 'none' | 'bot' | 'vassals'
  readonly map: 'europe' | 'dior'
  readonly families: boolean
  readonly tracks: 'base' | 'advanced' | 'free'
}

const players = (...values: number[]) => [{ option: 'players', values }]

export const options: readonly OptionSpec[] = [
  choice('opponent', [
    // Two people usually want a third party; the plain game for two has no section of its own in the rules.
    { value: 'none', needs: players(2, 3, 4, 5), onlyIfAsked: players(2) },
    { value: 'bot', needs: players(1, 2, 3) },
    { value: 'vassals', needs: players(2) },
  ]),
  choice('map', ['europe', 'dior'], { inBench: true }),
  toggle('families'),
  choice('tracks', ['base', 'advanced', 'free']),
]
