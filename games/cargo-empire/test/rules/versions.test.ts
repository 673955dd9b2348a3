/** What changed between versions of the rules: the scenarios of version 2, played by both. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject, OptionValues } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { cargoEmpire } from '../../src/inspectable.ts'
import type { Options } from '../../src/options.ts'
import { phaseOf } from '../../src/phase.ts'
import type { State } from '../../src/state.ts'

interface File {
  readonly players: number
  readonly options: OptionValues
  readonly given: JsonObject
}

/** The position of a scenario, by a version of the rules, after these moves. */
function played(name: string, rules: number, ...moves: readonly string[]): State {
  const path = join(import.meta.dirname, `../../scenarios/${name}.json`)
  const { players, options, given } = JSON.parse(readFileSync(path, 'utf8')) as File
  const resolved = cargoEmpire.resolveOptions(players, options) as Options
  const state = cargoEmpire.fill(resolved, players, { ...given, rules })
  if ('problem' in state) throw new Error(state.problem)
  expect(cargoEmpire.rulesOf(state)).toBe(rules)
  for (const text of moves) {
    const move = cargoEmpire.parse(text)
    if (!move || move.by === 'chance') throw new Error(text)
    expect(cargoEmpire.check(state, move.by, move.action), text).toBeNull()
    cargoEmpire.apply(state, move, null)
  }
  return state
}

const why = (state: State, text: string) => {
  const move = cargoEmpire.parse(text)
  return move && move.by !== 'chance' ? cargoEmpire.check(state, move.by, move.action)?.code : 'unread'
}

describe('version 1 and version 2 of the rules', () => {
  it('CGE-P2 a card from the step of slot five chained in version 1', () => {
    const moves = ['4 gainCard car', '4 step car upper', '4 gainCard ship']
    expect(phaseOf(played('cge-p2-any-card', 1, ...moves))).toMatchObject({ type: 'step' })
    expect(phaseOf(played('cge-p2-any-card', 2, ...moves))).toMatchObject({ type: 'plan' })
  })

  it('CGE-F3 the turn passed by itself in version 1', () => {
    const moves = ['1 deliver warsaw berlin orange upper 1C']
    expect(played('cge-f3-end-of-turn', 1, ...moves).turn).toBe(0)
    const state = played('cge-f3-end-of-turn', 2, ...moves)
    expect([state.turn, phaseOf(state).type]).toEqual([1, 'turnEnd'])
  })

  it.each([
    [1, 1, 2],
    [2, 2, 1],
  ])(
    'CGE-F4 purple’s emblem by version %i: left behind it leads to %i, brought late to %i',
    (rules, left, late) => {
      const car = (name: string, city: string) =>
        played(
          name,
          rules,
          '4 deliver warsaw berlin orange upper 1C',
          `4 moveEmblem ${city}`,
          '4 step car lower',
        ).position[12]
      expect(car('cge-f4-emblem-left', 'paris')).toBe(left)
      expect(car('cge-f4-emblem-late', 'berlin')).toBe(late)
    },
  )

  it('CGE-F5 a train could be enhanced after the delivery in version 1 whatever it made needless', () => {
    const moves = ['0 deliver warsaw milan orange lower 1C 1T']
    expect(why(played('cge-f5-red-late', 1, ...moves), '0 enhance')).toBeUndefined()
    expect(why(played('cge-f5-red-late', 2, ...moves), '0 enhance')).toBe('enhanceNeedless')
  })

  it('CGE-F3 red was not asked in version 1 before steps that leave no choice', () => {
    const moves = ['0 deliver warsaw berlin orange upper 1T']
    expect(played('cge-f5-red-after', 1, ...moves).turn).toBe(1)
    expect(played('cge-f5-red-after', 2, ...moves).turn).toBe(0)
  })
})

describe('CGE-F3 the end of a turn', () => {
  const delivered = (kept: number, more: JsonObject = {}, colours?: readonly string[]) => {
    const path = join(import.meta.dirname, '../../scenarios/cge-f3-end-of-turn.json')
    const { options, given } = JSON.parse(readFileSync(path, 'utf8')) as File
    const participants = (given.participants as unknown as JsonObject[]).map((one, i) =>
      i === 1 ? { ...one, kept } : one,
    )
    const state = cargoEmpire.fill(cargoEmpire.resolveOptions(2, options) as Options, 2, {
      ...given,
      participants,
      ...more,
      ...(colours ? { colours: [...colours] } : {}),
    })
    if ('problem' in state) throw new Error(state.problem)
    const move = cargoEmpire.parse('1 deliver warsaw berlin orange upper 1C')
    if (move) cargoEmpire.apply(state, move, null)
    return phaseOf(state).type
  }
  const last = { round: 3, participants: [{ postsLeft: 0 }, { postsLeft: 0 }] }
  const ending = (kept: number): JsonObject => {
    const markers = [1, 0, 0].map((position) => ({ position, row: position * 2 }))
    const hand = { car: 1, train: 0, ship: 0 }
    const own = { kept, hand, markers, emblem: 'paris', cityCards: [], postsLeft: 0 }
    return { ...last, participants: [{ emblem: 'oslo', cityCards: [], postsLeft: 0 }, own] }
  }

  it('is asked with two cubes, and not with fewer', () => {
    expect(delivered(1)).toBe('turnEnd')
    expect(delivered(0)).toBe('plan')
  })

  it('is not asked after the last turn of the game, except of blue, whose emblem counts', () => {
    expect(delivered(1, ending(1))).toBe('over')
    expect(delivered(1, ending(1), ['red', 'blue'])).toBe('turnEnd')
  })
})

describe('CGE-A1 the faces of a set-up', () => {
  const setupOf = (tracks: Options['tracks'], faces: readonly string[]) => {
    const options = cargoEmpire.resolveOptions(3, { tracks }) as Options
    const drawn = cargoEmpire.drawSetup(options, 3, { below: () => 0 })
    const read = cargoEmpire.readSetup(options, 3, { ...drawn, faces })
    return 'problem' in read ? read.problem : null
  }

  it.each([
    ['base', ['a01', 'a03', 'a05'], null],
    ['base', ['a01', 'a02', 'a05'], /lies twice/],
    ['base', ['a01', 'a01', 'a05'], /lies twice/],
    ['base', ['a01', 'b01', 'a05'], /faces\[1\] cannot be "b01" with tracks=base/],
    ['base', ['a01', 'xyz', 'a05'], /faces\[1\] cannot be "xyz"/],
    ['advanced', ['a06', 'b03', 'c02'], null],
    ['advanced', ['a06', 'c01', 'c02'], /faces\[1\] cannot be "c01"/],
    ['free', ['c01', 'b01', 'a04'], null],
    ['free', ['a03', 'b01', 'a04'], /lies twice/],
  ] as const)('tracks=%s %j', (tracks, faces, problem) => {
    const said = setupOf(tracks, faces)
    if (problem === null) expect(said).toBeNull()
    else expect(said).toMatch(problem)
  })
})
