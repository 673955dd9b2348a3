import { describe, expect, it } from 'vitest'
import {
  acceptedValues,
  choice,
  clashOfChoice,
  type OptionSpec,
  type OptionValues,
  parseOptionText,
  resolveOptions,
  toggle,
} from '../src/index.ts'

const layout = choice('layout', ['escape', 'story'])
const boards = choice('boards', [
  { value: 6, excludes: [{ option: 'layout', values: ['story'] }] },
  { value: '3+3', needs: [{ option: 'layout', values: ['story'] }] },
])
const rival = choice('rival', [
  { value: 'bot', needs: [{ option: 'players', values: [1, 2] }] },
  { value: 'none', excludes: [{ option: 'players', values: [1] }] },
])
const cap: OptionSpec = { name: 'roundCap', kind: 'whole', from: 0, to: 500, standard: 0 }
const specs: OptionSpec[] = [layout, boards, rival, toggle('magic'), cap]

function resolve(players: number, given: OptionValues) {
  return resolveOptions({ specs, seats: { min: 1, max: 4 } }, players, given)
}

describe('options', () => {
  it('take their first value when nothing is said', () => {
    const options = { layout: 'escape', boards: 6, rival: 'bot', magic: false, roundCap: 0 }
    expect(resolve(2, {})).toEqual({ options })
  })

  it('take the first value that the given ones allow', () => {
    expect(resolve(2, { layout: 'story' })).toMatchObject({ options: { boards: '3+3' } })
    expect(resolve(3, {})).toMatchObject({ options: { rival: 'none' } })
    expect(resolve(1, {})).toMatchObject({ options: { rival: 'bot' } })
  })

  const bad: [string, number, OptionValues, object][] = [
    ['players', 5, {}, { code: 'badPlayers', option: 'players', value: '5', other: '1-4' }],
    ['half a player', 1.5, {}, { code: 'badPlayers' }],
    ['a name', 2, { wind: 'east' }, { code: 'unknownOption', option: 'wind' }],
    ['a value', 2, { layout: 'tunnel' }, { code: 'badValue', other: 'escape, story' }],
    ['a number', 2, { roundCap: 501 }, { code: 'badValue', other: '0-500' }],
    ['a number as text', 2, { boards: '6' }, { code: 'badValue' }],
    [
      'an excluded pair',
      2,
      { layout: 'story', boards: 6 },
      { code: 'clash', option: 'boards', other: 'layout=story' },
    ],
    ['a missing need', 2, { layout: 'escape', boards: '3+3' }, { code: 'clash', other: 'layout=escape' }],
    [
      'a value for other players',
      3,
      { rival: 'bot' },
      { code: 'clash', option: 'rival', other: 'players=3' },
    ],
  ]
  it.each(bad)('refuse %s, naming both sides', (_name, players, given, problem) => {
    expect(resolve(players, given)).toMatchObject({ problem })
  })

  it('say what a form may offer', () => {
    const settled = { layout: 'story', boards: '3+3', players: 2 }
    expect(clashOfChoice(boards, 6, settled)).toBe('layout=story')
    expect(clashOfChoice(boards, '3+3', settled)).toBeNull()
    expect(specs.map(acceptedValues)).toContain('false, true')
  })

  it('are read from the command line by their own types', () => {
    const text = 'layout=story,boards=3+3,magic=true,roundCap=30,wind=east'
    const values = { layout: 'story', boards: '3+3', magic: true, roundCap: 30, wind: 'east' }
    expect(parseOptionText(specs, text)).toEqual(values)
    expect(parseOptionText(specs, '')).toEqual({})
    expect(parseOptionText(specs, 'magic')).toBeUndefined()
    expect(parseOptionText(specs, '=true')).toBeUndefined()
  })
})
