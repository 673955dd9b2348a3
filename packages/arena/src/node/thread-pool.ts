import { Piscina } from 'piscina'
import type { GameReport } from '../arena-game.ts'
import type { ArenaTask } from '../tournament.ts'

export type ThreadPool = Piscina<ArenaTask, GameReport>

/** Threads that play games one at a time. The worker's module calls `playArenaGame`: only an app can load games by name. */
export function openThreadPool(worker: URL, threads: number): ThreadPool {
  return new Piscina<ArenaTask, GameReport>({
    filename: worker.href,
    maxThreads: threads,
    minThreads: threads,
    concurrentTasksPerWorker: 1,
  })
}
