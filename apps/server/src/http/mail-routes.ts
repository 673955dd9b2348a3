/** Being written to when one is waited for. An address is told to nobody but its own guest. */
import type { MailState } from '@quayside/protocol'
import * as shapes from '@quayside/protocol/schemas'
import type { Guest } from '@quayside/store'
import type { FastifyInstance } from 'fastify'
import type { Online } from '../online.ts'
import { refusal } from '../texts.ts'
import { addressKey } from './address.ts'
import { route } from './route.ts'

export const mailRoutes = [
  route('GET', '/api/me/mail', {
    summary: 'Where you are written to, if anywhere',
    answer: shapes.mailState,
    async run({ online, guest }) {
      return { ok: await stateOf(online, guest) }
    },
  }),
  route('POST', '/api/me/mail', {
    summary: 'Be written to here, once the link in a first mail is followed; such a mail goes once a day',
    body: shapes.mailAddress,
    answer: shapes.mailState,
    async run({ online, guest, body, request }) {
      const { mailer, rateLimiters } = online
      if (!mailer.isOn) return { refused: refusal('noMail') }
      const known = await online.store.mail.of(guest.id)
      if (known?.isConfirmed && known.address === body.address) {
        await online.store.mail.speak(guest.id, body.language)
        return { ok: await stateOf(online, guest) }
      }
      if (!rateLimiters.mailAddresses.take(addressKey(request.ip))) return { refused: refusal('tooOften') }
      const handed = await mailer.ask(guest.id, body.address, body.language)
      if (handed === 'again') return { refused: refusal('askedToday') }
      if (handed === 'refused') return { refused: refusal('badAddress') }
      if (handed === 'failed') return { refused: refusal('mailAway') }
      return { ok: await stateOf(online, guest) }
    },
  }),
  route('DELETE', '/api/me/mail', {
    summary: 'No longer be written to; the address is forgotten',
    answer: shapes.mailState,
    async run({ online, guest }) {
      await online.store.mail.remove(guest.id)
      return { ok: await stateOf(online, guest) }
    },
  }),
  route('POST', '/api/mail/confirm', {
    summary: 'The address is right: the token is that of the link in the first mail',
    auth: 'none',
    body: shapes.mailToken,
    answer: shapes.nothing,
    async run({ online, body }) {
      return (await online.mailer.confirm(body.token)) ? { ok: {} } : { refused: refusal('oldLink') }
    },
  }),
  route('POST', '/api/mail/stop', {
    summary: 'No more mails: the token is that of any of them (one-click, RFC 8058)',
    auth: 'none',
    // Mail programs send it as browsers send forms.
    takesForms: true,
    query: shapes.mailToken,
    answer: shapes.nothing,
    async run({ online, query }) {
      return (await online.store.mail.stop(query.token)) ? { ok: {} } : { refused: refusal('oldLink') }
    },
  }),
]

/** Mail programs that know no one-click open the same address as a page: there somebody presses once more. */
export function addMailLink(server: FastifyInstance): void {
  server.get('/api/mail/stop', (request, reply) => {
    const read = shapes.mailToken.safeParse(request.query)
    return reply.redirect(read.success ? `/settings#mail-stop=${read.data.token}` : '/settings')
  })
}

async function stateOf({ store, mailer }: Online, { id }: Guest): Promise<MailState> {
  const known = await store.mail.of(id)
  const { address = null, language = null, isConfirmed = false, next = null } = known ?? {}
  return { on: mailer.isOn, address, language, confirmed: isConfirmed, next }
}
