// A Vitest reporter that writes what npm test and npm run times need into the file QUAYSIDE_REPORT:
//   { passed, failed, retried: [name with the first failure], files: [{ file, seconds, tests, failed, retried }] }
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './install.mjs'

// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export
export default class TestReporter {
  onTestRunEnd(modules, unhandled) {
    const files = modules.map(fileReport).sort((a, b) => b.seconds - a.seconds)
    const sum = (count) => files.reduce((total, file) => total + count(file), 0)
    const report = {
      passed: sum((file) => file.passed),
      failed: sum((file) => file.failed) + (unhandled.length > 0 ? 1 : 0),
      retried: files.flatMap((file) => file.retried.map((name) => `${file.file}: ${name}`)),
      files,
    }
    if (process.env.QUAYSIDE_REPORT)
      writeFileSync(process.env.QUAYSIDE_REPORT, `${JSON.stringify(report, null, 1)}\n`)
  }
}

function fileReport(module) {
  const tests = [...module.children.allTests()]
  const inState = (state) => tests.filter((test) => test.result().state === state).length
  const failed = inState('failed')
  // A file that cannot be loaded has no failing test in it, and still is a failure; so is a hook that throws.
  const broken = failed === 0 && module.state() === 'failed' ? 1 : 0
  const { duration, collectDuration } = module.diagnostic()
  return {
    file: relative(root, module.moduleId),
    seconds: Math.round(duration + collectDuration) / 1000,
    tests: tests.length,
    passed: inState('passed'),
    failed: failed + broken,
    retried: tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0).map(whyAgain),
  }
}

/** The name of a test with what went wrong the first time: a second try hides nothing. */
function whyAgain(test) {
  const first = test.result().errors?.[0]?.message ?? 'no reason was kept'
  return `${test.fullName} (first: ${first.replaceAll(/\s+/g, ' ').slice(0, 200)})`
}
