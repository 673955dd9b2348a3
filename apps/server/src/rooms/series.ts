/** Several games of the same people: who won which, and when it is decided. A stopped game counts for nobody. */
import type { SeriesInfo } from '@quayside/protocol'
import { PERSON, type Room, type Series, type SeriesGame, type SeriesSeats } from '@quayside/store'

export interface NextGame {
  readonly seats: SeriesSeats
  readonly bestOf: number
}

type Places = readonly number[] | null

/** A room whose game has come so far; places once it is over. */
export interface Played {
  readonly id: string
  readonly room: Room
  readonly places: Places
}

function gameOf({ id, room, places }: Played): SeriesGame[] {
  if (places === null || room.status !== 'over') return []
  const seats = room.seats.map(({ guest, name, kind }, seat) => {
    const place = places[seat] ?? null
    return { guest, name, kind, place }
  })
  return [{ table: id, seats }]
}

/** Bots of a rank are told apart by their order. */
function keysOf(seats: readonly { readonly guest: string | null; readonly kind: string }[]): string[] {
  return seats.map(({ guest, kind }, i) => {
    const nth = seats.slice(0, i).filter((one) => one.guest === null && one.kind === kind).length
    return guest ?? `${kind} ${nth}`
  })
}

/** The series as it stands, with this game if it is over; null: there is none. */
export function seriesInfo(played: Played): SeriesInfo | null {
  const { series } = played.room
  return series ? infoOf(played, { ...series, games: [...series.games, ...gameOf(played)] }) : null
}

function infoOf({ room }: Played, { bestOf, seats, games }: Series): SeriesInfo {
  const lines = new Map<string, { guest: string | null; name: string; kind: string }>()
  const sitting = room.seats.filter(({ kind, guest }) => kind !== PERSON || guest !== null)
  for (const list of [sitting, ...games.map((game) => game.seats)]) {
    for (const [i, key] of keysOf(list).entries()) {
      const { guest = null, name = '', kind = PERSON } = list[i] ?? {}
      // Who has left or is gone has no line of their own any more.
      if (!lines.has(key) && (kind !== PERSON || guest !== null)) lines.set(key, { guest, name, kind })
    }
  }
  const players = [...lines].map(([key, one]) => {
    const places = games.map((game) => game.seats[keysOf(game.seats).indexOf(key)]?.place ?? null)
    return { ...one, places, wins: places.filter((place) => place === 1).length }
  })
  const most = Math.max(0, ...players.map(({ wins }) => wins))
  const isOver = most > bestOf / 2 || games.length >= bestOf
  const winners = isOver ? players.flatMap(({ wins }, i) => (wins === most && most > 0 ? [i] : [])) : []
  return { bestOf, seats, played: games.length, players, isOver, winners }
}

/** The series that the next game belongs to: the same while it is undecided, otherwise a new one that begins with this game. */
export function nextSeries(played: Played, { seats, bestOf }: NextGame): Series | undefined {
  const now = seriesInfo(played)
  const { series } = played.room
  const games = gameOf(played)
  if (series && now && !now.isOver) return { ...series, seats, games: [...series.games, ...games] }
  return bestOf === 1 ? undefined : { bestOf, seats, games: series ? [] : games }
}

/** Where everybody sits in the next game: where they sat, one seat on, or as the lot falls when it begins. */
export function placed(room: Room, how: SeriesSeats): Pick<Room, 'seats' | 'order'> {
  const { seats } = room
  if (how !== 'rotated') return { seats, order: how === 'drawn' ? 'drawn' : 'chosen' }
  return { seats: [...seats.slice(-1), ...seats.slice(0, -1)], order: 'chosen' }
}

/** Nobody is named any more who is gone. */
export function withoutName(series: Series, guest: string): Series {
  const games = series.games.map((game) => ({
    ...game,
    seats: game.seats.map((seat) => (seat.guest === guest ? { ...seat, guest: null, name: '' } : seat)),
  }))
  return { ...series, games }
}
