// npm run times: how long each test file took in the last run of each step, slowest first, with the second tries.
//   node scripts/times.mjs [name of a step ...]
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportFolder } from './run-step.mjs'
import { steps } from './steps.mjs'

const names = process.argv.slice(2)
const found = steps
  .filter((step) => names.length === 0 || names.includes(step.name))
  .flatMap((step) => filesOf(step.name))
  .sort((a, b) => b.seconds - a.seconds)

if (found.length === 0) {
  console.error('There is no report of a run yet; run npm test first.')
  process.exit(2)
}
for (const { seconds, step, file, tests, retried } of found) {
  const again = retried.length === 0 ? '' : `, second try: ${retried.join('; ')}`
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${step.padEnd(8)} ${file} (${tests} tests${again})`)
}

function filesOf(step) {
  const report = join(reportFolder, `${step}.json`)
  if (!existsSync(report)) return []
  const { files = [] } = JSON.parse(readFileSync(report, 'utf8'))
  return files.map((file) => ({ step, ...file }))
}
