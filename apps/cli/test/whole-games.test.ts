// Bots of all ranks, mixed at one table, play whole games in any options: every game ends and no move is refused.
import { gameIds, loadGame } from '@quayside/all'
import { type Entrant, playArenaGame } from '@quayside/arena'
import { createPlayer } from '@quayside/arena/node'
import { RANKS, strengthOf } from '@quayside/bots'
import { at, SeededRng } from '@quayside/rules-kit'
import { randomOptions, scaled } from '@quayside/test-kit'
import { expect, it } from 'vitest'

/** In Catan's random options a game without a cap may go on for very long. */
const ROUND_CAP = 60
/** Of bots that search, whatever their level. */
const ITERATIONS = 8
/** Ten thousand in the full run, most of them of the quick games. */
const GAMES: { readonly [id: string]: number } = {
  carthage: 5400,
  cartagena: 4400,
  'cargo-empire': 120,
  catan: 80,
}

const entrant = (rng: SeededRng): Entrant => {
  const rank = at(RANKS, rng.below(RANKS.length))
  const { method, thought } = strengthOf(rank)
  return {
    kind: 'rank',
    name: rank,
    rank,
    budget: method === 'captain' ? { iterations: ITERATIONS / thought } : null,
  }
}

it.each(gameIds)(
  '%s: all ranks finish every game without a move that is refused',
  async (id) => {
    const loaded = await loadGame(id)
    if (!loaded) throw new Error(`there is no game ${id}`)
    const { game } = loaded
    const games = scaled(2, GAMES[id] ?? 100)
    const hasCap = game.options.some(({ name }) => name === 'roundCap')
    for (let seed = 0; seed < games; seed++) {
      const rng = new SeededRng(seed)
      const players = game.seats.min + rng.below(game.seats.max - game.seats.min + 1)
      const given = { ...randomOptions(game, players, rng), ...(hasCap ? { roundCap: ROUND_CAP } : {}) }
      const options = game.resolveOptions(players, given)
      if ('problem' in options) throw new Error(`${options.problem}`)
      const entrants = Array.from({ length: players }, () => entrant(rng))
      const report = await playArenaGame(
        { rules: loaded, options, players, entrants, seed, deal: 0, rotation: 0 },
        createPlayer,
      )
      expect(report.failed, `seed ${seed}, ${JSON.stringify(given)}`).toBeNull()
      expect(report.reason).not.toBe('')
    }
  },
  9_000_000,
)
