/** Being called when one is waited for: Web Push, kind by kind, not at night. */
import { z } from 'zod'
import { text } from './base.ts'

const kinds = z
  .strictObject({
    turn: z.boolean(),
    time: z.boolean().describe('The time of a clock of hours or days is running out.'),
    offer: z.boolean().describe('An offer in the game that you may answer.'),
    proposal: z.boolean().describe('An undo, an end or a stand-in that you are asked about.'),
    invitation: z
      .boolean()
      .describe('A friend invites you to a table, or somebody has laid one to play again.'),
    end: z.boolean(),
    chat: z.boolean().describe('At most once in some hours for each table.'),
  })
  .describe('What to be called for.')

const minute = z.int().min(0).max(1439)
const quiet = z
  .strictObject({
    from: minute.describe('Minutes since midnight.'),
    to: minute,
    zone: z
      .string()
      .max(60)
      .regex(/^[A-Za-z][A-Za-z0-9_+\-/]*$/)
      .describe('A time zone by its IANA name.'),
  })
  .nullable()
  .describe('Hours without calls; what came in between is told at their end.')

export const pushWishes = z.strictObject({ kinds, quiet })

/** What `pushManager.subscribe` gives a page. */
const base64url = (bytes: number) => {
  const letters = Math.ceil((bytes * 4) / 3)
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}={0,2}$`))
}
export const pushDevice = z.strictObject({
  endpoint: text(1000).describe('Https, and at a public address.'),
  keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
  language: z.enum(['en', 'ja']).describe('What this device is told comes in it.'),
})
export const pushEndpoint = z.strictObject({ endpoint: text(1000) })

export const pushState = z.object({
  key: z
    .string()
    .nullable()
    .describe('`applicationServerKey` for the browser; null: this server calls nobody.'),
  devices: z.number().describe('How many of yours are called.'),
  mail: z.boolean().describe('Whether this server writes mails: the wishes hold for them too.'),
  wishes: pushWishes,
})

/** What a device gets to read, after decryption. */
export const pushPayload = z.object({
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  url: z.string().describe('A path on this server: the table.'),
  tag: z.string().describe('A later message with the same tag replaces this one.'),
})
