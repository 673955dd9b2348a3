import { playGame } from '@quayside/arena'
import { carthage } from '@quayside/carthage'
import { heuristic } from '@quayside/carthage/bot'
import { scaled } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'

const GAMES = scaled(300, 10_000)

describe('random play', () => {
  for (const mode of ['standard', 'classic'] as const) {
    for (const players of [2, 3, 4]) {
      it(`${GAMES} games of ${players} in ${mode} mode end with all 108 cards in place`, {
        timeout: 900_000,
      }, () => {
        const series = {
          game: carthage,
          heuristic,
          options: { mode, arrivals: 'together' as const },
          players,
          ranks: Array(players).fill('random'),
          seed: 7,
        }
        for (let index = 0; index < GAMES; index++) {
          const { result, state } = playGame(series, index, (_move, position) => {
            const broken = carthage.broken(position)
            if (broken) throw new Error(`game ${index}: ${broken}`)
          })
          expect(carthage.broken(state)).toBeNull()
          expect(carthage.endings).toContain(result.reason)
        }
      })
    }
  }
})

describe('mate', () => {
  it('beats three random traders in at least nine of ten games', { timeout: 900_000 }, () => {
    const games = scaled(60, 500)
    let share = 0
    for (let index = 0; index < games; index++) {
      const seat = index % 4
      const ranks = Array.from({ length: 4 }, (_, i) =>
        i === seat ? ('mate' as const) : ('random' as const),
      )
      const { winners } = playGame(
        {
          game: carthage,
          heuristic,
          options: { mode: 'standard', arrivals: 'together' },
          players: 4,
          ranks,
          seed: 1,
        },
        index,
      ).result
      if (winners.includes(seat)) share += 1 / winners.length
    }
    expect(share / games).toBeGreaterThanOrEqual(0.9)
  })
})
