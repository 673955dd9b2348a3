/** Registers the routes: rate limits, origin check, identity, validation, and one format for every refusal. */
import type { Guest } from '@quayside/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Online } from '../online.ts'
import { type Refusal, refusal } from '../texts.ts'
import { addressKey } from './address.ts'
import { guestRoutes } from './guest-routes.ts'
import { isCrossSite } from './identity.ts'
import { localizeRefusal } from './localize-refusal.ts'
import { mailRoutes } from './mail-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { playRoutes } from './play-routes.ts'
import { pushRoutes } from './push-routes.ts'
import { ratingRoutes } from './rating-routes.ts'
import { resultRoutes } from './result-routes.ts'
import { type Route, statusOf } from './route.ts'
import { tableRoutes } from './table-routes.ts'
import { waitingRoutes } from './waiting-routes.ts'

export const routes: readonly Route[] = [
  ...guestRoutes,
  ...resultRoutes,
  ...pushRoutes,
  ...mailRoutes,
  ...passkeyRoutes,
  ...ratingRoutes,
  ...waitingRoutes,
  ...peopleRoutes,
  ...tableRoutes,
  ...playRoutes,
]

const ID = /^[a-z0-9]{8,16}$/

export function addApi(server: FastifyInstance, online: Online): void {
  const add = (scope: FastifyInstance, route: Route) =>
    scope.route({
      method: route.method,
      url: route.path.replace('{id}', ':id'),
      handler: (request, reply) => serveRoute(route, online, request, reply),
    })
  for (const route of routes) if (!route.takesForms) add(server, route)
  // Apart, so that no other route takes them: another site's page could send a form without being asked.
  server.register(async (scope) => {
    scope.addContentTypeParser(FORMS, { parseAs: 'string' }, async () => ({}))
    for (const route of routes) if (route.takesForms) add(scope, route)
  })
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

async function serveRoute(
  route: Route,
  online: Online,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  const allowed = await admit(online, request, route.method !== 'GET')
  if ('refused' in allowed) return sendRefusal(reply, allowed.refused)
  const { guest } = allowed
  if (route.auth === 'guest' && !guest) return sendRefusal(reply, refusal('noGuest'))
  const { id = '' } = request.params as { id?: string }
  if (route.path.includes('{id}') && !ID.test(id)) return sendRefusal(reply, refusal('noTable'))
  const body = validated(route.body, request.body ?? {})
  const query = validated(route.query, request.query ?? {})
  const problem = body.problem ?? query.problem
  if (problem) return sendRefusal(reply, refusal('badRequest', { problem: problem }))
  const call = { online, guest: guest as Guest, body: body.value, query: query.value, id, request, reply }
  const answer = await route.run(call)
  if ('ok' in answer) return reply.send(answer.ok)
  const live = id === '' ? null : await online.registry.get(id)
  return sendRefusal(reply, answer.refused, live?.room ?? null)
}

/** Checks that every request and every stream must pass first. */
export async function admit(
  online: Online,
  request: FastifyRequest,
  isChange: boolean,
): Promise<{ readonly guest: Guest | null } | { readonly refused: Refusal }> {
  if (!online.rateLimiters.address.take(addressKey(request.ip))) return tooOften(online)
  if (isChange && isCrossSite(request.headers, online.settings.publicUrl))
    return { refused: refusal('wrongOrigin') }
  const known = await online.identity.guestOf(request.headers)
  if (known?.banned) return { refused: refusal('shutOut') }
  const guest = known && { id: known.id, name: known.name }
  if (guest && !online.rateLimiters.guest.take(guest.id)) return tooOften(online)
  return { guest }
}

function tooOften({ metrics }: Online) {
  metrics.rateLimited.inc()
  return { refused: refusal('tooOften') }
}

function validated(schema: z.ZodType | null, value: unknown): { value: unknown; problem?: string } {
  if (!schema) return { value: null }
  const read = schema.safeParse(value)
  if (read.success) return { value: read.data }
  const issue = read.error.issues[0]
  const where = issue?.path.map(String).join('.') ?? ''
  return { value: null, problem: `${where || 'body'}: ${issue?.message ?? 'does not read'}`.slice(0, 200) }
}

const reasons = new WeakMap<FastifyReply, string>()

/** Why this request was refused, for the figures. */
export function reasonOf(reply: FastifyReply): string | undefined {
  return reasons.get(reply)
}

export async function sendRefusal(
  reply: FastifyReply,
  refused: Refusal,
  room: Parameters<typeof localizeRefusal>[1] = null,
): Promise<FastifyReply> {
  reasons.set(reply, refused.code)
  const status = statusOf(refused.code)
  if (status === 429) reply.header('retry-after', '2')
  return reply.code(status).send({ error: await localizeRefusal(refused, room) })
}
