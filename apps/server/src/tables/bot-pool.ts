/**
 * Worker threads for bots, one question at a time each; the others wait here, and waiting is no thinking. A bot that fails or thinks
 * for too long gives no answer; the table then plays the fallback action.
 */
import { Worker } from 'node:worker_threads'
import type { GameTypes } from '@quayside/rules-kit'
import type { BotQuestion } from './bot-worker.ts'
import { FairQueue } from './fair-queue.ts'

type Chosen = GameTypes['Action'] | null | undefined

export interface PoolQuestion extends Omit<BotQuestion, 'id'> {
  /** For whom: groups take turns. */
  readonly group: string
  /** False once nobody waits for the answer any more. */
  isCurrent(): boolean
}

export interface BotPool {
  /** Null passes; undefined: the bot failed, or was not asked because nobody waits any more. */
  choose(question: PoolQuestion): Promise<Chosen>
  /** Questions that wait, and questions that are thought about. */
  readonly waiting: number
  readonly thinking: number
  close(): Promise<void>
}

export interface BotPoolOptions {
  readonly workers?: number
  /** How long one question may be thought about. */
  readonly budgetMs?: number
  readonly onFailure?: (why: string) => void
  /** How long it waited, and how long it was thought about, in milliseconds. */
  readonly onAnswered?: (waited: number, thought: number) => void
}

interface Asked {
  readonly question: PoolQuestion
  readonly since: number
  resolve(action: Chosen): void
}

/**
 * So many questions a thread get the whole time to think. Beyond that all think shorter, so that nobody's turn takes more than a few
 * times as long as alone.
 */
const CROWD = 2
const SHORTEST_SHARE = 0.05

/** How much of its time a bot may use while so many questions are asked of so many threads. */
export function thinkingShare(questions: number, threads: number): number {
  return Math.max(SHORTEST_SHARE, Math.min(1, (CROWD * threads) / questions))
}

export function botPool(options: BotPoolOptions = {}): BotPool {
  return new Pool(options)
}

class Pool implements BotPool {
  private readonly queue = new FairQueue<Asked>()
  private readonly workers: BotWorker[]
  private readonly options: BotPoolOptions
  private isClosed = false

  constructor(options: BotPoolOptions) {
    this.options = options
    const { workers = 1, budgetMs = 10_000, onFailure = () => undefined } = options
    this.workers = Array.from({ length: Math.max(1, workers) }, () => new BotWorker(budgetMs, onFailure))
  }

  get waiting(): number {
    return this.queue.size
  }

  get thinking(): number {
    return this.workers.filter((worker) => worker.isBusy).length
  }

  choose(question: PoolQuestion): Promise<Chosen> {
    if (this.isClosed) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      this.queue.put(question.group, { question, since: performance.now(), resolve })
      this.goOn()
    })
  }

  private goOn(): void {
    for (;;) {
      const worker = this.workers.find((one) => !one.isBusy)
      const asked = worker && this.queue.take()
      if (!asked) return
      if (asked.question.isCurrent()) void this.ask(worker, asked)
      else asked.resolve(undefined)
    }
  }

  private async ask(worker: BotWorker, { question, since, resolve }: Asked): Promise<void> {
    const { isCurrent: _current, group: _group, ...plain } = question
    const begun = performance.now()
    const share = thinkingShare(this.waiting + this.thinking + 1, this.workers.length)
    const action = await worker.ask({ ...plain, searchMs: Math.ceil(question.searchMs * share) })
    this.options.onAnswered?.(begun - since, performance.now() - begun)
    resolve(action)
    this.goOn()
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (let asked = this.queue.take(); asked; asked = this.queue.take()) asked.resolve(undefined)
    await Promise.all(this.workers.map((worker) => worker.close()))
  }
}

/** One thread; it is started when it is needed first. */
class BotWorker {
  private worker: Worker | null = null
  private settle: ((action: Chosen) => void) | null = null
  private last = 0
  private readonly budgetMs: number
  private readonly onFailure: (why: string) => void

  constructor(budgetMs: number, onFailure: (why: string) => void) {
    this.budgetMs = budgetMs
    this.onFailure = onFailure
  }

  get isBusy(): boolean {
    return this.settle !== null
  }

  ask(question: Omit<BotQuestion, 'id'>): Promise<Chosen> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.restart(`no answer within ${this.budgetMs} ms`), this.budgetMs)
      this.settle = (action) => {
        clearTimeout(timer)
        this.settle = null
        resolve(action)
      }
      this.started().postMessage({ ...question, id: ++this.last })
    })
  }

  private started(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url))
    worker.on('message', ({ id, action, failed }) => {
      if (id !== this.last || worker !== this.worker) return
      if (failed) this.onFailure(failed)
      this.settle?.(failed ? undefined : action)
    })
    worker.on('error', (error) => this.restart(error instanceof Error ? error.message : String(error)))
    worker.unref()
    this.worker = worker
    return worker
  }

  /** A thread that hangs is ended; only the one it thought for goes on without. */
  private restart(why: string): void {
    this.onFailure(why)
    void this.worker?.terminate()
    this.worker = null
    this.settle?.(undefined)
  }

  async close(): Promise<void> {
    this.settle?.(undefined)
    await this.worker?.terminate()
    this.worker = null
  }
}
