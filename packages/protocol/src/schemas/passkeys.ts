/** Passkeys (WebAuthn): what browsers send and take, in the JSON forms of the standard. */
import { z } from 'zod'
import { keep } from './guests.ts'

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/)
const id = base64url(1400)
const credential = { id, rawId: id, type: z.literal('public-key') }

export const passkeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
export const passkeyShown = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(2_000),
    }),
  }),
  keep,
})
export const passkeyId = z.strictObject({ id })
export const passkeyOptions = z
  .looseObject({ challenge: z.string() })
  .describe('As `navigator.credentials` takes it, in JSON: answer within five minutes, once.')

export const passkeys = z.object({
  on: z.boolean().describe('Whether this server takes passkeys: it must know its own https address.'),
  passkeys: z.array(
    z.object({
      id: z.string(),
      created: z.number(),
      used: z.number().nullable().describe('When somebody last came in with it.'),
    }),
  ),
})
