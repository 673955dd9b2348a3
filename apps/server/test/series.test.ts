// A series: who won which game, who has won it, and where everybody sits next.
import { EMPTY_SEAT, PERSON, type Room, type RoomSeat } from '@quayside/store'
import { describe, expect, it } from 'vitest'
import { nextSeries, type Played, placed, seriesInfo, withoutName } from '../src/rooms/series.ts'

const person = (guest: string): RoomSeat => ({
  ...EMPTY_SEAT,
  kind: PERSON,
  guest,
  name: guest.toUpperCase(),
})
const mate: RoomSeat = { ...EMPTY_SEAT, kind: 'mate' }
const over = (seats: readonly RoomSeat[], places: readonly number[], before: Partial<Room> = {}): Played => ({
  ...{ id: 't', places },
  room: { ...before, status: 'over', seats } as Room,
})
const WISH = { seats: 'rotated', bestOf: 3 } as const

/** The same people again: the room of the next game, over with these places. */
function again(played: Played, places: readonly number[], seats = played.room.seats): Played {
  const series = nextSeries(played, WISH)
  return over(seats, places, series ? { series } : {})
}
const wins = (played: Played) => seriesInfo(played)?.players.map(({ name, wins: many }) => [name, many])

describe('a series', () => {
  const first = over([person('ann'), person('bob')], [1, 2])

  it('begins with the game before, and ends when somebody has won more than half', () => {
    expect(seriesInfo(first)).toBeNull()
    const second = again(first, [2, 1])
    expect(seriesInfo(second)).toMatchObject({ played: 2, bestOf: 3, isOver: false, winners: [] })
    expect(wins(second)).toEqual([
      ['ANN', 1],
      ['BOB', 1],
    ])
    const third = again(second, [2, 1])
    expect(seriesInfo(third)).toMatchObject({ isOver: true, winners: [1] })
    // Then there is a new one, or none.
    expect(nextSeries(third, WISH)).toEqual({ ...WISH, games: [] })
    expect(nextSeries(third, { seats: 'same', bestOf: 1 })).toBeUndefined()
    expect(seriesInfo(again(first, [1, 2]))).toMatchObject({ played: 2, isOver: true, winners: [0] })
  })

  it('follows people and bots to other seats, and takes in who comes and keeps who goes', () => {
    const three = over([person('ann'), mate, person('bob')], [2, 1, 3])
    const next = again(three, [1, 2, 3], [person('cid'), person('ann'), mate])
    expect(seriesInfo(next)?.players).toEqual([
      { guest: 'cid', name: 'CID', kind: PERSON, places: [null, 1], wins: 1 },
      { guest: 'ann', name: 'ANN', kind: PERSON, places: [2, 2], wins: 0 },
      { guest: null, name: '', kind: 'mate', places: [1, 3], wins: 1 },
      { guest: 'bob', name: 'BOB', kind: PERSON, places: [3, null], wins: 0 },
    ])
    const { series } = next.room
    expect(JSON.stringify(series && withoutName(series, 'bob'))).not.toMatch(/bob/i)
  })

  it('does not count a game that was stopped', () => {
    const stopped = { ...again(first, [1, 2]), places: null }
    expect(nextSeries(stopped, WISH)?.games).toHaveLength(1)
  })

  it('is over after its last game also where nobody has more than half', () => {
    const seats = ['a', 'b', 'c'].map(person)
    const third = again(again(over(seats, [1, 2, 3]), [2, 1, 3]), [3, 2, 1])
    expect(seriesInfo(third)).toMatchObject({ isOver: true, winners: [0, 1, 2] })
  })
})

it('seats are kept, moved on by one, or drawn when the game begins', () => {
  const room = { seats: ['a', 'b', 'c'].map(person) } as unknown as Room
  const names = (how: 'same' | 'rotated' | 'drawn') => placed(room, how).seats.map(({ guest }) => guest)
  expect(names('same')).toEqual(['a', 'b', 'c'])
  expect(names('rotated')).toEqual(['c', 'a', 'b'])
  expect([placed(room, 'rotated').order, placed(room, 'drawn').order]).toEqual(['chosen', 'drawn'])
})
