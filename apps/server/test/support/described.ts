/** Holds a message against its description: every field is described, and nothing else is sent. */
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'

export function mustBeDescribed(shape: z.ZodType, message: unknown, what: string): void {
  const read = shape.safeParse(message)
  if (!read.success) throw new Error(`${what} is something else: ${read.error.message}`)
  if (!isDeepStrictEqual(read.data, message))
    throw new Error(`${what} has more than is described: ${JSON.stringify(message)}`)
}
