/** The page's end of the worker. It starts when first needed and then lives as long as the page. */
import type { Hint, HostMessage, RequestName, Requests, TableUpdate } from '@quayside/protocol'

interface Waiting {
  resolve(back: never): void
  reject(error: Error): void
}

let worker: Worker | null = null
let last = 0
const waiting = new Map<number, Waiting>()
const listeners = new Set<(update: TableUpdate) => void>()
const hinted = new Set<(hint: Hint) => void>()

function started(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = (event: MessageEvent<HostMessage>) => receive(event.data)
  worker.onerror = (event) => {
    for (const one of waiting.values()) one.reject(new Error(event.message))
    waiting.clear()
  }
  return worker
}

function receive(message: HostMessage): void {
  if ('update' in message) {
    for (const listener of listeners) listener(message.update)
    return
  }
  if ('hint' in message) {
    for (const listener of hinted) listener(message.hint)
    return
  }
  const one = waiting.get(message.id)
  waiting.delete(message.id)
  if ('failed' in message) one?.reject(new Error(message.failed))
  else one?.resolve(message.back as never)
}

export function ask<N extends RequestName>(name: N, sent: Requests[N]['sent']): Promise<Requests[N]['back']> {
  const id = ++last
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    started().postMessage({ id, name, sent })
  })
}

export function onUpdate(listener: (update: TableUpdate) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hints as they come, until nobody wants them any more. */
export function askForHints(listener: (hint: Hint) => void): () => void {
  hinted.add(listener)
  void ask('hint', { wanted: true })
  return () => {
    hinted.delete(listener)
    void ask('hint', { wanted: false })
  }
}
