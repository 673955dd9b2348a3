// npm run mutate: breaks chosen lines one by one in a copy of the tree and looks whether the tests meant to notice do.
//   node scripts/mutate/index.mjs [part of a mutation's name, file or step ...]
// The report is written as it goes to .reports/mutations.md; exit code 1 when a mutation was missed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installWhatIsMissing } from '../install.mjs'
import { reportFolder } from '../run-step.mjs'
import { copyTree } from './copy-tree.mjs'
import { mutations } from './mutations.mjs'
import { runTests } from './run-tests.mjs'

const MOST_SECONDS = 20 * 60
const MOST_SECONDS_EACH = 4 * 60

installWhatIsMissing()
const began = Date.now()
const elapsed = () => (Date.now() - began) / 1000
const left = () => Math.max(1, Math.min(MOST_SECONDS_EACH, MOST_SECONDS - elapsed()))

const words = process.argv.slice(2)
const chosen = mutations.filter(
  ({ name, file, step }) =>
    words.length === 0 || words.some((word) => `${name} ${file} ${step}`.includes(word)),
)
const copy = copyTree()
const results = []
try {
  checkPlaces()
  await checkBaseline()
  for (const mutation of chosen) await tryMutation(mutation)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
const caught = results.filter((result) => result.caught).length
console.log(`\n${caught} caught, ${chosen.length - caught} missed, ${Math.round(elapsed())} s`)
process.exit(caught === chosen.length ? 0 : 1)

/** A line that was changed since must be chosen anew, not silently passed over. */
function checkPlaces() {
  const lost = chosen.filter(
    ({ file, find }) => readFileSync(join(copy, file), 'utf8').split(find).length !== 2,
  )
  if (lost.length === 0) return
  for (const { file, find } of lost) console.error(`${file} does not have exactly once: ${find}`)
  rmSync(copy, { recursive: true, force: true })
  process.exit(2)
}

/** Tests that fail without a mutation prove nothing. */
async function checkBaseline() {
  for (const step of new Set(chosen.map((mutation) => mutation.step))) {
    const tests = [...new Set(chosen.filter((one) => one.step === step).flatMap((one) => one.tests))]
    const { failed, name, output } = await runTests(copy, { step, tests, seconds: 2 * left() })
    console.log(
      `${step}, nothing broken: ${failed === 0 ? 'ok' : `failed in ${name}`}, ${Math.round(elapsed())} s`,
    )
    if (failed === 0) continue
    console.error(output)
    rmSync(copy, { recursive: true, force: true })
    process.exit(2)
  }
}

async function tryMutation(mutation) {
  const path = join(copy, mutation.file)
  const whole = readFileSync(path, 'utf8')
  const start = elapsed()
  if (start > MOST_SECONDS) return note(mutation, { failed: null, name: 'the time was up' }, 0)
  writeFileSync(
    path,
    whole.replace(mutation.find, () => mutation.replace),
  )
  try {
    note(mutation, await runTests(copy, { ...mutation, seconds: left() }), elapsed() - start)
  } finally {
    writeFileSync(path, whole)
  }
}

function note(mutation, { failed, name }, seconds) {
  const isCaught = failed !== null && failed > 0
  results.push({ ...mutation, caught: isCaught, by: name })
  console.log(
    `${isCaught ? 'caught' : 'MISSED'}  ${mutation.name}  (${name || 'all passed'}, ${Math.round(seconds)} s)`,
  )
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(join(reportFolder, 'mutations.md'), table())
}

function table() {
  const rows = results.map(({ name, file, caught: isCaught, by }) =>
    isCaught
      ? `| ${name} | \`${file}\` | \`${by}\` |`
      : `| ${name} | \`${file}\` | **missed** (${by || 'all passed'}) |`,
  )
  return ['| broken | in | noticed by |', '|---|---|---|', ...rows, ''].join('\n')
}
