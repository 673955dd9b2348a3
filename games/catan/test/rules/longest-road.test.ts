import { describe, expect, it } from 'vitest'
import { longestTrail } from '../../src/longest-road.ts'
import { slowestTrail } from '../reference.ts'
import { endow, json, play, position, roads } from '../support.ts'

/** Name, own roads as paths, opponents' buildings (or own ones), number of roads, length. */
const SHAPES: readonly [string, string, string, number, number][] = [
  ['O1 a straight line', '3 7 12 17 23 29', '', 5, 5],
  ['O2 an even fork', '13 8 12;13 9 14;13 18 23', '', 6, 4],
  ['O3 a fork with one long arm', '13 8 12 17;13 9 14;13 18', '', 6, 5],
  ['O4 a ring', '18 24 30 35 29 23 18', '', 6, 6],
  ['O5 a ring with one tail', '18 24 30 35 29 23 18;18 13', '', 7, 7],
  ['O6 a ring with a tail of two', '18 24 30 35 29 23 18;18 13 9', '', 8, 8],
  ['O7 a ring with two tails side by side', '18 24 30 35 29 23 18;18 13;24 19', '', 8, 7],
  ['O8 a ring with two tails opposite', '18 24 30 35 29 23 18;18 13;35 40', '', 8, 7],
  ['O9 a ring with two long tails', '18 24 30 35 29 23 18;18 13 9 14;35 40 45 49', '', 12, 9],
  ['O10 two rings that share a side', '18 24 30 35 29 23 18;24 19 25 31 36 30', '', 11, 11],
  ['O11 two rings and a tail', '18 24 30 35 29 23 18;24 19 25 31 36 30;18 13', '', 12, 11],
  ['O12 a ring cut once', '18 24 30 35 29 23 18', '18', 6, 6],
  ['O13 a ring cut in halves', '18 24 30 35 29 23 18', '18 35', 6, 3],
  ['O14 a ring cut into two and four', '18 24 30 35 29 23 18', '18 30', 6, 4],
  ['O15 opponents at both ends', '3 7 12 17 23 29', '3 29', 5, 5],
  ['O16 a line of eight', '21 16 22 17 23 18 24 30 35', '', 8, 8],
  ['O16 the same line cut', '21 16 22 17 23 18 24 30 35', '18', 8, 5],
  ['O17 an H', '13 18;13 8 12;13 9 14;18 23 17;18 24 19', '', 9, 5],
  ['O18 a comb', '3 7 12 8 13 9 14 10 15;12 17;13 18;14 19', '', 11, 8],
  ['O19 two rings joined by a road', '18 24 30 35 29 23 18;13 18;13 9 5 1 4 8 13', '', 13, 13],
  ['O20 two lines apart', '3 7 12 17 22;30 35 40 45', '', 7, 4],
  ['R6 seven roads cut into two and five', '11 7 12 17 23 29 34 39', '12', 7, 5],
  ['one road', '0 3', '', 1, 1],
  ['no road at all', '', '', 0, 0],
  ['a fork cut at its middle', '13 8 12 17;13 9 14;13 18', '13', 6, 3],
  ['an even fork cut at its middle', '13 8 12;13 9 14;13 18 23', '13', 6, 2],
  ['a ring cut where its tail begins', '18 24 30 35 29 23 18;18 13', '18', 7, 6],
  ['a ring cut beside its tail', '18 24 30 35 29 23 18;18 13', '24', 7, 6],
  ['a ring with a tail cut at the middle of the tail', '18 24 30 35 29 23 18;18 13 9', '13', 8, 7],
  ['two rings cut at one end of the shared side', '18 24 30 35 29 23 18;24 19 25 31 36 30', '24', 11, 10],
  ['two rings cut at both ends of the shared side', '18 24 30 35 29 23 18;24 19 25 31 36 30', '24 30', 11, 5],
  ['two joined rings cut at the joint', '18 24 30 35 29 23 18;13 18;13 9 5 1 4 8 13', '13', 13, 7],
  ['two joined rings cut at both joints', '18 24 30 35 29 23 18;13 18;13 9 5 1 4 8 13', '13 18', 13, 6],
  ['a coast line', '16 11 7 3 0 4 1 5 2 6 10 15', '', 11, 11],
  ['a coast line cut in the middle', '16 11 7 3 0 4 1 5 2 6 10 15', '4', 11, 6],
  ['a coast line cut twice', '16 11 7 3 0 4 1 5 2 6 10 15', '3 5', 11, 4],
  ['fifteen roads in a line', '16 11 7 3 0 4 1 5 2 6 10 15 20 26 32 37', '', 15, 15],
  ['a comb cut at its middle tooth', '3 7 12 8 13 9 14 10 15;12 17;13 18;14 19', '13', 11, 4],
  ['a comb cut at two teeth', '3 7 12 8 13 9 14 10 15;12 17;13 18;14 19', '12 14', 11, 4],
  ['an H cut at one joint', '13 18;13 8 12;13 9 14;18 23 17;18 24 19', '18', 9, 4],
  ['a ring with a tail on every second corner', '18 24 30 35 29 23 18;18 13;30 36;29 34', '', 9, 7],
  ['a ring with tails on all corners', '18 24 30 35 29 23 18;18 13;24 19;30 36;35 40;29 34;23 17', '', 12, 7],
  ['a big ring around two hexes', '18 24 19 25 31 36 30 35 29 23 18', '', 10, 10],
  ['a big ring with a chord', '18 24 19 25 31 36 30 35 29 23 18;24 30', '', 11, 11],
  ['a small tree of three forks', '13 18 23 17;13 8 4;8 12;13 9 5;18 24', '', 9, 5],
  ['a ring in the corner of the island', '3 0 4 8 12 7 3', '', 6, 6],
  ['a corner ring with its way inland', '3 0 4 8 12 7 3;12 17 22 28', '', 9, 9],
  ['a corner ring cut at the way inland', '3 0 4 8 12 7 3;12 17 22 28', '12', 9, 6],
  ['a line that passes towns of its owner', '3 7 12 17 23 29', 'own 12 23', 5, 5],
  ['three rings around one corner', '18 24 30 35 29 23 18;24 19 25 31 36 30;18 13 9 14 19', '', 15, 14],
]

/** Opponents' buildings are shared out, so that neither pieces nor the distance rule matter here. */
function shape(paths: string, others: string) {
  const own = others.startsWith('own')
  const vertices = others.replace('own ', '').split(' ').filter(Boolean).map(Number)
  return position({
    phase: 'main',
    loose: true,
    seats: [
      { roads: roads(paths), settlements: own ? vertices : [] },
      { settlements: own ? [] : vertices.slice(0, 1) },
      { settlements: own ? [] : vertices.slice(1) },
    ],
  })
}

describe('CAT-60 the longest trail', () => {
  it.each(SHAPES)('%s', (_name, paths, others, many, length) => {
    const state = shape(paths, others)
    expect(roads(paths)).toHaveLength(many)
    expect(longestTrail(state, 0)).toBe(length)
    expect(slowestTrail(state, 0)).toBe(length)
    expect(json(state).longestRoad.lengths[0]).toBe(length)
  })
})

const RICH = { resources: [4, 4, 4, 4, 0] }

describe('CAT-61 to CAT-64 who holds the card', () => {
  const fiveRoads = '3 7 12 17 23 29'

  it('CAT-62 the first to five takes it, two points at once', () => {
    const state = position({
      phase: 'main',
      seats: [{ ...RICH, roads: roads('3 7 12 17 23'), settlements: [3] }],
    })
    play(state, '0 road 23-29')
    expect(json(state).longestRoad).toEqual({ holder: 0, lengths: [5, 0, 0, 0] })
    expect(json(state).seats[0]?.points.public).toBe(3)
  })

  it('CAT-62 O21 equal length does not take it, longer takes it at once', () => {
    const state = position({
      phase: 'main',
      turnSeat: 1,
      longestRoad: { holder: 0 },
      seats: [{ roads: roads(fiveRoads) }, { ...RICH, roads: roads('32 37 42 46 50'), settlements: [32] }],
    })
    play(state, '1 road 50-53')
    expect(json(state).longestRoad).toEqual({ holder: 0, lengths: [5, 5, 0, 0] })
    play(state, '1 road 49-53')
    expect(json(state).longestRoad).toEqual({ holder: 1, lengths: [5, 6, 0, 0] })
    expect(json(state).seats.map((seat) => seat.points.public)).toEqual([0, 3, 0, 0])
  })

  /** Seat 0 holds with a line that seat 1 cuts at 18; the others have roads of their own. */
  function beforeCut(line: string, others: [string, string, string], options = {}) {
    return position(
      {
        phase: 'main',
        turnSeat: 1,
        longestRoad: { holder: 0 },
        seats: [
          { roads: roads(line) },
          { ...RICH, roads: roads(`13 18;${others[0]}`) },
          { roads: roads(others[1]) },
          { roads: roads(others[2]) },
        ],
      },
      options,
    )
  }
  const seven = '16 22 17 23 18 24 30 35'

  it('CAT-61 O22 a cut holder loses it to the only longest, whoever is on turn', () => {
    const state = beforeCut(seven, ['13 9', '32 37 42 46 50 53', '33 38 43 47 51'])
    play(state, '1 settle 18')
    expect(json(state).longestRoad).toEqual({ holder: 2, lengths: [4, 2, 5, 4] })
    expect(json(state).turnSeat).toBe(1)
  })

  it('CAT-61 CAT-64 O23 tied others leave it aside until one is longest alone', () => {
    const state = beforeCut(seven, ['13 9', '32 37 42 46 50 53', '33 38 43 47 51 48'])
    play(state, '1 settle 18')
    expect(json(state).longestRoad).toEqual({ holder: null, lengths: [4, 2, 5, 5] })
    play(state, '1 endTurn', '2 roll', '* roll 1 1', '2 endTurn', '3 roll', '* roll 1 1')
    endow(state, 3, 1, 1)
    play(state, '3 road 44-48')
    expect(json(state).longestRoad).toEqual({ holder: 3, lengths: [4, 2, 5, 6] })
  })

  const eight = '21 16 22 17 23 18 24 30 35'

  it('CAT-63 O24 a cut holder who is still tied for longest keeps it', () => {
    const state = beforeCut(eight, ['13 9', '32 37 42 46 50 53', ''])
    play(state, '1 settle 18')
    expect(json(state).longestRoad).toEqual({ holder: 0, lengths: [5, 2, 5, 0] })
  })

  it('CAT-63 O24 with brokenTie setAside nobody has it', () => {
    const state = beforeCut(eight, ['13 9', '32 37 42 46 50 53', ''], { brokenTie: 'setAside' })
    play(state, '1 settle 18')
    expect(json(state).longestRoad).toEqual({ holder: null, lengths: [5, 2, 5, 0] })
  })

  it('CAT-63 with setAside a holder who is caught up with by building keeps it', () => {
    const given = {
      phase: 'main',
      turnSeat: 1,
      longestRoad: { holder: 0 },
      seats: [{ roads: roads(fiveRoads) }, { ...RICH, roads: roads('32 37 42 46 50'), settlements: [32] }],
    }
    const state = play(position(given, { brokenTie: 'setAside' }), '1 road 50-53')
    expect(json(state).longestRoad.holder).toBe(0)
  })

  it('CAT-61 O25 with nobody at five it is set aside, and comes back with five', () => {
    const state = beforeCut('17 23 18 24 30 35 29', ['13 9', '', ''])
    play(state, '1 settle 18')
    expect(json(state).longestRoad).toEqual({ holder: null, lengths: [4, 2, 0, 0] })
    play(
      state,
      '1 endTurn',
      '2 roll',
      '* roll 1 1',
      '2 endTurn',
      '3 roll',
      '* roll 1 1',
      '3 endTurn',
      '0 roll',
    )
    play(state, '* roll 1 1')
    endow(state, 0, 1, 1)
    play(state, '0 road 29-34')
    expect(json(state).longestRoad).toEqual({ holder: 0, lengths: [5, 2, 0, 0] })
  })

  it('CAT-60 a city cuts as the settlement did, and its building changes no length', () => {
    const state = position({
      phase: 'main',
      seats: [{ resources: [0, 0, 0, 2, 3], settlements: [12] }, { roads: roads('11 7 12 17 23 29 34 39') }],
    })
    expect(json(state).longestRoad.lengths).toEqual([0, 5, 0, 0])
    play(state, '0 city 12')
    expect(json(state).longestRoad.lengths).toEqual([0, 5, 0, 0])
  })

  it('CAT-60 a settlement on the open end of a road shortens nothing', () => {
    const state = position({
      phase: 'main',
      seats: [{ ...RICH, roads: roads('29 34') }, { roads: roads(fiveRoads) }],
    })
    play(state, '0 settle 29')
    expect(json(state).longestRoad.lengths[1]).toBe(5)
    expect(json(state).longestRoad.holder).toBe(1)
  })
})
