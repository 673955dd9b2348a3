/** How the load speaks to each kind of server: connect four seats, tell an update from other messages, make a move. */
import { WebSocket } from 'ws'
import type { Prepared } from './child.ts'

/** One table from the load's side. */
export interface Speaker {
  /** What a seat has heard before anything was sent; empty where the server speaks first. */
  readonly opening: string
  connect(port: number, table: Prepared['tables'][number], seat: number): WebSocket
  /** The sequence number of an update; null for any other message. */
  seqOf(text: string): number | null
  /** The move that somebody makes now, and who; null: this seat is not the one. */
  moveOf(text: string, seat: number): string | null
}

const plain = { perMessageDeflate: false } as const

export const quaysideSpeaker: Speaker = {
  opening: '',
  connect(port, { id, tokens }, seat) {
    const headers = { authorization: `Bearer ${tokens[seat]}` }
    return new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/socket`, { ...plain, headers })
  },
  seqOf(text) {
    return text.startsWith('{"type":"update"') ? Number.parseInt(text.slice(23, 33), 10) : null
  },
  moveOf(text, seat) {
    const owe = text.lastIndexOf('"owe":[')
    if (Number.parseInt(text.slice(owe + 7, owe + 8), 10) !== seat) return null
    const { legal, view, seq } = JSON.parse(text) as { legal: unknown[]; view: { ask: number }; seq: number }
    const action = legal[Math.floor(Math.random() * legal.length)]
    return JSON.stringify({ id: `${seat}-${seq}`, do: 'act', action, ask: view.ask })
  },
}

export const echoSpeaker: Speaker = {
  opening: 'n00000000',
  connect: (port, { id }) => new WebSocket(`ws://127.0.0.1:${port}/${id}`, plain),
  seqOf: (text) => (text.startsWith('n') ? Number.parseInt(text.slice(1, 10), 10) : null),
  moveOf(text, seat) {
    const seq = Number.parseInt(text.slice(1, 10), 10)
    return seq % 4 === seat ? `n${String(seq + 1).padStart(8, '0')}` : null
  },
}

/** Socket.IO's own framing over a plain socket, so that the load costs the same for all. */
export const boardgameSpeaker: Speaker = {
  opening: '',
  connect(port, { id }, seat) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, plain)
    socket.on('message', (data) => {
      const text = String(data)
      if (text === '2') socket.send('3')
      else if (text.startsWith('0')) socket.send('40/sized,')
      else if (text.startsWith('40/')) socket.send(`42/sized,["sync","${id}","${seat}",null,4]`)
    })
    return socket
  },
  seqOf(text) {
    if (!text.startsWith('42/sized,["update"') && !text.startsWith('42/sized,["sync"')) return null
    return stateIdOf(text)
  },
  moveOf(text, seat) {
    const mover = /"currentPlayer":"(\d)"/.exec(text)?.[1]
    if (mover !== String(seat)) return null
    const match = /^42\/sized,\["\w+","(\w+)"/.exec(text)?.[1]
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [], playerID: mover } }
    return `42/sized,${JSON.stringify(['update', action, stateIdOf(text), match, mover])}`
  },
}

/** The state comes first; its log, further on, has numbers of its own. */
function stateIdOf(text: string): number {
  const at = text.indexOf('"_stateID":')
  return Number.parseInt(text.slice(at + 11, at + 21), 10)
}
