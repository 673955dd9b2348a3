// Which offers the page declines without putting them to the person.
import { legalActions } from '@quayside/rules-kit'
import { expect, it } from 'vitest'
import { catan } from '../../src/inspectable.ts'
import { isDeclinedUnasked } from '../../src/ui/offers.ts'
import { play, position } from '../support.ts'

/** Seat 0 has offered wool for ore to both; seat 1 holds ore, seat 2 none. */
const offered = (...answers: string[]) => {
  const seats = [
    { resources: [0, 0, 2, 0, 0] },
    { resources: [0, 0, 0, 0, 1] },
    { resources: [0, 1, 0, 0, 0] },
  ]
  return play(position({ phase: 'main', seats }, {}, 3), '0 offer wool:1 for ore:1 to 1,2', ...answers)
}

const isDeclined = (state: ReturnType<typeof offered>, seat: number, wantsNone = false) =>
  isDeclinedUnasked(catan.view(state, seat).shown, seat, legalActions(catan, state, seat), wantsNone)

it('one that cannot be met, and all where the person wants none', () => {
  expect(isDeclined(offered(), 2)).toBe(true)
  expect(isDeclined(offered(), 1)).toBe(false)
  expect(isDeclined(offered(), 1, true)).toBe(true)
})

it('never one that the person has accepted: the word would be taken back', () => {
  expect(isDeclined(offered('1 answer yes'), 1)).toBe(false)
})

it('never one that was answered already, and none of one’s own', () => {
  expect(isDeclined(offered('2 answer no'), 2)).toBe(false)
  expect(isDeclined(offered(), 0, true)).toBe(false)
})
