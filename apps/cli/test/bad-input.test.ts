import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { quayside } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-'))
afterAll(() => rmSync(folder, { recursive: true }))

const recorded = join(import.meta.dirname, '../../../games/carthage/test/games/standard-2-mates.game')

function damaged(name: string, change: (text: string) => string): string {
  const file = join(folder, name)
  writeFileSync(file, change(readFileSync(recorded, 'utf8')))
  return file
}

describe('bad input is one sentence on stderr and exit code 2', () => {
  it.each([
    [['nonsense'], /no command "nonsense"/],
    [['simulate', 'chess', '--players', '2'], /no game "chess"; there are/],
    [['simulate', 'carthage'], /--players is missing/],
    [['simulate', 'carthage', '--players', '9'], /--players must be a whole number from 2 to 4/],
    [['simulate', 'carthage', '--players', '2', '--seed', 'x'], /--seed must be a whole number/],
    [['simulate', 'carthage', '--players', '2', '--seed', '-1'], /seed/],
    [['simulate', 'carthage', '--players', '2', '--bots', 'admiral'], /no bot "admiral"/],
    [['simulate', 'carthage', '--players', '2', '--options', 'mode'], /key=value/],
    [
      ['simulate', 'carthage', '--players', '2', '--options', 'mode=wild'],
      /cannot be "wild"; it can be: standard, classic/,
    ],
    [['simulate', 'carthage', '--players', '2', '--options', 'sails=3'], /no option "sails"/],
    [['simulate', 'carthage', '--players', '2', '--fast'], /accepted: --players/],
    [['play', 'carthage', '--seats', 'human'], /takes 2 to 4/],
    [['play', 'carthage', '--lang', 'fr'], /--lang must be en or ja/],
    [['scenario'], /which file/],
    [['scenario', 'nowhere.json'], /cannot be read/],
    [['replay', 'nowhere.game'], /cannot be read/],
    [['bench', 'sails'], /no benchmark/],
  ])('%j', async (words, sentence) => {
    const { code, out, err } = await quayside(words)
    expect(err).toMatch(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  it.each([
    ['cut.game', (text: string) => text.slice(0, 400), /line/],
    ['swapped.game', (text: string) => text.replace(/^0 take .*$/m, '0 take G9'), /line \d+: "0 take G9"/],
    ['other.game', (text: string) => text.replace('game: carthage', 'game: chess'), /no game "chess"/],
    ['result.game', (text: string) => text.replace(/"scores":\[\d+/, '"scores":[99'), /another result/],
    ['binary.game', () => '\u0000\u0001\u0002', /line 1/],
  ])('a damaged record: %s', async (name, change, sentence) => {
    const { code, err } = await quayside(['replay', damaged(name, change)])
    expect(err).toMatch(sentence)
    expect(code).toBe(2)
  })

  it('a scenario file that does not read does not stop the next', async () => {
    const good = join(import.meta.dirname, '../../../games/carthage/scenarios/t-11-refill-2.json')
    const broken = join(folder, 'broken.json')
    writeFileSync(broken, '{"game":"chess"')
    const { code, out, err } = await quayside(['scenario', broken, good])
    expect(out).toMatch(/FAILED .*broken\.json[\s\S]*ok {5}.*t-11-refill-2[\s\S]*1 passed, 1 failed/)
    expect(err).toMatch(/1 of 2 files is no scenario: .*broken\.json/)
    expect(code).toBe(2)
  })

  it('a scenario that does not hold ends with exit code 1', async () => {
    const file = join(folder, 'wrong.json')
    const scenario = {
      game: 'carthage',
      players: 2,
      rules: ['CTH-14'],
      title: { en: 'Wrong', ja: '誤り' },
      steps: [{ ask: 'setPoints', args: { cards: 1, highest: 2 }, is: 9 }],
    }
    writeFileSync(file, JSON.stringify(scenario))
    const { code, out } = await quayside(['scenario', file])
    expect(out).toMatch(/setPoints is 1, not 9/)
    expect(out.trim().endsWith('0 passed, 1 failed')).toBe(true)
    expect(code).toBe(1)
  })
})
