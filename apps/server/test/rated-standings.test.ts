// How everybody at a rated table came out: leaving counts as last.
import { EMPTY_SEAT, PERSON } from '@quayside/store'
import { describe, expect, it } from 'vitest'
import { ratedStandings } from '../src/results/rated-standings.ts'

const seats = Array.from({ length: 4 }, () => ({ ...EMPTY_SEAT, kind: PERSON }))
const rated = { rated: true, seats }

describe('standings of a rated game', () => {
  it('are the places of the rules where everybody stays, shared ones too', () => {
    expect(ratedStandings(rated, [2, 1, 2, 4])).toEqual([2, 1, 2, 4])
  })

  it('put whoever left behind all who stayed, the first to leave last', () => {
    expect(ratedStandings({ ...rated, leavers: [1, 0] }, [2, 1, 3, 4])).toEqual([3, 4, 1, 2])
  })

  it('of a game that everybody left follow the order of leaving', () => {
    expect(ratedStandings({ ...rated, leavers: [2, 0, 3, 1] }, null)).toEqual([3, 1, 4, 2])
  })

  it('of a stopped game that somebody left are equal for those who stayed', () => {
    expect(ratedStandings({ ...rated, leavers: [3] }, null)).toEqual([1, 1, 1, 4])
  })

  it('do not exist where all agreed to stop, or where the table was not rated', () => {
    expect(ratedStandings(rated, null)).toBeNull()
    expect(ratedStandings({ seats, leavers: [1] }, [1, 2, 3, 4])).toBeNull()
  })
})
