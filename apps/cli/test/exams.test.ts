// The bots' exams: positions with a known best or worst choice (games/*/exams).
import { gameIds, type LoadedGame, loadGame } from '@quayside/all'
import { isFull } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { examsOf } from '../src/commands/exam.ts'
import { type Exam, isMeant, readExams } from '../src/exams/exam.ts'
import { examChoices, sitExam } from '../src/exams/sit-exam.ts'
import { quayside } from './run.ts'

const load = async (game: string) => (await loadGame(game)) as LoadedGame

/** What is asked for, and cannot be chosen. */
function strayPatterns({ best, worst, wholeTurn }: Exam, choices: readonly string[]): string[] {
  // Later actions of a turn are not legal yet.
  if (wholeTurn) return []
  return [...best, ...worst].filter((pattern) => !choices.some((choice) => isMeant(pattern, choice)))
}

describe.each(gameIds)('exams of %s', (game) => {
  const exams = examsOf(game)

  it('are 15 or more, each with a name of its own and a reason', () => {
    expect(exams.length).toBeGreaterThanOrEqual(15)
    expect(new Set(exams.map(({ name }) => name)).size).toBe(exams.length)
    for (const { why } of exams) expect(why.length).toBeGreaterThan(40)
  })

  it('ask for choices that the rules allow, and no choice is best and worst', async () => {
    const loaded = await load(game)
    for (const exam of exams) {
      const choices = examChoices(loaded, exam)
      expect(choices.length, exam.name).toBeGreaterThan(0)
      expect(strayPatterns(exam, choices), exam.name).toEqual([])
      const isOneOf = (patterns: readonly string[], choice: string) =>
        patterns.some((pattern) => isMeant(pattern, choice))
      const both = choices.filter((choice) => isOneOf(exam.best, choice) && isOneOf(exam.worst, choice))
      expect(both, exam.name).toEqual([])
    }
  })
})

describe('bots sit the exams', () => {
  const share = async (rank: 'random' | 'mate' | 'captain') => {
    let passed = 0
    let many = 0
    for (const game of gameIds) {
      const loaded = await load(game)
      for (const exam of examsOf(game)) {
        many++
        if (sitExam(loaded, exam, { kind: 'rank', name: rank, rank, budget: null }, 1).passed) passed++
      }
    }
    return passed / many
  }

  it('a mate passes 80 %, random play less than half', async () => {
    expect(await share('mate')).toBeGreaterThanOrEqual(0.8)
    expect(await share('random')).toBeLessThan(0.5)
  })

  it.runIf(isFull)('a captain passes 95 %', async () => {
    expect(await share('captain')).toBeGreaterThanOrEqual(0.95)
  })
})

describe('quayside exam', () => {
  it('prints the share of each bot, and why a choice is wrong', async () => {
    const { code, out } = await quayside(['exam', 'carthage', '--bots', 'random'])
    expect(code).toBe(0)
    expect(out).toMatch(/^random: passes \d+ of \d+ \(\d+\.\d %\)\n/)
    const failed = JSON.parse((await quayside(['exam', 'carthage', '--bots', 'random', '--json'])).out)
      .bots[0].failed
    expect(failed.length).toBeGreaterThan(0)
    expect(out).toContain(failed[0].name)
  })

  it.each([
    [['exam'], 'which game'],
    [['exam', 'chess'], 'there is no game "chess"'],
    [['exam', 'catan', '--bots', 'admiral'], 'there is no bot "admiral"'],
    [['exam', 'catan', '--bots', 'cmd:true'], 'no bot of ours'],
  ])('%j is answered with a sentence', async (words, said) => {
    const { code, err } = await quayside(words)
    expect(code).toBe(2)
    expect(err).toContain(said)
  })

  it('refuses a file that asks for nothing', () => {
    const text = JSON.stringify({ game: 'carthage', exams: [{ name: 'a', players: 2, seat: 0, why: 'b' }] })
    expect(() => readExams('x.json', text)).toThrow('asks for nothing')
  })
})
