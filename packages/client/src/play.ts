/** A table over a WebSocket that comes back by itself: nothing sent is lost or done twice, nothing missed goes unseen. */
import {
  type ApiRefusal,
  type ByeCode,
  type ClientMessage,
  type GuestInfo,
  mergeNews,
  type News,
  type ServerMessage,
  type Update,
} from '@quayside/protocol'
import type { Json } from '@quayside/rules-kit'
import { makeApi, newRequestId, RefusedError } from './api.ts'
import { type PlayListener, type PlayOptions, type PlayTime, REAL_TIME } from './play-options.ts'
import { en } from './texts/en.ts'
import { ja } from './texts/ja.ts'

interface Waiting {
  readonly message: ClientMessage
  resolve(answer: Answered): void
}
export type Answered = { readonly ok: Json } | { readonly refusal: ApiRefusal }

const SHORTEST_MS = 300
const LONGEST_MS = 10_000
/** Without a sign of life for so long the connection counts as lost, whatever the browser believes. */
const SILENCE_MS = 20_000
const FINAL: readonly ByeCode[] = ['gone', 'removed']
/** After these answers another attempt would be refused too. */
const REFUSED_FOR_GOOD = [400, 401, 403, 404]

export class Play {
  private readonly options: PlayOptions
  private readonly listener: PlayListener
  private socket: WebSocket | null = null
  private readonly waiting = new Map<string, Waiting>()
  /** The position as it was told last; news belong on top of it. */
  private latest: Update | null = null
  private you: GuestInfo | null = null
  private build: string | null = null
  private wait = SHORTEST_MS
  private readonly time: PlayTime
  private cancelReconnect: () => void = () => undefined
  private cancelHeartbeat: () => void = () => undefined
  private heardAt = 0
  private wasOpen = false
  private isEnded = false

  constructor(options: PlayOptions, listener: PlayListener) {
    this.options = options
    this.listener = listener
    this.time = options.time ?? REAL_TIME
    this.connect()
  }

  /** The promise waits through lost connections: the action is sent again under the same id. */
  act(action: Json, words: { ask?: number; seen?: number } = {}): Promise<Answered> {
    return this.send({ id: newRequestId(), do: 'act', action, ...words })
  }

  check(action: Json): Promise<Answered> {
    return this.send({ id: newRequestId(), do: 'check', action })
  }

  /** Why nothing that agrees with this part of an action can be done. */
  explain(part: Json): Promise<Answered> {
    return this.send({ id: newRequestId(), do: 'explain', part })
  }

  undo(): Promise<Answered> {
    return this.send({ id: newRequestId(), do: 'undo' })
  }

  say(text: string): Promise<Answered> {
    return this.send({ id: newRequestId(), do: 'chat', text })
  }

  /** By its code: everybody reads it in their own language. */
  sayPhrase(phrase: string): Promise<Answered> {
    return this.send({ id: newRequestId(), do: 'phrase', phrase })
  }

  close(): void {
    this.end()
  }

  /** The device is online again, or the page visible: do not wait for the timer. */
  reconnect(): void {
    if (this.isEnded || this.socket?.readyState === OPEN) return
    this.wait = SHORTEST_MS
    this.cancelReconnect()
    this.drop()
    this.connect()
  }

  /** The device says that it has no network: do not wait until the silence is noticed. */
  lose(): void {
    if (this.socket) this.closed(this.socket, 1006, '')
  }

  private send(message: ClientMessage): Promise<Answered> {
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve })
      if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message))
    })
  }

  private connect(): void {
    if (this.isEnded) return
    this.listener.link?.(this.latest === null ? 'connecting' : 'lost')
    const { base = '', table, known, news, token, open } = this.options
    const query = new URLSearchParams()
    if (this.latest !== null) query.set('seen', String(this.latest.seq))
    if (known) query.set('known', '1')
    if (news) query.set('news', '1')
    const url = `${socketBase(base)}/api/tables/${encodeURIComponent(table)}/socket?${query}`
    const socket = open ? open(url, token) : new WebSocket(url)
    this.socket = socket
    this.wasOpen = false
    socket.onopen = () => this.opened(socket)
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = (event) => this.closed(socket, event.code, event.reason)
    socket.onerror = () => undefined
  }

  private opened(socket: WebSocket): void {
    this.wasOpen = true
    this.heardAt = this.time.now()
    for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message))
    this.beatLater(socket)
  }

  private beatLater(socket: WebSocket): void {
    this.cancelHeartbeat()
    this.cancelHeartbeat = this.time.after(SILENCE_MS / 2, () => this.checkHeartbeat(socket))
  }

  private checkHeartbeat(socket: WebSocket): void {
    if (this.time.now() - this.heardAt > SILENCE_MS) {
      this.closed(socket, 1006, '')
      socket.close()
    } else if (socket.readyState === OPEN) {
      socket.send(JSON.stringify({ id: 'pulse', do: 'ping' }))
      this.beatLater(socket)
    } else this.beatLater(socket)
  }

  private hear(message: ServerMessage): void {
    this.heardAt = this.time.now()
    if (message.type === 'hello') this.hello(message)
    else if (message.type === 'update') this.takeUpdate(message)
    else if (message.type === 'news') this.takeNews(message)
    else if (message.type === 'room') this.listener.room?.(message.room, this.you ?? NOBODY)
    else if (message.type === 'chat') this.listener.chat?.(message.lines, false)
    else if (message.type === 'answer') this.answered(message)
    else if (FINAL.includes(message.code)) this.finish(message.code, null)
  }

  private hello(message: Extract<ServerMessage, { type: 'hello' }>): void {
    this.wait = SHORTEST_MS
    this.you = message.you
    this.listener.link?.('open')
    if (this.build !== null && this.build !== message.build) this.listener.newBuild?.(message.build)
    this.build = message.build
    this.listener.room?.(message.room, message.you)
    this.listener.chat?.(message.chat, true)
  }

  private takeUpdate(update: Update): void {
    this.latest = update
    this.listener.update?.(update)
  }

  /** Who has lost the place comes back and is told the whole position. News of what is known already change nothing. */
  private takeNews(news: News): void {
    const next = this.latest && mergeNews(this.latest, news)
    if (next) this.takeUpdate(next)
    if (news.answer) this.answered({ type: 'answer', ...news.answer })
    const isOld = this.latest?.viewer === news.viewer && news.to <= this.latest.seq
    if (!next && !isOld) this.lose()
  }

  private answered(message: Extract<ServerMessage, { type: 'answer' }>): void {
    const one = this.waiting.get(message.id)
    if (!one) return
    this.waiting.delete(message.id)
    one.resolve('error' in message ? { refusal: message.error } : { ok: message.ok })
  }

  /** Not let in, or only not reached? */
  private async askWhy(): Promise<void> {
    const { options } = this
    const ask = options.askWhy ?? (() => makeApi(options).table(options.table))
    const error = await ask().catch((failed) => failed)
    if (error instanceof RefusedError && REFUSED_FOR_GOOD.includes(error.status))
      this.finish(error.refusal.code, error.refusal)
  }

  private closed(socket: WebSocket, code: number, reason: string): void {
    if (this.socket !== socket || this.isEnded) return
    this.drop()
    // 4003: removed, 4004: gone.
    if (code === 4003 || code === 4004) {
      this.finish(reason || 'gone', null)
      return
    }
    if (!this.wasOpen) void this.askWhy()
    this.listener.link?.('lost')
    this.cancelReconnect = this.time.after(this.wait * (0.7 + 0.6 * this.time.random()), () => this.connect())
    this.wait = Math.min(LONGEST_MS, this.wait * 1.7)
  }

  private drop(): void {
    this.cancelHeartbeat()
    const { socket } = this
    this.socket = null
    if (!socket) return
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }

  private finish(code: string, refusal: ApiRefusal | null): void {
    if (this.isEnded) return
    this.end()
    this.listener.ended?.({ code, refusal })
  }

  private end(): void {
    this.isEnded = true
    this.cancelReconnect()
    this.drop()
    this.listener.link?.('ended')
    for (const { resolve } of this.waiting.values()) resolve({ refusal: ENDED })
    this.waiting.clear()
  }
}

const OPEN = 1
const NOBODY: GuestInfo = { id: '', name: '' }
const ENDED: ApiRefusal = {
  code: 'ended',
  rule: null,
  message: { en: en.ended, ja: ja.ended },
}

/** In a page that the server serves itself the address is the page's own. */
function socketBase(base: string): string {
  const here = base || (globalThis as { location?: { origin: string } }).location?.origin || ''
  return here.replace(/^http/, 'ws')
}
