// The command as a real process: exit codes, both streams, input from a pipe. What the commands do is tested in this thread.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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
