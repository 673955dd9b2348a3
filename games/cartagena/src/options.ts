import { type Choice, type Condition, choice, type OptionSpec, toggle } from '@quayside/rules-kit'

export interface Options {
  readonly layout: 'escape' | 'tortuga' | 'story'
  readonly boards: 4 | 5 | 6 | 7 | 8 | '3+3' | '3+4' | '3+5' | '4+3' | '4+4' | '5+3'
  readonly piratesPerPlayer: 5 | 6
  readonly drawRule: 'backward' | 'morgan' | 'both'
  readonly outlaws: boolean
  readonly magic: boolean
  readonly arrangement: 'random' | 'A-BASE' | 'A-STORY'
  /** CTG-M4 in the escape, where the ship is the goal. */
  readonly morganShipLimitInBase: boolean
  /** CTG-W6. */
  readonly shipDepartureNeedsOwnPirate: boolean
  /** 0: none. */
  readonly roundCap: number
}

const LINES = [6, 4, 5, 7, 8]
const SPLITS = ['3+3', '3+4', '3+5', '4+3', '4+4', '5+3']

const when = (option: string, ...values: Condition['values']): Condition => ({ option, values })

/** Conditions stand on both sides, so that a value left out is chosen to fit the given ones. */
const layouts: readonly Choice[] = [
  {
    value: 'escape',
    needs: [when('boards', ...LINES)],
    excludes: [when('arrangement', 'A-STORY'), when('shipDepartureNeedsOwnPirate', true)],
  },
  {
    value: 'tortuga',
    needs: [when('boards', ...LINES), when('arrangement', 'random'), when('morganShipLimitInBase', true)],
    excludes: [when('shipDepartureNeedsOwnPirate', true)],
  },
  {
    value: 'story',
    needs: [when('boards', ...SPLITS), when('morganShipLimitInBase', true)],
    excludes: [when('arrangement', 'A-BASE')],
  },
]

const boards: readonly Choice[] = [
  ...LINES.map((value) => ({
    value,
    needs: [when('layout', 'escape', 'tortuga')],
    excludes: [when('arrangement', 'A-STORY', ...(value === 6 ? [] : ['A-BASE']))],
  })),
  ...SPLITS.map((value) => ({
    value,
    needs: [when('layout', 'story')],
    excludes: [when('arrangement', 'A-BASE', ...(value === '3+3' ? [] : ['A-STORY']))],
  })),
]

export const options: readonly OptionSpec[] = [
  choice('layout', layouts, { inBench: true }),
  choice('boards', boards),
  choice('piratesPerPlayer', [6, 5]),
  choice('drawRule', [
    { value: 'backward', excludes: [when('morganShipLimitInBase', false)] },
    'morgan',
    'both',
  ]),
  toggle('outlaws'),
  toggle('magic', { inBench: true }),
  choice('arrangement', [
    'random',
    { value: 'A-BASE', needs: [when('layout', 'escape'), when('boards', 6)] },
    { value: 'A-STORY', needs: [when('layout', 'story'), when('boards', '3+3')] },
  ]),
  choice('morganShipLimitInBase', [
    true,
    { value: false, needs: [when('layout', 'escape'), when('drawRule', 'morgan', 'both')] },
  ]),
  choice('shipDepartureNeedsOwnPirate', [false, { value: true, needs: [when('layout', 'story')] }]),
  { name: 'roundCap', kind: 'whole', from: 0, to: 10_000, standard: 0, inSeries: 300 },
]
