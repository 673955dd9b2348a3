/** Shares one worker between all examples and lessons of a visit, because it keeps the rules it has loaded. */
import { WorkerLink } from '../host/worker-link.ts'
import type { StoryRequests } from './protocol.ts'

let link: WorkerLink<StoryRequests> | null = null

export function askStoryWorker<N extends keyof StoryRequests>(
  name: N,
  sent: StoryRequests[N]['sent'],
): Promise<StoryRequests[N]['back']> {
  link ??= new WorkerLink(new Worker(new URL('./story-worker.ts', import.meta.url), { type: 'module' }))
  return link.ask(name, sent)
}
