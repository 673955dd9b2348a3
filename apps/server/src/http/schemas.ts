/** Schemas of requests and responses. Requests are strict and bounded; responses are described for the documentation. */
import { RANKS } from '@quayside/bots'
import { z } from 'zod'

const seat = z.int().min(0).max(9)
const text = (most: number) => z.string().max(most)
const optionValues = z.record(z.string().max(40), z.union([z.string().max(60), z.int(), z.boolean()]))
const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), ms: z.int().min(3_000).max(1_209_600_000) }),
  z.strictObject({
    kind: z.literal('game'),
    ms: z.int().min(10_000).max(1_209_600_000),
    increment: z.int().min(0).max(3_600_000),
  }),
])
const seatWish = z.strictObject({
  kind: z.enum(['person', ...RANKS]).describe('A person, or the rank of a bot.'),
  colour: text(30).optional(),
})
const contribution = text(64).describe(
  "Random text from the seat's own program: it is mixed into all chance.",
)

export const keep = z.enum(['cookie', 'token']).default('cookie')
export const newGuest = z.strictObject({ name: text(200), keep })
export const rename = z.strictObject({ name: text(200) })
export const carry = z.strictObject({ code: text(60), keep })

export const newTable = z.strictObject({
  game: text(40),
  options: optionValues.default({}),
  seats: z.array(seatWish).min(1).max(8),
  open: z.boolean().default(false).describe('Listed for everybody; otherwise by link only.'),
  clock: clock.default({ kind: 'none' }),
  outOfTime: z.enum(['fallback', 'standIn']).default('fallback'),
  order: z.enum(['chosen', 'drawn']).default('chosen'),
  first: z.union([seat, z.literal('drawn')]).default('drawn'),
})
export const changeTable = z.strictObject({
  options: optionValues.optional(),
  seats: z.array(seatWish).min(1).max(8).optional(),
  open: z.boolean().optional(),
  clock: clock.optional(),
  outOfTime: z.enum(['fallback', 'standIn']).optional(),
  order: z.enum(['chosen', 'drawn']).optional(),
  first: z.union([seat, z.literal('drawn')]).optional(),
})
export const join = z.strictObject({ secret: text(60).optional() })
export const sit = z.strictObject({
  seat,
  contribution: contribution.default(''),
  colour: text(30).optional(),
})
export const act = z.strictObject({
  id: text(60).min(1).describe("The client's own id: sent again, it is answered again, not played again."),
  action: z.unknown().describe("One of the game's actions."),
  ask: z.int().optional().describe('The `ask` of the view: a stale choice is refused.'),
  seen: z.int().min(0).optional().describe('The last sequence number seen.'),
})
export const check = z.strictObject({ action: z.unknown() })
export const undo = z.strictObject({ id: text(60).min(1).optional() })
export const propose = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('standIn'), seat }),
])
export const answerTo = z.strictObject({ agree: z.boolean() })
export const person = z.strictObject({ guest: text(40) })
export const muting = z.strictObject({ guest: text(40), muted: z.boolean() })
export const say = z.strictObject({ text: text(2000) })
export const report = z.strictObject({ about: text(40), text: text(4000) })
export const chatAfter = z.object({ after: z.coerce.number().int().min(0).default(0) })
export const feed = z.object({
  seen: z.coerce.number().int().min(0).optional().describe('The last sequence number seen.'),
  known: z.enum(['0', '1']).optional().describe('1: the view with what memory proves, for bots.'),
})

const said = z.object({ en: z.string(), ja: z.string() })
export const apiError = z.object({
  error: z.object({
    code: z.string(),
    rule: z.string().nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    message: said,
  }),
})

export const guestInfo = z.object({ id: z.string(), name: z.string() })
export const guestAnswer = z.object({ guest: guestInfo, token: z.string().optional() })
export const me = z.object({ guest: guestInfo.nullable(), build: z.string() })
export const carryAnswer = z.object({ code: z.string(), until: z.number() })
export const nothing = z.object({})

const seatInfo = z.object({
  kind: z.string(),
  name: z.string(),
  colour: z.string().nullable(),
  guest: z.string().nullable(),
  here: z.boolean(),
  standIn: z.string().nullable(),
  resigned: z.boolean(),
})
const clockInfo = z.object({ setting: clock, outOfTime: z.enum(['fallback', 'standIn']) })
const status = z.enum(['lobby', 'playing', 'over', 'stopped', 'closed'])
const proposal = z.object({
  kind: z.enum(['undo', 'end', 'standIn']),
  by: seat,
  asked: z.array(seat),
  agreed: z.array(seat),
  needed: z.number(),
  to: z.number().nullable(),
  seat: seat.nullable(),
})
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
  clock: clockInfo,
  order: z.enum(['chosen', 'drawn']),
  first: z.union([seat, z.literal('drawn')]),
  commitment: z.string().describe('SHA-256 of the secret, shown before the first draw.'),
  secret: z.string().nullable().describe('After the end.'),
  muted: z.array(z.string()),
  watchers: z.number(),
  proposal: proposal.nullable(),
  rematch: z.object({ id: z.string(), join: z.string() }).nullable(),
})
export const roomAnswer = z.object({ room, you: guestInfo })
export const tableMade = z.object({ room, join: z.string().describe('The secret of the link.') })
export const listing = z.object({
  id: z.string(),
  game: z.string(),
  options: optionValues,
  status,
  seats: z.array(seatInfo),
  changed: z.number(),
  moves: z.number(),
  owe: z.array(seat),
  open: z.boolean(),
  host: z.string(),
  clock: clockInfo,
})
export const listings = z.object({ tables: z.array(listing) })
const step = z.object({
  seq: z.number(),
  by: z.union([seat, z.literal('chance'), z.null()]),
  text: z.string(),
  events: z.array(z.unknown()),
  undoTo: z.number().optional(),
})
const result = z.object({
  winners: z.array(z.union([seat, z.literal('auto')])),
  scores: z.array(z.number()),
  places: z.array(z.number()),
  reason: z.string(),
})
export const update = z.object({
  seq: z.number(),
  viewer: z.union([seat, z.literal('watcher')]),
  view: z
    .unknown()
    .describe('`{viewer, ask, shown, known}`; the shapes of `shown` and `known` are each game’s own.'),
  steps: z.array(step),
  fresh: z.boolean(),
  owe: z.array(seat),
  may: z.array(seat),
  legal: z.array(z.unknown()),
  undo: z.object({ to: z.number(), free: z.boolean() }).nullable(),
  result: result.nullable(),
  clock: z
    .object({ left: z.array(z.number().nullable()), running: z.array(seat), at: z.number() })
    .nullable(),
  fault: z.string().nullable(),
})
export const position = z.object({ room, you: guestInfo, update: update.nullable() })
export const acted = z.object({ seq: z.number(), repeated: z.boolean() })
export const checked = z.object({ refusal: apiError.shape.error.nullable() })
export const asked = z.object({ asked: z.array(seat).describe('Seats that must agree; none: it is done.') })
const chatLine = z.object({
  n: z.number(),
  guest: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
})
export const chatLines = z.object({ lines: z.array(chatLine) })
export const recordText = z.object({ record: z.string(), complete: z.boolean() })
export const rematchMade = z.object({ id: z.string(), join: z.string() })
export const games = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      title: said,
      rules: z.number(),
      seats: z.object({ min: z.number(), max: z.number() }),
      options: z.array(z.unknown()),
      colours: z.array(z.string()),
      ranks: z.array(z.string()),
    }),
  ),
})
