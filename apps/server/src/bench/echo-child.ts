/** The yardstick: a bare `ws` that sends what it hears to the four of a table, with as many bytes as our updates have. */
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { beMeasured } from './child.ts'

const [tables = '10', bytes = '1000'] = process.argv.slice(2)
const filler = 'x'.repeat(Number(bytes))
const rooms = new Map<string, Set<WebSocket>>()
const http = createServer()
const server = new WebSocketServer({ server: http, perMessageDeflate: false })

server.on('connection', (socket, request) => {
  const id = request.url ?? ''
  const room = rooms.get(id) ?? new Set()
  rooms.set(id, room.add(socket))
  socket.on('close', () => room.delete(socket))
  socket.on('message', (data) => {
    const text = `${data}${filler}`
    for (const one of room) one.send(text)
  })
})

http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as { port: number }
  const prepared = Array.from({ length: Number(tables) }, (_, i) => ({
    id: `t${i}`,
    tokens: ['0', '1', '2', '3'],
  }))
  beMeasured({ port, tables: prepared }, async () => {
    server.close()
    http.close()
  })
})
