/** Finished games as one remembers them: of the server and of this device alike. */
import { z } from 'zod'
import { clockSetting, optionValues } from './base.ts'

const resultSeat = z.object({
  kind: z.string().describe('`person`, or the rank of a bot.'),
  name: z.string(),
  colour: z.string().nullable(),
  isYou: z.boolean(),
  place: z.number().nullable().describe('Null where the game was stopped before its end.'),
  score: z.number().nullable(),
  resigned: z.boolean(),
  choices: z.number().describe('How many choices were made here.'),
  thinkMs: z.number().nullable().describe('How long they took together; null where no times are known.'),
})
export const gameResult = z.object({
  id: z.string().describe('Of the table, which may be gone.'),
  game: z.string(),
  options: optionValues,
  started: z.number().nullable(),
  ended: z.number().describe('Milliseconds since 1970.'),
  moves: z.number(),
  status: z.enum(['over', 'stopped']),
  reason: z.string().describe('Why it ended: a word of the game, or `agreed`, `resigned`, `closed`.'),
  clock: clockSetting,
  seats: z.array(resultSeat),
  rating: z
    .object({ before: z.number(), after: z.number() })
    .exactOptional()
    .describe('What the game changed of your rating, where it was rated.'),
})
export const resultsAsked = z.object({
  before: z
    .string()
    .regex(/^\d{1,15}-[a-z0-9]{8,16}$/)
    .exactOptional()
    .describe('`next` of the page before.'),
  most: z.coerce.number().int().min(1).max(500).default(100),
})
export const results = z.object({
  results: z.array(gameResult),
  next: z.string().nullable().describe('Where the next page begins; null: this was the last.'),
})
