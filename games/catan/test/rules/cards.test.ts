import { describe, expect, it } from 'vitest'
import { catan } from '../../src/inspectable.ts'
import { hands, json, legal, play, position, refusal, roads } from '../support.ts'

const RICH = [3, 3, 3, 3, 3]

describe('development cards', () => {
  it('CAT-70 bought while the deck lasts', () => {
    const state = position({
      phase: 'main',
      deckPile: ['monopoly'],
      loose: true,
      seats: [{ resources: RICH }],
    })
    play(state, '0 buyCard', '* card monopoly')
    expect(json(state).seats[0]?.cards).toEqual([0, 0, 0, 1, 0])
    expect(json(state).deck).toBe(0)
    expect(refusal(state, '0 buyCard')).toBe('deckEmpty CAT-70')
  })

  it('CAT-71 O33 one a turn, never one bought this turn, but an older copy', () => {
    const state = position({ phase: 'main', seats: [{ resources: RICH, cards: [0, 0, 0, 1, 0] }] })
    play(state, '0 buyCard', '* card monopoly')
    expect(refusal(state, '0 playMonopoly ore')).toBe('allowed')
    play(state, '0 playMonopoly ore')
    expect(refusal(state, '0 playMonopoly ore')).toBe('oneCardATurn CAT-71')
    const fresh = position({ phase: 'main', seats: [{ resources: RICH }] })
    play(fresh, '0 buyCard', '* card knight')
    expect(refusal(fresh, '0 playKnight')).toBe('boughtThisTurn CAT-71')
    expect(refusal(fresh, '0 playRoads')).toBe('noSuchCard CAT-71')
  })

  it('CAT-72 R10 O35 a point card counts at once and wins in the turn it is bought', () => {
    const given = {
      phase: 'main',
      seats: [{ resources: [0, 0, 1, 1, 1], cards: [0, 0, 0, 0, 1], cities: [0, 2, 7, 9] }],
    }
    const state = play(position(given), '0 buyCard', '* card point')
    expect(catan.result(state)).toMatchObject({ winners: [0], scores: [10, 0, 0, 0], reason: 'points' })
  })

  it('CAT-73 a knight moves the robber without discards, before the roll too', () => {
    const state = position({
      phase: 'preRoll',
      seats: [{ resources: [9, 0, 0, 0, 0], cards: [1, 0, 0, 0, 0] }],
    })
    play(state, '0 playKnight', '0 robber 1,0')
    expect(json(state).phase.type).toBe('preRoll')
    expect(hands(state)[0]).toEqual([9, 0, 0, 0, 0])
  })

  it('CAT-74 up to two free roads before anything else; the second may be left', () => {
    const seats = [{ resources: RICH, cards: [0, 1, 0, 0, 0], settlements: [18] }]
    const state = play(position({ phase: 'preRoll', seats }), '0 playRoads')
    expect(refusal(state, '0 skipRoad')).toBe('placeOneFirst CAT-74')
    expect(refusal(state, '0 roll')).toBe('freeRoadFirst CAT-74')
    play(state, '0 road 18-24')
    expect(refusal(state, '0 settle 30')).toBe('freeRoadFirst CAT-74')
    play(state, '0 skipRoad')
    expect(json(state).phase.type).toBe('preRoll')
    expect(hands(state)[0]).toEqual(RICH)
  })

  it('CAT-74 with one piece one road, with none not playable', () => {
    const fourteen = roads('16 11 7 3 0 4 1 5 2 6 10 15 20 26 32')
    const one = position({ phase: 'main', seats: [{ cards: [0, 1, 0, 0, 0], roads: fourteen }] })
    play(one, '0 playRoads', '0 road 32-37')
    expect(json(one).phase.type).toBe('main')
    const none = position({
      phase: 'main',
      seats: [{ cards: [0, 1, 0, 0, 0], roads: [...fourteen, [32, 37]] }],
    })
    expect(refusal(none, '0 playRoads')).toBe('noPlaceForRoad CAT-74')
  })

  it('CAT-75 O36 two cards that the bank has, the single one left, none from an empty bank', () => {
    const withBank = (bank: number[]) =>
      position({ phase: 'main', bank, loose: true, seats: [{ cards: [0, 0, 1, 0, 0] }] })
    expect(refusal(withBank([9, 9, 9, 1, 9]), '0 playDiscovery wheat:2')).toBe('notInBank CAT-75')
    expect(refusal(withBank([9, 9, 9, 1, 9]), '0 playDiscovery wheat:1 ore:1')).toBe('allowed')
    expect(refusal(withBank([9, 9, 9, 1, 9]), '0 playDiscovery ore:1')).toBe('takeTwo CAT-75')
    expect(legal(withBank([0, 0, 0, 1, 0]), 0, 'playDiscovery')).toEqual(['wheat:1'])
    expect(refusal(withBank([0, 0, 0, 0, 0]), '0 playDiscovery ore:1')).toBe('bankEmpty CAT-75')
  })

  it('CAT-76 R8 all cards of a kind from everybody, zero is possible', () => {
    const seats = [{ cards: [0, 0, 0, 2, 0] }, { resources: [0, 0, 3, 0, 1] }, { resources: [1, 0, 1, 0, 0] }]
    const state = play(position({ phase: 'main', seats }), '0 playMonopoly wool')
    expect(hands(state)[0]).toEqual([0, 0, 4, 0, 0])
    expect(hands(state)[1]).toEqual([0, 0, 0, 0, 1])
    expect(refusal(position({ phase: 'main', seats }), '0 playMonopoly brick')).toBe('allowed')
  })

  it('CAT-77 a played card stays before its owner and never returns to the deck', () => {
    const state = play(position({ phase: 'main', seats: [{ cards: [0, 0, 0, 1, 0] }] }), '0 playMonopoly ore')
    expect(json(state).deck).toBe(24)
    expect((json(state).seats[0] as unknown as { played: number[] }).played).toEqual([0, 0, 0, 1])
  })
})

describe('largest army', () => {
  it('CAT-65 CAT-66 O34 the third knight, then strictly more, before the robber moves', () => {
    const seats = [{ played: [3, 0, 0, 0] }, { played: [2, 0, 0, 0], cards: [2, 0, 0, 0, 0] }]
    const state = position({ phase: 'preRoll', turnSeat: 1, largestArmy: 0, seats })
    play(state, '1 playKnight')
    expect(json(state).largestArmy).toBe(0)
    const four = [{ played: [3, 0, 0, 0] }, { played: [3, 0, 0, 0], cards: [1, 0, 0, 0, 0] }]
    const next = play(
      position({ phase: 'preRoll', turnSeat: 1, largestArmy: 0, seats: four }),
      '1 playKnight',
    )
    expect(json(next).largestArmy).toBe(1)
    expect(json(next).phase.type).toBe('robber')
    expect(json(next).seats.map((seat) => seat.points.public)).toEqual([0, 2, 0, 0])
  })

  it('CAT-65 two knights are no army, and cards in hand do not count (CAT-66)', () => {
    const state = position({ phase: 'preRoll', seats: [{ played: [1, 0, 0, 0], cards: [5, 0, 0, 0, 0] }] })
    expect(json(play(state, '0 playKnight')).largestArmy).toBeNull()
  })
})

describe('winning', () => {
  it('CAT-80 CAT-81 ten points at the start of the own turn win before the roll', () => {
    const seats = [{}, { cities: [0, 2, 7, 9], cards: [0, 0, 0, 0, 2] }]
    const state = position({ phase: 'main', seats })
    play(state, '0 endTurn')
    expect(catan.result(state)).toEqual({
      winners: [1],
      scores: [0, 10, 0, 0],
      places: [2, 1, 2, 2],
      reason: 'points',
    })
    expect(refusal(state, '1 roll')).toBe('gameOver null')
  })

  it("CAT-82 R12 ten points on another's turn win nothing", () => {
    const state = position({
      phase: 'rolling',
      seats: [{}, { cities: [0, 2, 7, 9], cards: [0, 0, 0, 0, 2] }],
    })
    play(state, '* roll 1 1')
    expect(catan.result(state)).toBeNull()
  })

  it('CAT-83 the third knight and the first free road end the game at once', () => {
    const army = position({
      phase: 'preRoll',
      seats: [{ cities: [0, 2, 7, 9], played: [2, 0, 0, 0], cards: [1, 0, 0, 0, 0] }],
    })
    expect(catan.result(play(army, '0 playKnight'))?.winners).toEqual([0])
    const road = position({
      phase: 'preRoll',
      seats: [{ cities: [0, 2, 7, 9], roads: roads('17 23 29 34 39'), cards: [0, 1, 0, 0, 0] }],
    })
    expect(catan.result(play(road, '0 playRoads', '0 road 12-17'))?.winners).toEqual([0])
  })

  it('CAT-84 a cap ends without a winner', () => {
    const state = position({ phase: 'main', turnSeat: 3, round: 2 }, { roundCap: 2 })
    play(state, '3 endTurn')
    expect(catan.result(state)).toMatchObject({ winners: [], reason: 'cap' })
  })
})
