/** Values that many messages are made of. */
import type { Json } from '@quayside/rules-kit'
import { z } from 'zod'

/** JSON that only the game can read (an action, a view, an event): it passes unread and is checked where it is used. */
export const json = z.custom<Json>()
export const text = (most: number) => z.string().max(most)
export const seat = z.int().min(0).max(9)
export const seats = z.array(seat)
export const viewer = z.union([seat, z.literal('watcher')])
export const said = z.object({ en: z.string(), ja: z.string() })
export const optionValues = z.record(text(40), z.union([text(60), z.int(), z.boolean()]))

/** Why something is refused; `rule` is the number in the game's rules, null where no rule of the game is behind it. */
export const rejection = z.object({
  code: z.string(),
  rule: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
})
/** The same with its sentence, as a server says it. */
export const refusal = rejection.extend({ message: said })
export const apiError = z.object({ error: refusal })

export const result = z.object({
  winners: z.array(z.union([seat, z.literal('auto')])),
  scores: z.array(z.number()),
  places: z.array(z.number()),
  reason: z.string(),
})

export const clockSetting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), ms: z.int().min(3_000).max(1_209_600_000) }),
  z.strictObject({
    kind: z.literal('game'),
    ms: z.int().min(10_000).max(1_209_600_000),
    increment: z.int().min(0).max(3_600_000),
  }),
])

const optionValue = z.union([z.string(), z.number(), z.boolean()])
const conditions = z.array(z.object({ option: z.string(), values: z.array(optionValue) })).exactOptional()
const choice = z.object({
  value: optionValue,
  needs: conditions,
  excludes: conditions,
  onlyIfAsked: conditions,
})
/** An option of a game, as forms and programs read it. */
const optionSpec = z.discriminatedUnion('kind', [
  z.object({
    name: z.string(),
    kind: z.literal('choice'),
    choices: z.array(choice).describe('The first value that the given options allow is the default.'),
    house: z.literal(true).exactOptional().describe('Not in any rulebook: a house rule.'),
    inBench: z.literal(true).exactOptional(),
  }),
  z.object({
    name: z.string(),
    kind: z.literal('whole'),
    from: z.number(),
    to: z.number(),
    standard: z.number(),
    inSeries: z.number().exactOptional(),
    house: z.literal(true).exactOptional(),
  }),
])

/** What a form needs to know of a game. */
export const gameFacts = z.object({
  id: z.string(),
  seats: z.object({ min: z.number(), max: z.number() }),
  options: z.array(optionSpec),
  colours: z.array(z.string()),
  unusedColours: z
    .record(z.string(), z.array(z.string()))
    .exactOptional()
    .describe('By number of players: colours that stay in the box.'),
  ranks: z.array(z.string()).describe('Bots that can be seated.'),
})
