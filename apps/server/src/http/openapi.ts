/** OpenAPI 3.1 and a readable page, both made from the routes themselves and from the games' own schemas. */
import { apiError, feed, guestMessage } from '@quayside/protocol/schemas'
import type { z } from 'zod'
import { gameSchemas, type JsonObject, schemaOf } from './json-schemas.ts'
import type { Route } from './route.ts'

export async function openApi(routes: readonly Route[], version: string): Promise<JsonObject> {
  const paths: { [path: string]: JsonObject } = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
  }
  paths['/api/tables/{id}/events'] = { get: streamOperation() }
  paths['/api/me/events'] = { get: guestStreamOperation() }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quayside',
      version,
      description:
        'Online tables. A guest is a key: a cookie in browsers, `Authorization: Bearer` for programs. Every refusal has a code and a sentence in English and Japanese. Play also runs over a WebSocket at /api/tables/{id}/socket, described in asyncapi.json; see docs/api.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: schemaOf(apiError, 'output'), ...(await gameSchemas()) },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'quayside' },
      },
    },
  }
}

const PATH_ID = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[a-z0-9]{8,16}$' },
}

function operation({ method, path, summary, auth, body, query, answer }: Route): JsonObject {
  const parameters = [...(path.includes('{id}') ? [PATH_ID] : []), ...queryParameters(query)]
  return {
    operationId: `${method.toLowerCase()}${path.replace(/^\/api/, '').replace(/[/{}]+(\w?)/g, (_, c) => c.toUpperCase())}`,
    summary,
    ...(auth === 'guest' ? { security: [{ token: [] }, { cookie: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: schemaOf(answer, 'output') } } },
      '4XX': {
        description: 'Refused: why, in both languages',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function queryParameters(query: z.ZodType | null): JsonObject[] {
  if (!query) return []
  const { properties = {} } = schemaOf(query, 'input') as { properties?: { [name: string]: JsonObject } }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
}

function streamOperation(): JsonObject {
  return {
    operationId: 'getTablesIdEvents',
    summary:
      'The table as server-sent events: hello, update (its id is the sequence number), room, chat, bye',
    security: [{ token: [] }, { cookie: [] }],
    parameters: [
      PATH_ID,
      ...queryParameters(feed),
      { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } },
    ],
    responses: {
      200: { description: 'A stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    },
  }
}

function guestStreamOperation(): JsonObject {
  return {
    operationId: 'getMeEvents',
    summary:
      'Your tables as server-sent events: tables (all of them, first), table (one has changed), gone, bye',
    security: [{ token: [] }, { cookie: [] }],
    responses: {
      200: {
        description: 'A stream',
        content: { 'text/event-stream': { schema: schemaOf(guestMessage, 'output') } },
      },
    },
  }
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string)

/** Both documents as a page: no script, no style of its own beyond what the policy allows. */
export function apiPage(api: JsonObject, messages: JsonObject): string {
  const paths = api.paths as { [path: string]: { [method: string]: JsonObject } }
  const parts = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, spec]) => operationPart(method, path, spec)),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Quayside API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Quayside API</h1>
<p>${escaped(String((api.info as JsonObject).description))}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (requests), <a href="/api/asyncapi.json">asyncapi.json</a> (messages)</p>
${parts.join('\n')}
<h1>Messages of the socket and the event stream</h1>
<p>${escaped(String((messages.info as JsonObject).description))}</p>
${channelParts(messages).join('\n')}
</body></html>
`
}

function channelParts(messages: JsonObject): string[] {
  const { channels, operations, components } = messages as unknown as {
    channels: { [name: string]: { address: string } }
    operations: {
      [name: string]: { action: string; channel: { $ref: string }; messages: { $ref: string }[] }
    }
    components: { messages: { [name: string]: { summary: string; payload: JsonObject } } }
  }
  const last = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
  return Object.values(operations).flatMap(({ action, channel, messages: refs }) => [
    `<h2>${action === 'receive' ? 'To' : 'From'} ${escaped(channels[last(channel.$ref)]?.address ?? '')}</h2>`,
    ...refs.map(({ $ref }) => {
      const { summary = '', payload = {} } = components.messages[last($ref)] ?? {}
      return `<p>${escaped(summary)}</p>\n${block(last($ref), payload)}`
    }),
  ])
}

function operationPart(method: string, path: string, spec: JsonObject): string {
  const {
    summary,
    parameters = [],
    requestBody,
    responses,
  } = spec as {
    summary: string
    parameters?: { name: string; in: string; schema: JsonObject }[]
    requestBody?: { content: { [type: string]: { schema: JsonObject } } }
    responses: { [status: string]: { content?: { [type: string]: { schema: JsonObject } } } }
  }
  const sent = requestBody?.content['application/json']?.schema
  const back = responses['200']?.content?.['application/json']?.schema
  const named = parameters.map((parameter) => `${parameter.name} (${parameter.in})`).join(', ')
  return `<h2>${method.toUpperCase()} ${escaped(path)}</h2>
<p>${escaped(summary)}</p>${named ? `\n<p>Parameters: ${escaped(named)}</p>` : ''}
${sent ? block('Body', sent) : ''}${back ? block('Answer', back) : ''}`
}

function block(title: string, schema: JsonObject): string {
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(schema, null, 1))}</pre></details>\n`
}
