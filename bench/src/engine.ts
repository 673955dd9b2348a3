/** Random play through the fast face, game by game, beside the yardstick in the same run. */
import { gameIds, type LoadedGame, loadGame } from '@quayside/all'
import { playGame } from '@quayside/arena'
import { type OptionValues, seriesOptions } from '@quayside/rules-kit'
import { collectionsDuring } from './collections.ts'
import { yardstickMovesPerSecond } from './yardstick.ts'

export interface EngineFigures {
  readonly game: string
  readonly options: string
  readonly players: number
  readonly games: number
  readonly moves: number
  readonly gamesPerSecond: number
  readonly movesPerSecond: number
  readonly actionsPerSecond: number
  readonly copiesPerSecond: number
  /** Moves per second by the yardstick's. */
  readonly ratio: number
  readonly collectionsPerMillionMoves: number
}

const ROUNDS = 3
const SECONDS = 1.5

export async function benchEngine(only?: string): Promise<readonly EngineFigures[]> {
  const figures: EngineFigures[] = []
  for (const id of gameIds) {
    if (only !== undefined && only !== id) continue
    const loaded = await loadGame(id)
    if (!loaded) continue
    for (const given of optionSets(loaded)) figures.push(await benchGame(loaded, given))
  }
  return figures
}

/** The standard options, and one set for every other value of the first choice. */
function optionSets({ game }: LoadedGame): OptionValues[] {
  const sets: OptionValues[] = [{}]
  for (const spec of game.options) {
    if (spec.kind !== 'choice' || spec.inBench !== true) continue
    for (const { value } of spec.choices.slice(1)) sets.push({ [spec.name]: value })
  }
  return sets
}

async function benchGame(loaded: LoadedGame, given: OptionValues): Promise<EngineFigures> {
  const { game, heuristic } = loaded
  const players = Math.min(4, game.seats.max)
  const options = game.resolveOptions(players, { ...seriesOptions(game.options), ...given }) as OptionValues
  const ranks = Array.from({ length: players }, () => 'random' as const)
  const { best, ratio, collections } = await bestRun({ game, heuristic, options, players, ranks, seed: 1 })
  return {
    game: game.id,
    options: Object.entries(given)
      .map(([name, value]) => `${name}=${value}`)
      .join(','),
    players,
    games: best.games,
    moves: best.moves,
    gamesPerSecond: Math.round(best.games / best.seconds),
    movesPerSecond: Math.round(best.moves / best.seconds),
    actionsPerSecond: Math.round(best.actions / best.seconds),
    copiesPerSecond: copies(loaded, options, players),
    ratio: Number(ratio.toFixed(3)),
    collectionsPerMillionMoves: Number(collections.toFixed(1)),
  }
}

/** The fastest of several runs, and how it compares with the fastest of the typed loop between them. */
async function bestRun(series: Parameters<typeof playGame>[0]) {
  for (let index = 0; index < 300; index++) playGame(series, index)
  const yard: number[] = []
  const runs: Run[] = []
  const collections = await collectionsDuring(() => {
    for (let round = 0; round < ROUNDS; round++) {
      yard.push(yardstickMovesPerSecond(2_000_000))
      runs.push(timedRun(series))
    }
  })
  const best = runs.reduce((a, b) => (b.moves / b.seconds > a.moves / a.seconds ? b : a))
  const total = runs.reduce((sum, run) => sum + run.moves, 0)
  return {
    best,
    ratio: best.moves / best.seconds / Math.max(...yard),
    collections: (collections * 1_000_000) / total,
  }
}

type Run = ReturnType<typeof timedRun>

function timedRun(series: Parameters<typeof playGame>[0]) {
  const run = { games: 0, moves: 0, actions: 0, seconds: 0 }
  const began = performance.now()
  while (run.seconds < SECONDS) {
    const { moves, actions } = playGame(series, run.games++)
    run.moves += moves
    run.actions += actions
    run.seconds = (performance.now() - began) / 1000
  }
  return run
}

function copies({ game, heuristic }: LoadedGame, options: OptionValues, players: number): number {
  const ranks = Array.from({ length: players }, () => 'random' as const)
  const { state } = playGame({ game, heuristic, options, players, ranks, seed: 1 }, 0)
  const target = game.clone(state)
  const many = 500_000
  const began = performance.now()
  for (let i = 0; i < many; i++) game.copyInto(target, state)
  return Math.round(many / ((performance.now() - began) / 1000))
}
