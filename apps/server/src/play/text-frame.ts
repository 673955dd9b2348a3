/**
 * A text as one frame of a WebSocket, written straight to the connection below. `ws` writes head and text apart, in two buffers of one
 * `writev`, with an object or two for each; four of these follow every move, and they were a quarter of what a move cost.
 */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** Final frame of text, unmasked as all frames of a server. */
const TEXT = '\x81'
const LONG = '\x7e'
const SHORT_MOST = 125
const LONG_MOST = 0xffff

/**
 * What is said so may stand between whole messages of `ws` only. It writes each as a whole at once, unless it compresses or sends a
 * Blob, and the server does neither.
 */
export function sendText(socket: WebSocket, connection: Duplex, text: string): void {
  if (isOneByteEach(text) && text.length <= LONG_MOST && socket.extensions === '') {
    connection.write(frameHead(text.length) + text, 'latin1')
  } else {
    socket.send(text)
  }
}

/** Letters of ASCII alone: a byte each, the same in Latin-1 and UTF-8. Names and chat go the usual way. */
function isOneByteEach(text: string): boolean {
  return Buffer.byteLength(text) === text.length
}

function frameHead(length: number): string {
  if (length <= SHORT_MOST) return TEXT + String.fromCharCode(length)
  return TEXT + LONG + String.fromCharCode(length >> 8, length & 0xff)
}
