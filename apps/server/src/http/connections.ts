/**
 * Caps on what is connected at all, before anything was asked: so many in total, so many from one address. Without them somebody
 * who sends slowly or nothing holds memory and file handles of everybody else.
 */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './address.ts'

export interface ConnectionCaps {
  readonly total: number
  /** From one address; none behind a proxy, where everybody comes from the proxy's. */
  readonly perAddress: number | null
  onRefused(): void
}

/** How long a client may take for its headers, and for a whole request; and how often that is looked at. */
export const PATIENCE = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
} as const

export function capConnections({ server }: FastifyInstance, caps: ConnectionCaps): void {
  const held = new Map<string, number>()
  let total = 0
  server.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? '')
    const many = held.get(key) ?? 0
    if (total >= caps.total || (caps.perAddress !== null && many >= caps.perAddress)) {
      caps.onRefused()
      socket.destroy()
      return
    }
    total++
    held.set(key, many + 1)
    socket.once('close', () => {
      total--
      const left = (held.get(key) ?? 1) - 1
      if (left === 0) held.delete(key)
      else held.set(key, left)
    })
  })
}
