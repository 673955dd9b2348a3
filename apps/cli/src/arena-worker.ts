/** Runs in a worker thread: one game at a time, from plain data to plain data. */
import { loadGame } from '@quayside/all'
import { loadLearning } from '@quayside/all/learning'
import { type ArenaTask, type GameReport, playArenaGame } from '@quayside/arena'
import { createPlayer } from '@quayside/arena/node'

// biome-ignore lint/style/noDefaultExport: the pool of threads calls the default export
export default async function runTask({ game, ...plan }: ArenaTask): Promise<GameReport> {
  const loaded = await loadGame(game)
  if (!loaded) throw new Error(`there is no game ${game}`)
  const learning = await loadLearning(loaded.game.id)
  const rules = learning ? { ...loaded, learning } : loaded
  return playArenaGame({ rules, ...plan }, createPlayer)
}
