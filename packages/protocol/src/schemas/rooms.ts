/** A table's room: seats, people, plan, proposals; and the lists in which tables stand. */
import { z } from 'zod'
import { SEAT_KINDS } from '../seat-kinds.ts'
import { clockSetting, gameFacts, optionValues, said, seat, seats, text } from './base.ts'
import { guestInfo } from './guests.ts'

const seatWish = z.strictObject({
  kind: z.enum(SEAT_KINDS).describe('A person, or the rank of a bot.'),
  colour: text(30).exactOptional(),
})
const wishedSeats = z.array(seatWish).min(1).max(8)
const outOfTime = z.enum(['fallback', 'standIn'])
const order = z.enum(['chosen', 'drawn'])
const first = z.union([seat, z.literal('drawn')])
const layout = text(120).describe('The board by its code, where the game has one; empty: laid by the rules.')

export const newTable = z.strictObject({
  game: text(40),
  options: optionValues.default({}),
  seats: wishedSeats,
  open: z.boolean().default(false).describe('Listed for everybody; otherwise by link only.'),
  clock: clockSetting.default({ kind: 'none' }),
  outOfTime: outOfTime.default('fallback'),
  order: order.default('chosen'),
  first: first.default('drawn'),
  layout: layout.default(''),
  rated: z
    .boolean()
    .default(false)
    .describe('The result counts for the ratings of all who sit: people only, and with a clock.'),
})
export const changeTable = z.strictObject({
  options: optionValues.exactOptional(),
  seats: wishedSeats.exactOptional(),
  open: z.boolean().exactOptional(),
  clock: clockSetting.exactOptional(),
  outOfTime: outOfTime.exactOptional(),
  order: order.exactOptional(),
  first: first.exactOptional(),
  layout: layout.exactOptional(),
})
export const join = z.strictObject({ secret: text(60).exactOptional() })
export const sit = z.strictObject({
  seat,
  contribution: text(64)
    .default('')
    .describe("Random text from the seat's own program: it is mixed into all chance."),
  colour: text(30).exactOptional(),
})
export const person = z.strictObject({ guest: text(40) })
export const muting = z.strictObject({ guest: text(40), muted: z.boolean() })
export const report = z.strictObject({ about: text(40), text: text(4000) })

const seatInfo = z.object({
  kind: z.string().describe('`person`, or the rank of a bot.'),
  name: z.string(),
  colour: z.string().nullable(),
  guest: z.string().nullable().describe('Who sits here; null for a bot and for an empty chair.'),
  here: z.boolean().describe('Whether that person is connected now.'),
  standIn: z.string().nullable().describe('The rank of the bot that plays for the person, while it does.'),
  resigned: z.boolean(),
})
const roomClock = z.object({ setting: clockSetting, outOfTime })
const status = z.enum(['lobby', 'playing', 'over', 'stopped', 'closed'])
const proposal = z.object({
  kind: z.enum(['undo', 'end', 'standIn']),
  by: seat,
  asked: seats,
  agreed: seats,
  needed: z.number(),
  to: z.number().nullable(),
  seat: seat.nullable(),
})
const BEST_OF = [1, 3, 5, 7] as const
const seriesSeats = z
  .enum(['same', 'rotated', 'drawn'])
  .describe('Everybody where they sat, one seat on, or by lot when the game begins.')
export const rematchWish = z.strictObject({
  seats: seriesSeats.default('same'),
  bestOf: z
    .literal(BEST_OF)
    .default(1)
    .describe('A series that begins with the game just finished; 1: none. One that is undecided goes on.'),
})
const series = z.object({
  bestOf: z.number(),
  seats: seriesSeats,
  played: z.number().describe('Games that are over, this one among them once it is.'),
  players: z.array(
    z.object({
      guest: z.string().nullable(),
      name: z.string(),
      kind: z.string().describe('`person`, or the rank of a bot.'),
      places: z.array(z.number().nullable()).describe('In each of these games; null: did not play in it.'),
      wins: z.number(),
    }),
  ),
  isOver: z.boolean().describe('Somebody has won more than half of the games, or all are played.'),
  winners: z.array(z.number()).describe('Of `players`, once it is over.'),
})
export const rematchMade = z.object({ id: z.string(), join: z.string() })
export const room = z.object({
  id: z.string(),
  version: z.number(),
  game: z.string(),
  options: optionValues,
  status,
  reason: z.string().nullable(),
  seats: z.array(seatInfo),
  host: z.string(),
  open: z.boolean(),
  clock: roomClock,
  order,
  first,
  layout,
  commitment: z.string().describe('SHA-256 of the secret, shown before the first draw.'),
  secret: z.string().nullable().describe('After the end, so that anyone can check the draws.'),
  muted: z.array(z.string()),
  watchers: z.number(),
  proposal: proposal.nullable(),
  rematch: rematchMade.nullable(),
  series: series.nullable().describe('The series this game belongs to, as it stands.'),
  rated: z.boolean(),
})
export const roomAnswer = z.object({ room, you: guestInfo })
export const tableMade = roomAnswer.extend({ join: z.string().describe('The secret of the link.') })
export const listing = z.object({
  id: z.string(),
  game: z.string(),
  options: optionValues,
  status,
  seats: z.array(seatInfo),
  changed: z.number(),
  moves: z.number(),
  owe: seats,
  open: z.boolean(),
  host: z.string(),
  clock: roomClock,
  rated: z.boolean(),
  left: z
    .number()
    .nullable()
    .describe('Milliseconds until the time of somebody who is awaited runs out; null: no clock runs.'),
})
/** What a link shows to somebody who has no name yet: no ids, nothing of the game itself. */
export const invitation = z.object({
  game: z.string(),
  options: optionValues,
  status,
  open: z.boolean(),
  host: z.string().describe('The name of whoever invites; empty while they do not sit.'),
  clock: roomClock,
  rated: z.boolean().describe('Who sits down agrees that the result counts for the ratings.'),
  seats: z.array(
    z.object({
      kind: z.string().describe('`person`, or the rank of a bot.'),
      name: z.string(),
      colour: z.string().nullable(),
      taken: z.boolean().describe('A bot sits here, or somebody does.'),
    }),
  ),
})
export const listings = z.object({ tables: z.array(listing) })
export const runningTables = z.object({
  tables: z.array(listing.extend({ watchers: z.number().describe('Who looks on now without a seat.') })),
})
export const games = z.object({ games: z.array(gameFacts.extend({ title: said, rules: z.number() })) })
