// Runs one step of npm test and reads what it reports.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBinary, root } from './install.mjs'

export const reportFolder = join(root, '.reports')

/**
 * How a step ended: { name, ok, passed, failed, seconds, retried, notes }.
 * With `live` its output goes straight to the terminal; without, it is printed whole when the step ends, so that steps
 * that run side by side stay readable.
 */
export async function runStep(step, { live, env }) {
  const report = join(reportFolder, `${step.name}.json`)
  mkdirSync(reportFolder, { recursive: true })
  rmSync(report, { force: true })
  const began = Date.now()
  const heading = `\n=== ${step.name}: ${step.says}`
  if (live) console.log(heading)
  const printed = []
  let ok = true
  for (const command of step.commands(report)) {
    const code = await run(command, { ...env, QUAYSIDE_REPORT: report }, live ? null : printed)
    ok = ok && code === 0
  }
  const seconds = (Date.now() - began) / 1000
  const { passed, failed, retried = [], notes = [] } = counted(report, ok)
  if (!live) process.stdout.write(Buffer.concat([Buffer.from(`${heading}\n`), ...printed]))
  console.log(`--- ${step.name}: ${failed === 0 ? 'ok' : `${failed} failed`}, ${seconds.toFixed(1)} s`)
  return { name: step.name, passed, failed, seconds, retried, notes }
}

function run(command, env, printed) {
  return new Promise((resolve) => {
    const child = spawn(nodeBinary, command, {
      cwd: root,
      stdio: printed ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: printed && process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
    })
    child.stdout?.on('data', (chunk) => printed.push(chunk))
    child.stderr?.on('data', (chunk) => printed.push(chunk))
    child.on('error', (error) => {
      console.error(String(error))
      resolve(1)
    })
    child.on('close', resolve)
  })
}

/** A runner that breaks down is a failure, whatever its report says; so is one that finds no test to run. */
function counted(report, ok) {
  if (!existsSync(report)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const read = JSON.parse(readFileSync(report, 'utf8'))
  const isBroken = !ok || read.files?.length === 0
  return { ...read, failed: read.failed === 0 && isBroken ? 1 : read.failed }
}
