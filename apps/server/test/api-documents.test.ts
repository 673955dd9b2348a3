// The documents that describe the API are what they say they are: OpenAPI 3.1 and AsyncAPI 3.0, with schemas that work.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { routes } from '../src/http/api.ts'
import { asyncApi } from '../src/http/asyncapi.ts'
import { openApi } from '../src/http/openapi.ts'

type Json = { readonly [key: string]: unknown }

const requests = await openApi(routes, '1')
const messages = await asyncApi('1')

const ajv = () => new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false })

function problemsOf(shape: object, document: unknown): unknown[] {
  const validate = ajv().compile(shape)
  return validate(document) ? [] : (validate.errors ?? ['not valid'])
}

const text = { type: 'string', minLength: 1 }
const ref = {
  type: 'object',
  properties: { $ref: { type: 'string', pattern: '^#/' } },
  required: ['$ref'],
  additionalProperties: false,
}
const exactly = (properties: object, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})
const mapOf = (values: object) => ({ type: 'object', minProperties: 1, additionalProperties: values })
const schema = { type: ['object', 'boolean'] }
const info = exactly(
  {
    title: text,
    version: text,
    description: text,
    license: exactly({ name: text, identifier: text }, ['identifier']),
  },
  [],
)

/** The part of the OpenAPI 3.1 specification that we use; what is not in it we may not write. */
const OPENAPI = (() => {
  const content = mapOf(exactly({ schema }))
  const parameter = exactly({
    name: text,
    in: { enum: ['path', 'query', 'header'] },
    required: { type: 'boolean' },
    schema,
  })
  const response = exactly({ description: text, content }, ['content'])
  const operation = exactly(
    {
      operationId: { type: 'string', pattern: '^[a-z][A-Za-z]+$' },
      summary: text,
      security: { type: 'array', items: mapOf({ type: 'array' }) },
      parameters: { type: 'array', items: parameter },
      requestBody: exactly({ required: { const: true }, content }),
      responses: { ...mapOf(response), propertyNames: { pattern: '^([1-5][0-9]{2}|[1-5]XX|default)$' } },
    },
    ['security', 'parameters', 'requestBody'],
  )
  const verbs = { propertyNames: { enum: ['get', 'post', 'patch', 'delete'] } }
  return exactly({
    openapi: { const: '3.1.0' },
    info,
    servers: { type: 'array', items: exactly({ url: text }) },
    paths: { ...mapOf({ ...mapOf(operation), ...verbs }), propertyNames: { pattern: '^/' } },
    components: exactly({ schemas: mapOf(schema), securitySchemes: mapOf({ type: 'object' }) }),
  })
})()

/** The part of the AsyncAPI 3.0 specification that we use. */
const ASYNCAPI = (() => {
  const channel = exactly(
    {
      address: { type: 'string', pattern: '^/' },
      parameters: mapOf(exactly({ description: text })),
      messages: mapOf(ref),
      bindings: exactly({ ws: exactly({ method: { enum: ['GET', 'POST'] }, query: schema }) }),
    },
    ['bindings'],
  )
  const operation = exactly({
    action: { enum: ['send', 'receive'] },
    channel: ref,
    messages: { type: 'array', items: ref, minItems: 1 },
    security: { type: 'array', items: ref },
  })
  return exactly({
    asyncapi: { const: '3.0.0' },
    info,
    defaultContentType: text,
    channels: mapOf(channel),
    operations: mapOf(operation),
    components: exactly({
      messages: mapOf(exactly({ name: text, summary: text, payload: schema })),
      schemas: mapOf(schema),
      securitySchemes: mapOf({ type: 'object' }),
    }),
  })
})()

/** Everything in a document that stands under one of these keys. */
function under(json: unknown, keys: readonly string[]): unknown[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]) => [
    ...(keys.includes(key) ? [value] : []),
    ...under(value, keys),
  ])
}

const at = (document: Json, path: string): unknown =>
  path
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Json | undefined)?.[key], document)

describe.each([
  ['openapi.json', requests, OPENAPI, 60],
  ['asyncapi.json', messages, ASYNCAPI, 12],
] as const)('%s', (_name, document, shape, least) => {
  it('has the form of its specification', () => {
    expect(problemsOf(shape, JSON.parse(JSON.stringify(document)))).toEqual([])
    expect(problemsOf(shape, { ...document, strange: 1 })).not.toEqual([])
  })

  it('refers only to what stands in it', () => {
    const refs = under(document, ['$ref']) as string[]
    expect(refs.length).toBeGreaterThan(10)
    expect(refs.filter((one) => at(document, one) === undefined)).toEqual([])
  })

  it('has schemas that a validator of JSON Schema 2020-12 takes', () => {
    const games = Object.values((document.components as { schemas: Json }).schemas)
    const schemas = [...under(document, ['schema', 'payload', 'query']), ...games] as object[]
    const own = schemas.filter((one) => !('$ref' in one))
    expect(own.length).toBeGreaterThan(least)
    const validator = ajv()
    for (const one of own) expect(validator.validateSchema(one), JSON.stringify(one).slice(0, 200)).toBe(true)
  })
})

describe('messages', () => {
  const payload = (name: string) =>
    ajv().compile((at(messages, `#/components/messages/${name}`) as { payload: object }).payload)

  it('up: a whole one is taken, one with a field too many is not', () => {
    const act = { id: 'a', do: 'act', action: { type: 'roll' }, ask: 3 }
    expect(payload('act')(act)).toBe(true)
    expect(payload('act')({ ...act, by: 1 })).toBe(false)
    expect(payload('ping')({ id: 'a', do: 'ping' })).toBe(true)
  })

  it('down: news need not name what is empty', () => {
    expect(payload('news')({ type: 'news', from: 1, to: 2, viewer: 'watcher', ask: 0 })).toBe(true)
    expect(payload('news')({ type: 'news', to: 2, viewer: 'watcher', ask: 0 })).toBe(false)
    expect(payload('answer')({ type: 'answer', id: 'a', ok: {} })).toBe(true)
  })
})
