/** Play: what a seat sends, and what a viewer is told of the table. */
import { z } from 'zod'
import { json, refusal, result, seat, seats, text, viewer } from './base.ts'
import { guestInfo } from './guests.ts'
import { room } from './rooms.ts'

const requestId = text(60)
  .min(1)
  .describe("The client's own id: sent again, it is answered again, not played again.")
export const act = z.strictObject({
  id: requestId,
  action: json.describe("One of the game's actions."),
  ask: z.int().exactOptional().describe('The `ask` of the view: a stale choice is refused.'),
  seen: z.int().min(0).exactOptional().describe('The last sequence number seen.'),
})
export const check = z.strictObject({ action: json })
export const undo = z.strictObject({ id: requestId.exactOptional() })
export const propose = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('standIn'), seat }),
])
export const answerTo = z.strictObject({ agree: z.boolean() })

const flag = z.enum(['0', '1']).exactOptional()
export const positionQuery = z.object({
  seen: z.coerce.number().int().min(0).exactOptional().describe('The last sequence number seen.'),
  known: flag.describe('1: the view with what memory proves, for bots.'),
})
export const feed = positionQuery.extend({
  news: flag.describe('1: after the first update only what has changed (`news`). `known` overrides it.'),
})

/** One step of the log as the viewer may see it. */
export const step = z.object({
  seq: z.number(),
  by: z.union([seat, z.literal('chance'), z.null()]),
  text: z.string(),
  events: z.array(json),
  undoTo: z.number().exactOptional().describe('An undo: how many moves stand afterwards.'),
})
const clock = z.object({
  left: z.array(z.number().nullable()).describe('Milliseconds left to each seat at `at`; null: no limit.'),
  running: seats,
  at: z.number().describe("The server's time, milliseconds since 1970."),
})
const undoable = z
  .object({ to: z.number(), free: z.boolean() })
  .describe("Where the viewer's latest choice would go back to, and whether nobody need be asked.")

/** The position as one viewer may see it, and what has happened since the update before: the same from every host. */
export const viewerPosition = z.object({
  seq: z.number(),
  viewer,
  view: json.describe(
    '`{viewer, ask, shown, known}`; the shapes of `shown` and `known` are each game’s own.',
  ),
  steps: z.array(step).describe('New since the update before, or the whole log when `fresh`.'),
  fresh: z
    .boolean()
    .describe('The steps are the whole log: the first update, another viewer, or moves were taken back.'),
  owe: seats,
  may: seats,
  legal: z
    .array(json)
    .describe(
      'What the viewer may do now; composed kinds as a sample, and no offers: compose and `check` one.',
    ),
  result: result.nullable(),
  fault: z.string().nullable().describe('A log that today’s rules no longer follow: where, and the move.'),
})
export const update = viewerPosition.extend({ undo: undoable.nullable(), clock: clock.nullable() })

/** An answer that an update carries to the one whose request led to it. */
const answered = z.object({ id: z.string(), ok: json })

/**
 * What has changed for one viewer since sequence number `from`. A part of `shown` is replaced whole: a top-level key, or
 * one entry of a list. What is left out of a message is empty: no entries, nobody, nothing.
 */
export const news = z.object({
  from: z.number(),
  to: z.number(),
  viewer,
  parts: z.record(z.string(), json).exactOptional().describe('By key of `shown`.'),
  entries: z
    .record(z.string(), z.record(z.string(), json))
    .exactOptional()
    .describe('By key of a list in `shown`, then by index.'),
  steps: z.array(step).exactOptional(),
  ask: z.number(),
  owe: seats.exactOptional(),
  may: seats.exactOptional(),
  legal: z.array(json).exactOptional(),
  undo: undoable.exactOptional(),
  result: result.exactOptional(),
  clock: clock.exactOptional(),
  fault: z.string().exactOptional(),
  answer: answered.exactOptional(),
})

export const position = z.object({ room, you: guestInfo, update: update.nullable() })
export const acted = z.object({ seq: z.number(), repeated: z.boolean() })
export const checked = z.object({ refusal: refusal.nullable() })
export const asked = z.object({ asked: seats.describe('Seats that must agree; none: it is done.') })
export const recordText = z.object({ record: z.string(), complete: z.boolean() })
