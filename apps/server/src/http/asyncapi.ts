/** AsyncAPI 3.0 of the play socket and the event stream, made from the descriptions that the messages are checked with. */
import * as shapes from '@quayside/protocol/schemas'
import type { z } from 'zod'
import { gameSchemas, type JsonObject, schemaOf } from './json-schemas.ts'

interface Message {
  readonly summary: string
  readonly shape: z.ZodType
}

/** Up the socket, by what is to be done. */
const UP: { readonly [name: string]: string } = {
  act: 'Make your choice',
  check: 'Ask whether a choice would be accepted',
  explain: 'Ask why nothing that agrees with a part of an action can be done',
  undo: 'Take your latest choice back',
  chat: 'Say something',
  phrase: 'Say something that everybody reads in their own language',
  ping: 'Ask whether anybody is there',
}

/** Down both ways. */
const DOWN: { readonly [name: string]: Message } = {
  hello: { summary: 'Who you are, the room and the chat; once', shape: shapes.hello },
  update: {
    summary: 'The whole position as you may see it, and what has happened',
    shape: shapes.updateMessage,
  },
  news: { summary: 'With `news=1`: what has changed since the position before', shape: shapes.newsMessage },
  room: { summary: 'Seats, people or proposals have changed', shape: shapes.roomMessage },
  said: { summary: 'Somebody spoke', shape: shapes.chatMessage },
  bye: { summary: 'The connection ends, and why', shape: shapes.bye },
}
const ANSWER: Message = { summary: 'What a message of yours has led to', shape: shapes.answerMessage }

export async function asyncApi(version: string): Promise<JsonObject> {
  const up = Object.fromEntries(
    shapes.clientMessage.options.map((shape) => [nameOf(shape), upMessage(shape)]),
  )
  const down = { ...DOWN, answer: ANSWER }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Quayside',
      version,
      description:
        'Play at online tables: a socket, and the same messages as server-sent events. Requests stand in openapi.json; see docs/api.md for how the parts work together.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    channels: {
      socket: channel('/api/tables/{id}/socket', [...Object.keys(up), ...Object.keys(down)], {
        bindings: { ws: { method: 'GET', query: schemaOf(shapes.feed, 'input') } },
      }),
      events: channel('/api/tables/{id}/events', Object.keys(DOWN)),
    },
    operations: {
      hearClient: operation('receive', 'socket', Object.keys(up)),
      tellSocket: operation('send', 'socket', Object.keys(down)),
      tellEvents: operation('send', 'events', Object.keys(DOWN)),
    },
    components: {
      messages: { ...mapped(up, 'input'), ...mapped(down, 'output') },
      schemas: await gameSchemas(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'httpApiKey', in: 'cookie', name: 'quayside' },
      },
    },
  }
}

type ClientShape = (typeof shapes.clientMessage.options)[number]

const nameOf = (shape: ClientShape): string => shape.shape.do.value
const upMessage = (shape: ClientShape): Message => ({ summary: UP[nameOf(shape)] ?? '', shape })

function mapped(messages: { readonly [name: string]: Message }, io: 'input' | 'output'): JsonObject {
  const entries = Object.entries(messages).map(([name, { summary, shape }]) => {
    return [name, { name, summary, payload: schemaOf(shape, io) }]
  })
  return Object.fromEntries(entries)
}

function channel(address: string, messages: readonly string[], more: JsonObject = {}): JsonObject {
  return {
    address,
    parameters: { id: { description: 'The id of a table that you have come to.' } },
    messages: Object.fromEntries(messages.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
    ...more,
  }
}

function operation(action: 'send' | 'receive', name: string, messages: readonly string[]): JsonObject {
  return {
    action,
    channel: { $ref: `#/channels/${name}` },
    messages: messages.map((message) => ({ $ref: `#/channels/${name}/messages/${message}` })),
    security: ['token', 'cookie'].map((scheme) => ({ $ref: `#/components/securitySchemes/${scheme}` })),
  }
}
