import { Piscina } from 'piscina'

export type ThreadPool<Task, Answer> = Piscina<Task, Answer>

/** Threads that play games one at a time, in a module of the caller: only an app can load games by name. */
export function openThreadPool<Task, Answer>(worker: URL, threads: number): ThreadPool<Task, Answer> {
  return new Piscina<Task, Answer>({
    filename: worker.href,
    maxThreads: threads,
    minThreads: threads,
    concurrentTasksPerWorker: 1,
  })
}
