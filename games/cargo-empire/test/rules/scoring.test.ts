import type { JsonObject } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { MAPS } from '../../src/content.ts'
import { cargoEmpire } from '../../src/inspectable.ts'
import { objectiveOf } from '../../src/names.ts'
import type { Options } from '../../src/options.ts'
import { countOf, objectiveValue, result } from '../../src/scoring.ts'
import type { State } from '../../src/state.ts'
import { stepMarker } from '../../src/track.ts'

const EUROPE: Options = { opponent: 'none', map: 'europe', families: false, tracks: 'base' }

function position(players: number, given: JsonObject, options: Options = EUROPE): State {
  const state = cargoEmpire.fill(options, players, { loose: true, only: true, ...given })
  if ('problem' in state) throw new Error(state.problem)
  return state
}

const post = (who: number | 'auto') => ({ who, vassal: false })
const present = (...cities: string[]) =>
  cities.map((city, i) => ({ city, level: 1, tile: i + 1, cubes: [null, null], posts: [post(0), null] }))
const markers = (car: number, train = 0, ship = 0) => ({
  cityCards: [],
  markers: [car, train, ship].map((value) => ({ position: value, row: 0 })),
})

describe('points', () => {
  it('CGE-31 TV-N: track points are those of the spaces of the three markers', () => {
    const state = position(4, {
      participants: [markers(28), markers(27), markers(24, 19), markers(17, 12, 6)],
    })
    expect([0, 1, 2, 3].map((owner) => countOf(state, owner).track)).toEqual([22, 20, 18, 0])
  })

  it('CGE-31 TV-O: three points for every post in a level-3 city, five for every city card, blanks included', () => {
    const beside = [
      { post: post(0), many: 3 },
      { post: post(1), many: 1 },
    ]
    const cities = [{ city: 'oslo', level: 3, tile: 1, cubes: [null, null], posts: [null, null], beside }]
    const state = position(3, {
      cities,
      participants: [{ cityCards: ['rome', 'milan'], blanks: 1 }, { cityCards: [] }],
    })
    expect(countOf(state, 0)).toMatchObject({ levelThree: 9, cityCards: 15 })
    expect(countOf(state, 1)).toMatchObject({ levelThree: 3, cityCards: 0 })
  })

  it('CGE-32 TV-13: sets, colours, ports and inland cities', () => {
    const pick = (colour: string, ports: number, inland: number) => {
      const own = MAPS.europe.cities.filter((city) => city.colour === colour)
      return [
        ...own.filter((city) => city.port).slice(0, ports),
        ...own.filter((city) => !city.port).slice(0, inland),
      ]
    }
    const chosen = [
      ...pick('red', 2, 1),
      ...pick('blue', 1, 1),
      ...pick('green', 1, 0),
      ...pick('yellow', 1, 3),
    ]
    const state = position(3, { cities: present(...chosen.map((city) => city.id)) })
    const value = (id: string) => objectiveValue(state, 0, objectiveOf(id))
    const ids = ['pair-red-blue', 'pair-red-yellow', 'set-four-colours', 'pair-port-inland', 'colour-yellow']
    expect(ids.map(value)).toEqual([6, 9, 6, 15, 6])
  })

  it('CGE-D6 TV-W: cities around one express space are neighbours', () => {
    const state = position(
      3,
      { cities: present('skarnhold', 'veyrholm', 'cindervale') },
      { ...EUROPE, map: 'dior' },
    )
    expect(objectiveValue(state, 0, objectiveOf('largest-network'))).toBe(3)
  })

  it('CGE-S5 TV-18: the automatic opponent counts objectives double', () => {
    const options: Options = { ...EUROPE, opponent: 'bot' }
    const state = position(1, { participants: [markers(0), { ...markers(0, 0, 4), who: 'auto' }] }, options)
    state.objectives[1] = 1 << objectiveOf('ahead-ship')
    expect(countOf(state, 1).objectives).toBe(16)
  })

  // Objectives come last of the four: when the sums and the first three are equal, so are they, and the order decides.
  const ties: readonly (readonly [string, JsonObject, JsonObject])[] = [
    ['track', markers(22), { ...markers(0), blanks: 2 }],
    ['city cards', { ...markers(0), blanks: 4 }, { ...markers(0), blanks: 3 }],
    ['order', markers(0), markers(0)],
  ]
  it.each(ties)('CGE-33 a tie is broken by the %s', (item, ahead, behind) => {
    const order = item === 'order' ? [0, 1] : [1, 0]
    const state = position(2, { phase: 'over', order, participants: [ahead, behind] })
    state.objectives.fill(0)
    // Three city cards and this objective are worth as much as four city cards.
    if (item === 'city cards') state.objectives[1] = 1 << objectiveOf('city-cards')
    const ranking = result(state)
    expect(ranking?.scores[0]).toBe(ranking?.scores[1])
    expect(ranking).toMatchObject({ winners: [0], places: [1, 2] })
  })
  it('CGE-33 a tie is broken by level-3 points before city cards', () => {
    const grown = { level: 3, cubes: [null, null], posts: [null, null] }
    const cities = [
      { ...grown, city: 'oslo', tile: 1, beside: [{ post: post(0), many: 4 }] },
      { ...grown, city: 'riga', tile: 2, beside: [{ post: post(0), many: 1 }] },
    ]
    const state = position(2, {
      phase: 'over',
      order: [1, 0],
      cities,
      participants: [markers(0), { ...markers(0), blanks: 3 }],
    })
    state.objectives.fill(0)
    expect(result(state)).toMatchObject({ winners: [0], scores: [15, 15] })
  })
})

describe('the track', () => {
  it('CGE-21 TV-I2: past the middle space a row is chosen again', () => {
    const state = position(3, {
      faces: ['a01', 'a03', 'a05'],
      participants: [
        {
          markers: [
            { position: 4, row: 1 },
            { position: 0, row: 0 },
            { position: 0, row: 0 },
          ],
        },
      ],
    })
    const seen = [0, 0, 2].map((row) => {
      stepMarker(state, 0, 0, row, null)
      return state.position[0]
    })
    expect(seen).toEqual([5, 6, 7])
    expect(state.row[0]).toBe(2)
  })

  it('CGE-A3 TV-20: wide spaces cost one step', () => {
    const state = position(
      3,
      { faces: ['a01', 'b01', 'c03'], participants: [markers(12)] },
      { ...EUROPE, tracks: 'advanced' },
    )
    const walked = [1, 1, 1].map(() => [stepMarker(state, 0, 0, 1, null), state.position[0]])
    expect(walked).toEqual([
      ['anyTransport', 13],
      ['cityOrObjective', 15],
      [null, 17],
    ])
  })

  it('CGE-21 TV-10 TV-11: behind the last tile come points, and at the top steps are lost', () => {
    const state = position(3, {
      participants: [
        {
          markers: [
            { position: 17, row: 1 },
            { position: 37, row: 0 },
            { position: 0, row: 0 },
          ],
        },
      ],
    })
    for (let i = 0; i < 3; i++) stepMarker(state, 0, 0, 0, null)
    stepMarker(state, 0, 1, 0, null)
    expect([state.position[0], state.position[1]]).toEqual([20, 37])
  })
})
