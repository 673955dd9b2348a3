import { z } from 'zod'
import { text } from './base.ts'

export const say = z.strictObject({ text: text(2000) })
export const sayPhrase = z.strictObject({
  phrase: z
    .string()
    .max(40)
    .describe('The code of a quick phrase: of the house, or of the game at this table.'),
})
export const chatAfter = z.object({ after: z.coerce.number().int().min(0).default(0) })
export const chatLine = z.object({
  n: z.number(),
  guest: z.string(),
  name: z.string(),
  text: z.string(),
  phrase: z
    .string()
    .exactOptional()
    .describe('A quick phrase, to be read in one’s own language; `text` is then what it says in English.'),
  at: z.number(),
})
export const chatLines = z.object({ lines: z.array(chatLine) })
