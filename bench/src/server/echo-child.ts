/** Baseline: a bare `ws` server that echoes each message to the four connections of a table, padded to a fixed size. Arguments: port, bytes. */
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

const [port = '0', bytes = '1000'] = process.argv.slice(2)
// A message carries its number in nine letters.
const filler = 'x'.repeat(Math.max(0, Number(bytes) - 9))
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

http.listen(Number(port), '127.0.0.1', () => {
  process.send?.({ port: (http.address() as { port: number }).port })
})
