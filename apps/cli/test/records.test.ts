// Records as data: rows that other programs count, and what a folder of records came to.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quayside } from './run.ts'

const GAMES = join(import.meta.dirname, '../../../games')
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-records-'))
  for (const [i, seed] of ['1', '2', '3'].entries()) {
    const file = join(folder, 'in', `game-${i}.game`)
    if (i === 0) cpSync(join(GAMES, 'carthage/test/games'), join(folder, 'in/old'), { recursive: true })
    const words = ['simulate', 'catan', '--players', '3', '--games', '1', '--seed', seed, '--record', file]
    expect((await quayside(words)).err).toBe('')
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines = (file: string) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')

describe('export', () => {
  it('writes games, results and moves as JSON lines, each move once', async () => {
    const out = join(folder, 'jsonl')
    const ran = await quayside([
      'export',
      out,
      '--format',
      'jsonl',
      '--records',
      join(folder, 'in'),
      '--json',
    ])
    expect(ran).toMatchObject({ code: 0, err: '' })
    const { records } = JSON.parse(ran.out) as { records: number }
    const games = lines('jsonl/games.jsonl').map(
      (line) => JSON.parse(line) as { moves: number; players: number },
    )
    expect(games).toHaveLength(records)
    expect(records).toBeGreaterThan(5)
    const sum = (what: 'moves' | 'players') => games.reduce((all, game) => all + game[what], 0)
    expect(lines('jsonl/moves.jsonl')).toHaveLength(sum('moves'))
    expect(lines('jsonl/results.jsonl')).toHaveLength(sum('players'))
  })

  it('writes CSV that quotes what must be quoted', async () => {
    const words = ['export', join(folder, 'csv'), '--format', 'csv', '--records', join(folder, 'in')]
    expect(await quayside(words)).toMatchObject({ code: 0 })
    const [head, first] = lines('csv/games.csv')
    expect(head).toBe('id,game,rules,players,options,started,seed,moves,rounds,reason,digest')
    expect(first).toMatch(/^game-0,catan,\d+,3,"\{""board"":""variable"",/)
    expect(lines('csv/moves.csv')[0]).toBe('id,n,by,kind,text')
  })

  it('refuses another format, a folder without records, a broken record', async () => {
    expect(await quayside(['export', folder, '--format', 'xml'])).toMatchObject({ code: 2 })
    const none = mkdtempSync(join(folder, 'none-'))
    expect(await quayside(['export', folder, '--format', 'csv', '--records', none])).toMatchObject({
      code: 2,
    })
    writeFileSync(join(none, 'broken.game'), 'format: 1\ngame: catan\n')
    const { code, err } = await quayside(['stats', none])
    expect(code).toBe(2)
    expect(err).toMatch(/broken\.game: line \d+/)
  })
})

describe('stats', () => {
  it('counts what simulate counted', async () => {
    const out = join(folder, 'one')
    cpSync(join(folder, 'in/game-0.game'), join(out, 'a.game'))
    const { out: said } = await quayside(['stats', out, '--json'])
    const { groups } = JSON.parse(said) as {
      groups: readonly { wins: number[]; lengths: object; endings: object }[]
    }
    const words = ['simulate', 'catan', '--players', '3', '--games', '1', '--seed', '1', '--json']
    const { wins, lengths, endings } = JSON.parse((await quayside(words)).out) as (typeof groups)[number]
    expect(groups).toHaveLength(1)
    expect(groups[0]).toMatchObject({ wins, lengths, endings })
  })
})
