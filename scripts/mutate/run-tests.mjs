// Runs test files in a copy of the tree until the first failure.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBinary } from '../install.mjs'

/** Answers { failed, name, output }: the first test that failed, or null. A file that does not load fails too. */
export async function runTests(copy, { step, tests, seconds, bail = true }) {
  if (step === 'browser') {
    const built = await run(copy, ['scripts/build-web.mjs'], seconds)
    if (built.code !== 0) return { failed: 1, name: 'the build', output: built.output }
  }
  const report = join(copy, '.mutation-report.json')
  rmSync(report, { force: true })
  const words = [`--project=${step}`, '--retry=0', '--reporter=dot', '--reporter=./scripts/test-reporter.mjs']
  const { code, output } = await run(
    copy,
    ['node_modules/vitest/vitest.mjs', 'run', ...words, ...(bail ? ['--bail=1'] : []), ...tests],
    seconds,
    { QUAYSIDE_REPORT: report },
  )
  if (code === null) return { failed: null, name: `no answer within ${Math.round(seconds)} s`, output }
  const { failed, files } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { failed: 1, files: [] }
  // Without a file nothing was tested: a mistake in the list of mutations.
  if (files.length === 0) return { failed: null, name: 'no test was run', output }
  return { failed, name: files.find((file) => file.failed > 0)?.file ?? '', output }
}

/** The code is null when the time was up. */
function run(copy, words, seconds, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(nodeBinary, words, { cwd: copy, env: { ...process.env, ...env } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGTERM')
    }, seconds * 1000)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: isLate ? null : (code ?? 1), output })
    })
  })
}
