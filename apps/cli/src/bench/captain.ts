/** How fast the captain thinks: moves made in imagined worlds, on one core and on two. */
import { gameIds, loadGame } from '@quayside/all'
import { Captain, makeBot } from '@quayside/bots'
import { type GameTypes, type Seat, SeededRng, type View } from '@quayside/rules-kit'
import { Piscina } from 'piscina'

export interface CaptainFigures {
  readonly game: string
  readonly players: number
  readonly workers: number
  readonly movesPerSecond: number
  readonly roundsPerSecond: number
}

export interface ThinkTask {
  readonly game: string
  readonly seed: number
  readonly ms: number
}
export interface Thought {
  readonly moves: number
  readonly rounds: number
}

const PLAYERS = 4
/** So many decisions into the game, where choices are many. */
const MIDDLE = 40
const BIT = 20

export async function benchCaptain(only: string | undefined, ms = 2000): Promise<readonly CaptainFigures[]> {
  const figures: CaptainFigures[] = []
  for (const game of only === undefined ? gameIds : [only]) {
    for (const workers of [1, 2]) figures.push(await measure(game, workers, ms))
  }
  return figures
}

async function measure(game: string, workers: number, ms: number): Promise<CaptainFigures> {
  const pool = new Piscina<ThinkTask, Thought>({
    filename: new URL('./captain-worker.ts', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
  })
  try {
    const all = (each: number) =>
      Promise.all(Array.from({ length: workers }, (_, seed) => pool.run({ game, seed, ms: each })))
    await all(ms / 4)
    const thoughts = await all(ms)
    const sum = (key: keyof Thought) => thoughts.reduce((total, thought) => total + thought[key], 0)
    const perSecond = (many: number) => Math.round((many * 1000) / ms)
    return {
      game,
      players: PLAYERS,
      workers,
      movesPerSecond: perSecond(sum('moves')),
      roundsPerSecond: perSecond(sum('rounds')),
    }
  } finally {
    await pool.destroy()
  }
}

/** Thinks about one decision after another of the same game until the time is over. */
export async function thinkFor({ game: id, seed, ms }: ThinkTask): Promise<Thought> {
  const loaded = await loadGame(id)
  if (!loaded) throw new Error(`there is no game ${id}`)
  const { game, heuristic } = loaded
  const rng = new SeededRng(seed + 1)
  const views = middleViews(loaded, rng)
  const now = () => performance.now()
  const end = now() + ms
  let moves = 0
  let rounds = 0
  for (let i = 0; now() < end; i++) {
    const view = views[i % views.length] as View<GameTypes>
    const thought = new Captain(game, heuristic, rng).begin(view, true)
    for (let bits = 0; bits < 20 && now() < end; bits++) {
      thought.think({ iterations: BIT })
      rounds += BIT
    }
    moves += thought.moves
  }
  return { moves, rounds }
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
    const action = bot.choose(view, true)
    if (action) game.apply(state, { by: seat, action }, null)
  }
  return views
}
