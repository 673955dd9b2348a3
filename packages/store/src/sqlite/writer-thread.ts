/** The thread that writes: one transaction a batch, answered when it is on disk. */
import { parentPort, workerData } from 'node:worker_threads'
import { failureKind } from '../failure.ts'
import { runBatch, type Write } from './batch.ts'
import { connect, type SqliteOptions } from './connection.ts'
import type { BatchAnswer, SentFailure } from './writer.ts'

const file = connect(workerData as SqliteOptions)

parentPort?.on('message', (message: readonly Write[] | 'close') => {
  if (message !== 'close') {
    parentPort?.postMessage(answerTo(message))
    return
  }
  file.close()
  parentPort?.close()
})

function answerTo(writes: readonly Write[]): BatchAnswer {
  try {
    const outcomes = runBatch(file, writes)
    return { outcomes: outcomes.map((one) => ('value' in one ? one : { failed: sent(one.error) })) }
  } catch (error) {
    return { failed: sent(error) }
  }
}

function sent(error: unknown): SentFailure {
  return { kind: failureKind(error), message: error instanceof Error ? error.message : String(error) }
}
