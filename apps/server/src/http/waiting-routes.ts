/** "Play a person now": into the waiting room, out of it, and what it looks like from outside. */
import { gameIds } from '@quayside/all'
import * as shapes from '@quayside/protocol/schemas'
import { pointsOf } from '@quayside/ratings'
import type { Online } from '../online.ts'
import type { Answered } from '../tables/decision.ts'
import { refusal } from '../texts.ts'
import { seatCounts } from '../waiting/make-waiting-room.ts'
import { botsIn } from '../waiting/waiting-room.ts'
import { route } from './route.ts'
import { cleanText, NAME_LENGTH } from './user-text.ts'

/** The usual wait comes from so many. */
const WAITS_COUNTED = 50

async function stateOf({ store, waitingRoom, now }: Online, guest: string): Promise<Answered> {
  await store.waiting.seen([guest], now())
  const held = await store.waiting.of(guest)
  if (!held) return { ok: { waiting: null, table: null } }
  // Claimed, but not made yet: the next answer tells where it is.
  const isThere = held.table !== null && (await store.isMember(held.table, guest))
  if (isThere) return { ok: { waiting: null, table: held.table } }
  const { ticket } = held
  const others = (await waitingRoom.waiting()).filter(
    (one) =>
      one.guest !== guest && one.pace === ticket.pace && one.games.some((id) => ticket.games.includes(id)),
  )
  const since = now() - ticket.since
  return { ok: { waiting: { since, bots: botsIn(ticket, now()), others: others.length }, table: null } }
}

async function pointsAt({ store }: Online, guest: string): Promise<Record<string, number>> {
  const known = await store.ratings.of(guest)
  return Object.fromEntries(known.map(({ game, rating }) => [game, pointsOf(rating)]))
}

function median(list: readonly number[]): number | null {
  return list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) / 2)] ?? null
}

export const waitingRoutes = [
  route('GET', '/api/waiting', {
    summary: 'How many wait for each game at each pace, and how long it usually takes',
    auth: 'none',
    answer: shapes.waitingRooms,
    async run({ online }) {
      const tickets = await online.waitingRoom.waiting()
      const places = gameIds.flatMap((game) => shapes.PACES.map((pace) => ({ game, pace })))
      const rooms = places.map(async ({ game, pace }) => {
        const people = tickets.filter((one) => one.pace === pace && one.games.includes(game)).length
        const waits = await online.store.waiting.waits(game, pace, WAITS_COUNTED)
        return { game, pace, people, usually: median(waits) }
      })
      return { ok: { rooms: await Promise.all(rooms) } }
    },
  }),
  route('GET', '/api/me/waiting', {
    summary: 'Whether you wait, or where you were seated. Asking is a sign that you are there',
    answer: shapes.waitingState,
    run: ({ online, guest }) => stateOf(online, guest.id),
  }),
  route('POST', '/api/me/waiting', {
    summary: 'Wait for people; a new wish takes the place of an older one',
    body: shapes.waitingWish,
    answer: shapes.waitingState,
    async run({ online, guest, body }) {
      const { games, players, rated, botsAfter } = body
      if (games.some((game) => !gameIds.includes(game))) return { refused: refusal('noGame') }
      const fits = (game: string) => seatCounts(game).some((many) => players.includes(many))
      if (!games.some(fits)) return { refused: refusal('badSeats') }
      if (rated && botsAfter !== null) return { refused: refusal('ratedPeople') }
      if (!online.rateLimiters.waiting.take(guest.id)) return { refused: refusal('tooOften') }
      const hosted = await online.store.countHosted(guest.id, ['lobby', 'playing'])
      if (hosted >= online.settings.limits.tablesPerGuest) return { refused: refusal('tooManyTables') }
      const name = cleanText(guest.name, NAME_LENGTH)
      const points = await pointsAt(online, guest.id)
      await online.waitingRoom.enter({ ...body, guest: guest.id, name, points, since: online.now() })
      return stateOf(online, guest.id)
    },
  }),
  route('DELETE', '/api/me/waiting', {
    summary: 'Wait no longer',
    answer: shapes.nothing,
    async run({ online, guest }) {
      await online.store.waiting.remove(guest.id)
      return { ok: {} }
    },
  }),
]
