/** A real server process that can be killed without warning. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../src/main.ts')
/** Compiled code of earlier processes: a server starts in a third of the processor time. */
const COMPILE_CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/node-compile')

export interface ServerProcess {
  readonly base: string
  /** Everything it wrote. */
  output(): string
  kill(): Promise<void>
  /** Asks it to stop, and says how it went. */
  stop(): Promise<number | null>
}

export interface ProcessOptions {
  readonly port: number
  readonly data: string
  readonly env?: { readonly [name: string]: string }
  /** Only root may start as somebody else. */
  readonly asUser?: number
}

const QUICK_ENV = {
  QUAYSIDE_LIMITS: 'off',
  QUAYSIDE_BOT_PACE_MS: '0',
  QUAYSIDE_ANSWER_MS: '0',
  QUAYSIDE_GRACE_MS: '300',
  QUAYSIDE_BOT_WORKERS: '1',
  LOG_LEVEL: 'warn',
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  // Pages may be built anew at any moment; these tests need none.
  QUAYSIDE_PAGES: join(import.meta.dirname, 'no-pages'),
}

function spawned({ port, data, env = {}, asUser }: ProcessOptions) {
  return spawn(process.execPath, [MAIN, '--port', String(port), '--data', data], {
    env: { ...process.env, ...QUICK_ENV, ...env },
    stdio: 'pipe',
    ...(asUser === undefined ? {} : { uid: asUser, gid: asUser }),
  })
}

/** For a server that is expected not to start: what it said, and its exit code. */
export async function failedStart(
  options: ProcessOptions,
): Promise<{ readonly output: string; readonly code: number | null }> {
  const child = spawned(options)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
      if (output.includes('Quayside is at')) child.kill('SIGKILL')
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ output, code })))
}

export async function startProcess(options: ProcessOptions): Promise<ServerProcess> {
  const { port } = options
  const child = spawned(options)
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Quayside is at') && resolve())
    child.once('exit', () => reject(new Error(`the server did not start: ${output}`)))
  })
  return {
    base: `http://127.0.0.1:${port}`,
    output: () => output,
    async kill() {
      await ended(child, 'SIGKILL')
    },
    stop: () => ended(child, 'SIGTERM'),
  }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}
