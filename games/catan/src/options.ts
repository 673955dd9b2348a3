import { choice, type OptionSpec, toggle } from '@quayside/rules-kit'

export interface Options {
  readonly board: 'variable' | 'beginner' | 'balanced'
  readonly harbours: 'fixed' | 'shuffled' | 'frame'
  /** CAT-63: who keeps the road card when a cut leaves its holder tied for longest. */
  readonly brokenTie: 'holderKeeps' | 'setAside'
  readonly domesticTrade: boolean
  readonly friendlyRobber: boolean
  readonly dice: 'fair' | 'deck36'
  /** Pages show to everybody what perfect memory proves. */
  readonly openTracking: boolean
  /** 0: none. */
  readonly roundCap: number
}

export const options: readonly OptionSpec[] = [
  choice('board', ['variable', 'beginner', 'balanced']),
  choice('harbours', [
    'fixed',
    { value: 'shuffled', excludes: [{ option: 'board', values: ['beginner'] }] },
    { value: 'frame', excludes: [{ option: 'board', values: ['beginner'] }] },
  ]),
  choice('brokenTie', ['holderKeeps', 'setAside']),
  choice('domesticTrade', [true, false], { inBench: true }),
  toggle('friendlyRobber', { house: true }),
  choice('dice', ['fair', 'deck36'], { house: true }),
  toggle('openTracking'),
  { name: 'roundCap', kind: 'whole', from: 0, to: 10_000, standard: 0 },
]
