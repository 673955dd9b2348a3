// The arena as a command: counts, keeps, goes on, and lets programs of others play, lose and be put out.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { quayside } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-arena-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const examples = join(import.meta.dirname, '../../../examples')
const node = process.execPath
const program = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return `cmd:${node} ${file}`
}

interface Report {
  readonly entrants: readonly { name: string; wins: number; games: number; share: number; fair: number }[]
  readonly endings: Record<string, number>
  readonly failures: readonly { name: string; why: string }[]
  readonly meanLength: number
}
async function arena(...words: string[]): Promise<Report> {
  const ran = await quayside(['arena', ...words, '--json'])
  expect(ran.err).toBe('')
  return JSON.parse(ran.out) as Report
}

describe('arena', () => {
  it('rotates seats and says the same on every number of threads', async () => {
    const words = ['carthage', '--bots', 'deckhand,random', '--games', '12', '--seed', '5']
    const one = await arena(...words, '--threads', '1')
    const two = await arena(...words, '--threads', '2')
    expect(two.entrants.map(({ wins }) => wins)).toEqual(one.entrants.map(({ wins }) => wins))
    expect(one.entrants[0]).toMatchObject({ name: 'deckhand', games: 12, fair: 0.25 })
    expect(one.entrants.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(12)
  })

  it('ends as soon as a sequential test is decided, and reads the same from a file', async () => {
    const out = join(folder, 'sequential.jsonl')
    const words = ['carthage', '--bots', 'mate,random', '--players', '2', '--threads', '1', '--out', out]
    const test = [...words, '--sequential', '40', '--games', '60']
    const ran = await quayside(['arena', ...test])
    expect(ran.out).toContain('more than the equal share (90.0 % rather than 50.0 %)')
    const games = readFileSync(out, 'utf8').trim().split('\n').length - 1
    expect(games).toBeGreaterThanOrEqual(6)
    expect(games).toBeLessThan(30)
    expect((await quayside(['arena', ...test])).out).toContain(`${games} games`)
  })

  it('has nothing to decide where one bot plays alone', async () => {
    const { code, err } = await quayside(['arena', 'carthage', '--bots', 'mate', '--sequential', '8'])
    expect([code, err]).toEqual([2, expect.stringContaining('more than one bot')])
  })

  it('stops and goes on where it was, and refuses a file of another arena', async () => {
    const out = join(folder, 'games.jsonl')
    const words = ['carthage', '--bots', 'random', '--seed', '2', '--threads', '1', '--out', out]
    await arena(...words, '--games', '3')
    writeFileSync(out, `${readFileSync(out, 'utf8')}{"index":3,"rep`)
    const all = await arena(...words, '--games', '6')
    const fresh = await arena(...words.slice(0, -2), '--games', '6')
    expect(all.entrants[0]?.wins).toBe(fresh.entrants[0]?.wins)
    const lines = readFileSync(out, 'utf8').trim().split('\n')
    expect(lines).toHaveLength(7)
    const last = lines
      .slice(1)
      .map((line) => JSON.parse(line))
      .find(({ index }) => index === 5)
    expect(last).toMatchObject({ deal: 1, seats: Array(4).fill('random') })
    const other = await quayside(['arena', 'carthage', '--bots', 'mate', '--games', '3', '--out', out])
    expect(other.code).toBe(2)
    expect(other.err).toContain('another run')
  })

  it('compares with other weights: every bot but the first has those of the file', async () => {
    const weights = 'games/carthage/src/bot/initial-weights.json'
    const words = ['--bots', 'deckhand,deckhand', '--games', '4', '--weights', weights]
    const { entrants } = await arena('carthage', ...words)
    expect(entrants.map(({ name }) => name)).toEqual(['deckhand', 'deckhand@initial-weights.json'])
    const strange = await quayside(['arena', 'cartagena', ...words])
    expect(strange.err).toContain('initial-weights.json has no weight')
  })

  it('writes a page that needs nothing else', async () => {
    const html = join(folder, 'report.html')
    await arena('cartagena', '--bots', 'deckhand,random', '--games', '4', '--html', html)
    const page = readFileSync(html, 'utf8')
    expect(page).toContain('<svg')
    expect(page).not.toMatch(/<script|https?:\/\/|src=/)
  })

  it.each([
    ['in TypeScript', `cmd:${node} ${join(examples, 'bot.ts')}`],
    ['in Python', `cmd:python3 ${join(examples, 'bot.py')}`],
  ])('the example %s plays whole games', async (_, bot) => {
    const report = await arena('carthage', '--bots', `${bot},random`, '--games', '2')
    expect(report.failures).toEqual([])
    expect(report.endings).toEqual({ tokens: 2 })
  })

  const hello = `const rl = require('node:readline').createInterface({ input: process.stdin })
const say = (o) => console.log(JSON.stringify(o))
rl.on('line', (line) => { const m = JSON.parse(line)
if (m.do === 'hello') say({ id: m.id }); else if (m.do === 'choose') choose(m) })\n`
  it.each([
    ['crashes', 'function choose() { process.exit(7) }', 'it ended with code 7'],
    ['talks nonsense', 'function choose() { console.log("what?") }', 'is not a JSON object'],
    [
      'cheats',
      'function choose(m) { say({ id: m.id, action: { type: "buy", pay: ["R5"], tokens: [] } }) }',
      'not',
    ],
    ['answers nothing', 'function choose(m) { say({ id: m.id, action: null }) }', 'did nothing'],
    [
      'answers in words that do not read',
      'function choose(m) { say({ id: m.id, text: "fly" }) }',
      'does not read',
    ],
    ['answers without an action', 'function choose(m) { say({ id: m.id }) }', 'neither action nor text'],
  ])('a program that %s loses its game, and is told why', async (name, text, why) => {
    const bot = program(`${name.replaceAll(' ', '-')}.cjs`, hello + text)
    const report = await arena('carthage', '--bots', `${bot},random`, '--games', '1')
    expect(report.endings).toEqual({ 'bot-error': 1 })
    expect(report.failures[0]?.why).toContain(why)
    expect(report.entrants[0]?.wins).toBe(0)
  })

  it('a program sees its own view alone, and the events of its own seat', async () => {
    const seen = join(folder, 'seen.jsonl')
    const spy = program(
      'spy.cjs',
      `${hello}function choose(m) { require('node:fs').appendFileSync(${JSON.stringify(seen)}, JSON.stringify(m) + '\\n')
say({ id: m.id, action: m.legal[0] ?? null }) }`,
    )
    await arena(
      'catan',
      '--bots',
      `${spy},random`,
      '--players',
      '3',
      '--games',
      '1',
      '--options',
      'roundCap=3',
    )
    const asked = readFileSync(seen, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(asked.length).toBeGreaterThan(4)
    for (const { view, events } of asked) {
      const { seats } = view.shown as { seats: { resources: unknown; cards: unknown }[] }
      seats.forEach(({ resources, cards }, seat) => {
        expect(resources !== null).toBe(seat === view.viewer)
        expect(cards !== null).toBe(seat === view.viewer)
      })
      for (const event of events) {
        if (event.type === 'cardBought' && event.seat !== view.viewer) expect(event.card).toBeNull()
      }
    }
  })

  it.each([
    [['--bots', 'admiral'], 'there is no bot "admiral"'],
    [['--bots', 'mate:5'], 'captain:800'],
    [['--bots', 'cmd:'], 'followed by a program'],
    [['--bots', 'mate,mate,mate,mate,mate'], 'too many'],
    [[], '--bots is missing'],
  ])('refuses %j with a sentence', async (words, sentence) => {
    const { code, err } = await quayside(['arena', 'carthage', ...words])
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
})
