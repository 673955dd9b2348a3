/** Puts the routes on the server: limits, origin, identity, shapes, and one form for every refusal. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Online } from '../online.ts'
import type { Guest } from '../store/port.ts'
import { type Refusal, refusal } from '../texts.ts'
import { guestRoutes } from './guest-routes.ts'
import { isForeign } from './identity.ts'
import { playRoutes } from './play-routes.ts'
import { type Route, statusOf } from './route.ts'
import { sayRefusal } from './sentences.ts'
import { tableRoutes } from './table-routes.ts'

export const routes: readonly Route[] = [...guestRoutes, ...tableRoutes, ...playRoutes]

const ID = /^[a-z0-9]{8,16}$/

export function addApi(server: FastifyInstance, online: Online): void {
  for (const one of routes) {
    server.route({
      method: one.method,
      url: one.path.replace('{id}', ':id'),
      handler: (request, reply) => serveRoute(one, online, request, reply),
    })
  }
}

async function serveRoute(
  one: Route,
  online: Online,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  const allowed = await admit(online, request, one.method !== 'GET')
  if ('refused' in allowed) return sendRefusal(reply, allowed.refused)
  const { guest } = allowed
  if (one.asks === 'guest' && !guest) return sendRefusal(reply, refusal('noGuest'))
  const { id = '' } = request.params as { id?: string }
  if (one.path.includes('{id}') && !ID.test(id)) return sendRefusal(reply, refusal('noTable'))
  const body = shaped(one.body, request.body ?? {})
  const query = shaped(one.query, request.query ?? {})
  const misread = body.problem ?? query.problem
  if (misread) return sendRefusal(reply, refusal('badRequest', { problem: misread }))
  const call = { online, guest: guest as Guest, body: body.value, query: query.value, id, request, reply }
  const answer = await one.run(call)
  if ('ok' in answer) return reply.send(answer.ok)
  const live = id === '' ? null : await online.registry.get(id)
  return sendRefusal(reply, answer.refused, live?.room ?? null)
}

/** What every request and every stream passes first. */
export async function admit(
  online: Online,
  request: FastifyRequest,
  isChange: boolean,
): Promise<{ readonly guest: Guest | null } | { readonly refused: Refusal }> {
  if (!online.rateLimiters.address.take(request.ip)) return tooOften(online)
  if (isChange && isForeign(request.headers, online.settings.publicUrl))
    return { refused: refusal('wrongOrigin') }
  const guest = await online.identity.guestOf(request.headers)
  if (guest && !online.rateLimiters.guest.take(guest.id)) return tooOften(online)
  return { guest }
}

function tooOften({ metrics }: Online) {
  metrics.rateLimited.inc()
  return { refused: refusal('tooOften') }
}

function shaped(schema: z.ZodType | null, value: unknown): { value: unknown; problem?: string } {
  if (!schema) return { value: null }
  const read = schema.safeParse(value)
  if (read.success) return { value: read.data }
  const issue = read.error.issues[0]
  const where = issue?.path.map(String).join('.') ?? ''
  return { value: null, problem: `${where || 'body'}: ${issue?.message ?? 'does not read'}`.slice(0, 200) }
}

export async function sendRefusal(
  reply: FastifyReply,
  refused: Refusal,
  room: Parameters<typeof sayRefusal>[1] = null,
): Promise<FastifyReply> {
  const status = statusOf(refused.code)
  if (status === 429) reply.header('retry-after', '2')
  return reply.code(status).send({ error: await sayRefusal(refused, room) })
}
