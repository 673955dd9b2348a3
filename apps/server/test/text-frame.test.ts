// Texts arrive as they were sent, whichever way they took, and between what `ws` itself writes.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { sendText } from '../src/play/text-frame.ts'

const TEXTS = [
  '',
  'a',
  'b'.repeat(125),
  'c'.repeat(126),
  'd'.repeat(65_535),
  'e'.repeat(65_536),
  'é',
  '港'.repeat(99),
]

async function heardOf(texts: readonly string[]): Promise<readonly string[]> {
  const http = createServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  server.on('connection', (socket, request) => {
    for (const text of texts) {
      sendText(socket, request.socket, text)
      socket.ping()
    }
    socket.close()
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const heard: string[] = []
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  client.on('message', (data) => heard.push(String(data)))
  await once(client, 'close')
  server.close()
  http.close()
  return heard
}

describe('a text written below ws', () => {
  it('arrives as it is, in order, with pings in between', async () => {
    expect(await heardOf(TEXTS)).toEqual(TEXTS)
  })
})
