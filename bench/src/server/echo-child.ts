/** Baseline: a bare `ws` server that echoes each message to the four connections of a table, padded to the size of our updates. */
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { sayPrepared } from './child.ts'

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
    for (const member of room) member.send(text)
  })
})

http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as { port: number }
  const prepared = Array.from({ length: Number(tables) }, (_, i) => ({
    id: `t${i}`,
    tokens: ['0', '1', '2', '3'],
  }))
  sayPrepared({ port, tables: prepared })
})
