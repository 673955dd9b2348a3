/** Guests: a name and a key, nothing else. */
import { z } from 'zod'
import { text } from './base.ts'

export const keep = z.enum(['cookie', 'token']).default('cookie')
export const newGuest = z.strictObject({ name: text(200), keep })
export const rename = z.strictObject({ name: text(200) })
export const carry = z.strictObject({ code: text(60), keep })

export const guestInfo = z.object({
  id: z.string().describe('Public: it names a guest, it does not prove to be one.'),
  name: z.string(),
})
export const guestAnswer = z.object({ guest: guestInfo, token: z.string().exactOptional() })
export const me = z.object({ guest: guestInfo.nullable(), build: z.string() })
export const carryAnswer = z.object({ code: z.string(), until: z.number() })
export const nothing = z.object({})
