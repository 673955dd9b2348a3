/** What a page and the worker that hosts its tables say to each other: plain data, copied on the way. */
import type { OptionProblem } from '@quayside/rules-kit'
import { z } from 'zod'
import { gameFacts, json, optionValues, rejection, seat } from './base.ts'
import { viewerPosition } from './play.ts'
import { gameResult } from './results.ts'

/** Who sits there: somebody at this screen, or a bot of a rank. An empty name is said in the reader's language. */
const seatPlan = z.object({ kind: z.string(), name: z.string() })
const seatPlans = z.array(seatPlan)

const tablePlan = z.object({
  game: z.string(),
  options: optionValues,
  seats: seatPlans,
  wishes: z.object({
    first: z.union([seat, z.literal('auto')]).exactOptional(),
    colours: z.array(z.string()).exactOptional(),
    layout: z.string().exactOptional().describe('The board by its code.'),
  }),
  favourite: z
    .string()
    .exactOptional()
    .describe('The colour that the first person at the screen likes; followed where the game has it.'),
})

/** A line of "my tables". */
const tableRow = z.object({
  id: z.string(),
  game: z.string(),
  options: optionValues,
  seats: seatPlans,
  changed: z.number().describe('Milliseconds since 1970.'),
  moves: z.number(),
  over: z.boolean(),
  owing: seat.nullable().describe('The seat that is awaited; null when the game is over.'),
  picture: z
    .string()
    .describe('A small SVG of the board, public things only; empty when none was drawn yet.'),
  colours: z.array(z.string()),
})

/** Whether moves reach the disk. What was saved stays saved in every case. */
const storeHealth = z.enum(['saved', 'full', 'refused'])

/** A local table's update: the same position, and what only a table on this device has. */
export const tableUpdate = viewerPosition.extend({
  id: z.string(),
  game: z.string(),
  options: optionValues,
  seats: seatPlans,
  curtain: seat
    .nullable()
    .describe('The person who should look next: the curtain is down until they say so.'),
  undoable: seat.nullable().describe('Whose latest choice could be taken back now.'),
  health: storeHealth,
})

const hintChoice = z.object({
  action: json.nullable().describe('Null is "nothing".'),
  value: z.number().describe('Estimated chance of winning.'),
  reasons: z
    .array(z.object({ name: z.string(), gain: z.number() }))
    .describe('Why it looks better or worse than the other choices: changes of the chance of winning.'),
})
/** What the captain would do now, best first: the longer it searches, the better it knows. */
export const hint = z.object({
  seq: z.number().describe('The position it is about.'),
  choices: z.array(hintChoice),
  isDone: z.boolean(),
})

const none = z.null()
const byId = z.object({ id: z.string() })
const answer = rejection.nullable()
const optionProblem = z.object({
  code: z.enum(['unknownOption', 'badValue', 'clash', 'badPlayers', 'badLayout']),
  option: z.string(),
  value: z.string(),
  other: z.string(),
}) satisfies z.ZodType<OptionProblem>

/** A request by name, with what is sent and what comes back. */
export const requests = {
  facts: { sent: z.object({ game: z.string() }), back: gameFacts },
  create: { sent: tablePlan, back: z.union([byId, z.object({ problem: optionProblem })]) },
  list: { sent: none, back: z.object({ rows: z.array(tableRow), health: storeHealth }) },
  open: { sent: byId, back: z.object({ found: z.boolean() }) },
  close: { sent: none, back: none },
  look: { sent: z.object({ seat }), back: none },
  act: { sent: z.object({ action: json, ask: z.number(), seen: z.number() }), back: answer },
  check: { sent: z.object({ action: json }), back: answer },
  /** Why nothing that agrees with this part of an action can be done. */
  explain: { sent: z.object({ part: json }), back: answer },
  undo: { sent: none, back: answer },
  /** Starts a search for hints, or ends it; hints come one after another. */
  hint: { sent: z.object({ wanted: z.boolean() }), back: none },
  /** The page has shown everything up to this entry: a waiting bot may go on. */
  shown: { sent: z.object({ seq: z.number() }), back: none },
  pace: { sent: z.object({ ms: z.number() }), back: none },
  picture: { sent: z.object({ svg: z.string() }), back: none },
  remove: { sent: byId, back: none },
  /** Finished games of this device, also of tables that were deleted. */
  results: { sent: none, back: z.object({ results: z.array(gameResult) }) },
  /** A finished game from a file, without a table. */
  addResult: {
    sent: z.object({ text: z.string() }),
    back: z.union([byId, z.object({ problem: z.string(), line: z.number() })]),
  },
  resultRecord: { sent: byId, back: z.object({ text: z.string() }).nullable() },
  /** Null: all of them. */
  forgetResult: { sent: z.object({ id: z.string().nullable() }), back: none },
  record: { sent: byId, back: z.object({ text: z.string() }).nullable() },
  import: {
    sent: z.object({ text: z.string() }),
    back: z.union([byId, z.object({ problem: z.string(), line: z.number() })]),
  },
}

export const requestMessage = z.object({
  id: z.number(),
  name: z.enum(Object.keys(requests) as (keyof typeof requests)[]),
  sent: z.unknown(),
})

/** Down from the worker: answers, and what it says without being asked. */
export const hostMessage = z.union([
  z.object({ id: z.number(), back: z.unknown() }),
  z.object({ id: z.number(), failed: z.string() }),
  z.object({ update: tableUpdate }),
  z.object({ hint }),
])
