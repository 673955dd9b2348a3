/** A small subset of JSON Schema as plain data: validation, OpenAPI, docs and fuzz tests read the same schemas. */
export type Schema =
  | { readonly enum: readonly (string | number | boolean | null)[]; readonly description?: string }
  | {
      readonly type: 'integer'
      readonly minimum?: number
      readonly maximum?: number
      readonly description?: string
    }
  | { readonly type: 'boolean' | 'null'; readonly description?: string }
  | { readonly type: 'string'; readonly maxLength?: number; readonly description?: string }
  | ArraySchema
  | ObjectSchema
  | MapSchema
  | { readonly anyOf: readonly Schema[]; readonly description?: string }

export interface ArraySchema {
  readonly type: 'array'
  readonly items: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly description?: string
}

export interface ObjectSchema {
  readonly type: 'object'
  readonly properties: { readonly [name: string]: Schema }
  readonly required: readonly string[]
  readonly additionalProperties: false
  readonly description?: string
}

/** An object used as a dictionary. */
export interface MapSchema {
  readonly type: 'object'
  readonly additionalProperties: Schema
  readonly description?: string
}

export const oneOf = (...values: (string | number | boolean | null)[]): Schema => ({ enum: values })
export const whole = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })
export const bool: Schema = { type: 'boolean' }
export const text = (maxLength = 200): Schema => ({ type: 'string', maxLength })
export const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
export const either = (...schemas: Schema[]): Schema => ({ anyOf: schemas })
export const dictionary = (values: Schema): Schema => ({ type: 'object', additionalProperties: values })

export function list(items: Schema, minItems = 0, maxItems = 200): ArraySchema {
  return { type: 'array', items, minItems, maxItems }
}

/** An object with exactly these fields; names that end in `?` may be left out. */
export function record(fields: { readonly [name: string]: Schema }): ObjectSchema {
  const properties: { [name: string]: Schema } = {}
  const required: string[] = []
  for (const [name, schema] of Object.entries(fields)) {
    const optional = name.endsWith('?')
    properties[optional ? name.slice(0, -1) : name] = schema
    if (!optional) required.push(name)
  }
  return { type: 'object', properties, required, additionalProperties: false }
}

/** Validates a value: what is wrong and where, or null. */
export function misfit(schema: Schema, value: unknown, path = ''): string | null {
  if ('enum' in schema) {
    return schema.enum.includes(value as string)
      ? null
      : `${where(path)} must be one of ${shortList(schema.enum)}`
  }
  if ('anyOf' in schema) return anyMisfit(schema.anyOf, value, path)
  switch (schema.type) {
    case 'integer':
      return integerMisfit(schema, value, path)
    case 'boolean':
      return typeof value === 'boolean' ? null : `${where(path)} must be true or false`
    case 'null':
      return value === null ? null : `${where(path)} must be null`
    case 'string':
      if (typeof value !== 'string') return `${where(path)} must be text`
      return value.length <= (schema.maxLength ?? 200) ? null : `${where(path)} is too long`
    case 'array':
      return arrayMisfit(schema, value, path)
    case 'object':
      return objectMisfit(schema, value, path)
  }
}

function where(path: string): string {
  return path === '' ? 'the value' : path
}

function shortList(values: readonly unknown[]): string {
  const words = values.slice(0, 30).map((v) => JSON.stringify(v))
  return values.length > 30 ? `${words.join(', ')}, …` : words.join(', ')
}

function anyMisfit(schemas: readonly Schema[], value: unknown, path: string): string | null {
  const tagged = taggedMisfit(schemas, value, path)
  if (tagged !== undefined) return tagged
  let last: string | null = null
  for (const schema of schemas) {
    last = misfit(schema, value, path)
    if (last === null) return null
  }
  return schemas.length === 2
    ? misfit(schemas[0] as Schema, value, path)
    : (last ?? `${where(path)} fits nothing`)
}

/** Of a tagged union: the complaint of the record that the tag names; undefined where the schemas are none. */
function taggedMisfit(schemas: readonly Schema[], value: unknown, path: string): string | null | undefined {
  const tags = schemas.map((schema) => ('properties' in schema ? schema.properties.type : undefined))
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined
  if (tags.length < 2 || !tags.every((tag) => tag && 'enum' in tag)) return undefined
  const at = tags.findIndex((tag) => tag && 'enum' in tag && tag.enum.includes(value.type as string))
  if (at >= 0) return misfit(schemas[at] as Schema, value, path)
  const known = tags.flatMap((tag) => (tag && 'enum' in tag ? tag.enum : []))
  return `${path === '' ? '' : `${path}.`}type must be one of ${shortList(known)}`
}

function integerMisfit(
  schema: { minimum?: number; maximum?: number },
  value: unknown,
  path: string,
): string | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return `${where(path)} must be a whole number`
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema
  if (value >= minimum && value <= maximum) return null
  return `${where(path)} must be from ${minimum} to ${maximum}`
}

function arrayMisfit(schema: ArraySchema, value: unknown, path: string): string | null {
  if (!Array.isArray(value)) return `${where(path)} must be a list`
  const { minItems = 0, maxItems = 200 } = schema
  if (value.length < minItems || value.length > maxItems) {
    return `${where(path)} must have ${minItems === maxItems ? minItems : `${minItems} to ${maxItems}`} entries`
  }
  for (let i = 0; i < value.length; i++) {
    const wrong = misfit(schema.items, value[i], `${path}[${i}]`)
    if (wrong) return wrong
  }
  return null
}

function objectMisfit(schema: ObjectSchema | MapSchema, value: unknown, path: string): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `${where(path)} must be an object`
  const inner = path === '' ? '' : `${path}.`
  if (!('properties' in schema)) {
    for (const [name, field] of Object.entries(value)) {
      const wrong = misfit(schema.additionalProperties, field, `${inner}${name}`)
      if (wrong) return wrong
    }
    return null
  }
  for (const name of schema.required) if (!Object.hasOwn(value, name)) return `${inner}${name} is missing`
  for (const [name, field] of Object.entries(value)) {
    if (!Object.hasOwn(schema.properties, name)) return `${inner}${name} is not known`
    const wrong = misfit(schema.properties[name] as Schema, field, `${inner}${name}`)
    if (wrong) return wrong
  }
  return null
}
