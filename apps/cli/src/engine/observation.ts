/** A view as a list of whole numbers of fixed length, laid out by the schema of views: for programs that learn. */
import type { AnyGame, GameTypes, Json, JsonObject, Schema, Seat, View } from '@quayside/rules-kit'

/** Stands for what is not there: a null, a list that is shorter, another alternative. */
const ABSENT = -1

/** Writes a value from a place on and answers the place behind it; `undefined` writes that nothing is there. */
type Writer = (value: Json | undefined, into: Int32Array, at: number) => number

interface Layout {
  readonly names: readonly string[]
  readonly write: Writer
}

/** Made once for each game: thousands of views a second are written. */
const layouts = new WeakMap<AnyGame, Layout>()

function layoutOf(game: AnyGame): Layout {
  const known = layouts.get(game)
  if (known) return known
  const names: string[] = []
  const layout = { names, write: writerOf(game.schemas.shown, '', names) }
  layouts.set(game, layout)
  return layout
}

/** How long the list is, and what each place of it means: `seats.0.handSize`. */
export function describeObservation(game: AnyGame): Json {
  const { names } = layoutOf(game)
  return { size: names.length, names }
}

export function observationOf(game: AnyGame, state: GameTypes['State'], seat: Seat): Int32Array {
  const { names, write } = layoutOf(game)
  const into = new Int32Array(names.length)
  write((game.view(state, seat) as View<GameTypes>).shown as Json, into, 0)
  return into
}

/**
 * An enumeration is the index of its value, an alternative its index and then the places of all, a list its length and then its
 * entries. The names of the places are added in the same order.
 */
function writerOf(schema: Schema, name: string, names: string[]): Writer {
  if ('enum' in schema) return enumWriter(schema.enum, name, names)
  if ('anyOf' in schema) return alternativesWriter(schema.anyOf, name, names)
  if (schema.type === 'array') return listWriter(schema, name, names)
  if ('properties' in schema) return recordWriter(schema.properties, name, names)
  names.push(name)
  return (value, into, at) => {
    into[at] = typeof value === 'number' || typeof value === 'boolean' ? Number(value) : ABSENT
    return at + 1
  }
}

const under = (name: string, part: string | number) => (name === '' ? String(part) : `${name}.${part}`)

function enumWriter(values: readonly unknown[], name: string, names: string[]): Writer {
  const places = new Map(values.map((value, i) => [value, i]))
  names.push(name)
  return (value, into, at) => {
    into[at] = places.get(value) ?? ABSENT
    return at + 1
  }
}

function recordWriter(fields: { readonly [name: string]: Schema }, name: string, names: string[]): Writer {
  const writers = Object.entries(fields).map(
    ([part, schema]) => [part, writerOf(schema, under(name, part), names)] as const,
  )
  return (value, into, at) => {
    let next = at
    for (const [part, write] of writers) next = write((value as JsonObject | undefined)?.[part], into, next)
    return next
  }
}

function listWriter(
  { items, maxItems = 0 }: Extract<Schema, { items: Schema }>,
  name: string,
  names: string[],
): Writer {
  names.push(under(name, 'length'))
  const writers = Array.from({ length: maxItems }, (_, i) => writerOf(items, under(name, i), names))
  return (value, into, at) => {
    const list = Array.isArray(value) ? value : null
    into[at] = list ? list.length : ABSENT
    let next = at + 1
    for (let i = 0; i < writers.length; i++) next = (writers[i] as Writer)(list?.[i], into, next)
    return next
  }
}

function alternativesWriter(schemas: readonly Schema[], name: string, names: string[]): Writer {
  names.push(under(name, 'is'))
  const writers = schemas.map((schema, i) =>
    isNull(schema) ? null : writerOf(schema, schemas.length > 2 ? under(name, i) : name, names),
  )
  return (value, into, at) => {
    const chosen = value === undefined ? ABSENT : schemas.findIndex((schema) => fits(schema, value))
    into[at] = chosen
    let next = at + 1
    writers.forEach((write, i) => {
      if (write) next = write(i === chosen ? value : undefined, into, next)
    })
    return next
  }
}

const isNull = (schema: Schema) => 'type' in schema && schema.type === 'null'

/** Enough to tell alternatives apart: views have been checked against their schemas. */
function fits(schema: Schema, value: Json): boolean {
  if ('enum' in schema) return schema.enum.includes(value as never)
  if ('anyOf' in schema) return schema.anyOf.some((one) => fits(one, value))
  if (schema.type === 'null') return value === null
  if (schema.type === 'array') return Array.isArray(value)
  if (!('properties' in schema)) return typeof value === (schema.type === 'integer' ? 'number' : schema.type)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return schema.required.every(
    (name) => name in value && fits(schema.properties[name] as Schema, (value as JsonObject)[name] as Json),
  )
}
