/** Being called when one is waited for. Nobody learns of the devices of others, and endpoints are told to nobody. */
import { ECDH } from 'node:crypto'
import type { PushState } from '@quayside/protocol'
import * as shapes from '@quayside/protocol/schemas'
import type { Guest } from '@quayside/store'
import type { Online } from '../online.ts'
import { callable, leadsOutside } from '../push/endpoint.ts'
import { isZone, wishesFrom } from '../push/wishes.ts'
import { refusal } from '../texts.ts'
import { route } from './route.ts'

/** Of more devices the oldest are forgotten. */
const MOST_DEVICES = 8

export const pushRoutes = [
  route('GET', '/api/me/push', {
    summary: 'What you are called for, on how many devices, and the key for another',
    answer: shapes.pushState,
    async run({ online, guest }) {
      return { ok: await stateOf(online, guest) }
    },
  }),
  route('POST', '/api/me/push', {
    summary: 'Be called on this device too (Web Push), in its language',
    body: shapes.pushDevice,
    answer: shapes.pushState,
    async run({ online, guest, body }) {
      if (online.caller.publicKey === null) return { refused: refusal('noPush') }
      if (!online.rateLimiters.pushDevices.take(guest.id)) return { refused: refusal('tooOften') }
      const { hosts } = online.settings.push
      const { endpoint, keys, language } = body
      const url = callable(endpoint, hosts)
      if (!url || !isPoint(keys.p256dh) || !(await leadsOutside(url, hosts)))
        return { refused: refusal('badEndpoint') }
      const device = { endpoint: url.href, guest: guest.id, ...keys, language }
      await online.store.push.putDevice(device, online.now(), MOST_DEVICES)
      return { ok: await stateOf(online, guest) }
    },
  }),
  route('DELETE', '/api/me/push', {
    summary: 'No longer be called on a device of yours',
    body: shapes.pushEndpoint,
    answer: shapes.pushState,
    async run({ online, guest, body }) {
      const endpoint = URL.canParse(body.endpoint) ? new URL(body.endpoint).href : body.endpoint
      await online.store.push.removeDevice(endpoint, guest.id)
      return { ok: await stateOf(online, guest) }
    },
  }),
  route('PATCH', '/api/me/push', {
    summary: 'Change what you are called for, and your quiet hours',
    body: shapes.pushWishes,
    answer: shapes.pushState,
    async run({ online, guest, body }) {
      if (body.quiet && !isZone(body.quiet.zone)) {
        return { refused: refusal('badRequest', { problem: 'quiet.zone: no such time zone' }) }
      }
      await online.store.push.putWishes(guest.id, JSON.stringify(body))
      return { ok: await stateOf(online, guest) }
    },
  }),
]

async function stateOf({ store, caller, mailer }: Online, { id }: Guest): Promise<PushState> {
  const [wishes, reachable] = await Promise.all([store.push.wishes(id), store.push.reachable([id])])
  const devices = reachable[0]?.devices.length ?? 0
  return { key: caller.publicKey, devices, mail: mailer.isOn, wishes: wishesFrom(wishes) }
}

/** A key that is no point of the curve could never be called. */
function isPoint(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex') !== ''
  } catch {
    return false
  }
}
