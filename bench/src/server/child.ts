/** Runs a measured server in a child process and asks it from outside. */
import { type ChildProcess, fork } from 'node:child_process'

/** A table with four seats, and what lets somebody take each of them. */
export interface PreparedTable {
  readonly id: string
  readonly tokens: readonly string[]
}

/** Cost of loading a table from the store again: the length of its log and the CPU time. */
export interface ComeBack {
  readonly entries: number
  readonly ms: number
}

export interface MeasuredServer {
  readonly port: number
  /** Processor time of all its threads so far, in microseconds. */
  cpu(): Promise<number>
  /** Resident memory in bytes, after a collection. */
  memory(): Promise<number>
  /** A table at which nobody has played yet. */
  nextTable(): Promise<PreparedTable>
  /** Cost of reloading tables that had left memory; null for a server that keeps them all. */
  comeBack(): Promise<ComeBack | null>
  /** Ends it and starts it again at the same port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export interface MeasuredChild {
  readonly process: ChildProcess
  cpu(): Promise<number>
  memory(): Promise<number>
  /** Resolves when the program has ended. */
  stop(): Promise<void>
}

/** Starts the program, any program: it knows nothing of being measured. */
export function startMeasured(
  file: URL,
  args: readonly string[],
  env: { readonly [name: string]: string } = {},
): MeasuredChild {
  const child = fork(file, [...args], {
    env: { ...process.env, ...env },
    execArgv: [
      '--expose-gc',
      '--disable-warning=ExperimentalWarning',
      `--import=${new URL('./measured.ts', import.meta.url).href}`,
    ],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.stdout?.setEncoding('utf8').resume()
  const ask = async (what: 'cpu' | 'memory') => {
    child.send(what)
    return Number(await messageWith(child, what))
  }
  return {
    process: child,
    cpu: () => ask('cpu'),
    memory: () => ask('memory'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}

/** A server that makes a table of any id somebody connects to. It says its port over IPC. */
export async function startPlain(file: string, args: readonly string[]): Promise<MeasuredServer> {
  const start = async (port: number) => {
    const child = startMeasured(new URL(file, import.meta.url), [String(port), ...args])
    return { child, port: Number(await messageWith(child.process, 'port')) }
  }
  let running = await start(0)
  let tables = 0
  return {
    port: running.port,
    cpu: () => running.child.cpu(),
    memory: () => running.child.memory(),
    nextTable: async () => ({ id: `t${tables++}`, tokens: ['0', '1', '2', '3'] }),
    comeBack: async () => null,
    async restart() {
      await running.child.stop()
      running = await start(running.port)
    },
    stop: () => running.child.stop(),
  }
}

function messageWith(child: ChildProcess, key: string): Promise<unknown> {
  return untilEnd(child, (resolve) => {
    const hear = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !(key in message)) return
      child.off('message', hear)
      resolve((message as { [key: string]: unknown })[key])
    }
    child.on('message', hear)
  })
}

/** What the child says, unless it ends first. */
export function untilEnd<T>(child: ChildProcess, listen: (resolve: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('a server under measurement ended'))
    child.once('exit', gone)
    listen((value) => {
      child.off('exit', gone)
      resolve(value)
    })
  })
}
