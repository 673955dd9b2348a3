/** The page's end of a worker that answers requests by name. */

/** By name: what is sent and what comes back. */
export type RequestTable<R> = { readonly [N in keyof R]: { sent: unknown; back: unknown } }

export interface LinkMessage<N> {
  readonly id: number
  readonly name: N
  readonly sent: unknown
}
export type LinkAnswer =
  | { readonly id: number; readonly back: unknown }
  | { readonly id: number; readonly failed: string }

interface Waiting {
  resolve(back: never): void
  reject(error: Error): void
}

export class WorkerLink<R extends RequestTable<R>, News = never> {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private last = 0
  /** What the worker says without being asked. */
  onNews: (news: News) => void = () => undefined

  constructor(worker: Worker) {
    this.worker = worker
    worker.onmessage = (event: MessageEvent<LinkAnswer | News>) => this.receive(event.data)
    worker.onerror = (event) => {
      for (const one of this.waiting.values()) one.reject(new Error(event.message))
      this.waiting.clear()
    }
  }

  ask<N extends keyof R>(name: N, sent: R[N]['sent']): Promise<R[N]['back']> {
    const id = ++this.last
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ id, name, sent })
    })
  }

  close(): void {
    this.worker.terminate()
  }

  private receive(message: LinkAnswer | News): void {
    if (!isAnswer(message)) {
      this.onNews(message)
      return
    }
    const one = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if ('failed' in message) one?.reject(new Error(message.failed))
    else one?.resolve(message.back as never)
  }
}

function isAnswer(message: unknown): message is LinkAnswer {
  return typeof message === 'object' && message !== null && 'id' in message
}

/** The worker's end: answers in the order in which it is done. */
export function answerWith<R extends RequestTable<R>>(
  answers: {
    readonly [N in keyof R]: (sent: R[N]['sent']) => Promise<R[N]['back']> | R[N]['back']
  },
): void {
  self.onmessage = async (event: MessageEvent<LinkMessage<keyof R>>) => {
    const { id, name, sent } = event.data
    try {
      self.postMessage({ id, back: await answers[name](sent) })
    } catch (error) {
      self.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
    }
  }
}
