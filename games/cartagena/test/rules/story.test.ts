import { cartagena } from '@quayside/cartagena'
import { describe, expect, it } from 'vitest'
import { facts, fresh, handSize, legal, pirates, play, position, STORY, settle, why } from './table.ts'

const P = 'prison'
const OWN = { ...STORY, shipDepartureNeedsOwnPirate: true }

describe('the whole story', () => {
  it.each(['3+3', '3+4', '3+5', '4+3', '4+4', '5+3'])(
    'CTG-W1 %s: tunnel first, then the island, the ship at Cartagena',
    (boards) => {
      const { boards: names, ship, seats } = facts(fresh(3, { layout: 'story', boards }))
      const [tunnel = 0, island = 0] = boards.split('+').map(Number)
      expect(names.map((name) => name[0]).join('')).toBe('T'.repeat(tunnel) + 'J'.repeat(island))
      expect(ship).toBe('cartagena')
      expect(seats[0]?.pirates).toEqual(Array(6).fill(P))
    },
  )

  it('CTG-W2 no move passes from the tunnel to the island', () => {
    const state = position({ seats: [{ pirates: [18], hand: ['G'] }] }, STORY)
    expect(pirates(play(state, '0 forward G 18'), 0)).toEqual([P, P, P, P, P, 'ship'])
  })

  it('CTG-W4 a landing pirate takes the nearest free space, or the cove', () => {
    const given = {
      ship: 'tortuga',
      seats: [{ pirates: ['ship', 'ship'], hand: ['G', 'L'] }, { pirates: [19, 27, 31] }],
    }
    const state = play(position(given, STORY), '0 forward G ship', '0 forward L ship')
    expect(pirates(state, 0)).toEqual([P, P, P, P, 23, 'cove'])
  })

  it('CTG-W6 an empty ship stays; any pirate aboard is enough, or only an own one by the switch', () => {
    expect(why(position({}, STORY), '0 ship')).toBe('shipEmpty CTG-W6')
    const others = { seats: [{}, { pirates: ['ship'] }] }
    expect(why(position(others, STORY), '0 ship')).toBe('allowed')
    expect(why(position(others, OWN), '0 ship')).toBe('shipNeedsOwn CTG-W6')
    expect(why(position({ seats: [{ pirates: ['ship'] }] }, OWN), '0 ship')).toBe('allowed')
  })

  it('CTG-W7 an empty ship at Tortuga may be fetched, but not for free', () => {
    const state = position({ ship: 'tortuga' }, STORY)
    expect(why(state, '0 ship')).toBe('allowed')
    expect(why(state, '0 freeShip')).toBe('notCaptain CTG-W8')
  })

  it('CTG-W8 a majority won in mid-turn gives no free voyage', () => {
    const state = position({ seats: [{ pirates: [18], hand: ['G', 'R'] }] }, STORY)
    play(state, '0 forward G 18')
    expect(why(state, '0 freeShip')).toBe('tooLateForFree CTG-W8')
    expect(legal(state, 0, 'ship')).toEqual(['ship'])
  })

  it('CTG-W9 the limit counts each colour alone', () => {
    const given = { seats: [{ pirates: [18], hand: ['G'] }, { pirates: ['ship', 'ship', 'ship'] }] }
    expect(why(position(given, STORY), '0 forward G 18')).toBe('allowed')
    expect(() => position({ seats: [{ pirates: ['ship', 'ship', 'ship', 'ship'] }] }, STORY)).toThrow(
      'aboard',
    )
  })

  it('CTG-W10 the ship may sail four times in a turn', () => {
    const state = position({ seats: [{ pirates: ['ship'] }] }, STORY)
    play(state, '0 freeShip', '0 ship', '0 ship', '0 ship')
    expect(facts(state)).toMatchObject({ ship: 'cartagena', turn: 1 })
  })

  it('CTG-W11 island pirates do not fall back onto the ship or the tunnel', () => {
    const given = { ship: 'tortuga', seats: [{ pirates: [19] }, { pirates: [18, 'ship'] }] }
    expect(why(position(given, STORY), '0 backward 19')).toBe('nothingBehind CTG-33')
  })

  it('CTG-W12 after the free voyage an action is due, and the turn cannot be given up', () => {
    const state = position({ seats: [{ pirates: ['ship', 5], hand: [] }] }, STORY)
    expect(legal(state, 0)).toEqual(['backward ship', 'ship', 'freeShip', 'skipDraw'])
    play(state, '0 freeShip')
    expect(why(state, '0 skipDraw')).toBe('turnBegun CTG-W12')
    expect(why(state, '0 endTurn')).toBe('mustAct CTG-11')
    expect(legal(state, 0)).toEqual(['ship'])
  })

  it('CTG-W12 if no action is left after it, the turn just ends', () => {
    const state = position(
      { seats: [{ pirates: ['ship', 'cove', 'cove', 'cove', 'cove', 'cove'], hand: [] }] },
      STORY,
    )
    play(state, '0 freeShip')
    expect(facts(state)).toMatchObject({ turn: 1, ship: 'tortuga', sailedFree: false })
  })

  it('with cards in hand a turn always begins with something legal', () => {
    const given = { ship: 'tortuga', seats: [{ pirates: [18, 18, 18, 17, 17, 16], hand: ['G'] }] }
    expect(legal(position(given, STORY), 0)).toContain('ship')
  })

  it('CTG-50 the cove is the goal: all pirates there win', () => {
    const given = {
      ship: 'tortuga',
      seats: [
        { pirates: ['ship', 'cove', 'cove', 'cove', 'cove', 'cove'], hand: ['L'] },
        { pirates: [19, 27, 31] },
      ],
    }
    expect(cartagena.result(play(position(given, STORY), '0 forward L ship'))?.winners).toEqual([0])
  })
})

describe('Morgan', () => {
  const MORGAN = { arrangement: 'A-BASE', drawRule: 'morgan' }

  it('CTG-M1 replaces falling back, stands beside it, or is not in use', () => {
    const given = { seats: [{ pirates: [12], hand: ['G'] }, { pirates: [9] }] }
    expect(why(position(given, MORGAN), '0 backward 12')).toBe('noBackward CTG-M1')
    expect(why(position(given), '0 morgan 1 9')).toBe('noMorgan CTG-M1')
    const both = position(given, { ...MORGAN, drawRule: 'both' })
    expect(why(both, '0 backward 12')).toBe('allowed')
    expect(why(both, '0 morgan 1 9')).toBe('allowed')
  })

  it("CTG-M2 moves somebody else's pirate only", () => {
    const state = position({ seats: [{ pirates: [12] }] }, MORGAN)
    expect(why(state, '0 morgan 0 12')).toBe('ownPirate CTG-M2')
    expect(why(state, '0 morgan 1 12')).toBe('noPirateThere CTG-M2')
    expect(why(state, '0 morgan 4 12')).toBe('noSuchSeat null')
  })

  it('CTG-M3 to the goal it is two cards, however many stand there', () => {
    const state = position({ seats: [{ hand: [] }, { pirates: [36] }] }, MORGAN)
    settle(play(state, '0 morgan 1 36'))
    expect(handSize(state, 0)).toBe(2)
  })

  it('CTG-M4 the limit can be turned off, and a space before the ship is no obstacle', () => {
    const given = { seats: [{}, { pirates: [30, 'ship', 'ship', 'ship'] }] }
    expect(why(position(given, MORGAN), '0 morgan 1 30')).toBe('shipFull CTG-M4')
    expect(why(position(given, { ...MORGAN, morganShipLimitInBase: false }), '0 morgan 1 30')).toBe('allowed')
    const blocked = { seats: [{ pirates: [33] }, given.seats[1] ?? {}] }
    expect(pirates(settle(play(position(blocked, MORGAN), '0 morgan 1 30')), 1)).toEqual([
      P,
      P,
      33,
      'ship',
      'ship',
      'ship',
    ])
  })

  it('CTG-M5 not from the goal; in the story not while the ship is away or full', () => {
    expect(why(position({ seats: [{}, { pirates: ['ship'] }] }, MORGAN), '0 morgan 1 ship')).toBe(
      'notPushable CTG-M5',
    )
    const story = { ...STORY, drawRule: 'morgan' }
    expect(why(position({ ship: 'tortuga', seats: [{}, { pirates: [18] }] }, story), '0 morgan 1 18')).toBe(
      'shipAway CTG-W3',
    )
    const full = { seats: [{}, { pirates: [18, 'ship', 'ship', 'ship'] }] }
    expect(why(position(full, story), '0 morgan 1 18')).toBe('shipFull CTG-W9')
    expect(why(position({ seats: [{}, { pirates: ['cove'] }] }, story), '0 morgan 1 cove')).toBe(
      'notPushable CTG-M5',
    )
  })
})
