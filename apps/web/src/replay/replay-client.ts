/** The page's end of the replay's worker: one worker for one record, ended with its page. */
import { WorkerLink } from '../host/worker-link.ts'
import type { ReplayNews, ReplayRequests } from './protocol.ts'

export class ReplayClient extends WorkerLink<ReplayRequests, ReplayNews> {
  constructor() {
    super(new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' }))
  }
}
