/** "Play a person now": wishes, and what becomes of them. */
import { z } from 'zod'
import { text } from './base.ts'

export const PACES = ['live', 'daily'] as const
const pace = z.enum(PACES).describe('`live`: a minute for each decision; `daily`: a day.')

export const waitingWish = z.strictObject({
  games: z.array(text(40)).min(1).max(20).describe('Any of these, the dearest first.'),
  players: z.array(z.number().int().min(2).max(8)).min(1).max(7).describe('Any of these numbers of players.'),
  pace,
  rated: z.boolean().default(false).describe('Whether the result counts for the ratings of all.'),
  span: z
    .number()
    .int()
    .min(50)
    .max(2000)
    .nullable()
    .default(null)
    .describe('How far the ratings of the others may be from yours; null: it does not matter.'),
  botsAfter: z
    .number()
    .int()
    .min(0)
    .max(3_600_000)
    .nullable()
    .default(null)
    .describe('After so many milliseconds bots may take the free seats; null: never.'),
  contribution: text(64).default('').describe('Random text that is mixed into all chance of the table.'),
})
export const waitingState = z.object({
  waiting: z
    .object({
      since: z.number().describe('Milliseconds that you have waited.'),
      bots: z.number().nullable().describe('Milliseconds until bots take the free seats; null: never.'),
      others: z.number().describe('Others who wait for one of your games at your pace.'),
    })
    .nullable()
    .describe('Null: you do not wait.'),
  table: z.string().nullable().describe('Where you were seated.'),
})
export const waitingRooms = z.object({
  rooms: z.array(
    z.object({
      game: z.string(),
      pace,
      people: z.number().describe('Who waits now.'),
      usually: z
        .number()
        .nullable()
        .describe('Milliseconds that half of the latest had to wait at most; null: not known.'),
    }),
  ),
})
