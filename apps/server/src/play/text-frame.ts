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
  const frame = text.length <= LONG_MOST && socket.extensions === '' ? asciiFrame(text) : null
  if (frame === null) socket.send(text)
  else connection.write(frame, 'latin1')
}

/**
 * Letters of ASCII alone are a byte each, the same in Latin-1 and UTF-8; names and chat go the usual way (null). Head and text are
 * joined before they are looked at: a joined text is copied once when it is first read, and once more when it is joined again.
 */
function asciiFrame(text: string): string | null {
  const head = frameHead(text.length)
  const frame = head + text
  return Buffer.byteLength(frame) === Buffer.byteLength(head) + text.length ? frame : null
}

function frameHead(length: number): string {
  if (length <= SHORT_MOST) return TEXT + String.fromCharCode(length)
  return TEXT + LONG + String.fromCharCode(length >> 8, length & 0xff)
}
