/** Serves the built pages: what is asked for, or the one page that all paths share. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendRefusal } from './http/api.ts'
import type { Served } from './static-files.ts'
import { refusal } from './texts.ts'

export function addPageRoutes(server: FastifyInstance, files: ReadonlyMap<string, Served>): void {
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true, pages: files.has('/index.html') }),
  )
  server.get('/*', async (request, reply) => {
    const path = pathOf(request.url)
    if (path?.startsWith('/api/')) return sendRefusal(reply, refusal('nothingHere'))
    const file = path && (files.get(path) ?? (isPage(path) ? files.get('/index.html') : undefined))
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n')
    return sendFile(file, request.headers['accept-encoding'] ?? '', request.headers['if-none-match'], reply)
  })
}

/** The path alone; null when it does not read. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://host').pathname)
  } catch {
    return null
  }
}

/** Paths of pages have no file ending; everything else must be a file. */
function isPage(path: string): boolean {
  return !/\.[a-z0-9]+$/i.test(path)
}

function sendFile(
  file: Served,
  accepted: string,
  known: string | undefined,
  reply: FastifyReply,
): FastifyReply {
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name) && file.bodies[name])
  const tag = `"${file.hash}${encoding ?? ''}"`
  reply
    .header('vary', 'accept-encoding')
    .header('cache-control', file.isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', tag)
    .type(file.type)
  if (known === tag) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(file.bodies[encoding ?? 'plain'])
}
