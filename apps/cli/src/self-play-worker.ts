/** Runs in a worker thread: one game of self-play at a time, from plain data to plain data. */
import { loadGame } from '@quayside/all'
import { loadLearning } from '@quayside/all/learning'
import { playSelf, type SelfPlayGame, type SelfPlayTask } from '@quayside/arena'

// biome-ignore lint/style/noDefaultExport: the pool of threads calls the default export
export default async function runTask(task: SelfPlayTask): Promise<SelfPlayGame> {
  const loaded = await loadGame(task.game)
  if (!loaded) throw new Error(`there is no game ${task.game}`)
  const learning = await loadLearning(loaded.game.id)
  const rules = learning ? { ...loaded, learning } : loaded
  return playSelf(rules, task)
}
