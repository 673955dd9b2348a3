#!/usr/bin/env node
// Starts the command on the workspace's own Node, whatever Node the machine has; where only what the server needs was installed
// (npm ci --omit=dev), on the machine's own, if it is new enough. Plain JavaScript, because an older Node reads it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const node = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url))
const packages = fileURLToPath(new URL('../../../node_modules/.package-lock.json', import.meta.url))
const NEEDED = 26
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

function findNode() {
  for (const candidate of [node, `${node}.exe`]) if (existsSync(candidate)) return candidate
  if (!existsSync(packages)) {
    console.error(
      'quayside: the dependencies are not installed yet; run "npm ci" in the Quayside folder first.',
    )
    process.exit(2)
  }
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath
  console.error(
    `quayside: Node ${NEEDED} is needed and this is Node ${process.versions.node}; install it, or run "npm ci" without --omit=dev, which brings it along.`,
  )
  process.exit(2)
}

// npx starts us in the project's folder; files are meant from where the person typed the command.
const cwd = (process.env.npm_command === 'exec' && process.env.INIT_CWD) || process.cwd()
const child = spawn(findNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit', cwd })

// A terminal sends Ctrl-C to both processes at once; anyone else sends it to us alone.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT')
})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

child.on('error', (error) => {
  console.error(`quayside: could not start ${node}: ${error.message}`)
  process.exit(3)
})
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
