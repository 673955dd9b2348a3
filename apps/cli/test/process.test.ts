// The command as a real process: exit codes, both streams, input from a pipe. What the commands do is tested in this thread.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { engineInput, quaysideProcess, readAnswers } from './run.ts'

const BIN = join(import.meta.dirname, '../bin/quayside.mjs')

it('bad input leaves stdout empty and ends with code 2', () => {
  const { code, out, err } = quaysideProcess(['simulate', 'chess', '--players', '2'])
  expect(err).toMatch(/^quayside: there is no game "chess"; there are [^\n]*\.\n$/)
  expect(out).toBe('')
  expect(code).toBe(2)
})

it('the engine answers each line of its input and ends with it', () => {
  const lines = engineInput([{ id: 1, do: 'new', players: 2, seed: 7 }, 'not json', { id: 3, do: 'pending' }])
  const { code, out, err } = quaysideProcess(['engine', 'carthage'], lines)
  const answers = readAnswers(out)
  expect(answers.map(({ id }) => id)).toEqual([1, null, 3])
  expect(answers[1]).toMatchObject({ error: { code: 'badJson' } })
  expect(err).toBe('')
  expect(code).toBe(0)
})

it('play stops when its input ends', () => {
  const { code, out } = quaysideProcess(['play', 'carthage', '--seats', 'human,human', '--lang', 'en'], '\n')
  expect(out).toMatch(/The game stops after 0 moves/)
  expect(code).toBe(0)
})

it('what npx starts hands on words, output and exit code', () => {
  const run = (...words: string[]) => spawnSync(process.execPath, [BIN, ...words], { encoding: 'utf8' })
  expect(JSON.parse(run('games', '--json').stdout)).toHaveProperty('games')
  expect(run('nonsense')).toMatchObject({ status: 2, stdout: '' })
})

it('serve answers bad flags with one sentence and code 2', () => {
  const { code, out, err } = quaysideProcess(['serve', '--sails', '3'])
  expect(err).toMatch(/^Unknown option '--sails'.* Accepted are --port, [^\n]*\.\n$/)
  expect(out).toBe('')
  expect(code).toBe(2)
})

it('serve runs until it is told to stop, and ends as the server does', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quayside-serve-'))
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', data], {
    env: { ...process.env, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await expect.poll(() => said, { timeout: 30_000 }).toMatch(/Quayside is at \S+\n/)
  const address = /Quayside is at (\S+)/.exec(said)?.[1] ?? ''
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  rmSync(data, { recursive: true })
})
