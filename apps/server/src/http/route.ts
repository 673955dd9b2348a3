/** A route as data: what it reads, what it does, what it answers. Server, OpenAPI and tests read the same list. */
import type { Guest } from '@quayside/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Online } from '../online.ts'
import type { Answered } from '../tables/decision.ts'

export interface Call<B, Q> {
  readonly online: Online
  readonly guest: Guest
  readonly body: B
  readonly query: Q
  readonly id: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** `{id}` stands for a table's id. */
  readonly path: string
  readonly summary: string
  /** `none` needs no guest; `call.guest` must then not be read. */
  readonly auth: 'guest' | 'none'
  /** A form is taken too, and not read: all that matters stands in the address. */
  readonly takesForms: boolean
  readonly body: z.ZodType | null
  readonly query: z.ZodType | null
  readonly answer: z.ZodType
  run(call: Call<unknown, unknown>): Promise<Answered> | Answered
}

interface RouteDefinition<B extends z.ZodType | undefined, Q extends z.ZodType | undefined> {
  readonly summary: string
  readonly auth?: 'guest' | 'none'
  readonly takesForms?: boolean
  readonly body?: B
  readonly query?: Q
  readonly answer: z.ZodType
  run(
    call: Call<B extends z.ZodType ? z.output<B> : null, Q extends z.ZodType ? z.output<Q> : null>,
  ): Promise<Answered> | Answered
}

/** Infers the types of body and query from their schemas. */
export function route<
  B extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
>(
  method: Route['method'],
  path: string,
  { summary, auth = 'guest', takesForms = false, body, query, answer, run }: RouteDefinition<B, Q>,
): Route {
  return {
    method,
    path,
    summary,
    auth,
    takesForms,
    body: body ?? null,
    query: query ?? null,
    answer,
    run: run as Route['run'],
  }
}

const STATUS: { readonly [code: string]: number } = {
  badRequest: 400,
  badEndpoint: 400,
  badAddress: 400,
  badPasskey: 400,
  noGuest: 401,
  noAdmin: 401,
  wrongOrigin: 403,
  badLink: 403,
  banned: 403,
  shutOut: 403,
  notHost: 403,
  muted: 403,
  nothingHere: 404,
  noTable: 404,
  noGame: 404,
  noResult: 404,
  notMet: 404,
  noPush: 404,
  noMail: 404,
  noPasskeys: 404,
  oldLink: 404,
  gone: 404,
  tooLarge: 413,
  tooOften: 429,
  tooManyNewTables: 429,
  askedToday: 429,
  tooManyConnections: 429,
  internal: 500,
  storeAway: 503,
  mailAway: 503,
}

/** Refusals by rules and tables conflict with the current state, hence 409. */
export function statusOf(code: string): number {
  return STATUS[code] ?? 409
}
