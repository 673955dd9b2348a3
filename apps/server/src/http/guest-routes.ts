/** Guests: a name and a key, nothing else. */

import { gameIds, loadGame } from '@quayside/all'
import { RANKS } from '@quayside/bots'
import * as shapes from '@quayside/protocol/schemas'
import { type Guest, hashOf, newCarryCode, newGuestId, newKey } from '@quayside/store'
import { eraseGuest } from '../commands/erase-guest.ts'
import { refusal } from '../texts.ts'
import { addressKey } from './address.ts'
import { expiredCookie, keyCookie } from './identity.ts'
import { type Call, route } from './route.ts'
import { cleanText, isVisible, NAME_LENGTH } from './user-text.ts'

const CARRY_MS = 600_000

export const guestRoutes = [
  route('POST', '/api/guests', {
    summary: 'Become a guest: the key comes as a cookie for browsers, or as a bearer token for programs',
    auth: 'none',
    body: shapes.newGuest,
    answer: shapes.guestAnswer,
    async run(call) {
      const { online, body, request } = call
      if (!online.rateLimiters.newGuests.take(addressKey(request.ip))) return { refused: refusal('tooOften') }
      const key = newKey()
      const guest = { id: newGuestId(), name: cleanText(body.name, NAME_LENGTH) }
      if (!isVisible(guest.name)) return { refused: refusal('emptyName') }
      await online.store.addGuest(guest, hashOf(key), online.now())
      return { ok: { guest, ...deliverKey(call, body.keep, key) } }
    },
  }),
  route('GET', '/api/me', {
    summary: 'Who you are, if anybody, and the build of the server',
    auth: 'none',
    answer: shapes.me,
    async run({ online, guest }) {
      return { ok: { guest, build: online.build } }
    },
  }),
  route('PATCH', '/api/me', {
    summary: 'Change your name',
    body: shapes.rename,
    answer: shapes.guestAnswer,
    async run({ online, guest, body }) {
      const name = cleanText(body.name, NAME_LENGTH)
      if (!isVisible(name)) return { refused: refusal('emptyName') }
      await online.store.renameGuest(guest.id, name)
      online.identity.forget(guest.id)
      return { ok: { guest: { id: guest.id, name } } }
    },
  }),
  route('DELETE', '/api/me', {
    summary: 'Delete yourself at once: your keys, your name, your chat; bots play on in your seats',
    answer: shapes.nothing,
    async run({ online, guest, request, reply }) {
      await eraseGuest(online, guest.id)
      reply.header('set-cookie', expiredCookie(isSecure(request.protocol)))
      return { ok: {} }
    },
  }),
  route('POST', '/api/me/carry', {
    summary: 'A one-time code that makes another device you, for ten minutes',
    answer: shapes.carryAnswer,
    async run({ online, guest }) {
      const code = newCarryCode()
      const until = online.now() + CARRY_MS
      await online.store.putCarry(hashOf(normalizedCode(code)), guest.id, until)
      return { ok: { code, until } }
    },
  }),
  route('POST', '/api/carry', {
    summary: 'Use a carry code here',
    auth: 'none',
    body: shapes.carry,
    answer: shapes.guestAnswer,
    async run(call) {
      const { online, body, request } = call
      // Guessing is as dear as making guests.
      if (!online.rateLimiters.newGuests.take(addressKey(request.ip))) return { refused: refusal('tooOften') }
      const guest = await online.store.takeCarry(hashOf(normalizedCode(body.code)), online.now())
      if (!guest) return { refused: refusal('badCode') }
      return { ok: await enterAs(call, guest, body.keep) }
    },
  }),
  route('GET', '/api/games', {
    summary: 'The games: seats, options, colours, ranks of bots',
    auth: 'none',
    answer: shapes.games,
    async run() {
      return { ok: { games: await Promise.all(gameIds.map(gameInfo)) } }
    },
  }),
]

/** Another key of a guest, for this device. */
export async function enterAs(call: Call<unknown, unknown>, guest: Guest, keep: 'cookie' | 'token') {
  const key = newKey()
  await call.online.store.addKey(guest.id, hashOf(key))
  return { guest, ...deliverKey(call, keep, key) }
}

/** People type codes with or without dashes, in any case. */
function normalizedCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '')
}

function deliverKey({ request, reply }: Call<unknown, unknown>, keep: 'cookie' | 'token', key: string) {
  if (keep === 'token') return { token: key }
  reply.header('set-cookie', keyCookie(key, isSecure(request.protocol)))
  return {}
}

function isSecure(protocol: string): boolean {
  return protocol === 'https'
}

async function gameInfo(id: string) {
  const loaded = await loadGame(id)
  if (!loaded) throw new Error(`the list names ${id}, and there is none`)
  const { game, texts } = loaded
  const title = { en: texts.en.title, ja: texts.ja.title }
  const { seats, options, colours, unusedColours = {} } = game
  return { id, title, rules: game.rulesVersion, seats, options, colours, unusedColours, ranks: RANKS }
}
