/** Whole random games: all end or reach the cap, and no card or piece is ever lost. */
import { playGame } from '@quayside/arena'
import { scaled } from '@quayside/test-kit'
import { expect, it } from 'vitest'
import { heuristic } from '../src/bot/heuristic.ts'
import { catan } from '../src/inspectable.ts'

it.each([3, 4])(
  '%i seats: bank and hands always hold 19 of each, pieces never run over',
  { timeout: 900_000 },
  (players) => {
    for (const domesticTrade of [true, false]) {
      const options = catan.resolveOptions(players, { domesticTrade, roundCap: 500 })
      if ('problem' in options) throw new Error('no options')
      const ranks = Array.from({ length: players }, () => 'random' as const)
      const series = { game: catan, heuristic, options, players, ranks, seed: 5 }
      for (let index = 0; index < scaled(25, 2500); index++) {
        const { result } = playGame(series, index, (_move, state) => {
          const problem = catan.broken(state)
          if (problem) throw new Error(`game ${index}: ${problem}`)
        })
        expect(catan.endings).toContain(result.reason)
      }
    }
  },
)

it('mate wins against three random seats', { timeout: 900_000 }, () => {
  const options = catan.resolveOptions(4, { roundCap: 500 })
  if ('problem' in options) throw new Error('no options')
  let wins = 0
  const games = scaled(4, 200)
  for (let index = 0; index < games; index++) {
    const ranks = Array.from(
      { length: 4 },
      (_, seat) => (seat === index % 4 ? 'mate' : 'random') as 'mate' | 'random',
    )
    const { result } = playGame({ game: catan, heuristic, options, players: 4, ranks, seed: 3 }, index)
    if (result.winners.includes(index % 4)) wins++
  }
  expect(wins / games).toBeGreaterThanOrEqual(scaled(0.75, 0.95))
})
