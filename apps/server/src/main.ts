/** Starts the server and prints where it is. `serve` of the command line calls this. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
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

function wishesFrom(words: readonly string[]): ServeWishes | string {
  const { values } = parseArgs({
    args: [...words],
    options: { port: { type: 'string' }, host: { type: 'string' } },
    strict: true,
  })
  const port = values.port ?? process.env.PORT ?? '3000'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    return `The port must be a number up to 65535, not "${port}".`
  return { port: Number(port), host: values.host ?? '127.0.0.1' }
}

async function main(): Promise<void> {
  const wishes = readWishes()
  if (typeof wishes === 'string') {
    console.error(wishes)
    process.exit(2)
  }
  try {
    await serve(wishes)
  } catch (error) {
    const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    console.error(busy ? `Port ${wishes.port} is taken; choose another with --port.` : error)
    process.exit(busy ? 2 : 3)
  }
}

function readWishes(): ServeWishes | string {
  try {
    return wishesFrom(process.argv.slice(2))
  } catch (error) {
    return `${(error as Error).message} Accepted are --port and --host.`
  }
}

if (import.meta.main) await main()
