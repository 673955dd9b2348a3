import { describe, expect, it } from 'vitest'
import { hands, json, legal, play, position, refusal, roads } from '../support.ts'

const BEGINNER = { board: 'beginner' }

describe('turn', () => {
  it('CAT-10 roll once; CAT-11 nothing but a card before it; CAT-12 no end before it', () => {
    const state = position({ phase: 'preRoll', seats: [{ resources: [5, 5, 5, 5, 5] }] })
    expect(refusal(state, '0 buyCard')).toBe('rollFirst CAT-11')
    expect(refusal(state, '0 maritime wool for ore')).toBe('rollFirst CAT-11')
    expect(refusal(state, '0 offer wool:1 for ore:1 to 1')).toBe('rollFirst CAT-11')
    expect(refusal(state, '0 endTurn')).toBe('rollFirst CAT-12')
    play(state, '0 roll', '* roll 1 1')
    expect(refusal(state, '0 roll')).toBe('alreadyRolled CAT-10')
    expect(refusal(state, '1 endTurn')).toBe('notYourTurn CAT-13')
  })

  it('CAT-12 the seven is one step: no end, trade or card between', () => {
    const state = position({
      phase: 'robber',
      seats: [{ resources: [4, 0, 0, 0, 0], cards: [1, 0, 0, 0, 0] }],
    })
    for (const move of ['0 endTurn', '0 playKnight', '0 maritime lumber for ore'])
      expect(refusal(state, move)).toBe('robberFirst CAT-12')
  })
})

describe('production', () => {
  it('CAT-15 R2 O26 every roll on the beginner island', () => {
    const gains: Record<number, number[][]> = {}
    for (let sum = 2; sum <= 12; sum++) {
      if (sum === 7) continue
      const state = position({ phase: 'rolling' }, BEGINNER)
      const before = hands(state)
      play(state, `* roll ${Math.min(6, sum - 1)} ${sum - Math.min(6, sum - 1)}`)
      gains[sum] = hands(state).map((hand, seat) => hand.map((n, kind) => n - (before[seat]?.[kind] ?? 0)))
    }
    // Seats: blue, white, orange, red. Kinds: lumber, brick, wool, wheat, ore.
    const none = [0, 0, 0, 0, 0]
    expect(gains[2]).toEqual([none, none, none, [0, 0, 1, 0, 0]])
    expect(gains[3]).toEqual([[1, 0, 0, 0, 0], [0, 0, 0, 0, 1], none, none])
    expect(gains[4]).toEqual([[0, 0, 0, 1, 0], none, [0, 0, 1, 0, 0], [0, 0, 1, 0, 0]])
    expect(gains[5]).toEqual([[0, 0, 2, 0, 0], [0, 1, 0, 0, 0], none, none])
    expect(gains[6]).toEqual([none, [0, 1, 0, 1, 0], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]])
    expect(gains[8]).toEqual([[0, 0, 0, 0, 1], none, [1, 0, 0, 0, 0], none])
    expect(gains[9]).toEqual([none, none, [0, 0, 0, 1, 0], [1, 0, 0, 0, 0]])
    expect(gains[10]).toEqual([none, none, none, [0, 1, 0, 0, 1]])
    expect(gains[11]).toEqual([[0, 0, 1, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0], none])
    expect(gains[12]).toEqual([none, [0, 0, 0, 1, 0], none, none])
  })

  it('CAT-16 O27 the hex under the robber gives nothing, the others still pay', () => {
    const state = play(position({ phase: 'rolling', robber: [0, -1] }, BEGINNER), '* roll 3 3')
    expect(json(state).bank).toEqual([17, 17, 16, 17, 16])
  })

  it('CAT-15 a city brings two', () => {
    const state = position({ phase: 'rolling', seats: [{ cities: [31] }] })
    expect(hands(play(state, '* roll 4 4'))[0]).toEqual([0, 0, 0, 0, 2])
  })

  // (0,1) fields 4 with corners 30 36 41 45 40 35; (1,-1) pasture 4 with 9 14 19 24 18 13.
  it('CAT-17 O28 with too little for several nobody gets that kind, other kinds are paid', () => {
    const state = position({
      phase: 'rolling',
      bank: [19, 19, 19, 2, 19],
      loose: true,
      seats: [{ cities: [30] }, { settlements: [41, 14] }],
    })
    play(state, '* roll 2 2')
    expect(hands(state).slice(0, 2)).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 1, 0, 0],
    ])
  })

  it('CAT-17 O29 the only one entitled takes what is left, be it nothing', () => {
    for (const left of [2, 0]) {
      const seats = [{ cities: [30], settlements: [41] }]
      const state = position({ phase: 'rolling', bank: [19, 19, 19, left, 19], loose: true, seats })
      expect(hands(play(state, '* roll 2 2'))[0]?.[3]).toBe(left)
    }
  })

  it('CAT-18 what is paid can be traded for at once', () => {
    const state = position({
      phase: 'main',
      bank: [0, 19, 19, 19, 19],
      loose: true,
      seats: [{ resources: [1, 1, 0, 0, 4], settlements: [18], roads: [] }],
    })
    expect(refusal(state, '0 maritime ore for lumber')).toBe('notInBank CAT-42')
    play(state, '0 road 18-24')
    expect(refusal(state, '0 maritime ore for lumber')).toBe('allowed')
  })
})

describe('seven and robber', () => {
  const seven = (...hands: number[][]) =>
    position({ phase: 'rolling', seats: hands.map((resources) => ({ resources })) })

  it('CAT-20 CAT-21 R3 O30 hands of 7, 8, 9, 15 put down 0, 4, 4, 7', () => {
    const state = play(
      seven([7, 0, 0, 0, 0], [4, 4, 0, 0, 0], [0, 5, 4, 0, 0], [0, 0, 0, 10, 5]),
      '* roll 3 4',
    )
    expect(json(state).phase).toMatchObject({ type: 'discard', due: [0, 4, 4, 7] })
    expect(refusal(state, '1 discard lumber:3')).toBe('wrongNumber CAT-21')
    expect(refusal(state, '1 discard lumber:2 ore:2')).toBe('notHeld CAT-21')
    expect(refusal(state, '0 robber 1,0')).toBe('discardFirst CAT-21')
  })

  it('CAT-18 CAT-21 choices are secret and go to the bank together', () => {
    const state = play(
      seven([0, 0, 0, 0, 0], [4, 0, 4, 0, 0], [5, 0, 4, 0, 0], [0, 0, 0, 7, 0]),
      '* roll 3 4',
    )
    const bank = json(state).bank
    play(state, '2 discard lumber:4')
    expect(json(state).bank).toEqual(bank)
    play(state, '1 discard wool:4')
    expect(json(state).bank).toEqual([(bank[0] ?? 0) + 4, bank[1], (bank[2] ?? 0) + 4, bank[3], bank[4]])
    expect(json(state).phase.type).toBe('robber')
  })

  it('CAT-22 to another land hex, the desert too, never the sea', () => {
    const state = position({ phase: 'robber', robber: [1, 0] })
    expect(refusal(state, '0 robber 1,0')).toBe('sameHex CAT-22')
    expect(refusal(state, '0 robber 2,1')).toBe('noSuchHex CAT-22')
    expect(refusal(state, '0 robber 0,0')).toBe('allowed')
  })

  it('CAT-23 CAT-24 one card from one opponent there who has cards', () => {
    const state = position({
      phase: 'robber',
      seats: [
        { settlements: [24] },
        { resources: [0, 0, 2, 0, 0], settlements: [19], cities: [31] },
        { settlements: [36] },
        { resources: [1, 0, 0, 0, 0] },
      ],
    })
    expect(refusal(state, '0 robber 1,0')).toBe('mustRob CAT-23')
    for (const seat of [0, 2, 3])
      expect(refusal(state, `0 robber 1,0 from ${seat}`)).toBe('nobodyThere CAT-23')
    play(state, '0 robber 1,0 from 1', '* steal wool')
    expect(hands(state).slice(0, 2)).toEqual([
      [0, 0, 1, 0, 0],
      [0, 0, 1, 0, 0],
    ])
    expect(json(state).phase.type).toBe('main')
  })

  it('CAT-97 friendly robber: poor neighbours are left alone while there is another hex', () => {
    const given = {
      phase: 'robber',
      seats: [
        {},
        { resources: [1, 0, 0, 0, 0], settlements: [31] },
        { resources: [1, 0, 0, 0, 0], cities: [17, 39] },
      ],
    }
    const state = position(given, { friendlyRobber: true })
    expect(refusal(state, '0 robber 1,0 from 1')).toBe('friendlyRobber CAT-97')
    expect(refusal(state, '0 robber -1,0 from 2')).toBe('allowed')
    expect(legal(state, 0, 'robber')).not.toContain('1,0 from 1')
  })

  it('CAT-96 deck of 36: each pair once, then all again', () => {
    const state = position({ phase: 'rolling', diceLeft: [35] }, { dice: 'deck36' })
    play(state, '* roll 6 6')
    expect((json(state) as unknown as { diceLeft: number[] }).diceLeft).toHaveLength(36)
  })
})

describe('building', () => {
  it('CAT-50 cost, piece, place', () => {
    const state = position({ phase: 'main', seats: [{ resources: [1, 0, 0, 0, 0], settlements: [18] }] })
    expect(refusal(state, '0 road 18-24')).toBe('cannotPay CAT-50')
    expect(refusal(state, '0 city 18')).toBe('cannotPay CAT-50')
    expect(refusal(state, '0 buyCard')).toBe('cannotPay CAT-50')
  })

  it('CAT-51 R5 on from own roads and buildings, not beyond an opponent', () => {
    const state = position({
      phase: 'main',
      seats: [
        { resources: [1, 1, 0, 0, 0], settlements: [17], roads: roads('17 23 18') },
        { settlements: [18], roads: roads('13 18') },
      ],
    })
    expect(legal(state, 0, 'road').sort()).toEqual(['12-17', '17-22', '23-29'])
    expect(refusal(state, '0 road 18-24')).toBe('notConnected CAT-51')
    expect(refusal(state, '0 road 13-18')).toBe('edgeTaken CAT-51')
    expect(refusal(state, '0 road 17-18')).toBe('noSuchEdge CAT-51')
  })

  it('CAT-52 R7 a settlement needs an own road and distance', () => {
    const state = position({
      phase: 'main',
      seats: [
        { resources: [1, 1, 1, 1, 0], settlements: [17], roads: roads('17 23 18 24') },
        { settlements: [19] },
      ],
    })
    expect(legal(state, 0, 'settle')).toEqual(['18'])
    expect(refusal(state, '0 settle 23')).toBe('tooClose CAT-52')
    expect(refusal(state, '0 settle 19')).toBe('occupied CAT-52')
    expect(refusal(state, '0 settle 40')).toBe('noOwnRoad CAT-52')
  })

  it('CAT-53 CAT-54 a city frees a settlement piece, in the same turn too', () => {
    const state = position({
      phase: 'main',
      seats: [
        {
          resources: [1, 1, 1, 3, 3],
          settlements: [0, 2, 7, 9, 17],
          roads: roads('17 23 29'),
        },
      ],
    })
    expect(refusal(state, '0 settle 29')).toBe('upgradeFirst CAT-54')
    expect(refusal(state, '0 city 29')).toBe('notOwnSettlement CAT-53')
    play(state, '0 city 17', '0 settle 29')
    expect(json(state).seats[0]?.points.public).toBe(7)
  })

  it('CAT-50 four cities are all', () => {
    const given = { resources: [0, 0, 0, 2, 3], settlements: [29], cities: [0, 2, 7, 9] }
    expect(refusal(position({ phase: 'main', seats: [given] }), '0 city 29')).toBe('noPiece CAT-50')
  })
})
