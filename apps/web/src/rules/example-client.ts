/** One worker tells all examples of a visit: it keeps the rules it has loaded. */
import { WorkerLink } from '../host/worker-link.ts'
import type { ExampleRequests, ToldExample } from './protocol.ts'

let link: WorkerLink<ExampleRequests> | null = null

export function tellExample(game: string, text: string): Promise<ToldExample | { problem: string }> {
  link ??= new WorkerLink(new Worker(new URL('./example-worker.ts', import.meta.url), { type: 'module' }))
  return link.ask('tell', { game, text })
}
