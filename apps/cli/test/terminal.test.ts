/** Whole games at the terminal: somebody who reads the choices and answers with a number, in both languages. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { format } from 'node:util'
import { SeededRng } from '@quayside/rules-kit'
import { readRecord } from '@quayside/table'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { quayside as runCommand } from '../src/quayside.ts'
import { quayside } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A game that has not ended after so many answers has no end. */
const MOST_ANSWERS = 5000

/** A person who picks any of the numbers on the screen, and lets pass what may be let pass. */
class Reader {
  screen = ''
  answers = 0
  private readonly rng = new SeededRng(7)
  private isAsked = false
  private wake: () => void = () => undefined

  private answer(asked: string): string {
    if (/press Enter|Enterを押して|Press Enter/.test(asked)) return ''
    const numbers = [...asked.matchAll(/^ {0,2}(\d+) {2}\S/gm)]
      .map((found) => Number(found[1]))
      .filter((n) => n > 0)
    return String(numbers[this.rng.below(Math.max(1, numbers.length))] ?? '')
  }

  /** The terminal has put a question: whoever waits for it answers. */
  asked(): void {
    this.isAsked = true
    this.wake()
  }

  async *lines(): AsyncGenerator<string> {
    for (;;) {
      if (!this.isAsked)
        await new Promise<void>((resolve) => {
          this.wake = resolve
        })
      this.isAsked = false
      const asked = this.screen
      this.screen = ''
      this.answers++
      if (this.answers > MOST_ANSWERS) return
      yield `${this.answer(asked)}\n`
    }
  }
}

interface Played {
  readonly out: string
  readonly code: number
  readonly answers: number
}

async function playedBy(reader: Reader, words: readonly string[]): Promise<Played> {
  let out = ''
  const hear = (text: string) => {
    out += text
    reader.screen += text
  }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...said) => hear(`${format(...said)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((...said) => hear(`${format(...said)}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      hear(String(text))
      reader.asked()
      return true
    }),
    vi
      .spyOn(process, 'stdin', 'get')
      .mockReturnValue(Readable.from(reader.lines(), { highWaterMark: 1 }) as typeof process.stdin),
  ]
  try {
    return { code: await runCommand(words), out, answers: reader.answers }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

const GAMES: readonly (readonly [string, readonly string[]])[] = [
  ['carthage', []],
  ['cartagena', ['--options', 'roundCap=40']],
  ['cargo-empire', ['--options', 'families=true,map=dior']],
  ['catan', ['--options', 'roundCap=12']],
]

/** Words of the other language, and what only a program would say. */
const STRANGE = {
  en: /[\u3041-\u30ff\u4e00-\u9fff]|undefined|NaN|\[object|null/,
  ja: /undefined|NaN|\[object|null|\b(hand|stock|market|deck|route|seat|your|bank)\b/i,
}

describe.each(GAMES)('%s in the terminal', (game, options) => {
  it.each(['en', 'ja'] as const)('a whole game in %s', { timeout: 120_000 }, async (language) => {
    const file = join(folder, `${game}-${language}.game`)
    const words = [
      'play',
      game,
      '--seats',
      'human,random,random',
      '--lang',
      language,
      '--save',
      file,
      ...options,
    ]
    const { code, out, answers } = await playedBy(new Reader(), words)
    expect(code, out.slice(-2000)).toBe(0)
    expect(answers).toBeGreaterThan(5)
    expect(STRANGE[language].exec(out)?.[0], out.slice(0, 4000)).toBeUndefined()
    const record = readRecord(readFileSync(file, 'utf8'))
    expect(record).toMatchObject({ result: { json: { reason: expect.any(String) } } })
  })
})

describe('play', () => {
  it('names, start player, colours and board can be chosen', async () => {
    const file = join(folder, 'chosen.game')
    const words = [
      'play',
      'cartagena',
      '--seats',
      'human,random',
      '--names',
      'Ann,Bo',
      '--first',
      '1',
      '--colours',
      'black,red',
    ]
    const boards = 'T3F,T1R,T2F,T4F,T5R,T6F'
    await quayside([...words, '--layout', boards, '--save', file, '--lang', 'en'], 'q\n')
    const saved = readFileSync(file, 'utf8')
    expect(saved).toContain('names: ["Ann","Bo"]')
    expect(saved).toContain(`wishes: {"first":1,"colours":["black","red"],"layout":"${boards}"}`)
    expect(saved).toContain('"boards":["T3F","T1R","T2F","T4F","T5R","T6F"]')
  })

  it('an island is played again by its code', async () => {
    const seats = ['play', 'catan', '--seats', 'human,random,random', '--lang', 'en']
    const first = await quayside(seats, 'q\n')
    const code = /Island code: (\S+)/.exec(first.out)?.[1] ?? ''
    expect(code).toMatch(/^[lbwhod]{19}-[2-9abc.]{19}-\w+$/)
    const again = await quayside([...seats, '--layout', code], 'q\n')
    expect(again.out).toContain(`Island code: ${code}`)
  })

  it.each([
    [['--first', '7'], /--first must be a whole number from 0 to 2/],
    [['--colours', 'pink,blue,white'], /no colour "pink"/],
    [['--colours', 'blue,blue,white'], /must be 3 different ones/],
    [['--colours', 'red,blue,white'], /no colour "red" with 3 players/],
    [['--names', 'a,b,c,d'], /4 names are given for 3 seats/],
    [['--layout', 'xyzzy'], /no board can be laid by the code "xyzzy"/],
  ])('refuses %j with one sentence', async (words, sentence) => {
    const { code, err } = await quayside(['play', 'catan', '--lang', 'en', ...words], '')
    expect(err).toMatch(sentence)
    expect(code).toBe(2)
  })

  it('says clashes of options in both languages', async () => {
    const words = ['play', 'catan', '--options', 'board=beginner,harbours=shuffled', '--lang']
    expect((await quayside([...words, 'en'])).err).toMatch(/board|harbours/)
    expect((await quayside([...words, 'ja'])).err).toMatch(/[ぁ-ん]/)
  })
})
