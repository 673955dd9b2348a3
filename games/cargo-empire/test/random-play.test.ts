import { playGame } from '@quayside/bots'
import type { OptionValues } from '@quayside/rules-kit'
import { scaled } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { brain } from '../src/bot.ts'
import { cargoEmpire } from '../src/game.ts'
import type { Options } from '../src/options.ts'

const GAMES = scaled(3, 70)

/** Every combination that the options allow. */
const combinations = [1, 2, 3, 4, 5].flatMap((players) =>
  ['none', 'bot', 'vassals'].flatMap((opponent) =>
    ['europe', 'dior'].flatMap((map) =>
      [false, true].flatMap((families) =>
        ['base', 'advanced', 'free'].flatMap((tracks) => {
          const options = cargoEmpire.resolveOptions(players, {
            opponent,
            map,
            families,
            tracks,
          } as OptionValues)
          return 'problem' in options ? [] : [{ players, options: options as Options }]
        }),
      ),
    ),
  ),
)

describe('random play', () => {
  it('CGE-1 CGE-2 ends after exactly three rounds of turns in every allowed combination, with every piece in place', () => {
    expect(combinations.length).toBe(96)
    for (const { players, options } of combinations) {
      const series = {
        game: cargoEmpire,
        brain,
        options,
        players,
        ranks: Array(players).fill('random'),
        seed: 11,
      }
      for (let index = 0; index < GAMES; index++) {
        const { state, result } = playGame(series, index, (_move, position) => {
          const broken = cargoEmpire.broken(position)
          if (broken) throw new Error(`${JSON.stringify(options)} game ${index}: ${broken}`)
        })
        const { participants, turnsPerRound } = state.frame
        expect(state.turns).toBe(3 * turnsPerRound * participants)
        expect(result.reason).toBe('rounds')
        expect(result.winners).toHaveLength(1)
      }
    }
  })
})
