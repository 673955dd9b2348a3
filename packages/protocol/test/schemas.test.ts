// The descriptions agree with the house they describe.
import { isRank, RANKS } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { newTable } from '../src/schemas/index.ts'
import { PERSON, SEAT_KINDS } from '../src/seat-kinds.ts'

describe('the words of the wire', () => {
  it('a seat can be asked for a person and for every bot there is', () => {
    expect(SEAT_KINDS.filter((kind) => kind !== PERSON && !isRank(kind))).toEqual([])
    expect(RANKS.filter((rank) => !SEAT_KINDS.includes(rank))).toEqual([])
    const isTaken = (kind: string) => newTable.safeParse({ game: 'any', seats: [{ kind }] }).success
    expect(SEAT_KINDS.filter((kind) => !isTaken(kind))).toEqual([])
    expect(isTaken('oracle')).toBe(false)
  })
})
