/** People who come and go during play: resigning, stand-ins, removal, muting. */

import type { Seat } from '@quayside/rules-kit'
import { PERSON, type Room } from '@quayside/store'
import type { Decision } from '../tables/decision.ts'
import { refusal } from '../texts.ts'
import { peopleIn, seatOf, withSeat } from './room.ts'
import { withoutName } from './series.ts'

type RoomDecision = Decision<null>

/** Removed or muted: so many a table remembers. */
const MOST_LISTED = 200

/** The bot that plays for somebody who is not there. */
export const STAND_IN = 'mate'

/** A bot takes the seat for good; without people left the game stops. */
export function resign(room: Room, guest: string): RoomDecision {
  const seat = seatOf(room, guest)
  if (seat === null) return { refused: refusal('notSeated') }
  if (room.status !== 'playing') return { refused: refusal('notPlaying') }
  if (room.seats[seat]?.resigned) return { refused: refusal('resignedAlready') }
  return { answer: null, room: stopIfEmpty(resignedRoom(room, seat)) }
}

function resignedRoom(room: Room, seat: Seat): Room {
  return { ...withLeaver(withSeat(room, seat, { resigned: true, standIn: STAND_IN }), seat), proposal: null }
}

/** At a rated table whoever leaves stands behind those who stay, also when they come back: a bot has played for them. */
function withLeaver(room: Room, seat: Seat): Room {
  const { rated, leavers = [] } = room
  return rated && !leavers.includes(seat) ? { ...room, leavers: [...leavers, seat] } : room
}

function stopIfEmpty(room: Room): Room {
  if (room.status !== 'playing' || peopleIn(room).length > 0) return room
  return { ...room, status: 'stopped', reason: 'resigned' }
}

/** The person is there again and plays on. */
export function comeBack(room: Room, guest: string): RoomDecision {
  const seat = seatOf(room, guest)
  if (seat === null) return { refused: refusal('notSeated') }
  if (room.seats[seat]?.resigned) return { refused: refusal('resignedAlready') }
  if (room.status !== 'playing' || room.seats[seat]?.standIn === null)
    return { refused: refusal('notPlaying') }
  return { answer: null, room: withSeat(room, seat, { standIn: null }) }
}

export function handToStandIn(room: Room, seat: Seat): Room {
  const isPerson = room.seats[seat]?.kind === PERSON
  return isPerson ? withLeaver(withSeat(room, seat, { standIn: STAND_IN }), seat) : room
}

/** Removes and bans a guest (host): the seat becomes free, or during play a bot takes it. */
export function remove(room: Room, host: string, guest: string | null): RoomDecision {
  if (room.host !== host) return { refused: refusal('notHost') }
  if (guest === null || guest === host) return { refused: refusal('noPerson') }
  if (isRatedGame(room)) return { refused: refusal('ratedRuns') }
  if (room.banned.length >= MOST_LISTED) return { refused: refusal('listFull') }
  const gone = withoutGuest(room, guest)
  return { answer: null, room: { ...gone, banned: [...room.banned.filter((id) => id !== guest), guest] } }
}

/** The room without this guest. */
export function withoutGuest(room: Room, guest: string): Room {
  const seat = seatOf(room, guest)
  if (seat === null) return room
  if (room.status === 'lobby')
    return withSeat(room, seat, { guest: null, name: '', contribution: '', agreed: false })
  const left = withSeat(room, seat, { guest: null })
  return room.status === 'playing' ? stopIfEmpty(resignedRoom(left, seat)) : left
}

/** For a deleted guest: also removes the name; another person becomes host, or the table closes. */
export function forgetGuest(room: Room, guest: string): Room {
  const seat = seatOf(room, guest)
  const gone = withoutGuest(room, guest)
  const unlisted = {
    ...gone,
    ...(gone.series ? { series: withoutName(gone.series, guest) } : {}),
    banned: gone.banned.filter((one) => one !== guest),
    muted: gone.muted.filter((one) => one !== guest),
  }
  const nameless = seat === null ? unlisted : withSeat(unlisted, seat, { name: '' })
  if (room.host !== guest) return nameless
  const heir = nameless.seats.find(({ guest: other }) => other !== null)?.guest
  return heir ? { ...nameless, host: heir } : closed(nameless)
}

export function mute(room: Room, host: string, guest: string | null, isMuted: boolean): RoomDecision {
  if (room.host !== host) return { refused: refusal('notHost') }
  if (guest === null || guest === host) return { refused: refusal('noPerson') }
  const others = room.muted.filter((id) => id !== guest)
  if (isMuted && others.length >= MOST_LISTED) return { refused: refusal('listFull') }
  return { answer: null, room: { ...room, muted: isMuted ? [...others, guest] : others } }
}

export function close(room: Room, host: string): RoomDecision {
  if (room.host !== host) return { refused: refusal('notHost') }
  if (isRatedGame(room)) return { refused: refusal('ratedRuns') }
  return { answer: null, room: closed(room) }
}

/** One that a host cannot end or empty: they would never lose. */
export function isRatedGame({ rated, status }: Room): boolean {
  return rated === true && status === 'playing'
}

/** Finished games keep their status. */
function closed(room: Room): Room {
  if (room.status === 'playing') return { ...room, status: 'stopped', reason: 'closed', proposal: null }
  return room.status === 'lobby' ? { ...room, status: 'closed', reason: null, open: false } : room
}
