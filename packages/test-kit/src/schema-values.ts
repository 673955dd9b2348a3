/** Random values that fit a schema, and small changes to values that did: what a confused or hostile client sends. */
import type { Json, Rng, Schema } from '@quayside/rules-kit'
import { isList, isObject } from '@quayside/rules-kit'

const LONGEST = 6

export function randomValue(schema: Schema, rng: Rng): Json {
  if ('enum' in schema) return schema.enum[rng.below(schema.enum.length)] ?? null
  if ('anyOf' in schema) return randomValue(schema.anyOf[rng.below(schema.anyOf.length)] as Schema, rng)
  switch (schema.type) {
    case 'integer':
      return randomWhole(schema.minimum ?? -100, schema.maximum ?? 100, rng)
    case 'boolean':
      return rng.below(2) === 1
    case 'null':
      return null
    case 'string':
      return ['', 'x', '0', 'toString'][rng.below(4)] as string
    case 'array': {
      const { minItems = 0, maxItems = LONGEST } = schema
      const length = randomWhole(minItems, Math.max(minItems, Math.min(maxItems, minItems + LONGEST)), rng)
      return Array.from({ length }, () => randomValue(schema.items, rng))
    }
    case 'object':
      return randomObject(schema, rng)
  }
}

function randomObject(schema: Extract<Schema, { type: 'object' }>, rng: Rng): Json {
  if (!('properties' in schema)) return {}
  const out: { [name: string]: Json } = {}
  for (const [name, field] of Object.entries(schema.properties)) {
    if (schema.required.includes(name) || rng.below(2) === 0) out[name] = randomValue(field, rng)
  }
  return out
}

/** Small numbers more often than large ones: most rules end at few pieces. */
function randomWhole(from: number, to: number, rng: Rng): number {
  const most = rng.below(2) === 0 ? Math.min(to, from + 3) : to
  return from + rng.below(most - from + 1)
}

/** The value with one leaf replaced by another that fits the schema. */
export function mutated(schema: Schema, value: Json, rng: Rng): Json {
  if ('properties' in schema && isObject(value)) {
    const names = Object.keys(schema.properties).filter((name) => name !== 'type' && name in value)
    const name = names[rng.below(Math.max(1, names.length))]
    if (name === undefined) return value
    return { ...value, [name]: mutated(schema.properties[name] as Schema, value[name] as Json, rng) }
  }
  if ('items' in schema && isList(value) && value.length > 0 && rng.below(4) > 0) {
    const at = rng.below(value.length)
    return value.map((item, i) => (i === at ? mutated(schema.items, item, rng) : item))
  }
  return randomValue(schema, rng)
}
