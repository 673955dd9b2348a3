import { z } from 'zod'
import { text } from './base.ts'

export const say = z.strictObject({ text: text(2000) })
export const chatAfter = z.object({ after: z.coerce.number().int().min(0).default(0) })
export const chatLine = z.object({
  n: z.number(),
  guest: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
})
export const chatLines = z.object({ lines: z.array(chatLine) })
