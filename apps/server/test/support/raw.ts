/** Bytes to a server as an attacker writes them, past any client that keeps to the protocol. */
import { connect, type Socket } from 'node:net'

export interface RawConnection {
  readonly socket: Socket
  heard(): string
  readonly closed: Promise<void>
}

export function rawConnection(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (data) => {
    heard = (heard + data.toString('latin1')).slice(0, 4_000)
  })
  socket.on('error', () => undefined)
  return {
    socket,
    heard: () => heard,
    closed: new Promise((resolve) => socket.once('close', () => resolve())),
  }
}

export function upgradeRequest(path: string, headers: readonly string[] = []): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** A text frame of a client, masked with zeros. */
export function frame(bytes: number): Buffer {
  const head = Buffer.from([0x81, 0x80 | 126, bytes >> 8, bytes & 0xff, 0, 0, 0, 0])
  return Buffer.concat([head, Buffer.alloc(bytes, 'x')])
}

/** A figure of a server, summed over its labels. */
export async function figure(base: string, name: string, label = ''): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text()
  const lines = text.split('\n').filter((line) => /^[\w:]+/.exec(line)?.[0] === name && line.includes(label))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
