/** The feed of a guest as server-sent events: one stream for all tables of somebody. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { addressKey } from '../http/address.ts'
import { admit, sendRefusal } from '../http/api.ts'
import type { Online } from '../online.ts'
import { REFUSALS, refusal } from '../texts.ts'
import type { Feed } from './guest-feeds.ts'
import type { OpenStream } from './stream.ts'
import { countConnection } from './subscribe.ts'

const MAX_UNSENT_BYTES = 1_000_000
const HEARTBEAT_MS = 25_000

export function addGuestStream(server: FastifyInstance, online: Online, open: Set<OpenStream>): void {
  server.get('/api/me/events', async (request, reply) => {
    const allowed = await admit(online, request, true)
    if ('refused' in allowed) return sendRefusal(reply, allowed.refused)
    const { guest } = allowed
    if (!guest) return sendRefusal(reply, refusal('noGuest'))
    const release = countConnection(online, guest.id, addressKey(request.ip))
    if (!release) return sendRefusal(reply, refusal('tooManyConnections'))
    reply.hijack()
    const feed = feedTo(reply.raw, guest.id)
    open.add(feed)
    const heartbeat = setInterval(() => reply.raw.write(': \n\n'), HEARTBEAT_MS)
    request.raw.on('close', () => {
      clearInterval(heartbeat)
      open.delete(feed)
      online.feeds.close(feed)
      release()
    })
    await online.feeds.open(feed).catch((error) => {
      online.onError(error, 'opening a stream')
      reply.raw.destroy()
    })
    if (reply.raw.destroyed) online.feeds.close(feed)
    return reply
  })
}

function feedTo(raw: FastifyReply['raw'], guest: string): Feed {
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  raw.on('error', () => raw.destroy())
  return {
    guest,
    send(message) {
      if (raw.writableLength > MAX_UNSENT_BYTES) raw.destroy()
      else raw.write(`event: ${message.type}\ndata: ${JSON.stringify(message)}\n\n`)
    },
    end(code) {
      const said = code === 'removed' ? REFUSALS.noGuest : REFUSALS.stopping
      raw.end(`event: bye\ndata: ${JSON.stringify({ type: 'bye', code, message: said })}\n\n`)
    },
  }
}
