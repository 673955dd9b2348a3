/** Requests that no route ever sees: addresses that do not read, and bytes that are no HTTP. They get our headers too. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { addHeaders, HEADERS } from '../headers.ts'
import { refusal, withMessage } from '../texts.ts'
import { sendRefusal } from './api.ts'

export async function answerOddAddress(
  _error: FastifyError,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  addHeaders(reply)
  // Whoever asked for a socket is no longer read by the parser of HTTP.
  if (raw.headers.upgrade !== undefined) reply.raw.once('finish', () => raw.socket.destroySoon())
  await sendRefusal(reply, refusal('badRequest'))
}

const BODY = JSON.stringify({ error: withMessage(refusal('badRequest')) })
const HEAD = [
  'HTTP/1.1 400 Bad Request',
  'content-type: application/json; charset=utf-8',
  `content-length: ${Buffer.byteLength(BODY)}`,
  'connection: close',
  ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
]

/** Also for clients that took too long. Whoever has got an answer already gets no second one. */
export function answerOddBytes(_error: Error, socket: Socket & { _httpMessage?: ServerResponse }): void {
  if (socket.writable && !socket._httpMessage?.headersSent)
    socket.write(`${HEAD.join('\r\n')}\r\n\r\n${BODY}`)
  socket.destroy()
}
