/** Starts the server and prints where it is. `serve` of the command line calls this. */
import { join } from 'node:path'
import { buildServer } from './server.ts'

export interface ServeWishes {
  readonly port: number
  readonly host: string
}

const pages = join(import.meta.dirname, '../../web/dist')

/** Runs until it is told to stop. */
export async function serve({ port, host }: ServeWishes): Promise<void> {
  const server = await buildServer({ pages })
  const address = await server.listen({ port, host })
  console.log(`Quayside is at ${address.replace('127.0.0.1', 'localhost')}`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await server.close()
}

if (import.meta.main) await serve({ port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' })
