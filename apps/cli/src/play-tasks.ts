/** Arena games of any tables, in threads: one line each in a file, so that a second run goes on where the first stopped. */
import { type ArenaTask, type FinishedGame, type GameReport, runTasks } from '@quayside/arena'
import { type Checkpoint, openCheckpoint, openThreadPool } from '@quayside/arena/node'
import { BadInput } from './failures.ts'
import { Progress } from './terminal/progress.ts'

export interface TaskRun {
  readonly tasks: readonly ArenaTask[]
  readonly threads: number
  readonly checkpoint: Checkpoint<FinishedGame> | null
}

/** Null without a file; `head` says which run the file belongs to. */
export function checkpointAt(
  file: string | boolean | undefined,
  head: object,
  many: number,
): Checkpoint<FinishedGame> | null {
  if (file === undefined) return null
  const checkpoint = openCheckpoint<FinishedGame>(String(file), head, many)
  if ('problem' in checkpoint) throw new BadInput(checkpoint.problem)
  return checkpoint
}

/** In the order of the tasks. */
export async function playTasks({ tasks, threads, checkpoint }: TaskRun): Promise<readonly FinishedGame[]> {
  const earlier = checkpoint?.games ?? []
  let done = earlier.length
  const progress = new Progress('games', tasks.length)
  progress.goOnFrom(done)
  const worker = new URL('./arena-worker.ts', import.meta.url)
  const pool = openThreadPool<ArenaTask, GameReport>(
    worker,
    Math.max(1, Math.min(threads, tasks.length - done)),
  )
  try {
    return await runTasks(tasks, {
      play: (task) => pool.run(task),
      earlier,
      onFinished: (game) => {
        checkpoint?.add(game)
        progress.to(++done)
      },
    })
  } finally {
    progress.close()
    await pool.destroy()
  }
}
