// npm test: every kind of check, and one line at the end that says how many passed.
//   node scripts/test.mjs [--quick | --full] [name of a step ...]
import { join } from 'node:path'
import { closingReport } from './closing-report.mjs'
import { installWhatIsMissing, root } from './install.mjs'
import { runStep } from './run-step.mjs'
import { QUICK_STAGE, stages, steps, TOTAL_BUDGET } from './steps.mjs'

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

// Tests start hundreds of processes and threads of the same modules: each is compiled once.
const compiled = join(root, 'node_modules/.cache/node-compile')
const env = { NODE_COMPILE_CACHE: compiled, ...process.env, ...(full ? { QUAYSIDE_FULL: '1' } : {}) }
const began = Date.now()
installWhatIsMissing()
const installing = (Date.now() - began) / 1000

const ran = []
for (const stage of stages) {
  const wanted = steps.filter((step) => step.stage === stage.name && isWanted(step))
  if (wanted.length > 0) ran.push(await runStage(stage, wanted))
}

// The budgets are for all of a stage at the counts of npm test.
const { text, failed } = closingReport({ stages: withInstall(ran), budget: full ? null : TOTAL_BUDGET })
console.log(text)
process.exit(failed === 0 ? 0 : 1)

function isWanted(step) {
  if (names.length > 0) return names.includes(step.name) || isNeeded(step)
  return !quick || step.stage === QUICK_STAGE
}

/** A browser test plays the built pages. */
function isNeeded(step) {
  return steps.some((other) => other.needs === step.name && names.includes(other.name))
}

async function runStage(stage, wanted) {
  const start = Date.now()
  const live = wanted.length === 1
  if (!live) console.log(`\nSide by side: ${wanted.map((step) => step.name).join(', ')}`)
  const ended = await Promise.all(wanted.map((step) => runStep(step, { live, env })))
  const seconds = (Date.now() - start) / 1000
  return { name: stage.name, budget: full ? null : stage.budget, seconds, steps: ended }
}

function withInstall(list) {
  const nothing = { passed: 0, failed: 0, retried: [], notes: [] }
  const install = { name: 'install', seconds: installing, ...nothing }
  return list.map((stage) =>
    stage.name === 'install and build'
      ? { ...stage, seconds: stage.seconds + installing, steps: [install, ...stage.steps] }
      : stage,
  )
}
