// The last lines of npm test: time per stage beside its budget, second tries, what could not be checked, and the count.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportFolder } from './run-step.mjs'

/** `stages` is a list of { name, seconds, budget, steps }; a budget of null is not printed. */
export function closingReport({ stages, budget }) {
  const steps = stages.flatMap((stage) => stage.steps)
  const sum = (count) => steps.reduce((total, step) => total + count(step), 0)
  const retried = steps.flatMap((step) => step.retried)
  const passed = sum((step) => step.passed)
  const failed = sum((step) => step.failed)
  const seconds = stages.reduce((total, stage) => total + stage.seconds, 0)
  writeFileSync(
    join(reportFolder, 'run.json'),
    `${JSON.stringify({ passed, failed, seconds, retried, stages }, null, 1)}\n`,
  )
  const lines = [
    '\nTime, with the budget on two quiet cores:',
    ...stages.map((stage) => timeLine(stage, stepTimes(stage))),
    ...(stages.length > 1 ? [timeLine({ name: 'all', seconds, budget }, '')] : []),
    `Tests that needed a second try: ${retried.length}`,
    ...retried.map((name) => `  ${name}`),
    ...steps.flatMap((step) => step.notes),
    `\n${passed} passed, ${failed} failed`,
  ]
  return { text: lines.join('\n'), failed }
}

function timeLine({ name, seconds, budget }, details) {
  const limit = budget === null ? '' : ` of ${clock(budget)}${seconds > budget ? ' (over)' : ''}`
  return `  ${name.padEnd(18)} ${clock(seconds)}${limit}${details}`
}

function stepTimes({ name, steps }) {
  if (steps.length === 1 && steps[0].name === name) return ''
  return `  (${steps.map((step) => `${step.name} ${clock(step.seconds)}`).join(', ')})`
}

export function clock(seconds) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
