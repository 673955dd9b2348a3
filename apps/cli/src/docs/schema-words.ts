/** A schema in the short form that programmers read: `{ type: "road", edge: [int, int] }`. */
import type { Schema } from '@quayside/rules-kit'

const WIDE = 100

export function schemaWords(schema: Schema, indent = ''): string {
  if ('enum' in schema) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('anyOf' in schema) return schema.anyOf.map((one) => schemaWords(one, indent)).join(' | ')
  switch (schema.type) {
    case 'integer':
      return range(schema.minimum, schema.maximum)
    case 'array':
      return listWords(schema, indent)
    case 'object':
      return 'properties' in schema
        ? objectWords(schema, indent)
        : `{ [name]: ${schemaWords(schema.additionalProperties, indent)} }`
    default:
      return schema.type
  }
}

function range(low = 0, high = Number.POSITIVE_INFINITY): string {
  return `${low}..${Number.isFinite(high) ? high : ''}`
}

function listWords(schema: Extract<Schema, { type: 'array' }>, indent: string): string {
  const item = schemaWords(schema.items, indent)
  const { minItems = 0, maxItems } = schema
  if (minItems === maxItems && minItems <= 3)
    return `[${Array.from({ length: minItems }, () => item).join(', ')}]`
  const many = minItems === maxItems ? `${minItems}` : `${minItems}..${maxItems ?? ''}`
  return `[${item}, … (${many})]`
}

function objectWords(schema: Extract<Schema, { properties: unknown }>, indent: string): string {
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const mark = schema.required.includes(name) ? '' : '?'
    return `${name}${mark}: ${schemaWords(field, `${indent}  `)}`
  })
  const line = `{ ${fields.join(', ')} }`
  if (indent.length + line.length <= WIDE && !line.includes('\n')) return line
  return `{\n${fields.map((field) => `${indent}  ${field}`).join('\n')}\n${indent}}`
}
