/** An empty folder in which somebody else installs the packages. Made once for all tests of a run. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { codeBlocks } from './code-blocks.ts'
import { root } from './root.ts'

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
  // The README takes this repository's folder to be called "quayside".
  const packs = join(base, 'quayside/packs')
  execFileSync(process.execPath, [join(root, 'scripts/pack/index.mjs'), '--out', packs], { stdio: 'inherit' })
  beginAsReadmeSays(base)
  const folder = join(base, 'bots')
  npmInstall(folder, ['preact', 'zod'])
  const oldNode = installOldNode(join(base, 'old-node'))
  const env = { ...process.env, PATH: newestFirst() }
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
function beginAsReadmeSays(base: string): void {
  const [lines] = codeBlocks('README.md').filter(({ code }) => code.startsWith('mkdir bots'))
  if (!lines) throw new Error('the README no longer says how to begin')
  const env = { ...process.env, PATH: newestFirst(), npm_config_prefer_offline: 'true' }
  execFileSync('bash', ['-euo', 'pipefail', '-c', lines.code], {
    cwd: base,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function newestFirst(): string {
  return `${dirname(process.execPath)}${delimiter}${process.env.PATH}`
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
