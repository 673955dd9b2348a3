/** The admin page and its API, for whoever knows the admin token. Without a token in the settings neither exists. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { POLICY } from '../headers.ts'
import { addressKey } from '../http/address.ts'
import { sendRefusal } from '../http/api.ts'
import { isCrossSite } from '../http/identity.ts'
import type { Online } from '../online.ts'
import { type Refusal, refusal } from '../texts.ts'
import { ACTIONS, adminAct, adminAudit, adminReports, adminTable } from './actions.ts'
import { mainPage, tablePage } from './page.ts'

const request = z.strictObject({
  action: z.enum(ACTIONS),
  about: z.string().min(1).max(60),
  note: z.string().max(2000).default(''),
})

export function addAdmin(server: FastifyInstance, online: Online): void {
  const { adminToken } = online.settings
  if (adminToken === undefined) return
  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.addHook('onRequest', async (incoming, reply) => {
      reply.header('cache-control', 'no-store')
      const refused = refusedFor(online, incoming, adminToken)
      if (!refused) return undefined
      // A browser asks for the token as a password; the name in front of it is written down.
      if (refused.code === 'noAdmin') reply.header('www-authenticate', 'Basic realm="Quayside"')
      return sendRefusal(reply, refused)
    })
    addRoutes(scope, online)
  })
}

function refusedFor(online: Online, { ip, headers, method }: FastifyRequest, token: string): Refusal | null {
  if (method !== 'GET' && isCrossSite(headers, online.settings.publicUrl)) return refusal('wrongOrigin')
  if (isSame(tokenIn(headers.authorization), token)) return null
  return online.rateLimiters.adminTries.take(addressKey(ip)) ? refusal('noAdmin') : refusal('tooOften')
}

/** Compares hashes of equal length: how long it takes says nothing about the token. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(token))
}

function basic(header = ''): readonly [who: string, token: string] {
  const text = Buffer.from(/^Basic (\S{1,500})$/.exec(header)?.[1] ?? '', 'base64').toString()
  const colon = text.indexOf(':')
  return [text.slice(0, Math.max(0, colon)), text.slice(colon + 1)]
}

function tokenIn(header: string | undefined): string {
  return /^Bearer (\S{1,500})$/.exec(header ?? '')?.[1] ?? basic(header)[1]
}

/** The name that came with the token, or what came instead of one. */
function whoIn({ headers }: FastifyRequest): string {
  return (basic(headers.authorization)[0] || 'command').slice(0, 60)
}

function addRoutes(scope: FastifyInstance, online: Online): void {
  const html = (reply: FastifyReply, text: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY.replace("form-action 'none'", "form-action 'self'"))
      .send(text)
  scope.get('/admin', async (_request, reply) => {
    const [{ reports }, { audit }] = await Promise.all([adminReports(online), adminAudit(online)])
    return html(reply, mainPage(reports, audit))
  })
  scope.get('/admin/tables/:id', async ({ params }, reply) => {
    const table = await adminTable(online, (params as { id: string }).id)
    return table ? html(reply, tablePage(table)) : sendRefusal(reply, refusal('noTable'))
  })
  scope.post('/admin', async (incoming, reply) => {
    const refused = await act(online, incoming)
    return 'refused' in refused ? sendRefusal(reply, refused.refused) : reply.redirect('/admin', 303)
  })
  // What a proxy has told us of this request, for `quayside doctor`.
  scope.get('/api/admin/seen', ({ ip, protocol, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
    const hops = forwarded === '' ? 0 : forwarded.split(',').length
    return { address: ip, protocol, hops, proxies: online.settings.proxies }
  })
  scope.get('/api/admin/reports', () => adminReports(online))
  scope.get('/api/admin/audit', () => adminAudit(online))
  scope.get('/api/admin/tables/:id', async ({ params }, reply) => {
    const table = await adminTable(online, (params as { id: string }).id)
    return table ?? sendRefusal(reply, refusal('noTable'))
  })
  scope.post('/api/admin', async (incoming, reply) => {
    const done = await act(online, incoming)
    return 'refused' in done ? sendRefusal(reply, done.refused) : reply.send(done.ok)
  })
}

async function act(online: Online, incoming: FastifyRequest) {
  const read = request.safeParse(incoming.body)
  return read.success ? adminAct(online, whoIn(incoming), read.data) : { refused: refusal('badRequest') }
}
