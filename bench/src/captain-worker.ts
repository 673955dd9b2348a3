import { type SearchCounts, type SearchTask, searchFor } from './captain.ts'

// biome-ignore lint/style/noDefaultExport: the pool of threads calls the default export
export default function runTask(task: SearchTask): Promise<SearchCounts> {
  return searchFor(task)
}
