// The descriptions agree with the house they describe.
import { RANKS } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { newTable } from '../src/schemas/index.ts'
import { PERSON, SEAT_KINDS } from '../src/seat-kinds.ts'

describe('the words of the wire', () => {
  it('a seat can be asked for a person and for every bot there is', () => {
    expect(SEAT_KINDS).toEqual([PERSON, ...RANKS])
    const plan = { game: 'any', seats: SEAT_KINDS.map((kind) => ({ kind })) }
    expect(newTable.safeParse(plan).success).toBe(true)
    expect(newTable.safeParse({ ...plan, seats: [{ kind: 'oracle' }] }).success).toBe(false)
  })
})
