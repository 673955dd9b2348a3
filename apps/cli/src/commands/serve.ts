/** The server: pages and online tables, until it is told to stop. A program of its own, started here. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ChildEnded } from '../failures.ts'
import type { Command } from './command.ts'

const PROGRAM = fileURLToPath(import.meta.resolve('@quayside/server/serve'))

export const serve: Command = {
  usage: 'serve [--port N] [--host H] [--data DIR] [--settings FILE]',
  does: 'the server: pages and online tables',
  async run(given) {
    const code = await runServer(given)
    // It has said what was wrong.
    if (code !== 0) throw new ChildEnded(code)
  },
}

/** Its exit code. What we are told by signals it is told too. */
function runServer(words: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [PROGRAM, ...words], { stdio: 'inherit' })
  // A terminal sends Ctrl-C to both processes at once; anyone else sends it to us alone.
  const interrupt = () => {
    if (!process.stdin.isTTY) child.kill('SIGINT')
  }
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', interrupt)
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGINT', interrupt)
      for (const name of ['SIGTERM', 'SIGHUP'] as const) process.off(name, stop)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}
