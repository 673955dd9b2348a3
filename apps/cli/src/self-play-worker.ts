/** Runs in a worker thread: one game of self-play at a time, from plain data to plain data. */
import { loadGame } from '@quayside/all'
import { playSelf, type SelfPlayGame, type SelfPlayTask } from '@quayside/arena'

// biome-ignore lint/style/noDefaultExport: the pool of threads calls the default export
export default async function runTask(task: SelfPlayTask): Promise<SelfPlayGame> {
  const rules = await loadGame(task.game)
  if (!rules) throw new Error(`there is no game ${task.game}`)
  return playSelf(rules, task)
}
