// npm run pack: every package as a tarball in packs/, with its size. Nothing is published.
//   npm run pack -- --out FOLDER     somewhere else
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../install.mjs'
import { emitAll } from './emit.mjs'
import { rulesSizes } from './rules-size.mjs'
import { stagePackage } from './stage.mjs'
import { workspaces } from './workspaces.mjs'

const KILO = 1000
/** The rules of one game with what they stand on, compressed. */
const RULES_BUDGET = 40 * KILO

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'packs') } } })
const out = resolve(values.out)
const work = mkdtempSync(join(tmpdir(), 'quayside-pack-'))
try {
  const emitted = join(work, 'emitted')
  emitAll(emitted)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const folders = workspaces().map((workspace) => {
    const folder = join(work, workspace.folder.replaceAll('/', '-'))
    mkdirSync(folder)
    return { folder, manifest: stagePackage(workspace, emitted, folder) }
  })
  packAll(folders.map(({ folder }) => folder))
  for (const { manifest } of folders)
    console.log(`${kilo(statSync(tarball(manifest)).size)}  ${manifest.name}`)
  await checkRules()
} finally {
  rmSync(work, { recursive: true, force: true })
}

function packAll(folders) {
  const words = ['pack', '--loglevel=error', '--pack-destination', out, ...folders]
  const { status } = spawnSync('npm', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm pack failed')
}

function tarball({ name, version }) {
  return join(out, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
}

async function checkRules() {
  for (const { game, bytes } of await rulesSizes()) {
    const isOk = bytes <= RULES_BUDGET
    console.log(
      `${isOk ? 'ok  ' : 'OVER'} rules of ${game} with rules-kit: ${kilo(bytes).trim()} of ${kilo(RULES_BUDGET).trim()} (gzip)`,
    )
    if (!isOk) process.exitCode = 1
  }
}

function kilo(bytes) {
  return `${(bytes / KILO).toFixed(1)} kB`.padStart(9)
}
