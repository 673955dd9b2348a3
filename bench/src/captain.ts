/** How fast the captain searches: simulated moves and iterations a second, on one core and on two. */
import { gameIds, loadGame } from '@quayside/all'
import { Captain, makeBot } from '@quayside/bots'
import { type GameTypes, type Seat, SeededRng, type View } from '@quayside/rules-kit'
import { Piscina } from 'piscina'

export interface CaptainFigures {
  readonly game: string
  readonly players: number
  readonly workers: number
  readonly movesPerSecond: number
  readonly iterationsPerSecond: number
}

export interface SearchTask {
  readonly game: string
  readonly seed: number
  readonly ms: number
}
export interface SearchCounts {
  readonly moves: number
  readonly iterations: number
}

const PLAYERS = 4
/** So many decisions into the game, where choices are many. */
const MIDDLE = 40
/** Iterations between two looks at the clock, and how often a decision gets them. */
const SLICE = 20
const SLICES = 20

export async function benchCaptain(only: string | undefined, ms = 2000): Promise<readonly CaptainFigures[]> {
  const figures: CaptainFigures[] = []
  for (const game of only === undefined ? gameIds : [only]) {
    for (const workers of [1, 2]) figures.push(await measure(game, workers, ms))
  }
  return figures
}

async function measure(game: string, workers: number, ms: number): Promise<CaptainFigures> {
  const pool = new Piscina<SearchTask, SearchCounts>({
    filename: new URL('./captain-worker.ts', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
  })
  try {
    const all = (each: number) =>
      Promise.all(Array.from({ length: workers }, (_, seed) => pool.run({ game, seed, ms: each })))
    await all(ms / 4)
    const counts = await all(ms)
    const sum = (key: keyof SearchCounts) => counts.reduce((total, one) => total + one[key], 0)
    const perSecond = (many: number) => Math.round((many * 1000) / ms)
    return {
      game,
      players: PLAYERS,
      workers,
      movesPerSecond: perSecond(sum('moves')),
      iterationsPerSecond: perSecond(sum('iterations')),
    }
  } finally {
    await pool.destroy()
  }
}

/** Searches one decision after another of the same game until the time is over. */
export async function searchFor({ game: id, seed, ms }: SearchTask): Promise<SearchCounts> {
  const loaded = await loadGame(id)
  if (!loaded) throw new Error(`there is no game ${id}`)
  const { game, heuristic } = loaded
  const rng = new SeededRng(seed + 1)
  const views = middleViews(loaded, rng)
  const now = () => performance.now()
  const end = now() + ms
  let moves = 0
  let iterations = 0
  for (let i = 0; now() < end; i++) {
    const view = views[i % views.length] as View<GameTypes>
    const search = new Captain(game, heuristic, rng).startSearch(view, 'owe')
    for (let slice = 0; slice < SLICES && now() < end; slice++) {
      search.run({ iterations: SLICE })
      iterations += SLICE
    }
    moves += search.moves
  }
  return { moves, iterations }
}

function middleViews({ game, heuristic }: NonNullable<Awaited<ReturnType<typeof loadGame>>>, rng: SeededRng) {
  const options = game.resolveOptions(PLAYERS, {}) as GameTypes['Options']
  const state = game.initialState(options, PLAYERS, game.drawSetup(options, PLAYERS, rng))
  const bot = makeBot('deckhand', game, heuristic, rng)
  const views: View<GameTypes>[] = []
  for (let choices = 0; views.length < 8; ) {
    const pending = game.pending(state)
    if (pending.by === 'nobody') break
    if (pending.by === 'chance') {
      game.apply(state, { by: 'chance', outcome: game.sample(state, rng) }, null)
      continue
    }
    const seat = pending.owe[0] as Seat
    const view = game.view(state, seat)
    if (choices++ >= MIDDLE) views.push(view)
    const action = bot.choose(view, 'owe')
    if (action) game.apply(state, { by: seat, action }, null)
  }
  return views
}
