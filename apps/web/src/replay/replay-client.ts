/** The page's end of the replay's worker: one worker for one record, ended with its page. */
import type { ReplayAnswer, ReplayName, ReplayRequests } from './protocol.ts'

interface Waiting {
  resolve(back: never): void
  reject(error: Error): void
}

export class ReplayClient {
  private readonly worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, Waiting>()
  private last = 0
  /** How far the review has come, from 0 to 1. */
  onReviewed: (share: number) => void = () => undefined

  constructor() {
    this.worker.onmessage = (event: MessageEvent<ReplayAnswer>) => this.receive(event.data)
    this.worker.onerror = (event) => {
      for (const one of this.waiting.values()) one.reject(new Error(event.message))
      this.waiting.clear()
    }
  }

  ask<N extends ReplayName>(name: N, sent: ReplayRequests[N]['sent']): Promise<ReplayRequests[N]['back']> {
    const id = ++this.last
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ id, name, sent })
    })
  }

  close(): void {
    this.worker.terminate()
  }

  private receive(message: ReplayAnswer): void {
    if ('reviewed' in message) {
      this.onReviewed(message.reviewed / message.of)
      return
    }
    const one = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if ('failed' in message) one?.reject(new Error(message.failed))
    else one?.resolve(message.back as never)
  }
}
