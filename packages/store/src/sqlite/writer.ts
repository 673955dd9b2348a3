/** Who carries batches of writes out: a thread of its own, so that nobody waits for the disk but those who asked. */
import { Worker } from 'node:worker_threads'
import { type FailureKind, StoreFailure } from '../failure.ts'
import type { Outcome } from '../group-commit.ts'
import { runBatch, type Write } from './batch.ts'
import type { Connection, SqliteOptions } from './connection.ts'

export interface Writer {
  /** One batch at a time: the caller waits for the answer before it sends the next. */
  run(writes: readonly Write[]): Promise<readonly Outcome<unknown>[]> | readonly Outcome<unknown>[]
  close(): Promise<void>
}

/** In place, on the connection that also reads: for a database in memory, which no second connection can see. */
export function directWriter(file: Connection): Writer {
  return { run: (writes) => runBatch(file, writes), close: async () => undefined }
}

/** A failure as it crosses between threads, where an error would lose what kind it is. */
export interface SentFailure {
  readonly kind: FailureKind
  readonly message: string
}
/** The answer of the thread to one batch. */
export type BatchAnswer =
  | { readonly outcomes: readonly ({ readonly value: unknown } | { readonly failed: SentFailure })[] }
  | { readonly failed: SentFailure }

export function startWriterThread(options: SqliteOptions): Worker {
  return new Worker(new URL('./writer-thread.ts', import.meta.url), {
    workerData: options,
    name: 'quayside-store',
  })
}

interface Waiting {
  resolve(outcomes: readonly Outcome<unknown>[]): void
  reject(error: unknown): void
}

export class ThreadWriter implements Writer {
  private readonly start: () => Worker
  private thread: Worker | null
  private waiting: Waiting | null = null

  constructor(start: () => Worker) {
    this.start = start
    this.thread = this.started()
  }

  run(writes: readonly Write[]): Promise<readonly Outcome<unknown>[]> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      // One that died is replaced: what it had committed is on disk, and what came after it was told has failed.
      this.thread ??= this.started()
      // Only a write that is under way keeps the process.
      this.thread.ref()
      this.thread.postMessage(writes)
    })
  }

  private started(): Worker {
    const thread = this.start()
    thread.unref()
    thread.on('message', (answer: BatchAnswer) => this.settle(answer))
    const lost = (why: string) => {
      if (this.thread === thread) this.thread = null
      this.settle({ failed: { kind: 'unreachable', message: `the thread that writes has ended: ${why}` } })
    }
    thread.once('error', (error) => lost(String(error)))
    thread.once('exit', (code) => lost(`code ${code}`))
    return thread
  }

  private settle(answer: BatchAnswer): void {
    this.thread?.unref()
    const { waiting } = this
    this.waiting = null
    if ('failed' in answer) waiting?.reject(failureFrom(answer.failed))
    else waiting?.resolve(answer.outcomes.map(received))
  }

  async close(): Promise<void> {
    const { thread } = this
    if (!thread) return
    const ended = new Promise((resolve) => thread.once('exit', resolve))
    thread.ref()
    thread.postMessage('close')
    await ended
  }
}

function received(one: { readonly value: unknown } | { readonly failed: SentFailure }): Outcome<unknown> {
  return 'value' in one ? one : { error: failureFrom(one.failed) }
}

function failureFrom({ kind, message }: SentFailure): StoreFailure {
  return new StoreFailure(kind, message)
}
