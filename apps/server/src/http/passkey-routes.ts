/** Passkeys: a guest can be the same person on another device, without a password. Nobody learns of those of others. */
import type { OwnPasskeys } from '@quayside/protocol'
import * as shapes from '@quayside/protocol/schemas'
import type { Guest } from '@quayside/store'
import type { FastifyRequest } from 'fastify'
import type { Online } from '../online.ts'
import {
  type Ceremony,
  enteringGuest,
  enteringOptions,
  madePasskey,
  makingOptions,
} from '../passkeys/ceremonies.ts'
import { siteOf } from '../passkeys/site.ts'
import { refusal } from '../texts.ts'
import { addressKey } from './address.ts'
import { enterAs } from './guest-routes.ts'
import { route } from './route.ts'

const MOST = 10

export const passkeyRoutes = [
  route('GET', '/api/me/passkeys', {
    summary: 'Your passkeys',
    answer: shapes.passkeys,
    async run({ online, guest, request }) {
      return { ok: await stateOf(online, guest, request) }
    },
  }),
  route('POST', '/api/me/passkeys/begin', {
    summary: 'Begin to add a passkey: what the browser is to be asked',
    answer: shapes.passkeyOptions,
    async run({ online, guest, request }) {
      const ceremony = ceremonyOf(online, request)
      return ceremony ? { ok: await makingOptions(ceremony, guest) } : { refused: refusal('noPasskeys') }
    },
  }),
  route('POST', '/api/me/passkeys', {
    summary: 'Add the passkey that the browser has made',
    body: shapes.passkeyMade,
    answer: shapes.passkeys,
    async run({ online, guest, request, body }) {
      const ceremony = ceremonyOf(online, request)
      if (!ceremony) return { refused: refusal('noPasskeys') }
      const made = await madePasskey(ceremony, guest, body)
      if (!made) return { refused: refusal('badPasskey') }
      if (!(await online.store.passkeys.add(made, MOST))) return { refused: refusal('tooManyPasskeys') }
      return { ok: await stateOf(online, guest, request) }
    },
  }),
  route('DELETE', '/api/me/passkeys', {
    summary: 'Remove one of your passkeys; devices that came in with it stay in',
    body: shapes.passkeyId,
    answer: shapes.passkeys,
    async run({ online, guest, request, body }) {
      await online.store.passkeys.remove(guest.id, body.id)
      return { ok: await stateOf(online, guest, request) }
    },
  }),
  route('POST', '/api/passkey/begin', {
    summary: 'Begin to come in with a passkey: what the browser is to be asked',
    auth: 'none',
    answer: shapes.passkeyOptions,
    async run({ online, request }) {
      const ceremony = ceremonyOf(online, request)
      return ceremony ? { ok: await enteringOptions(ceremony) } : { refused: refusal('noPasskeys') }
    },
  }),
  route('POST', '/api/passkey', {
    summary: 'Come in with a passkey: this device is then the guest who added it',
    auth: 'none',
    body: shapes.passkeyShown,
    answer: shapes.guestAnswer,
    async run(call) {
      const { online, request, body } = call
      const ceremony = ceremonyOf(online, request)
      if (!ceremony) return { refused: refusal('noPasskeys') }
      // Trying is as dear as making guests.
      if (!online.rateLimiters.newGuests.take(addressKey(request.ip))) return { refused: refusal('tooOften') }
      const guest = await enteringGuest(ceremony, body.credential)
      return guest ? { ok: await enterAs(call, guest, body.keep) } : { refused: refusal('badPasskey') }
    },
  }),
]

/** Null where browsers give no passkeys. */
function ceremonyOf({ store, settings, now }: Online, { headers }: FastifyRequest): Ceremony | null {
  const site = siteOf(settings.publicUrl, headers.host)
  return site && { store, site, now: now() }
}

async function stateOf(online: Online, { id }: Guest, request: FastifyRequest): Promise<OwnPasskeys> {
  const own = await online.store.passkeys.of(id)
  return {
    on: ceremonyOf(online, request) !== null,
    passkeys: own.map(({ id: name, created, used }) => ({ id: name, created, used })),
  }
}
