/** What a vendor's push service does, on this machine: takes messages for addresses that it has given out. */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { CERTIFICATE, CERTIFICATE_KEY } from './certificate.ts'

export interface Arrived {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export interface PushService {
  /** `https://localhost:…`, with no path. */
  readonly address: string
  readonly arrived: readonly Arrived[]
  /** Answers this from now on; 201 at first. `location` goes with a redirect. */
  answer(status: number, location?: string): void
  close(): Promise<void>
}

export async function startPushService(): Promise<PushService> {
  // This process alone believes the certificate; the checks of TLS are the usual ones.
  setDefaultCACertificates([...getCACertificates('default'), CERTIFICATE])
  const arrived: Arrived[] = []
  let status = 201
  let location: string | undefined
  const server = createServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    reply.writeHead(status, location === undefined ? {} : { location }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `https://localhost:${port}`,
    arrived,
    answer(next, to) {
      status = next
      location = to
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
