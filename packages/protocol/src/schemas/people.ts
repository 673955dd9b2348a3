/** People one has met: friends by mutual consent, blocks, and invitations to tables. */
import { z } from 'zod'
import { text } from './base.ts'

const bond = z
  .enum(['none', 'asked', 'asks', 'friend', 'blocked'])
  .describe('`asked`: you have asked to be friends; `asks`: they have; `blocked`: by you.')

export const metPerson = z.object({
  guest: z.string(),
  name: z.string().describe('Of a friend the present one; of others as you knew it.'),
  bond,
  games: z.number().describe('Finished games in common that you remember.'),
  last: z
    .object({ game: z.string(), ended: z.number() })
    .nullable()
    .describe('The latest of them; null: you only share a table that is not over.'),
  here: z.boolean().describe('Connected to the server now; told of friends only.'),
})
export const metPeople = z.object({ people: z.array(metPerson) })

export const bondChange = z.strictObject({
  guest: text(40),
  do: z
    .enum(['ask', 'decline', 'remove', 'block', 'unblock'])
    .describe(
      '`ask` also accepts, where they have asked; `remove` ends a friendship or takes back what you asked. They are not told of the others.',
    ),
})

export const tableInvitation = z.object({
  table: z.string(),
  game: z.string(),
  by: z.string().describe('The name of whoever invites.'),
  at: z.number(),
})
export const tableInvitations = z.object({ invitations: z.array(tableInvitation) })
