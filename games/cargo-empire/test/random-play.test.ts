import { playGame } from '@quayside/arena'
import type { OptionValues } from '@quayside/rules-kit'
import { scaled } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { heuristic } from '../src/bot/heuristic.ts'
import { CITIES } from '../src/content.ts'
import { type Action, cargoEmpire } from '../src/inspectable.ts'
import type { Options } from '../src/options.ts'
import { postsIn, type State } from '../src/state.ts'

/** Twelve combinations belong to each of the eight modes (players and opponent): 10,000 games a mode in the full run. */
const GAMES = scaled(3, 834)
/** Later games look at fewer positions. */
const CLOSELY = 3
const EVERY = 16
const STARTING_POSTS = 2

/** CGE-9: the turn's post leaves the game. */
const isFallback = ({ type }: Action) => type === 'restock' || type === 'supply'

function postsOnMap(state: State, owner: number): number {
  let many = 0
  for (let city = 0; city < CITIES; city++) many += postsIn(state, owner, city)
  return many
}

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

const told = ({ players, options: { opponent, map, families, tracks } }: (typeof combinations)[number]) =>
  `${players} players, opponent ${opponent}, ${map}, ${families ? 'families' : 'no families'}, tracks ${tracks}`

describe('CGE-1 CGE-2 random games end after exactly three rounds of turns, with every piece in place', () => {
  it('in every allowed combination', () => expect(combinations).toHaveLength(96))

  it.each(combinations.map((one) => [told(one), one] as const))(
    '%s',
    { timeout: 600_000 },
    (_title, { players, options }) => {
      const ranks = Array(players).fill('random')
      const series = { game: cargoEmpire, heuristic, options, players, ranks, seed: 11 }
      for (let index = 0; index < GAMES; index++) {
        const given: number[] = Array(players).fill(0)
        let moves = 0
        const { state, result } = playGame(series, index, (move, position) => {
          const isDue = index < CLOSELY || ++moves % EVERY === 0
          const broken = isDue ? cargoEmpire.broken(position) : null
          if (broken) throw new Error(`game ${index}: ${broken}`)
          if (move.by !== 'chance' && isFallback(move.action)) given[move.by] = (given[move.by] as number) + 1
        })
        expect(cargoEmpire.broken(state)).toBeNull()
        const { participants, turnsPerRound } = state.fixed
        expect(state.turns).toBe(3 * turnsPerRound * participants)
        expect(given.map((many, seat) => postsOnMap(state, seat) + many)).toEqual(
          Array(players).fill(STARTING_POSTS + 3 * turnsPerRound),
        )
        expect(result.reason).toBe('rounds')
        expect(result.winners).toHaveLength(1)
      }
    },
  )
})
