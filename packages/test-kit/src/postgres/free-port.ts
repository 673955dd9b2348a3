/** A port for a server that must come back at the same address after it was killed. */
import { createServer } from 'node:net'

// Below the range from which systems take the ports of outgoing connections: there, another test's connection could take
// the port while its server is down.
const FIRST = 20_000
const MANY = 12_000

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * MANY)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
