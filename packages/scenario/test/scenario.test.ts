import { toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { readScenario, runScenario, type Scenario } from '../src/index.ts'

const title = { en: 'a title', ja: '題' }
const base = { game: 'toy', players: 2, options: {}, rules: ['TOY-1'], title }

function scenario(more: object): Scenario {
  const read = readScenario(JSON.stringify({ ...base, ...more }))
  if ('problem' in read) throw new Error(read.problem)
  return read
}

/** What differed, step by step; an empty list is a scenario that came as written. */
function differences(more: object): string[] {
  const report = runScenario(toyGame, scenario(more))
  if (report.problem) return [report.problem]
  return report.steps.flatMap((step) => step.differed.map((what) => `${step.path}: ${what}`))
}

const given = {
  turn: 0,
  phase: { type: 'main' },
  hands: [
    [2, 1, 0],
    [0, 0, 3],
  ],
  deck: { stacked: ['silk', 'salt'], counts: { salt: 6, cork: 8, silk: 5 } },
  discarded: [0, 0, 0],
}

describe('a scenario that comes as written', () => {
  it('does, refuses, lists, asks, tries and expects', () => {
    const steps = [
      { by: 0, refused: 'sell cork', code: 'noPair', rule: 'TOY-3' },
      { by: 1, refused: 'sell', code: 'notYourTurn', rule: 'TOY-1' },
      { legal: { by: 0, kind: 'sell' }, exactly: ['sell salt'] },
      { legal: { by: 0, where: { good: 'salt' } }, exactly: [{ type: 'sell' }] },
      { ask: 'handSize', args: { seat: 0 }, is: 3 },
      {
        try: [
          { by: 0, do: 'sell salt', expect: { 'points.0': 1, 'hands.0': [0, 1, 0] } },
          [
            { by: 0, do: 'grab 1' },
            { chance: 'steal silk', expect: { 'hands.0': [2, 1, 1] } },
          ],
        ],
        expect: { 'points.0': 0 },
      },
      { by: 0, do: 'peek', say: { en: 'Look.', ja: '見る。' } },
      { chance: 'card silk' },
      { chance: 'card salt', expect: { 'looked.length': 2, 'phase.type': 'keep' } },
      { by: 0, do: 'keep silk', expect: { 'deck.stacked': ['salt'] } },
    ]
    expect(differences({ given, steps })).toEqual([])
  })

  it('draws a chance that no step decides from seed 1, always the same', () => {
    const steps = [
      { by: 0, do: 'grab 1' },
      { by: 0, do: 'end', expect: { turn: 1, 'hands.0': [2, 1, 1] } },
      { expect: { 'phase.type': 'main' } },
    ]
    const runs = [1, 2].map(() => runScenario(toyGame, scenario({ given, steps })))
    expect(runs[0]?.ok).toBe(true)
    expect(runs[0]).toEqual(runs[1])
    expect(runs[0]?.steps[1]?.moves).toHaveLength(2)
  })
})

describe('a scenario that does not come as written says what differed', () => {
  const cases: [string, object, RegExp][] = [
    ['a refused move', { by: 0, do: 'sell cork' }, /refused: noPair \(TOY-3\)/],
    ['an allowed move', { by: 0, refused: 'sell salt' }, /allowed/],
    ['another code', { by: 0, refused: 'sell cork', code: 'x' }, /code noPair, not x/],
    ['another rule', { by: 0, refused: 'sell cork', rule: 'TOY-9' }, /rule TOY-3, not TOY-9/],
    ['a kind that can be used', { by: 0, refused: 'sell' }, /whole action/],
    ['an action that does not read', { by: 0, do: 'dance' }, /not an action/],
    ['a seat that is not there', { by: 3, do: 'end' }, /no seat 3/],
    ['a legal action too many', { legal: { by: 0, kind: 'sell' }, exactly: [] }, /also legal: sell salt/],
    ['a legal action too few', { legal: { by: 0, kind: 'keep' }, exactly: ['keep silk'] }, /not legal/],
    ['a question nobody knows', { ask: 'weather', is: 1 }, /there are: handSize/],
    ['another answer', { ask: 'handSize', args: { seat: 0 }, is: 7 }, /is 3, not 7/],
    ['a path that is not there', { expect: { 'hands.7': [] } }, /no hands.7/],
    ['another value', { expect: { turn: 1 } }, /turn is 0, not 1/],
    ['a draw out of turn', { chance: 'roll 3' }, /nothing is to be drawn/],
    ['a draw that does not read', { chance: 'roll 9' }, /not an outcome/],
  ]
  it.each(cases)('%s', (_name, step, words) => {
    expect(differences({ given, steps: [step] }).join()).toMatch(words)
  })

  it('an impossible draw', () => {
    const steps = [{ by: 0, do: 'peek' }, { chance: 'card salt' }]
    expect(differences({ given, steps }).join()).toMatch(/possible: card silk/)
  })

  it('stops after a move that could not be made', () => {
    expect(
      differences({
        given,
        steps: [
          { by: 1, do: 'end' },
          { by: 0, do: 'sell cork' },
        ],
      }),
    ).toHaveLength(1)
  })
})

describe('a scenario that cannot begin', () => {
  const cases: [string, object, RegExp][] = [
    ['another game', { game: 'chess', steps: [] }, /of chess, not of toy/],
    ['an option nobody knows', { options: { wind: 3 }, steps: [] }, /wind=3/],
    ['too many players', { players: 9, steps: [] }, /players=9/],
    [
      'cards that do not add up',
      {
        given: {
          hands: [
            [9, 9, 9],
            [0, 0, 0],
          ],
        },
        steps: [],
      },
      /instead of 9/,
    ],
    ['a key the state does not have', { given: { weather: 1 }, steps: [] }, /no "weather"/],
  ]
  it.each(cases)('%s', (_name, more, words) => {
    expect(differences(more).join()).toMatch(words)
  })

  it('unless its pieces are loose', () => {
    const loose = {
      loose: true,
      hands: [
        [9, 9, 9],
        [0, 0, 0],
      ],
    }
    expect(differences({ given: loose, steps: [] })).toEqual([])
  })
})

describe('a malformed file gives one clear problem', () => {
  const cases: [string, string, RegExp][] = [
    ['no JSON', '{', /not JSON/],
    ['no object', '[]', /the scenario must be an object/],
    ['an unknown key', JSON.stringify({ ...base, steps: [], extra: 1 }), /unknown key "extra"/],
    ['no steps', JSON.stringify(base), /steps must be a list/],
    ['one language', JSON.stringify({ ...base, title: { en: 'x' }, steps: [] }), /both languages/],
    ['no players', JSON.stringify({ ...base, players: 'two', steps: [] }), /players must be/],
    ['a step of nothing', JSON.stringify({ ...base, steps: [{}] }), /steps\[0\] must be a step/],
    ['two verbs', JSON.stringify({ ...base, steps: [{ do: 'a', chance: 'b' }] }), /do and chance/],
    ['no seat', JSON.stringify({ ...base, steps: [{ do: 'end' }] }), /steps\[0\]\.by must be a seat/],
    ['a stray word', JSON.stringify({ ...base, steps: [{ chance: 'x', by: 1 }] }), /unknown key "by"/],
    ['no answer', JSON.stringify({ ...base, steps: [{ ask: 'x' }] }), /steps\[0\]\.is must be/],
    ['inside a try', JSON.stringify({ ...base, steps: [{ try: [{ by: 0 }] }] }), /steps\[0\]\.try\[0\]/],
  ]
  it.each(cases)('%s', (_name, text, words) => {
    const read = readScenario(text)
    expect('problem' in read ? read.problem : '').toMatch(words)
  })
})
