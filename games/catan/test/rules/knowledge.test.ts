import { SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { catan } from '../../src/inspectable.ts'
import { play, position } from '../support.ts'

const known = (state: Parameters<typeof catan.known>[0], viewer: number | 'watcher') =>
  catan.known(state, viewer)

describe('what memory proves', () => {
  const robbery = () =>
    position({
      phase: 'robber',
      seats: [{}, { resources: [2, 0, 1, 0, 0], settlements: [19] }, {}, {}],
    })

  it('CAT-23 the stolen card is known to thief and victim alone', () => {
    const state = play(robbery(), '0 robber 1,0 from 1', '* steal wool')
    for (const seat of [0, 1]) expect(known(state, seat).own?.least[0]).toEqual([0, 0, 1, 0, 0])
    expect(known(state, 2).own?.least[0]).toEqual([0, 0, 0, 0, 0])
    expect(known(state, 2).own?.most[0]).toEqual([1, 0, 1, 0, 0])
    expect(known(state, 'watcher').own).toBeNull()
  })

  it('CAT-93 CAT-94 open tracking shows each viewer what they could know, and nothing when it is off', () => {
    const state = play(robbery(), '0 robber 1,0 from 1', '* steal wool')
    const tracked = (viewer: number | 'watcher') => catan.view(state, viewer).shown.tracking
    expect(tracked(2)).toBeNull()
    state.fixed = { ...state.fixed, options: { ...state.fixed.options, openTracking: true } }
    expect(tracked(1)?.least[0]).toEqual([0, 0, 1, 0, 0])
    expect(tracked(2)?.most[0]).toEqual([1, 0, 1, 0, 0])
    expect(tracked('watcher')).toEqual(known(state, 'watcher').public)
  })

  it('CAT-35 an accept proves its cards, and every imagined world has them', () => {
    const state = position({
      phase: 'main',
      seats: [{ resources: [0, 0, 1, 0, 0] }, { resources: [1, 1, 1, 0, 1] }, { resources: [2, 1, 1, 1, 2] }],
    })
    play(state, '0 offer wool:1 for ore:1 to 1', '1 answer yes')
    expect(known(state, 0).public.least[1]?.[4]).toBe(1)
    for (let seed = 0; seed < 30; seed++) {
      const world = catan.imagine(catan.view(state, 0), new SeededRng(seed))
      expect(world.hands[9]).toBeGreaterThanOrEqual(1)
    }
  })

  it('CAT-76 Monopoly shows how many there were', () => {
    const seats = [{ cards: [0, 0, 0, 1, 0] }, { resources: [1, 0, 2, 0, 0] }, { resources: [1, 0, 1, 0, 0] }]
    const state = play(position({ phase: 'main', seats }), '0 playMonopoly wool')
    expect(known(state, 'watcher').public.most.map((row) => row[2])).toEqual([3, 0, 0, 0])
  })

  it('CAT-81 a win not declared bounds hidden points, and no finished game is imagined', () => {
    const state = position({ phase: 'main', seats: [{ cities: [0, 2, 7, 9], cards: [1, 0, 0, 1, 1] }] })
    expect(known(state, 1).pointsMost[0]).toBe(1)
    for (let seed = 0; seed < 50; seed++) {
      const world = catan.imagine(catan.view(state, 1), new SeededRng(seed))
      expect(world.cards[4]).toBeLessThanOrEqual(1)
      expect(catan.result(world)).toBeNull()
    }
  })

  it('CAT-21 a discard chosen by another seat is not seen before all are in', () => {
    const hand = [4, 0, 4, 0, 0]
    const start = position({ phase: 'rolling', seats: [{ resources: hand }, { resources: hand }] })
    const one = play(catan.clone(start), '* roll 3 4', '0 discard lumber:4')
    const two = play(catan.clone(start), '* roll 3 4', '0 discard wool:4')
    expect(catan.view(one, 1)).toEqual(catan.view(two, 1))
    expect(catan.view(one, 0)).not.toEqual(catan.view(two, 0))
  })
})
