/** Runs a measured server in a child process, which reports its CPU time and memory over IPC. */
import { type ChildProcess, fork } from 'node:child_process'

/** Tables that a measured server has prepared, with four seats each. */
export interface Prepared {
  readonly port: number
  readonly tables: readonly { readonly id: string; readonly tokens: readonly string[] }[]
}

/** Cost of loading a table from the store again: the length of its log and the CPU time. */
export interface ComeBack {
  readonly entries: number
  readonly ms: number
}

export interface MeasuredServer {
  readonly prepared: Prepared
  /** Processor time so far, in microseconds. */
  cpu(): Promise<number>
  /** Resident memory in bytes, after a collection. */
  memory(): Promise<number>
  /** Cost of reloading tables that had left memory; null for a server that keeps them all. */
  comeBack(): Promise<ComeBack | null>
  stop(): Promise<void>
}

export async function startChild(file: string, args: readonly string[]): Promise<MeasuredServer> {
  const child = fork(new URL(file, import.meta.url), [...args], {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const prepared = (await answerOf(child)) as Prepared
  return {
    prepared,
    async cpu() {
      child.send('cpu')
      return (await answerOf(child)) as number
    },
    async memory() {
      child.send('memory')
      return (await answerOf(child)) as number
    },
    async comeBack() {
      child.send('comeBack')
      return (await answerOf(child)) as ComeBack | null
    },
    async stop() {
      child.send('stop')
      await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('a server under measurement ended'))
    child.once('exit', gone)
    child.once('message', (message) => {
      child.off('exit', gone)
      resolve(message)
    })
  })
}

/** The child's side of the IPC: called when the server is ready. */
export function serveMeasurements(
  prepared: Prepared,
  stop: () => Promise<void>,
  comeBack: () => Promise<ComeBack | null> = async () => null,
): void {
  process.on('message', async (word) => {
    if (word === 'cpu') process.send?.(cpuNow())
    if (word === 'memory') process.send?.(memoryNow())
    if (word === 'comeBack') process.send?.(await comeBack())
    if (word !== 'stop') return
    await stop()
    process.exit(0)
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.(prepared)
}

export function cpuNow(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

function memoryNow(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss
}
