// The Python package drives the engine of this workspace: its own tests, and the worked examples.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { root } from './root.ts'

const run = promisify(execFile)
const folder = join(root, 'python')
const env = {
  ...process.env,
  PYTHONPATH: folder,
  PYTHONDONTWRITEBYTECODE: '1',
  QUAYSIDE_COMMAND: `"${process.execPath}" --disable-warning=ExperimentalWarning "${join(root, 'apps/cli/src/main.ts')}"`,
  QUAYSIDE_GAMES: process.env.QUAYSIDE_FULL === '1' ? '1000' : '200',
}
const python = (...words: readonly string[]) => run('python3', words, { cwd: folder, env, maxBuffer: 1e8 })

beforeAll(async () => {
  await python('--version').catch(() => {
    throw new Error('python3 is not on this machine; the tests of python/quayside need it.')
  })
})

it('keeps to the interfaces, and plays the games that simulate plays', async () => {
  const { stderr } = await python('-m', 'unittest', 'discover', '-s', 'tests')
  expect(stderr).toMatch(/^Ran [1-9]\d* tests[\s\S]*\nOK\n$/m)
})

it('trains an agent: the worked example runs to its end', async () => {
  const { stdout } = await python('examples/train_carthage.py', '3')
  expect(stdout).toMatch(/before: [\d.]+ % of \d+ games[\s\S]*trained on \d+ games[\s\S]*after: [\d.]+ %/)
})
