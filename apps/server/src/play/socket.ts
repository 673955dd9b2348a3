/** Play over one WebSocket: actions up with an id, updates down with the table's sequence number. */

import type { Subscriber } from '@quayside/host'
import type { ByeCode, ClientMessage } from '@quayside/protocol'
import { clientMessage } from '@quayside/protocol/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { sendChat } from '../commands/chat.ts'
import { checkAction, explainPart, playAction, undoChoice } from '../commands/play.ts'
import { localizeRefusal } from '../http/localize-refusal.ts'
import type { Online } from '../online.ts'
import type { Answered } from '../tables/decision.ts'
import { REFUSALS, type Refusal, refusal } from '../texts.ts'
import { type Admitted, admitSubscriber, startFeed } from './subscribe.ts'

/** A client that does not read its messages is disconnected before they fill the memory. */
const MAX_UNSENT_BYTES = 1_000_000
const PING_MS = 30_000
/** Close codes: 4000 and up are ours; a client comes back after `stopping`, not after the others. */
const CLOSE: { readonly [code in ByeCode]: number } = {
  stopping: 1012,
  tooSlow: 4008,
  removed: 4003,
  gone: 4004,
  tooMany: 4029,
}

export function addSocket(server: FastifyInstance, online: Online, open: Set<WebSocket>): void {
  server.get('/api/tables/:id/socket', { websocket: true }, (socket, request) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // Bad frames and lost connections end this socket and nothing else.
    socket.on('error', () => socket.terminate())
    serveSocket(online, socket, request).catch((error) => {
      online.onError(error, 'opening a socket')
      // Try again later: the store may be away.
      socket.close(1013, 'storeAway')
    })
  })
}

async function serveSocket(online: Online, socket: WebSocket, request: FastifyRequest): Promise<void> {
  // Messages may arrive while the guest is still being looked up.
  const early: string[] = []
  let handle = (text: string): void => {
    if (early.length < 50) early.push(text)
  }
  socket.on('message', (data) => handle(String(data)))
  const admitted = await admitSubscriber(online, request)
  if ('refused' in admitted) {
    await refuseSocket(socket, admitted.refused)
    return
  }
  const subscriber = subscriberOf(socket, admitted)
  const heartbeat = startHeartbeat(socket)
  socket.on('close', () => {
    clearInterval(heartbeat)
    admitted.live.leave(subscriber)
    admitted.release()
  })
  await startFeed(online, admitted, subscriber)
  if (socket.readyState !== socket.OPEN) admitted.live.leave(subscriber)
  handle = (text) => void handleMessage(online, admitted, subscriber, text)
  for (const text of early) handle(text)
}

/** The close code tells the client not to reconnect. */
async function refuseSocket(socket: WebSocket, refused: Refusal): Promise<void> {
  const error = await localizeRefusal(refused, null)
  socket.send(JSON.stringify({ type: 'answer', id: '', error }))
  socket.close(refused.code === 'tooOften' ? 1013 : 4001, refused.code)
}

/** A request that an update has answered inside needs no answer apart. */
interface SocketSubscriber extends Subscriber {
  answeredInside: string | null
}

function subscriberOf(socket: WebSocket, { guest, known, news }: Admitted): SocketSubscriber {
  return {
    guest: guest.id,
    known,
    news,
    answeredInside: null,
    send(text, _seq, answers = null) {
      if (answers !== null) this.answeredInside = answers
      if (socket.bufferedAmount > MAX_UNSENT_BYTES) socket.close(CLOSE.tooSlow, 'tooSlow')
      else if (socket.readyState === socket.OPEN) socket.send(text)
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
    },
  }
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

async function handleMessage(
  online: Online,
  { live, guest }: Admitted,
  subscriber: SocketSubscriber,
  text: string,
): Promise<void> {
  if (!live.subscribers.has(subscriber)) return
  const sent = readMessage(text)
  const id = sent?.id ?? ''
  const reply = (body: object) => subscriber.send(JSON.stringify({ type: 'answer', id, ...body }), null)
  const refuse = async (refused: Refusal) => reply({ error: await localizeRefusal(refused, live.room) })
  if (!sent) return refuse(refusal('badRequest'))
  if (!online.rateLimiters.guest.take(guest.id)) return refuse(refusal('tooOften'))
  try {
    const answer = await answerTo(online, { live, guest }, sent)
    if ('refused' in answer) await refuse(answer.refused)
    else if (subscriber.answeredInside === id) subscriber.answeredInside = null
    else reply({ ok: answer.ok })
  } catch (error) {
    online.onError(error, 'answering a socket')
    await refuse(refusal('internal'))
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
  if (sent.do === 'chat') return sendChat({ online, live, guest }, sent.text, sent.id)
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
