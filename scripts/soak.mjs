// npm run soak: whole runs of npm test in fresh clones, then the server and browser steps beside a process that uses one core.
//   node scripts/soak.mjs [--runs 5] [--busy 3] [--steps NAME,...]
// Only what is committed is tested. The report is written as it goes to .reports/soak.md.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { clock } from './closing-report.mjs'
import { root } from './install.mjs'
import { reportFolder } from './run-step.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    busy: { type: 'string', default: '3' },
    // Only these steps instead of all, to try this script out.
    steps: { type: 'string', default: '' },
  },
})
const file = join(reportFolder, 'soak.md')
const folder = mkdtempSync(join(tmpdir(), 'quayside-soak-'))
// As root the tests run PostgreSQL as another user, who must get to its programs.
chmodSync(folder, 0o755)
const only = values.steps.split(',').filter((name) => name !== '')
let bad = 0

mkdirSync(reportFolder, { recursive: true })
writeFileSync(file, '')
const commit = execFileSync('git', ['log', '-1', '--format=%h %s'], { cwd: root, encoding: 'utf8' }).trim()
say(`Commit ${commit}; ${new Date().toISOString()}\n`)
say('| run | passed | failed | second tries | time | stages |\n|---|---|---|---|---|---|')
try {
  for (let i = 1; i <= Number(values.runs); i++) {
    const clone = freshClone(`run-${i}`)
    record(`whole ${i}`, clone, npmTest(clone, only))
    rmSync(clone, { recursive: true, force: true })
  }
  if (Number(values.busy) > 0) besideOneBusyCore(Number(values.busy))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
say(
  `\n${bad === 0 ? 'Every run passed without a second try.' : `${bad} runs failed or needed a second try.`}`,
)
process.exit(bad === 0 ? 0 : 1)

function besideOneBusyCore(runs) {
  const clone = freshClone('busy')
  // It ends with this script, however that ends.
  const loop = 'const { ppid } = process; while (process.ppid === ppid);'
  const busy = spawn(process.execPath, ['-e', loop], { stdio: 'ignore' })
  const end = () => busy.kill('SIGKILL')
  process.once('exit', end)
  try {
    for (let i = 1; i <= runs; i++)
      record(
        `server and browser ${i}, one core busy`,
        clone,
        npmTest(clone, only.length > 0 ? only : ['server', 'browser']),
      )
  } finally {
    end()
  }
}

function freshClone(name) {
  const clone = join(folder, name)
  execFileSync('git', ['clone', '--quiet', root, clone])
  return clone
}

/** Its exit code. */
function npmTest(clone, steps) {
  console.log(`\n##### ${clone} ${steps.join(' ')}`)
  const { status } = spawnSync('npm', ['test', ...(steps.length > 0 ? ['--', ...steps] : [])], {
    cwd: clone,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: pathWithoutOurTools() },
  })
  return status
}

function record(name, clone, status) {
  const report = join(clone, '.reports/run.json')
  if (!existsSync(report)) {
    bad++
    say(`| ${name} | | no report, exit code ${status} | | | |`)
    return
  }
  const { passed, failed, retried, seconds, stages } = JSON.parse(readFileSync(report, 'utf8'))
  if (status !== 0 || failed > 0 || retried.length > 0) bad++
  const times = stages.map((stage) => `${stage.name} ${clock(stage.seconds)}`).join(', ')
  say(`| ${name} | ${passed} | ${failed} | ${retried.join('; ') || 0} | ${clock(seconds)} | ${times} |`)
  rmSync(report)
}

function say(line) {
  console.log(line)
  appendFileSync(file, `${line}\n`)
}

/** A clone installs its own tools. */
function pathWithoutOurTools() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((one) => !one.startsWith(join(root, 'node_modules'))).join(delimiter)
}
