/** Runs in a worker thread: one game at a time, from plain data to plain data. */
import { loadGame } from '@quayside/all'
import { type ArenaTask, type GameReport, playArenaGame } from '@quayside/arena'
import { createPlayer } from '@quayside/arena/node'

// biome-ignore lint/style/noDefaultExport: the pool of threads calls the default export
export default async function runTask({ game, ...plan }: ArenaTask): Promise<GameReport> {
  const rules = await loadGame(game)
  if (!rules) throw new Error(`there is no game ${game}`)
  return playArenaGame({ rules, ...plan }, createPlayer)
}
