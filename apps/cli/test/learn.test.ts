import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadLearning } from '@quayside/all/learning'
import { afterAll, describe, expect, it } from 'vitest'
import { quayside } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-learn-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('learn', () => {
  const common =
    'catan --bots random --options domesticTrade=false --games 12 --seed 5 --threads 1 --json'.split(' ')

  it('learns from self-play, goes on where it stopped, and says how well it predicts', async () => {
    const [plays, out, html] = ['plays.jsonl', 'weights.json', 'page.html'].map((name) => join(folder, name))
    const words = [...common, '--plays', plays ?? '', '--out', out ?? '', '--html', html ?? '']
    await quayside(['learn', ...words, '--rounds', '1'])
    const ran = await quayside(['learn', ...words, '--rounds', '2'])
    expect(ran.err).toBe('')
    const found = JSON.parse(ran.out)
    expect(found).toMatchObject({ game: 'catan', seed: 5, evaluation: 'learned' })
    expect(found).toMatchObject({ learnedFrom: { games: 18, rounds: 2 }, heldOut: { games: 6 } })
    const features = (await loadLearning('catan'))?.features ?? []
    expect(Object.keys(found.weights)).toEqual(features.map(({ name }) => name))
    expect(
      readFileSync(plays ?? '', 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(25)
    expect(JSON.parse(readFileSync(out ?? '', 'utf8'))).toEqual(found)
    expect(readFileSync(html ?? '', 'utf8')).toContain('Calibration')
    const { command: _own, ...fresh } = JSON.parse(
      (await quayside(['learn', ...common, '--rounds', '2'])).out,
    )
    expect(found).toMatchObject(fresh)
  })

  it.each([
    [['--bots', 'admiral'], 'there is no bot "admiral"'],
    [['--rounds', '0'], '--rounds must be'],
    [['--from', 'games/carthage/src/bot/weights.json'], 'has no weight'],
  ])('refuses %j with a sentence', async (words, sentence) => {
    const { code, err } = await quayside(['learn', 'catan', ...words])
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
})
