import { games } from '@quayside/all'
import { Captain, makeBot, type Rank } from '@quayside/bots'
import { at, type GameTypes, legalActions, SeededRng, type View } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'

/** A position of each game in the middle of play, with the seat that is to move and has a choice. */
async function middle(id: string, moves: number, seed: number) {
  const loaded = await games[id]?.rules()
  if (!loaded) throw new Error(`there is no game ${id}`)
  const { game, heuristic } = loaded
  const players = Math.min(4, game.seats.max)
  const options = game.resolveOptions(players, {}) as GameTypes['Options']
  const rng = new SeededRng(seed)
  const state = game.initialState(options, players, game.drawSetup(options, players, rng))
  const bot = makeBot('deckhand', game, heuristic, rng)
  const hasChoice = () => {
    const pending = game.pending(state)
    return pending.by === 'seats' && legalActions(game, state, pending.owe[0] as number).length > 1
  }
  for (let n = 0; n < moves || !hasChoice(); n++) {
    const pending = game.pending(state)
    if (pending.by === 'nobody') break
    if (pending.by === 'chance') {
      game.apply(state, { by: 'chance', outcome: game.sample(state, rng) }, null)
      continue
    }
    const seat = pending.owe[0] as number
    const action = bot.choose(game.view(state, seat), 'owe')
    if (action) game.apply(state, { by: seat, action }, null)
  }
  const pending = game.pending(state)
  if (pending.by !== 'seats') throw new Error('the game is over')
  return { game, heuristic, state, seat: pending.owe[0] as number }
}

const GAMES = Object.keys(games)
/** One rank for each way of choosing: levels differ by numbers. */
const WAYS: readonly Rank[] = ['random', 'level:1', 'mate', 'level:5']

describe.each(GAMES)('%s', (id) => {
  it.each(WAYS)('%s: same view, same seed, same legal choice', async (rank: Rank) => {
    const { game, heuristic, state, seat } = await middle(id, 40, 3)
    const view = game.view(state, seat)
    const choose = (seen: View<GameTypes>) =>
      makeBot(rank, game, heuristic, new SeededRng(7), { iterations: 60 }).choose(seen, 'owe')
    const action = choose(view)
    expect(action).not.toBeNull()
    expect(game.check(state, seat, action)).toBeNull()
    expect(choose(JSON.parse(JSON.stringify(view)))).toEqual(action)
  })

  it.each(WAYS)('%s: chooses the same when only what it cannot know is changed', async (rank: Rank) => {
    const { game, heuristic, state, seat } = await middle(id, 40, 5)
    const view = game.view(state, seat)
    const other = game.imagine(view, new SeededRng(99))
    expect(game.view(other, seat)).toEqual(view)
    const choose = (world: GameTypes['State']) =>
      makeBot(rank, game, heuristic, new SeededRng(8), { iterations: 60 }).choose(
        game.view(world, seat),
        'owe',
      )
    expect(choose(other)).toEqual(choose(state))
  })

  it('searches in slices as in one go, and ranks what it has visited', async () => {
    const { game, heuristic, state, seat } = await middle(id, 30, 2)
    const view = game.view(state, seat)
    const rankedAfter = (steps: readonly number[]) => {
      const search = new Captain(game, heuristic, new SeededRng(4)).startSearch(view, 'owe')
      for (const iterations of steps) search.run({ iterations })
      return search.rankedActions()
    }
    const ranked = rankedAfter([90])
    expect(rankedAfter([30, 30, 30])).toEqual(ranked)
    expect(ranked.reduce((sum, { visits }) => sum + visits, 0)).toBe(90)
    for (const { action, value } of ranked) {
      expect(game.check(state, seat, action)).toBeNull()
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }
  })

  it.each([1, 0.4, 0])(
    'ranks by value what has %s of the most visits or more, then by visits',
    async (finalVisitFraction) => {
      const { game, heuristic, state, seat } = await middle(id, 30, 2)
      const search = new Captain(game, heuristic, new SeededRng(4), { finalVisitFraction }).startSearch(
        game.view(state, seat),
        'owe',
      )
      search.run({ iterations: 90 })
      const ranked = search.rankedActions()
      expect(ranked.length).toBeGreaterThan(1)
      const most = Math.max(...ranked.map(({ visits }) => visits))
      ranked.slice(1).forEach((after, i) => {
        const before = at(ranked, i)
        if (after.visits >= finalVisitFraction * most)
          expect(before.value).toBeGreaterThanOrEqual(after.value)
        else expect(before.visits).toBeGreaterThanOrEqual(after.visits)
      })
    },
  )

  it('keeps to a time budget by the clock it is given', async () => {
    const { game, heuristic, state, seat } = await middle(id, 20, 6)
    let time = 0
    const captain = new Captain(game, heuristic, new SeededRng(1))
    const action = captain.choose(game.view(state, seat), 'owe', { ms: 50, now: () => time++ })
    expect(game.check(state, seat, action)).toBeNull()
    expect(time).toBeLessThanOrEqual(53)
  })
})
