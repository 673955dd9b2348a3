import { createHash, createHmac } from 'node:crypto'
import { SeededRng } from '@quayside/rules-kit'
import { type Toy, toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import {
  commitmentOf,
  moveCount,
  readRecord,
  secretSource,
  settle,
  type Table,
  undo,
  verifyRecord,
  writeRecord,
} from '../src/index.ts'
import { accepted, playedTable, playOne, SECRET, secretDraws } from './play.ts'

/** The method once more, written from docs/fairness.md with the platform's own functions. */
function outsiderDraw(contributions: string[], label: string, n: number, total: number): number {
  const limit = 2 ** 32 - (2 ** 32 % total)
  for (let block = 0; ; block++) {
    const message = JSON.stringify([1, contributions, label, n, block])
    const bytes = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(message, 'utf8').digest()
    for (let i = 0; i < 32; i += 4) {
      const word = bytes.readUInt32BE(i)
      if (word < limit) return word % total
    }
  }
}

const contributions = ['seat 0', 'seat 1', 'seat 2']
const fairness = { draw: 1, commitment: commitmentOf(SECRET), contributions, secret: SECRET }

function fairGame(seed: number): Table<Toy> {
  return playedTable(seed, 10_000, { header: { fairness } })
}

function verified(text: string) {
  const record = readRecord(text)
  if ('problem' in record) throw new Error(record.problem)
  return verifyRecord(toyGame, record)
}

describe('drawing method 1', () => {
  it('is what an outsider computes from the page that describes it', () => {
    const source = secretSource(SECRET, ['a', '', '港'])
    for (let n = 1; n <= 200; n++) {
      const total = 1 + ((n * 7919) % 2_000_000_000)
      expect(source.draw('card', n, total)).toBe(outsiderDraw(['a', '', '港'], 'card', n, total))
    }
  })

  it('has these numbers for ever', () => {
    const source = secretSource(SECRET, ['a', 'b'])
    const rolls = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => source.draw('roll', n, 36))
    expect(rolls).toEqual([33, 24, 1, 3, 21, 34, 10, 33])
  })

  it('passes over words that would favour small numbers', () => {
    // Nearly half of all words lie past the last whole multiple: an unfair method would show at once.
    const total = 2 ** 31 - 1 - 2 ** 29
    const source = secretSource(SECRET, [])
    let low = 0
    for (let n = 1; n <= 4000; n++) if (source.draw('x', n, total) < total / 2) low++
    expect(Math.abs(low - 2000)).toBeLessThan(150)
  })

  it('gives every entry its share', () => {
    const source = secretSource(SECRET, ['a'])
    const counts = Array.from({ length: 6 }, () => 0)
    for (let n = 1; n <= 6000; n++) {
      const face = source.draw('roll', n, 6)
      counts[face] = (counts[face] ?? 0) + 1
    }
    const off = counts.reduce((sum, many) => sum + (many - 1000) ** 2 / 1000, 0)
    expect(off).toBeLessThan(20.5)
  })

  it('depends on secret, contributions, label and number', () => {
    const numbers = [
      secretSource(SECRET, ['a']).draw('x', 1, 1e9),
      secretSource('f'.repeat(64), ['a']).draw('x', 1, 1e9),
      secretSource(SECRET, ['b']).draw('x', 1, 1e9),
      secretSource(SECRET, ['a']).draw('y', 1, 1e9),
      secretSource(SECRET, ['a']).draw('x', 2, 1e9),
    ]
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('commits by the hash of the secret, and takes no other secret', () => {
    expect(commitmentOf(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'))
    for (const bad of ['', 'abc', SECRET.toUpperCase(), `${SECRET}00`])
      expect(() => commitmentOf(bad)).toThrow()
  })
})

describe('verify', () => {
  it('draws a whole honest game again', () => {
    const table = fairGame(4)
    const chance = table.log.filter((entry) => entry.text.startsWith('*')).length
    expect(verified(writeRecord(table))).toEqual({ draws: chance + 1 })
  })

  it('also where moves were taken back', () => {
    const draws = secretDraws(3)
    const table = playedTable(4, 12, { header: { fairness } })
    accepted(undo(table, { seat: 0, to: moveCount(table) - 6, consent: [0, 1, 2] }))
    settle(table, draws)
    const rng = new SeededRng(99)
    while (playOne(table, rng, draws));
    expect(verified(writeRecord(table))).toHaveProperty('draws')
  })

  it('finds a changed draw at its line', () => {
    // A game whose host exchanged one draw, and which is sound by the rules.
    const cheated = playedTable(4, 10_000, {
      header: { fairness },
      draws: {
        draw(label, n, total) {
          const honest = secretDraws(3).draw(label, n, total)
          return label === 'roll' && n === 3 ? (honest + 1) % total : honest
        },
      },
    })
    const text = writeRecord(cheated)
    const line = text.split('\n').findIndex(
      (_, i, all) =>
        all
          .slice(0, i + 1)
          .join('\n')
          .split('* roll').length === 4,
    )
    expect(verified(text)).toEqual({
      problem: expect.stringMatching(/draw 3 of "roll" gives "\* roll \d"/),
      line: line + 1,
    })
  })

  const text = writeRecord(fairGame(4))
  const cases: [string, string, RegExp][] = [
    ['another secret', text.replace(/^secret: .*/m, `secret: ${'a'.repeat(64)}`), /not the one/],
    ['no secret', text.replace(/^secret: .*\n/m, ''), /no secret/],
    ['another method', text.replace(/^draw: 1/m, 'draw: 3'), /method 3/],
    ['another contribution', text.replace('"seat 1"', '"seat one"'), /another set-up/],
    ['a contribution too few', text.replace('"seat 1",', ''), /each seat/],
  ]
  it.each(cases)('finds %s', (_name, changed, words) => {
    const found = verified(changed)
    expect('problem' in found ? found.problem : '').toMatch(words)
  })
})
