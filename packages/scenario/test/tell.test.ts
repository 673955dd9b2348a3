import type { GameTypes } from '@quayside/rules-kit'
import { toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { type Beat, readScenario, type Scenario, tellScenario } from '../src/index.ts'

const say = { en: 'Look.', ja: '見る。' }
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

function scenario(steps: readonly object[], more: object = {}): Scenario {
  const base = { game: 'toy', players: 2, rules: ['TOY-1'], title: { en: 'a title', ja: '題' }, given }
  const read = readScenario(JSON.stringify({ ...base, steps, ...more }))
  if ('problem' in read) throw new Error(read.problem)
  return read
}

function beatsOf(steps: readonly object[]): readonly Beat<GameTypes>[] {
  const told = tellScenario(toyGame, scenario(steps))
  if ('problem' in told) throw new Error(told.problem)
  return told.beats as unknown as readonly Beat<GameTypes>[]
}

describe('a story', () => {
  it('begins with the position and tells what is done, with its events', () => {
    const [begin, sale] = beatsOf([{ by: 0, do: 'sell salt', say }])
    expect(begin).toMatchObject({ kind: 'begin', events: [], owe: [0] })
    expect(sale).toMatchObject({ kind: 'do', by: 0, moves: ['0 sell salt'], say, from: null })
    expect(sale?.events.length).toBeGreaterThan(0)
    expect(sale?.view).not.toEqual(begin?.view)
  })

  it('tells why something is refused, and what may be chosen', () => {
    const [, refused, kind, legal] = beatsOf([
      { by: 0, refused: 'sell cork' },
      { by: 1, refused: 'sell' },
      { legal: { by: 0, kind: 'sell' }, exactly: ['sell salt'] },
    ])
    expect(refused?.tried).toMatchObject({
      kind: 'sell',
      action: { type: 'sell' },
      rejection: { code: 'noPair' },
    })
    expect(kind?.tried).toMatchObject({ kind: 'sell', action: null, rejection: { code: 'notYourTurn' } })
    expect(legal?.listed?.actions).toEqual([{ type: 'sell', good: 'salt' }])
  })

  it('goes back to the same position for each try', () => {
    const beats = beatsOf([
      {
        try: [
          { by: 0, do: 'sell salt' },
          { by: 0, do: 'peek' },
        ],
      },
      { by: 0, do: 'sell salt' },
    ])
    expect(beats.map(({ kind, from }) => [kind, from !== null])).toEqual([
      ['begin', false],
      ['do', false],
      ['do', true],
      ['do', true],
    ])
    expect(beats[2]?.from).toEqual(beats[0]?.view)
  })

  it('leaves out what only compares', () => {
    expect(beatsOf([{ expect: { 'points.0': 0 } }, { say }]).map(({ kind }) => kind)).toEqual([
      'begin',
      'look',
    ])
  })

  it('looks over the shoulder of whoever acts first, and holds no memory', () => {
    const told = tellScenario(
      toyGame,
      scenario([
        { by: 1, refused: 'sell' },
        { by: 0, do: 'sell salt' },
      ]),
    )
    expect(told).toMatchObject({ viewer: 1, beats: [{ view: { viewer: 1, known: null } }, {}, {}] })
  })

  it('says what is wrong with a position', () => {
    expect(tellScenario(toyGame, scenario([], { game: 'chess' }))).toHaveProperty('problem')
  })
})
