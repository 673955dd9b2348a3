/** One server: the built pages, and online tables where a store is given. */
import { isStoreUnavailable, type OnlineStore } from '@quayside/store'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { addHeaders } from './headers.ts'
import { reasonOf, sendRefusal } from './http/api.ts'
import { capConnections, PATIENCE } from './http/connections.ts'
import { answerOddAddress, answerOddBytes } from './http/odd-requests.ts'
import { addOnline, type OnlineServer } from './online-server.ts'
import { addPageRoutes } from './page-routes.ts'
import { RepeatedLog } from './repeated-log.ts'
import type { Settings } from './settings.ts'
import { staticFiles } from './static-files.ts'
import { refusal } from './texts.ts'

export interface ServerParts {
  /** The folder that the build has filled. */
  readonly pages: string
  /** A level of the log, or nothing. */
  readonly logLevel?: string
  /** Without it there are only pages. */
  readonly online?: { readonly settings: Settings; readonly store: OnlineStore; readonly now?: () => number }
}

export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  return (await buildParts(parts)).server
}

export interface BuiltServer {
  readonly server: FastifyInstance
  readonly online: OnlineServer | null
}

export async function buildParts({ pages, logLevel, online }: ServerParts): Promise<BuiltServer> {
  const server = Fastify({
    logger: logLevel ? { level: logLevel, redact: REDACTED, serializers: SERIALIZERS } : false,
    // Requests are counted by the metrics; a line for each would drown what matters.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: PATIENCE.requestTimeout,
    http: PATIENCE,
    // Only so many entries from the end, which our own proxies wrote, are believed.
    trustProxy: (_address, hop) => hop < (online?.settings.proxies ?? 0),
    frameworkErrors: answerOddAddress,
    clientErrorHandler: answerOddBytes,
    routerOptions: { maxParamLength: 100 },
  })
  const files = await staticFiles(pages)
  server.addHook('onSend', async (_request, reply) => addHeaders(reply))
  const failures = new RepeatedLog(server.log, () => performance.now())
  let onError = (error: unknown, doing: string) => failures.error(error, doing)
  answerFailures(server, (error, doing) => onError(error, doing))
  const tables = online
    ? await addOnline(server, { ...online, failures, log: server.log, build: buildOf(files) })
    : null
  if (tables) {
    onError = tables.online.onError
    countRequests(server, tables)
    capForStrangers(server, tables)
  }
  addPageRoutes(server, files)
  if (tables) {
    server.addHook('preClose', () => tables.sayGoodbye())
    server.addHook('onClose', () => tables.close())
  }
  return { server, online: tables }
}

const REDACTED = ['req.headers.cookie', 'req.headers.authorization', '*.secret', '*.token', '*.key']
/** Paths alone: a query may carry what is nobody's business. */
const SERIALIZERS = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    path: request.url.split('?')[0],
  }),
}

function buildOf(files: Awaited<ReturnType<typeof staticFiles>>): string {
  return files.get('/index.html')?.hash ?? 'none'
}

/** Whatever goes wrong, people get a sentence and no stack. */
function answerFailures(server: FastifyInstance, onError: (error: unknown, doing: string) => void): void {
  server.setErrorHandler(async (error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500
    const isAway = status >= 500 && isStoreUnavailable(error)
    if (status >= 500) onError(error, `answering ${request.method} ${request.routeOptions.url ?? ''}`)
    const code = isAway ? 'storeAway' : codeFor(status)
    const wanted = refusal(code, status < 500 ? { problem: error.message.slice(0, 120) } : undefined)
    return sendRefusal(reply, wanted)
  })
  server.setNotFoundHandler(async (_request, reply) => sendRefusal(reply, refusal('nothingHere')))
}

function codeFor(status: number): 'tooLarge' | 'badRequest' | 'internal' {
  if (status >= 500) return 'internal'
  return status === 413 ? 'tooLarge' : 'badRequest'
}

function countRequests(server: FastifyInstance, { online }: OnlineServer): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    online.metrics.requests.inc({ method: request.method, route, status: reply.statusCode })
    const reason = reasonOf(reply)
    if (reason !== undefined) online.metrics.refusals.inc({ reason })
  })
}

function capForStrangers(server: FastifyInstance, { online }: OnlineServer): void {
  const { limits, proxies } = online.settings
  capConnections(server, {
    total: limits.connections,
    perAddress: proxies > 0 ? null : limits.rawPerAddress,
    onRefused: () => online.metrics.closed.inc({ reason: 'tooManyConnections' }),
  })
}
