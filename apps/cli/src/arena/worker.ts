/** Runs in a worker thread: one game at a time, from plain data to plain data. */
import { loadGame } from '@quayside/all'
import type { Entrant } from '@quayside/bots'
import { type GameReport, playArenaGame } from './play-game.ts'

export interface Task {
  readonly game: string
  readonly options: object
  readonly players: number
  readonly entrants: readonly Entrant[]
  readonly seed: number
  readonly deal: number
  readonly rotation: number
}

// biome-ignore lint/style/noDefaultExport: the pool of threads calls the default export
export default async function runTask({ game, ...plan }: Task): Promise<GameReport> {
  const loaded = await loadGame(game)
  if (!loaded) throw new Error(`there is no game ${game}`)
  return playArenaGame({ loaded, ...plan })
}
