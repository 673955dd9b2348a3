/** Play over one WebSocket: actions up with an id, updates down with the table's sequence number. */
import type { Duplex } from 'node:stream'
import type { Subscriber } from '@quayside/host'
import type { ByeCode, ClientMessage } from '@quayside/protocol'
import { clientMessage } from '@quayside/protocol/schemas'
import { isStoreUnavailable } from '@quayside/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { sendChat } from '../commands/chat.ts'
import { checkAction, explainPart, playAction, undoChoice } from '../commands/play.ts'
import { sendRefusal } from '../http/api.ts'
import { localizeRefusal } from '../http/localize-refusal.ts'
import type { Online } from '../online.ts'
import type { Answered } from '../tables/decision.ts'
import { REFUSALS, type Refusal, refusal, withMessage } from '../texts.ts'
import { idWithin, weigh, weighUnreadable } from './message-meter.ts'
import { type Admitted, admitSubscriber, startFeed } from './subscribe.ts'
import { sendText } from './text-frame.ts'

/** A client that does not read its messages is disconnected before they fill the memory. */
const MAX_UNSENT_BYTES = 1_000_000
const PING_MS = 30_000
const GOODBYE_MS = 100
/** Close codes: 4000 and up are ours; a client comes back after `stopping`, not after the others. */
const CLOSE: { readonly [code in ByeCode]: number } = {
  stopping: 1012,
  tooSlow: 4008,
  removed: 4003,
  gone: 4004,
  tooMany: 4029,
}

export const SOCKET_PATH = '/api/tables/:id/socket'

/** Who was let in, until the upgrade. */
const admissions = new WeakMap<FastifyRequest, Admitted>()

/** Whoever is not let in is answered like any other request, and never gets a socket. */
export function addSocket(server: FastifyInstance, online: Online, open: Set<WebSocket>): void {
  // The plugin would upgrade on any path, only to close.
  server.addHook('onRequest', async (request, reply) => {
    if (request.ws && request.routeOptions.url !== SOCKET_PATH)
      return sendRefusal(reply, refusal('nothingHere'))
    return undefined
  })
  server.get(
    SOCKET_PATH,
    { websocket: true, preHandler: (request, reply) => admitSocket(online, request, reply) },
    (socket, request) => {
      const admitted = admissions.get(request)
      if (!admitted) return socket.terminate()
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      // Bad frames and lost connections end this socket and nothing else.
      socket.on('error', () => socket.terminate())
      serveSocket(online, socket, { ...admitted, connection: request.raw.socket }).catch((error) => {
        online.onError(error, 'opening a socket')
        // Try again later: the store may be away.
        socket.close(1013, 'storeAway')
      })
    },
  )
}

async function admitSocket(online: Online, request: FastifyRequest, reply: FastifyReply) {
  if (!request.ws) return sendRefusal(reply, refusal('nothingHere'))
  const admitted = await admitSubscriber(online, request)
  if ('refused' in admitted) return sendRefusal(reply, admitted.refused)
  // Also when the upgrade itself fails.
  request.raw.socket.once('close', admitted.release)
  admissions.set(request, admitted)
  return undefined
}

async function serveSocket(online: Online, socket: WebSocket, admitted: Connected): Promise<void> {
  // Nothing is read, and nothing is buffered, before there is somebody to read it.
  socket.pause()
  const subscriber = subscriberOf(socket, admitted)
  const heartbeat = startHeartbeat(socket)
  socket.on('close', () => {
    clearInterval(heartbeat)
    admitted.live.leave(subscriber)
  })
  socket.on('message', (data) => {
    if (socket.readyState === socket.OPEN) takeMessage(online, admitted, subscriber, data as Buffer)
  })
  await startFeed(online, admitted, subscriber)
  if (socket.readyState !== socket.OPEN) admitted.live.leave(subscriber)
  socket.resume()
}

/** Let in, and what the socket runs on. */
interface Connected extends Admitted {
  readonly connection: Duplex
}

/** A request that an update has answered inside needs no answer apart. */
interface SocketSubscriber extends Subscriber {
  answeredInside: string | null
}

function subscriberOf(socket: WebSocket, { guest, known, news, connection }: Connected): SocketSubscriber {
  return {
    guest: guest.id,
    known,
    news,
    answeredInside: null,
    send(text, _seq, answers = null) {
      if (answers !== null) this.answeredInside = answers
      if (socket.bufferedAmount > MAX_UNSENT_BYTES) socket.close(CLOSE.tooSlow, 'tooSlow')
      else if (socket.readyState === socket.OPEN) sendText(socket, connection, text)
    },
    bye(code) {
      const text =
        code === 'removed'
          ? REFUSALS.banned
          : code === 'tooMany'
            ? REFUSALS.tooManyConnections
            : REFUSALS[code]
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'bye', code, message: text }))
      socket.close(CLOSE[code], code)
      if (code === 'tooMany') endSoon(socket)
    },
  }
}

/** Nothing more is read, and nobody is waited for, once the goodbye is on its way. */
function endSoon(socket: WebSocket): void {
  socket.pause()
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
}

function startHeartbeat(socket: WebSocket): NodeJS.Timeout {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  return setInterval(() => {
    if (!isAlive) socket.terminate()
    isAlive = false
    if (socket.readyState === socket.OPEN) socket.ping()
  }, PING_MS)
}

/** Messages and bytes are counted before anything is read. */
function takeMessage(online: Online, admitted: Admitted, subscriber: SocketSubscriber, data: Buffer): void {
  const { live, guest } = admitted
  if (!live.subscribers.has(subscriber)) return
  let verdict = weigh(online, guest.id, data.length)
  const sent = verdict === 'read' ? readMessage(data.toString()) : null
  if (sent) {
    void answerMessage(online, admitted, subscriber, sent)
    return
  }
  const isUnreadable = verdict === 'read'
  if (isUnreadable) verdict = weighUnreadable(online, guest.id)
  if (verdict === 'close') {
    online.metrics.closed.inc({ reason: 'tooMany' })
    subscriber.bye('tooMany')
    return
  }
  const error = withMessage(refusal(isUnreadable ? 'badRequest' : 'tooOften'))
  subscriber.send(JSON.stringify({ type: 'answer', id: isUnreadable ? '' : idWithin(data), error }), null)
}

async function answerMessage(
  online: Online,
  { live, guest }: Admitted,
  subscriber: SocketSubscriber,
  sent: ClientMessage,
): Promise<void> {
  const { id } = sent
  const reply = (body: object) => subscriber.send(JSON.stringify({ type: 'answer', id, ...body }), null)
  const refuse = async (refused: Refusal) => {
    online.metrics.refusals.inc({ reason: refused.code })
    reply({ error: await localizeRefusal(refused, live.room) })
  }
  try {
    const answer = await answerTo(online, { live, guest }, sent)
    if ('refused' in answer) await refuse(answer.refused)
    else if (subscriber.answeredInside === id) subscriber.answeredInside = null
    else reply({ ok: answer.ok })
  } catch (error) {
    online.onError(error, 'answering a socket')
    await refuse(refusal(isStoreUnavailable(error) ? 'storeAway' : 'internal'))
  }
}

function readMessage(text: string): ClientMessage | null {
  try {
    const read = clientMessage.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

async function answerTo(
  online: Online,
  { live, guest }: Pick<Admitted, 'live' | 'guest'>,
  sent: ClientMessage,
): Promise<Answered> {
  if (sent.do === 'ping') return { ok: {} }
  if (sent.do === 'chat' || sent.do === 'phrase') return sendChat({ online, live, guest }, sent, sent.id)
  if (sent.do === 'undo') return undoChoice(live, guest, sent.id)
  if (sent.do === 'act') {
    const done = online.metrics.moveSeconds.startTimer()
    const answer = await playAction(live, guest, sent)
    done()
    return answer
  }
  const refused =
    sent.do === 'explain' ? explainPart(live, guest, sent.part) : checkAction(live, guest, sent.action)
  return { ok: { refusal: refused && (await localizeRefusal(refused, live.room)) } }
}
