// The harbour speaks before a game is loaded; what it says is what the game itself says.
import { describe, expect, it } from 'vitest'
import { harbour } from '../src/harbour.ts'
import { loadGame } from '../src/index.ts'

describe.each(harbour)('$id', ({ id, words, players }) => {
  it('has the title, the facts and the pitch of its own texts, and its number of seats', async () => {
    const loaded = await loadGame(id)
    for (const language of ['en', 'ja'] as const) {
      const { title, facts, pitch } = loaded?.texts[language] ?? {}
      expect(words[language]).toEqual({ title, facts, pitch })
    }
    expect(loaded?.game.seats).toEqual(players)
  })
})
