/** What a socket and an event stream share: admission, connection limits, and the first messages. */

import type { Subscriber } from '@quayside/host'
import { feed } from '@quayside/protocol/schemas'
import type { Guest } from '@quayside/store'
import type { FastifyRequest } from 'fastify'
import { chatFor } from '../commands/chat.ts'
import { addressKey } from '../http/address.ts'
import { admit } from '../http/api.ts'
import { type Online, tableFor } from '../online.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { roomInfo } from '../tables/messages.ts'
import { type Refusal, refusal } from '../texts.ts'

const CHAT_SHOWN = 50

export interface Admitted {
  readonly live: LiveTable
  readonly guest: Guest
  readonly known: boolean
  readonly news: boolean
  /** The last sequence number this client has seen; null: nothing. */
  readonly seen: number | null
  /** Releases the connection in the limits, once. */
  release(): void
}

/** Seats are checked here, and again with every action and every view. */
export async function admitSubscriber(
  online: Online,
  request: FastifyRequest,
): Promise<Admitted | { readonly refused: Refusal }> {
  const allowed = await admit(online, request, true)
  if ('refused' in allowed) return allowed
  const { guest } = allowed
  if (!guest) return { refused: refusal('noGuest') }
  const { id } = request.params as { id: string }
  const query = feed.safeParse(request.query)
  if (!query.success || !/^[a-z0-9]{8,16}$/.test(id)) return { refused: refusal('badRequest') }
  const live = await tableFor(online, id, guest)
  if ('refused' in live) return live
  if (
    live.viewerOf(guest.id) === 'watcher' &&
    live.presence().watchers >= online.settings.limits.watchersPerTable
  ) {
    return { refused: refusal('tooManyWatchers') }
  }
  const release = countConnection(online, guest.id, addressKey(request.ip))
  if (!release) return { refused: refusal('tooManyConnections') }
  const { seen, known, news } = query.data
  const from = lastEventId(request) ?? seen ?? null
  return { live, guest, known: known === '1', news: news === '1', seen: from, release }
}

function lastEventId({ headers }: FastifyRequest): number | null {
  const given = headers['last-event-id']
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : null
}

export function countConnection(
  { connections, settings }: Online,
  guest: string,
  address: string,
): (() => void) | null {
  const { connectionsPerGuest, connectionsPerAddress } = settings.limits
  if (!connections.guest.acquire(guest, connectionsPerGuest)) return null
  if (!connections.address.acquire(address, connectionsPerAddress)) {
    connections.guest.release(guest)
    return null
  }
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    connections.guest.release(guest)
    connections.address.release(address)
  }
}

/** Subscribes before it sends the position, so that no step is missed in between. */
export async function startFeed(
  online: Online,
  { live, guest, seen }: Admitted,
  subscriber: Subscriber,
): Promise<void> {
  const chat = await chatFor(online, live.id, guest.id, { after: 0, most: CHAT_SHOWN })
  live.join(subscriber)
  const room = roomInfo(live.snapshot(), live.presence(), guest.id)
  subscriber.send(JSON.stringify({ type: 'hello', build: online.build, you: guest, room, chat }), null)
  live.tellPosition(subscriber, seen)
}
