/** An empty folder in which somebody else installs the packages. Made once for all tests of a run. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '../..')
/** The oldest Node that rules, bots, client and boards promise to run on. */
const OLD_NODE = 20
const run = promisify(execFile)

export interface Outside {
  readonly folder: string
  readonly oldNode: string
  /** Runs a program there; `npx` and `node` are the newest Node's. */
  run(program: string, words: readonly string[], input?: string): Promise<{ stdout: string; stderr: string }>
  remove(): void
}

export function makeOutside(): Outside {
  const base = mkdtempSync(join(tmpdir(), 'quayside-outside-'))
  const packs = join(base, 'packs')
  const folder = join(base, 'empty')
  mkdirSync(folder)
  execFileSync(process.execPath, [join(root, 'scripts/pack/index.mjs'), '--out', packs], { stdio: 'inherit' })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  install(folder, packs)
  const oldNode = installOldNode(join(base, 'old-node'))
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` }
  return {
    folder,
    oldNode,
    run(program, words, input) {
      const started = run(program, words, { cwd: folder, env, maxBuffer: 1e8 })
      if (input !== undefined) started.child.stdin?.end(input)
      return started
    },
    remove: () => rmSync(base, { recursive: true, force: true }),
  }
}

/** As a builder does it. What is not ours comes from the registry, or from npm's own store of what it fetched before. */
function install(folder: string, packs: string): void {
  const tarballs = readdirSync(packs).map((name) => join(packs, name))
  npmInstall(folder, [...tarballs, 'preact', 'zod'])
}

/** Apart from the packages: its `node` must not come before the newest one. */
function installOldNode(folder: string): string {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const name = `node-${process.platform}-${process.arch}`
  npmInstall(folder, [`${name}@${OLD_NODE}`])
  return join(folder, 'node_modules', name, 'bin/node')
}

function npmInstall(folder: string, what: readonly string[]): void {
  const words = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...what]
  try {
    execFileSync('npm', words, { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' })
  } catch (error) {
    throw new Error(
      `the packages could not be installed outside; npm says: ${(error as { stderr?: Buffer }).stderr}`,
    )
  }
}
