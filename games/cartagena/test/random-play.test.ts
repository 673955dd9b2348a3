import { playGame } from '@quayside/arena'
import { cartagena } from '@quayside/cartagena'
import { heuristic } from '@quayside/cartagena/bot'
import { at, SeededRng } from '@quayside/rules-kit'
import { randomOptions, scaled } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { combination, everyCombination } from './every-combination.ts'

const GAMES = scaled(200, 10_000)

describe('random play', () => {
  it(`${GAMES} games over random options keep 102 cards, all pirates and three to a space, and end`, {
    timeout: 3_000_000,
  }, () => {
    const rng = new SeededRng(3)
    for (let index = 0; index < GAMES; index++) {
      const players = 2 + (index % 4)
      const { options } = combination(players, { ...randomOptions(cartagena, players, rng), roundCap: 300 })
      const series = {
        game: cartagena,
        heuristic,
        options,
        players,
        ranks: Array(players).fill('random'),
        seed: 7,
      }
      const { result, state } = playGame(series, index, (_move, position) => {
        const broken = cartagena.broken(position)
        if (broken) throw new Error(`game ${index}: ${broken}`)
      })
      expect(cartagena.broken(state)).toBeNull()
      expect(cartagena.endings).toContain(result.reason)
    }
  })
})

describe('mate', () => {
  const games = scaled(6, 144 * 14)

  it(`${games} games spread over all combinations end by the win within 300 rounds`, {
    timeout: 9_000_000,
  }, () => {
    const all = everyCombination({ roundCap: 300 })
    const ended = all.map(() => ({ home: 0, games: 0 }))
    for (let index = 0; index < games; index++) {
      // A step that shares no factor with 144 meets every combination equally often.
      const number = (index * 37) % all.length
      const { options, players } = at(all, number)
      const ranks = Array(players).fill('mate')
      const { result } = playGame({ game: cartagena, heuristic, options, players, ranks, seed: 5 }, index)
      at(ended, number).games++
      if (result.reason === 'home') at(ended, number).home++
    }
    expect(ended.reduce((sum, { home }) => sum + home, 0) / games).toBeGreaterThanOrEqual(0.99)
    const worst = Math.min(...ended.filter((one) => one.games > 0).map((one) => one.home / one.games))
    expect(worst).toBeGreaterThanOrEqual(0.95)
  })

  it('beats three random pirates in at least nine of ten games', { timeout: 900_000 }, () => {
    const many = scaled(10, 200)
    const { options } = combination(4, {})
    let wins = 0
    for (let index = 0; index < many; index++) {
      const ranks = [0, 1, 2, 3].map((seat) => (seat === index % 4 ? ('mate' as const) : ('random' as const)))
      const { winners } = playGame(
        { game: cartagena, heuristic, options, players: 4, ranks, seed: 1 },
        index,
      ).result
      if (winners.includes(index % 4)) wins++
    }
    expect(wins / many).toBeGreaterThanOrEqual(0.9)
  })
})
