import { toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import {
  exportRecord,
  openRecord,
  readRecord,
  resultOf,
  writeRecord,
  writeViewerRecord,
} from '../src/index.ts'
import { playedTable, toyTable } from './play.ts'

const header = {
  started: '2026-01-02T03:04:05Z',
  names: ['Ann', '文', 'Bo'],
  others: { place: 'a café: table 3' },
}
const finished = playedTable(7, 10_000, { header })
const text = writeRecord(finished)
const lines = text.trimEnd().split('\n')

function problemOf(damaged: string): { problem: string; line: number } {
  const record = readRecord(damaged)
  if ('problem' in record) return record
  const table = openRecord(toyGame, record)
  if ('problem' in table) return table
  throw new Error('the damage was not noticed')
}

describe('a record', () => {
  it('has header, blank line, set-up, moves, result and digest', () => {
    const blank = lines.indexOf('')
    expect(lines.slice(0, 5)).toEqual([
      'format: 1',
      'game: toy',
      'rules: 2',
      'options: auto=false,goal=4',
      'seats: 3',
    ])
    expect(JSON.parse(lines[blank + 1] ?? '')).toEqual(finished.setup)
    expect(lines[blank + 2]).toMatch(/^\* roll [1-6]$/)
    expect(lines.at(-2)).toBe(`result ${JSON.stringify(resultOf(finished))}`)
    expect(lines.at(-1)).toBe(`digest ${toyGame.digest(finished.head.state)}`)
  })

  it('keeps names and keys it does not know', () => {
    const record = readRecord(text)
    if ('problem' in record) throw new Error(record.problem)
    expect(record.header).toMatchObject(header)
    const table = openRecord(toyGame, record)
    if ('problem' in table) throw new Error(table.problem)
    expect(writeRecord(table)).toBe(text)
  })

  it('does not let a value make lines of its own', () => {
    const sly = { ...finished, header: { ...finished.header, others: { place: 'here\n\n0 end' } } }
    expect(writeRecord(sly).split('\n')).toHaveLength(text.split('\n').length)
  })

  it('reads the line ends of other systems, and a leading mark', () => {
    expect(readRecord(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`)).toEqual(readRecord(text))
  })

  it('of a simulated game has a seed, and neither start nor digest', () => {
    const simulated = writeRecord({ ...finished, header: { rules: 1, seed: 42, started: 'x', others: {} } })
    expect(simulated).toMatch(/^seed: 42$/m)
    expect(simulated).not.toMatch(/^(started|digest)/m)
    const record = readRecord(simulated)
    expect('problem' in record ? record : openRecord(toyGame, record)).not.toHaveProperty('problem')
  })

  it('of a running game can be kept and opened by the host', () => {
    const running = playedTable(7, 12)
    const record = readRecord(writeRecord(running))
    if ('problem' in record) throw new Error(record.problem)
    expect(openRecord(toyGame, record)).not.toHaveProperty('problem')
  })
})

describe('a record that leaves the host', () => {
  const running = playedTable(11, 30)

  it('is whole after the end', () => {
    expect(exportRecord(finished, 'watcher')).toBe(text)
  })

  it('hides set-up, draws and choices before it, and cannot be mistaken for a whole one', () => {
    const seen = exportRecord(running, 'watcher')
    expect(seen).toBe(writeViewerRecord(running, 'watcher'))
    expect(seen).toMatch(/^viewer: watcher$/m)
    expect(seen).toMatch(/^\* \?$/m)
    expect(seen).not.toMatch(/^(secret|digest)/m)
    expect(seen).not.toContain(JSON.stringify(running.setup.hands))
    expect(problemOf(seen).problem).toMatch(/one viewer/)
  })

  it('shows a seat its own cards only', () => {
    const own = running.log.filter((entry) => entry.text.startsWith('* card')).length
    const shown = writeViewerRecord(running, 0).match(/^\* card/gm)?.length ?? 0
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(own)
  })
})

describe('a damaged record gives one problem with its line', () => {
  const at = (wanted: RegExp) => lines.findIndex((line) => wanted.test(line)) + 1
  const without = (wanted: RegExp) => lines.filter((line) => !wanted.test(line)).join('\n')
  const changed = (wanted: RegExp, by: string) =>
    lines.map((line, i) => (i === at(wanted) - 1 ? line.replace(wanted, by) : line)).join('\n')
  const inserted = (line: number, what: string) => lines.toSpliced(line - 1, 0, what).join('\n')
  const setup = lines.indexOf('') + 2

  const cases: [string, string, RegExp, number][] = [
    ['nothing', '', /empty/, 1],
    ['something else', 'hello\nworld', /blank line/, 2],
    ['a header line without a colon', changed(/^game: /, 'game '), /"key: value"/, 2],
    ['a key twice', inserted(3, 'game: toy'), /"game" twice/, 3],
    ['no format', without(/^format/), /does not say "format"/, lines.indexOf('')],
    ['a later format', changed(/^format: 1/, 'format: 2'), /only form/, 1],
    ['no game', without(/^game/), /does not say "game"/, lines.indexOf('')],
    ['another game', changed(/^game: toy/, 'game: chess'), /of chess, not of toy/, 2],
    ['rules of no version', changed(/^rules: 2/, 'rules: new'), /"rules" must be/, 3],
    ['an option nobody knows', changed(/^options: /, 'options: wind=3,'), /wind=3/, 4],
    ['options that do not read', changed(/^options: /, 'options: wind,'), /key=value/, 4],
    ['seats that do not read', changed(/^seats: 3/, 'seats: many'), /"seats" must be/, 5],
    ['too many seats', changed(/^seats: 3/, 'seats: 9'), /players=9/, 4],
    ['names that are no list', changed(/^names: .*/, 'names: Ann'), /"names" must be/, at(/^names/)],
    ['a seed that is none', inserted(6, 'seed: soon'), /"seed" must be/, 6],
    ['a commitment that is none', inserted(6, 'commitment: abc'), /64 hexadecimal/, 6],
    ['no blank line', lines.filter((line) => line !== '').join('\n'), /blank line/, lines.length - 1],
    ['a set-up that is no JSON', changed(/^\{"first/, '{first'), /one line of JSON/, setup],
    ['a set-up of another shape', changed(/"hands"/, '"palms"'), /does not read/, setup],
    [
      'a set-up that does not add up',
      changed(/"hands":\[\[\d/, '"hands":[[9'),
      /does not fit: there must be/,
      setup,
    ],
    ['a move that does not read', inserted(setup + 1, 'hello there'), /not a move/, setup + 1],
    ['a move of a seat that is not there', inserted(setup + 3, '7 end'), /no seat 7/, setup + 3],
    [
      'a move that the rules refuse',
      inserted(setup + 1, '0 end'),
      /refuse it.*(notNow|notYourTurn)/,
      setup + 1,
    ],
    [
      'a draw that is not due',
      inserted(setup + 2, '* roll 3'),
      /cannot be drawn|nothing is to be drawn/,
      setup + 2,
    ],
    ['an impossible draw', changed(/^\* roll \d/, '* steal salt'), /cannot be drawn/, at(/^\* roll/)],
    ['an undo of nothing', inserted(setup + 1, 'undo to 5'), /only 0 moves stand/, setup + 1],
    ['an undo that does not read', inserted(setup + 1, 'undo 5'), /not a move/, setup + 1],
    ['an empty line among the moves', inserted(setup + 3, ''), /empty line/, setup + 3],
    ['a missing move', lines.toSpliced(setup + 1, 1).join('\n'), /./, setup + 2],
    ['no result', without(/^result/), /no result follows/, lines.length - 2],
    ['a result that is no JSON', changed(/^result .*/, 'result seat 1'), /must be JSON/, lines.length - 1],
    ['another result', changed(/"reason":"\w+"/, '"reason":"luck"'), /another result/, lines.length - 1],
    ['no digest', without(/^digest/), /digest at the end is missing/, lines.length - 2],
    ['a short digest', changed(/^digest .*/, 'digest abc'), /64 hexadecimal/, lines.length],
    ['another digest', changed(/^digest ./, 'digest f'), /the last state has the digest/, lines.length],
    ['something after the end', `${text}0 end\n`, /nothing may follow/, lines.length + 1],
    ['half a file', lines.slice(0, setup + 6).join('\n'), /digest at the end is missing/, setup + 6],
  ]
  it.each(cases)('%s', (_name, damaged, words, line) => {
    const found = problemOf(damaged)
    expect(found.problem).toMatch(words)
    expect(found.line).toBe(line)
  })

  it('and no damage of one byte opens another game or throws', () => {
    for (let i = 0; i < text.length; i += 3) {
      const sign = text[i] === '7' ? '8' : '7'
      const damaged = text.slice(0, i) + sign + text.slice(i + 1)
      const record = readRecord(damaged)
      if ('problem' in record) continue
      const table = openRecord(toyGame, record)
      // Only words that no rule reads may differ.
      if (!('problem' in table))
        expect(toyGame.digest(table.head.state)).toBe(toyGame.digest(finished.head.state))
    }
  })
})

describe('a fresh table', () => {
  it('has a record too', () => {
    const record = readRecord(writeRecord(toyTable()))
    expect('problem' in record ? record : openRecord(toyGame, record)).not.toHaveProperty('problem')
  })
})
