// npm test: every kind of check, one after the other, and one line at the end that says how many passed.
//   node scripts/test.mjs [--quick | --full] [name of a step ...]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installWhatIsMissing, nodeBinary, root } from './install.mjs'
import { steps } from './steps.mjs'

const words = process.argv.slice(2)
const quick = words.includes('--quick')
const full = words.includes('--full')
const names = words.filter((word) => !word.startsWith('--'))

const unknown = names.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`,
  )
  process.exit(2)
}

installWhatIsMissing()

const reports = join(root, '.reports')
const env = { ...process.env, ...(full ? { QUAYSIDE_FULL: '1' } : {}) }
const total = { passed: 0, failed: 0 }

for (const step of steps.filter(isWanted)) {
  const began = Date.now()
  console.log(`\n=== ${step.name}: ${step.says}`)
  const count = run(step)
  total.passed += count.passed
  total.failed += count.failed
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`--- ${step.name}: ${count.failed === 0 ? 'ok' : `${count.failed} failed`}, ${seconds} s`)
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function isWanted(step) {
  if (names.length > 0) return names.includes(step.name)
  return (!quick || step.quick === true) && (step.when === undefined || step.when())
}

// A step of several commands counts as one unless it has a report of its own tests.
function run(step) {
  const report = join(reports, `${step.name}.json`)
  rmSync(report, { force: true })
  mkdirSync(reports, { recursive: true })
  let ok = true
  for (const command of step.commands(report)) {
    const { status } = spawnSync(nodeBinary, command, { cwd: root, stdio: 'inherit', env })
    ok = ok && status === 0
  }
  return existsSync(report) ? countTests(report, ok) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

// A file that cannot be loaded has no failing test in it, and still is a failure; so is a runner that breaks down.
function countTests(report, ok) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const hasFailedTest = (file) => file.assertionResults.some((test) => test.status === 'failed')
  const broken = testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file)).length
  const failed = numFailedTests + broken
  return { passed: numPassedTests, failed: failed === 0 && !ok ? 1 : failed }
}
