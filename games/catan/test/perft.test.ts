/** Counts of all lines of play: a number that changes when any rule does. */
import { perft } from '@quayside/test-kit'
import { expect, it } from 'vitest'
import { catan } from '../src/inspectable.ts'
import { play, position, roads } from './support.ts'

const OFF = { domesticTrade: false }

it('the opening: 54 places, three or two roads, then what distance leaves', () => {
  expect([1, 2, 3].map((depth) => perft(catan, position({}, OFF), depth))).toEqual([54, 144, 7236])
})

it('a turn on the beginner island: roll, production, trade and robber', () => {
  const state = position({}, { ...OFF, board: 'beginner' })
  expect([1, 2, 3].map((depth) => perft(catan, state, depth))).toEqual([1, 36, 165])
})

it('a rich hand in the middle of the game', () => {
  const state = position(
    {
      phase: 'main',
      seats: [
        { resources: [4, 2, 2, 3, 3], cards: [1, 1, 1, 1, 0], settlements: [18], roads: roads('18 24 30') },
        { resources: [1, 0, 2, 0, 0], cities: [41], roads: roads('41 45') },
      ],
    },
    OFF,
  )
  expect([1, 2, 3].map((depth) => perft(catan, state, depth))).toEqual([35, 675, 8590])
})

it('talk about trades', () => {
  const state = position({
    phase: 'main',
    seats: [{ resources: [0, 0, 1, 0, 0] }, { resources: [0, 0, 0, 0, 1] }, {}, {}],
  })
  expect([1, 2, 3].map((depth) => perft(catan, state, depth))).toEqual([17, 379, 9879])
  play(state, '0 offer wool:1 for ore:1 to 1')
  expect([1, 2].map((depth) => perft(catan, state, depth))).toEqual([28, 675])
})
