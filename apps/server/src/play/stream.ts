/** The same feed as server-sent events, for scripts and bots: `id` is the sequence number, so Last-Event-ID resumes. */

import type { Subscriber } from '@quayside/host'
import type { ByeCode } from '@quayside/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../http/api.ts'
import type { Online } from '../online.ts'
import { REFUSALS } from '../texts.ts'
import { type Admitted, admitSubscriber, startFeed } from './subscribe.ts'

const MAX_UNSENT_BYTES = 1_000_000
const HEARTBEAT_MS = 25_000

export interface OpenStream {
  end(code: ByeCode): void
}

export function addStream(server: FastifyInstance, online: Online, open: Set<OpenStream>): void {
  server.get('/api/tables/:id/events', async (request, reply) => {
    const admitted = await admitSubscriber(online, request)
    if ('refused' in admitted) return sendRefusal(reply, admitted.refused)
    await serveStream(online, admitted, { request, reply, open })
    return reply
  })
}

async function serveStream(
  online: Online,
  admitted: Admitted,
  { request, reply, open }: { request: FastifyRequest; reply: FastifyReply; open: Set<OpenStream> },
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  const subscriber = subscriberOf(raw, admitted)
  const stream: OpenStream = { end: (code) => subscriber.bye(code) }
  open.add(stream)
  const heartbeat = setInterval(() => raw.write(': \n\n'), HEARTBEAT_MS)
  request.raw.on('close', () => {
    clearInterval(heartbeat)
    open.delete(stream)
    admitted.live.leave(subscriber)
    admitted.release()
  })
  raw.on('error', () => raw.destroy())
  await startFeed(online, admitted, subscriber).catch((error) => {
    online.onError(error, 'opening a stream')
    raw.destroy()
  })
  if (raw.destroyed) admitted.live.leave(subscriber)
}

function subscriberOf(raw: FastifyReply['raw'], { guest, known, news }: Admitted): Subscriber {
  return {
    guest: guest.id,
    known,
    news,
    send(text, seq) {
      if (raw.writableLength > MAX_UNSENT_BYTES) raw.destroy()
      else raw.write(`event: ${typeOf(text)}\n${seq === null ? '' : `id: ${seq}\n`}data: ${text}\n\n`)
    },
    bye(code) {
      const message =
        code === 'removed' ? REFUSALS.banned : code === 'tooMany' ? REFUSALS.tooOften : REFUSALS[code]
      raw.end(`event: bye\ndata: ${JSON.stringify({ type: 'bye', code, message })}\n\n`)
    },
  }
}

/** Every message of ours begins with its type. */
function typeOf(text: string): string {
  return /^\{"type":"(\w+)"/.exec(text)?.[1] ?? 'message'
}
