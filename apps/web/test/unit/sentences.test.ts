// Every sentence that recorded games lead to, rendered as plain text in both languages: no word of the other language in
// it, and a refusal names a rule that the rulebook has. A browser is not needed for that.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games, type LoadedGame } from '@quayside/all'
import { type GameTypes, legalActions, type Viewer } from '@quayside/rules-kit'
import { firstState, movesOf, openRecord, readRecord } from '@quayside/table'
import { type AnyTexts, type Line, type PositionPart, plain, refusalLine } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { isForeign, japaneseTexts, type Language, onlyEnglish } from '../support/foreign-words.ts'

const root = join(import.meta.dirname, '../../../../games')
const LANGUAGES: readonly Language[] = ['en', 'ja']
/** Positions between two looks at everything that can be said. */
const EVERY = 7
/** Refusals that the house says for all games need no rule of one game. */
const SHARED = new Set(['gameOver', 'notYourTurn', 'notNow'])

const nameOf = (seat: unknown) => String(seat)

/** Sentences by language, each once. */
class Said {
  readonly sentences = { en: new Set<string>(), ja: new Set<string>() }
  readonly rules = new Set<string>()

  add(language: Language, line: Line | string | null): void {
    if (line !== null) this.sentences[language].add(typeof line === 'string' ? line : plain(line, nameOf))
  }

  foreign(language: Language): string[] {
    return [...this.sentences[language]].filter((sentence) => isForeign(sentence, language))
  }
}

type Position = { readonly game: LoadedGame['game']; readonly state: GameTypes['State'] }

function sayPosition(
  said: Said,
  texts: LoadedGame['texts'],
  { game, state }: Position,
  viewer: Viewer,
): void {
  const view = game.view(state, viewer)
  for (const language of LANGUAGES) {
    const one: AnyTexts = texts[language]
    said.add(language, one.prompt(view))
    for (const line of one.opening?.(view) ?? []) said.add(language, line)
    if (one.layout) for (const words of [one.layout.title, one.layout.explain]) said.add(language, words)
    for (const { heading, lines } of one.position(view) as PositionPart[])
      for (const line of [heading, ...lines]) said.add(language, line)
    if (viewer === 'watcher') continue
    for (const action of legalActions(game, state, viewer))
      said.add(language, one.actions[action.type]?.(action, view) ?? null)
  }
}

/** What was chosen earlier in this game is mostly not possible now: that gives many kinds of refusals. */
function sayRefusals(
  said: Said,
  texts: LoadedGame['texts'],
  { game, state }: Position,
  earlier: readonly GameTypes['Action'][],
): void {
  for (const action of earlier) {
    const why = game.check(state, 0, action)
    if (!why) continue
    for (const language of LANGUAGES) said.add(language, refusalLine(texts[language], language, why))
    if (!SHARED.has(why.code)) said.rules.add(String(why.rule))
  }
}

function sayGame(said: Said, { game, texts }: LoadedGame, text: string): void {
  const record = readRecord(text)
  const table = 'problem' in record ? record : openRecord(game, record)
  if ('problem' in table) throw new Error(table.problem)
  const { players } = table
  const state = firstState(table)
  const earlier = new Map<string, GameTypes['Action']>()
  for (const [at, move] of movesOf(table).entries()) {
    if (move.by !== 'chance') earlier.set(move.action.type, move.action)
    game.apply(state, move, (event: GameTypes['Event']) => {
      for (const viewer of ['watcher', 0] as const) {
        const seen = game.redact(event, viewer)
        if (seen)
          for (const language of LANGUAGES)
            said.add(language, texts[language].events[seen.type]?.(seen) ?? null)
      }
    })
    if (at % EVERY !== 0) continue
    for (const viewer of ['watcher', at % players] as const) sayPosition(said, texts, { game, state }, viewer)
    sayRefusals(said, texts, { game, state }, [...earlier.values()])
  }
}

it('the words of both languages are known', () => {
  expect(onlyEnglish.size).toBeGreaterThan(500)
  expect(onlyEnglish).toContain('settlement')
  expect(japaneseTexts.size).toBeLessThan(onlyEnglish.size)
  expect(isForeign('You build a settlement', 'ja')).toBe(true)
  expect(isForeign('開拓地を建てる', 'en')).toBe(true)
})

describe.each(Object.entries(games))('%s', (id, entry) => {
  it('says everything in the language it is asked in, and names a rule in every refusal', async () => {
    const loaded = await entry.load()
    const said = new Said()
    for (const file of globSync(`${id}/test/games/*.game`, { cwd: root }))
      sayGame(said, loaded, readFileSync(join(root, file), 'utf8'))
    for (const language of LANGUAGES) {
      expect(said.sentences[language].size).toBeGreaterThan(300)
      expect(said.foreign(language)).toEqual([])
    }
    const rulebook = readFileSync(join(root, id, 'RULES.md'), 'utf8')
    const numbers = new Set(rulebook.match(/\b[A-Z]{3}-[A-Z]?\d+[a-z]?\b/g))
    expect(said.rules.size).toBeGreaterThan(2)
    expect([...said.rules].filter((rule) => !numbers.has(rule))).toEqual([])
  })
})
