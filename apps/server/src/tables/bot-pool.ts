/** Worker threads for bots. A bot that fails or times out gives no answer; the table then plays the fallback action. */
import { Worker } from 'node:worker_threads'
import type { GameTypes } from '@quayside/rules-kit'
import type { BotQuestion } from './bot-worker.ts'

export interface BotPool {
  /** Null passes; undefined: the bot failed. */
  choose(question: Omit<BotQuestion, 'id'>): Promise<GameTypes['Action'] | null | undefined>
  close(): Promise<void>
}

export interface BotPoolOptions {
  readonly workers?: number
  readonly budgetMs?: number
  readonly onFailure?: (why: string) => void
}

interface Asked {
  readonly question: BotQuestion
  readonly timer: NodeJS.Timeout
  resolve(action: GameTypes['Action'] | null | undefined): void
}

/** One worker with the questions it has not answered yet. */
class BotWorker {
  readonly asked = new Map<number, Asked>()
  private worker: Worker | null = null
  private readonly onFailure: (why: string) => void

  constructor(onFailure: (why: string) => void) {
    this.onFailure = onFailure
  }

  private started(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url))
    worker.on('message', ({ id, action, failed }) => {
      if (failed) this.onFailure(failed)
      this.settle(id, failed ? undefined : action)
    })
    worker.on('error', (error) => this.restart(error instanceof Error ? error.message : String(error)))
    worker.unref()
    this.worker = worker
    return worker
  }

  ask(question: BotQuestion, budgetMs: number, resolve: Asked['resolve']): void {
    const timer = setTimeout(() => this.restart(`no answer within ${budgetMs} ms`), budgetMs)
    this.asked.set(question.id, { question, timer, resolve })
    this.started().postMessage(question)
  }

  private settle(id: number, action: GameTypes['Action'] | null | undefined): void {
    const one = this.asked.get(id)
    if (!one) return
    clearTimeout(one.timer)
    this.asked.delete(id)
    one.resolve(action)
  }

  /** A worker that hangs is ended; everybody who waited for it goes on without. */
  private restart(why: string): void {
    this.onFailure(why)
    void this.worker?.terminate()
    this.worker = null
    for (const id of [...this.asked.keys()]) this.settle(id, undefined)
  }

  async close(): Promise<void> {
    for (const id of [...this.asked.keys()]) this.settle(id, undefined)
    await this.worker?.terminate()
    this.worker = null
  }
}

export function botPool({
  workers = 1,
  budgetMs = 10_000,
  onFailure = () => undefined,
}: BotPoolOptions = {}): BotPool {
  const workerList = Array.from({ length: workers }, () => new BotWorker(onFailure))
  let last = 0
  return {
    choose(question) {
      const least = workerList.reduce((a, b) => (b.asked.size < a.asked.size ? b : a))
      const whole = { ...question, id: ++last }
      return new Promise((resolve) => least.ask(whole, budgetMs, resolve))
    },
    async close() {
      for (const worker of workerList) await worker.close()
    },
  }
}
