// The rule pages: both languages say the same rules, every number that anything names is there, every example can be told.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games as allGames, type LoadedGame, loadGame } from '@quayside/all'
import type { AnyInspectableGame, GameTypes } from '@quayside/rules-kit'
import {
  type Beat,
  type Block,
  type Inline,
  inlineText,
  type Rulebook,
  readRulebook,
  readScenario,
  rulesOf,
  type Scenario,
  type Story,
  tellScenario,
} from '@quayside/scenario'
import { type Line, refusalLine } from '@quayside/texts'
import { beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const games = Object.keys(allGames)
const LANGUAGES = ['en', 'ja'] as const

/** Every rule number in the game's code, and where it stands. */
function namedIn(game: string, folder: string): [string, string][] {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', `games/${game}/${folder}`],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  return files
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .flatMap((file) =>
      [...read(file).matchAll(/\b[A-Z]{3}-[A-Z]?\d+\b/g)].map(([number]): [string, string] => [number, file]),
    )
}

function shapeOf({ chapters }: Rulebook): unknown {
  return chapters.map(({ marks, blocks }) => ({
    marks,
    blocks: blocks.map((block) => ({
      kind: block.kind,
      ...('number' in block ? { number: block.number } : {}),
      ...('marks' in block ? { marks: block.marks, ours: block.ours?.kind ?? null } : {}),
      ...('rows' in block ? { rows: block.rows.map((row) => row.length) } : {}),
    })),
  }))
}

describe.each(games)('the rulebook of %s', (game) => {
  const en = readRulebook(read(`games/${game}/RULES.md`))
  const ja = readRulebook(read(`games/${game}/RULES.ja.md`))
  const numbers = new Set(rulesOf(en).map(({ number }) => number))
  let loaded: LoadedGame
  beforeAll(async () => {
    loaded = (await loadGame(game)) as LoadedGame
  })

  it('has the same chapters, rules and marks in both languages', () => {
    expect(shapeOf(ja)).toEqual(shapeOf(en))
    expect(numbers.size).toBe(rulesOf(en).length)
    expect(numbers.size).toBeGreaterThan(20)
  })

  it('says something under each number, in its own language', () => {
    const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/
    for (const { number, text } of rulesOf(en)) expect(JSON.stringify(text), number).not.toMatch(japanese)
    for (const { number, text } of rulesOf(ja)) expect(JSON.stringify(text), number).toMatch(japanese)
  })

  it.each(['src', 'scenarios', 'test'])('has every rule that %s names', (folder) => {
    const strays = namedIn(game, folder).filter(([number]) => !numbers.has(number))
    expect(strays).toEqual([])
  })

  it('has no rule that neither code nor scenario nor test names', () => {
    const named = new Set(
      ['src', 'scenarios', 'test'].flatMap((folder) => namedIn(game, folder).map(([number]) => number)),
    )
    expect([...numbers].filter((number) => !named.has(number))).toEqual([])
  })

  it('shows no word that only programs know', () => {
    const inBlock = (block: Block): readonly Inline[] =>
      'rows' in block
        ? block.rows.flat(2)
        : 'text' in block && typeof block.text !== 'string'
          ? [...block.text, ...('ours' in block ? (block.ours?.why ?? []) : [])]
          : []
    const blocks = [en, ja].flatMap(({ intro, chapters }) => [
      ...intro,
      ...chapters.flatMap((one) => one.blocks),
    ])
    const codes = blocks
      .flatMap(inBlock)
      .flatMap((part) => (typeof part === 'object' && 'code' in part ? part.code : []))
    // Options are shown by their names; cards, symbols and places are read by people too.
    const isOption = (code: string) => loaded.game.options.some(({ name }) => name === code.split('=')[0])
    const readable = /^(?:d|[A-Z]d?\d?|\[q, r\]|r = -2|\(-?\d,-?\d\))$/
    expect(codes.filter((code) => !isOption(code) && !readable.test(code))).toEqual([])
  })

  it('gives the reason for everything that is not in the box', () => {
    const blocks = [en, ja].flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.blocks))
    const ours = blocks.flatMap((block) => ('ours' in block && block.ours ? [block.ours] : []))
    expect(ours.filter(({ why }) => inlineText(why).length < 10)).toEqual([])
  })

  it('marks only options and values that the game has', () => {
    const marks = en.chapters.flatMap(({ marks, blocks }) => [
      ...marks,
      ...blocks.flatMap((block) => ('marks' in block ? block.marks : [])),
    ])
    for (const { option, values } of marks) {
      const spec = loaded.game.options.find(({ name }) => name === option)
      expect(spec, option).toBeDefined()
      const known = spec?.kind === 'choice' ? spec.choices.map(({ value }) => String(value)) : []
      expect(
        values.filter((value) => !known.includes(value)),
        option,
      ).toEqual([])
    }
  })

  const files = readdirSync(join(root, 'games', game, 'scenarios')).filter((name) => name.endsWith('.json'))
  it.each(files)('tells %s to a reader', (name) => {
    const scenario = readScenario(read(`games/${game}/scenarios/${name}`)) as Scenario
    expect(scenario.rules.length).toBeGreaterThan(0)
    const told = tellScenario(loaded.game as AnyInspectableGame, scenario)
    expect(told).not.toHaveProperty('problem')
    const { beats } = told as Story<GameTypes>
    expect(beats.length).toBeGreaterThan(1)
    expect(
      beats.some(({ say }) => say !== null),
      'an explanation',
    ).toBe(true)
    const silent = beats
      .slice(1)
      .filter((beat) => LANGUAGES.some((language) => isSilent(loaded, beat, language)))
    expect(silent.map(({ kind, moves, by }) => ({ kind, moves, by }))).toEqual([])
  })
})

describe('twenty questions of somebody with the box on the table', () => {
  const [, ...chapters] = read('docs/rules-questions.md').split('\n## ')
  it.each(chapters.map((chapter) => [chapter.split('\n')[0] ?? '', chapter]))('%s', (game, chapter) => {
    const questions = chapter.split('\n').filter((line) => /^\d+\. /.test(line))
    expect(questions).toHaveLength(20)
    for (const file of ['RULES.md', 'RULES.ja.md']) {
      const numbers = new Set(
        rulesOf(readRulebook(read(`games/${game}/${file}`))).map(({ number }) => number),
      )
      const open = questions.filter((question) => {
        const answers = question.match(/\b[A-Z]{3}-[A-Z]?\d+\b/g) ?? []
        return answers.length === 0 || answers.some((number) => !numbers.has(number))
      })
      expect(open, file).toEqual([])
    }
  })
})

/** Nothing said, nothing refused, nothing listed, nothing that the log would tell. Chance alone may pass without a word. */
function isSilent(
  { texts }: LoadedGame,
  beat: Beat<GameTypes>,
  language: (typeof LANGUAGES)[number],
): boolean {
  if (beat.say) return beat.say[language] === ''
  if (beat.tried) return refusalLine(texts[language], language, beat.tried.rejection).length === 0
  if (beat.listed) return false
  if (beat.moves.length > 0 && beat.moves.every((move) => move.startsWith('*'))) return false
  return !beat.events.some((event) => {
    const say = texts[language].events[event.type] as ((event: unknown) => Line | null) | undefined
    return (say?.(event)?.length ?? 0) > 0
  })
}
