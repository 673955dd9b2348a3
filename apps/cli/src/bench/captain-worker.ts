import { type ThinkTask, type Thought, thinkFor } from './captain.ts'

// biome-ignore lint/style/noDefaultExport: the pool of threads calls the default export
export default function runTask(task: ThinkTask): Promise<Thought> {
  return thinkFor(task)
}
