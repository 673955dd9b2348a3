/** Being written to when one is waited for: where the server has a mail server. */
import { z } from 'zod'

export const mailAddress = z.strictObject({
  address: z.email().max(254),
  language: z.enum(['en', 'ja']).describe('You are written to in it.'),
})
export const mailToken = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) })
export const mailState = z.object({
  on: z.boolean().describe('Whether this server writes mails at all.'),
  address: z.string().nullable(),
  language: z.string().nullable().describe('You are written to in it.'),
  confirmed: z.boolean().describe('Before the link in the first mail is followed, no other goes there.'),
  next: z.string().nullable().describe('Takes its place once the link that was sent there is followed.'),
})
