// A manifest speaks before its game is loaded; what it says is what the game itself says.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@quayside/texts'
import { withHousePhrases } from '@quayside/texts/phrases'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../src/index.ts'
import { manifests } from '../src/manifests.ts'
import { loadPhrases } from '../src/phrases.ts'
import { scenes } from '../src/scenes.ts'

const folder = join(import.meta.dirname, '../..')

it('every folder of a game is listed, in every list', () => {
  const folders = readdirSync(folder).filter((name) => name !== 'all')
  const ids = manifests.map(({ id }) => id)
  expect(ids.toSorted()).toEqual(folders.toSorted())
  expect(Object.keys(scenes)).toEqual(ids)
  for (const list of ['ui.ts', 'palettes.css']) {
    const text = readFileSync(join(import.meta.dirname, '../src', list), 'utf8')
    expect(
      ids.filter((id) => !text.includes(`@quayside/${id}/ui/`)),
      list,
    ).toEqual([])
  }
})

it('one game at most is what benchmarks play', () => {
  expect(manifests.filter((manifest) => manifest.isBenchmark).length).toBeLessThanOrEqual(1)
})

it('a game has some phrases of its own or none, which no other table and not the house says, in every language', async () => {
  const house = Object.keys(withHousePhrases(null).en)
  const speaking = manifests.flatMap(({ phrases }) => phrases ?? [])
  const own = await Promise.all(speaking.map(async (load) => Object.keys((await load()).phrases.en)))
  const codes = own.flat()
  expect(house.length).toBeGreaterThanOrEqual(12)
  expect(own.length).toBeGreaterThanOrEqual(4)
  for (const some of own) expect(some.length).toBeGreaterThan(3)
  expect(new Set([...house, ...codes]).size).toBe(house.length + codes.length)
  const loaded = await Promise.all(manifests.map(({ id }) => loadPhrases(id)))
  for (const phrases of loaded)
    for (const language of LANGUAGES) {
      expect(Object.keys(phrases[language])).toEqual(Object.keys(phrases.en))
      expect(new Set(Object.values(phrases[language])).size).toBe(Object.keys(phrases.en).length)
    }
})

describe.each(manifests)('$id', ({ id, words, players, quickPlayers, rulePrefix }) => {
  it('has the title, the facts and the pitch of its own texts, and its number of seats', async () => {
    const loaded = await loadGame(id)
    for (const language of ['en', 'ja'] as const) {
      const { title, facts, pitch } = loaded?.texts[language] ?? {}
      expect(words[language]).toEqual({ title, facts, pitch })
    }
    expect(loaded?.game.seats).toEqual(players)
    expect(loaded?.game.id).toBe(id)
    expect(quickPlayers).toBeGreaterThanOrEqual(players.min)
    expect(quickPlayers).toBeLessThanOrEqual(players.max)
  })

  it('numbers its rules by its own letters', () => {
    const numbers = readFileSync(join(folder, id, 'RULES.md'), 'utf8').match(/\b[A-Z]{3}-[A-Z]?\d+/g) ?? []
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number) => !number.startsWith(`${rulePrefix}-`))).toEqual([])
  })
})
