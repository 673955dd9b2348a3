/** Protocol adapters of the load generator: connect a seat, recognise updates, make a move. */
import { WebSocket } from 'ws'
import type { PreparedTable } from './child.ts'

/** How the load generator talks to one kind of server. */
export interface Protocol {
  /** Stands for the first update; empty where the server sends one by itself. */
  readonly initialMessage: string
  connect(port: number, table: PreparedTable, seat: number): WebSocket
  /** The sequence number of an update; null for any other message. */
  seqOf(text: string): number | null
  /** A message with a move of this seat; null when it is not this seat's turn. */
  moveOf(text: string, seat: number): string | null
  /** Nothing more can be played at this table. */
  isOver(text: string): boolean
}

const plain = { perMessageDeflate: false } as const

export const quaysideProtocol: Protocol = {
  initialMessage: '',
  connect(port, { id, tokens }, seat) {
    const headers = { authorization: `Bearer ${tokens[seat]}` }
    // As our own pages do: the whole view once, then news.
    return new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/socket?news=1`, { ...plain, headers })
  },
  seqOf(text) {
    if (text.startsWith('{"type":"update"')) return Number.parseInt(text.slice(23, 33), 10)
    if (!text.startsWith('{"type":"news"')) return null
    const to = text.indexOf('"to":') + 5
    return Number.parseInt(text.slice(to, to + 10), 10)
  },
  moveOf(text, seat) {
    const owe = text.lastIndexOf('"owe":[')
    if (owe < 0 || Number.parseInt(text.slice(owe + 7, owe + 8), 10) !== seat) return null
    const message = JSON.parse(text) as Asking
    const { legal, ask = message.view?.ask } = message
    const action = legal[Math.floor(Math.random() * legal.length)]
    return JSON.stringify({ id: `${seat}-${this.seqOf(text)}`, do: 'act', action, ask })
  },
  isOver: (text) => text.includes('"result":{'),
}

/** As programs from outside do: the whole view after every step. */
export const wholeViews: Protocol = {
  ...quaysideProtocol,
  connect(port, { id, tokens }, seat) {
    const headers = { authorization: `Bearer ${tokens[seat]}` }
    return new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/socket`, { ...plain, headers })
  },
}

/** An update, or news, to a seat that owes a choice. */
interface Asking {
  readonly legal: readonly unknown[]
  readonly ask?: number
  readonly view?: { readonly ask: number }
}

export const echoProtocol: Protocol = {
  initialMessage: 'n00000000',
  connect: (port, { id }) => new WebSocket(`ws://127.0.0.1:${port}/${id}`, plain),
  seqOf: (text) => (text.startsWith('n') ? Number.parseInt(text.slice(1, 10), 10) : null),
  moveOf(text, seat) {
    const seq = Number.parseInt(text.slice(1, 10), 10)
    return seq % 4 === seat ? `n${String(seq + 1).padStart(8, '0')}` : null
  },
  isOver: () => false,
}

/** Socket.IO's own framing over a plain socket, so that the load costs the same for all. */
export const boardgameProtocol: Protocol = {
  initialMessage: '',
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
  isOver: () => false,
}

/** The state comes first; its log, further on, has numbers of its own. */
function stateIdOf(text: string): number {
  const at = text.indexOf('"_stateID":')
  return Number.parseInt(text.slice(at + 11, at + 21), 10)
}
