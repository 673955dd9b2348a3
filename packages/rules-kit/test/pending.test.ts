import { describe, expect, it } from 'vitest'
import { ActionList, at, BrokenRule, seatPending, seatsPending } from '../src/index.ts'

describe('pending seats', () => {
  it('are one frozen object for the same seats', () => {
    expect(seatsPending(0b101, 0b010)).toEqual({ by: 'seats', owe: [0, 2], may: [1] })
    expect(seatsPending(0b101, 0b010)).toBe(seatsPending(0b101, 0b010))
    expect(seatPending(3)).toBe(seatsPending(0b1000))
    expect(Object.isFrozen(seatPending(3))).toBe(true)
  })
})

describe('a list of actions', () => {
  it('is refilled without being made anew', () => {
    const list = new ActionList<string>()
    list.push('a')
    list.push('b')
    list.clear()
    list.push('c')
    expect(list.toArray()).toEqual(['c'])
    expect(list.at(0)).toBe('c')
    expect(() => list.at(1)).toThrow(RangeError)
    expect(() => list.at(-1)).toThrow(RangeError)
  })
})

describe('at', () => {
  it('gives what is there and throws otherwise', () => {
    expect(at([4, 5], 1)).toBe(5)
    expect(() => at([4, 5], 2)).toThrow(BrokenRule)
    expect(() => at(new Uint8Array(2), -1)).toThrow(BrokenRule)
  })
})
