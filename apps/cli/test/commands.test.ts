import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { quayside } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-'))
afterAll(() => rmSync(folder, { recursive: true }))
const recorded = join(import.meta.dirname, '../../../games/carthage/test/games/standard-3-mates.game')

describe('games', () => {
  it('lists games with seats and options as JSON', async () => {
    const { games } = JSON.parse((await quayside(['games', '--json'])).out)
    const carthage = games.find((game: { id: string }) => game.id === 'carthage')
    expect(carthage).toMatchObject({
      seats: { min: 2, max: 4 },
      options: [
        { name: 'mode', values: ['standard', 'classic'], default: 'standard' },
        { name: 'arrivals', values: ['together', 'alone'], default: 'together' },
      ],
    })
  })
})

describe('simulate', () => {
  it('reports everything, and the same seed gives the same digest', async () => {
    const words = [
      'simulate',
      'carthage',
      '--players',
      '3',
      '--games',
      '8',
      '--seed',
      '5',
      '--bots',
      'mate,random',
      '--json',
    ]
    const report = JSON.parse((await quayside(words)).out)
    expect(report).toMatchObject({
      game: 'carthage',
      players: 3,
      games: 8,
      seed: 5,
      bots: ['mate', 'random', 'random'],
    })
    for (const key of [
      'actions',
      'moves',
      'seconds',
      'gamesPerSecond',
      'movesPerSecond',
      'actionsPerSecond',
      'wins',
      'scores',
      'lengths',
      'endings',
      'digest',
    ]) {
      expect(report).toHaveProperty(key)
    }
    expect(report.moves).toBeGreaterThan(report.actions)
    expect(JSON.parse((await quayside(words)).out).digest).toBe(report.digest)
    const other = JSON.parse((await quayside([...words.slice(0, 7), '6', ...words.slice(8)])).out)
    expect(other.digest).not.toBe(report.digest)
  })

  it('says the same on every number of threads, but for its times', async () => {
    const words = ['simulate', 'cartagena', '--players', '3', '--games', '130', '--seed', '5', '--json']
    const played = async (threads: string) => {
      const report = JSON.parse((await quayside([...words, '--threads', threads])).out)
      return Object.entries(report).filter(([key]) => !/[sS]econd/.test(key))
    }
    const [one, three] = [await played('1'), await played('3')]
    expect(three).toEqual(one)
    expect(one.map(([key]) => key)).toContain('digest')
  })

  it('records its first game, and replay reads and verifies it', async () => {
    const file = join(folder, 'first.game')
    await quayside(['simulate', 'carthage', '--players', '2', '--games', '1', '--record', file])
    expect((await quayside(['replay', file, '--verify'])).out).toMatch(/moves keep the rules/)
  })
})

describe('replay', () => {
  it('shows the board at a move, in either language, through a seat’s eyes', async () => {
    const english = await quayside(['replay', recorded, '--at', '10', '--seat', '1'])
    expect(english.out).toMatch(/^10\/\d+\nRoute/)
    expect((await quayside(['replay', recorded, '--at', '10', '--lang', 'ja'])).out).toMatch(/航路/)
    const view = JSON.parse(
      (await quayside(['replay', recorded, '--at', '10', '--seat', 'watcher', '--json'])).out,
    )
    expect(view.view.known).toBeNull()
    expect(view.view.shown.seats.every((seat: { hand: unknown }) => seat.hand === null)).toBe(true)
  })
})

describe('play', () => {
  it('plays a whole fair game from lines of input, saves it, and the record is proven fair', async () => {
    const file = join(folder, 'played.game')
    const ran = await quayside(
      ['play', 'carthage', '--seats', 'human,mate', '--save', file],
      '1\n1\n'.repeat(400),
    )
    expect(ran.err).toBe('')
    expect(ran.out).toMatch(/1\. .*VP/)
    expect((await quayside(['replay', file, '--verify'])).out).toMatch(/\d+ draws are fair/)
  })

  it('says why not with the rule, takes back what revealed nothing, and stops when told', async () => {
    const input = ['take G9', 'buy', 'double R9', 'u', 'fly away', 'h', '?', 'q'].join('\n')
    const { out, code } = await quayside(
      ['play', 'carthage', '--seats', 'human,human', '--lang', 'en'],
      `\n${input}\n`,
    )
    expect(out).toMatch(/short: the market costs \d+, you pay 0\. \(CTH-9\)/)
    expect(out).toMatch(/There is nothing to take back/)
    expect(out).toMatch(/This does not read as a move/)
    expect(out).toMatch(/The game stops after 0 moves/)
    expect(code).toBe(0)
  })

  it('speaks Japanese', async () => {
    const { out } = await quayside(['play', 'carthage', '--lang', 'ja'], 'q\n')
    expect(out).toMatch(/市場/)
    expect(out).not.toMatch(/market/i)
  })
})
